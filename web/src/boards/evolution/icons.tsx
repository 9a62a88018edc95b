/** Small drawings of our own: traits, food, a lizard. */
import type { Trait } from './faces.ts';

const PATHS: Readonly<Record<Trait, string>> = {
  carnivorous: 'M3 7c6 4 12 4 18 0M6.5 9l1 7 3.5-5.5M17.5 9l-1 7-3.5-5.5',
  'high-body-weight': 'M9 8a3 3 0 1 1 6 0M5 20l2.5-12h9L19 20z',
  parasite:
    'M12 8a4 5 0 0 1 4 5v2a4 4 0 0 1-8 0v-2a4 5 0 0 1 4-5zM8 12H4M20 12h-4M8 16l-3.5 3M16 16l3.5 3M10.5 8 8 4M13.5 8 16 4',
  camouflage: 'M5 19C4 9 11 4 20 4c0 9-5 16-15 15zM5 19l9-9',
  'sharp-vision': 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  swimming: 'M3 9c3-3 6-3 9 0s6 3 9 0M3 16c3-3 6-3 9 0s6 3 9 0',
  burrowing: 'M2 19h20M5 19a7 8 0 0 1 14 0M9 19a3 4 0 0 1 6 0',
  running: 'M4 6l6 6-6 6M12 6l6 6-6 6',
  mimicry: 'M9 6a6 6 0 1 0 0 12A6 6 0 0 0 9 6zM15 6a6 6 0 0 1 0 12',
  'tail-loss': 'M3 17c4 3 8 0 9-4M16 10c1-4 3-5 5-4M11 7l6 8',
  poisonous: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM10 12.5l4 4M14 12.5l-4 4',
  scavenger:
    'M8 16l8-8M5.5 14.5a2.4 2.4 0 1 0 1 4.5 2.4 2.4 0 1 0 3-1.5M18.5 9.5a2.4 2.4 0 1 0-1-4.5 2.4 2.4 0 1 0-3 1.5',
  piracy: 'M5 3v18M5 4h14l-3 4 3 4H5',
  grazing: 'M3 20h18M8 20c0-6-2-10-4-12M12 20V5M16 20c0-6 2-10 4-12',
  hibernation: 'M19 15A8 8 0 0 1 9 5a8 8 0 1 0 10 10zM15 4h5l-5 5h5',
  'fat-tissue': 'M12 3.5 19.5 8v8L12 20.5 4.5 16V8z',
  symbiosis: 'M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6zM9 12h6',
  communication: 'M4 5h16v10H11l-4 4v-4H4z',
  cooperation: 'M4 9h15l-4-4M20 15H5l4 4',
  shell: 'M3 18a9 12 0 0 1 18 0zM12 6v12M7.5 9l2 9M16.5 9l-2 9',
  intellect: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10c1 1 1 2 1 2h6s0-1 1-2a6 6 0 0 0-4-10z',
  'specialization-a': 'M5 20 12 4l7 16M8 14h8',
  'specialization-b': 'M7 4v16h6.5a4.5 4.5 0 0 0 0-9H7M7 4h5.5a3.5 3.5 0 0 1 0 7',
  metamorphose:
    'M12 6v13M12 10C9 3 3 4 4 9c0 3 3 4 8 4M12 10c3-7 9-6 8-1 0 3-3 4-8 4M12 13c-3 0-6 2-5 5s4 2 5-1M12 13c3 0 6 2 5 5s-4 2-5-1',
  'ink-cloud': 'M7 18a4 4 0 0 1 0-8 5 5 0 0 1 10-1 4.5 4.5 0 0 1 0 9z',
  viviparous: 'M12 4c5 0 7 6 7 9a7 7 0 0 1-14 0c0-3 2-9 7-9zM12 10v6M9 13h6',
  'ambush-hunting': 'M12 2v5M12 17v5M2 12h5M17 12h5M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  flight: 'M3 6c6 0 9 3 10 7 1-3 4-6 8-6-1 6-4 11-9 12C7 18 4 13 3 6z',
  trematode: 'M5 6c6-4 9 2 6 6s0 9 8 6',
  anglerfish: 'M3 14c3-6 10-7 14-2l4-3v9l-4-3c-4 5-11 4-14-1zM8 13v.01M8.5 9c0-5 4-6 6-3',
};

/** The drawing of a trait. */
export const TraitIcon = ({ trait }: { readonly trait: Trait }) => (
  <svg class="e-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[trait]} />
  </svg>
);

/** The drawing of a trait inside another drawing, `size` wide around its middle. */
export const TraitGlyph = ({
  trait,
  x,
  y,
  size,
}: {
  readonly trait: Trait;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) => (
  <path class="glyph" d={PATHS[trait]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} />
);

/** The animal that is on the back of every card. */
export const Lizard = () => (
  <svg class="e-lizard" viewBox="0 0 64 40" aria-hidden="true">
    <path class="thin" d="M3 31c7 6 15 3 21-4" />
    <path class="leg" d="M29 25l2 8 5 1M26 22l-5-6-5 1M43 18l4 7 5 0M39 16l-4-8-5 0" />
    <path class="trunk" d="M23 27C29 22 36 20 44 16.5" />
    <ellipse cx="51" cy="13" rx="7" ry="5" transform="rotate(-24 51 13)" />
    <circle class="eye" cx="52" cy="10" r="1.2" />
  </svg>
);

/** The fish of the deep that an animal may turn out to be. */
export const Angler = () => (
  <svg class="e-lizard angler" viewBox="0 0 64 40" aria-hidden="true">
    <path class="trunk fill" d="M8 22C14 8 36 6 46 18l10-7v22l-10-7C36 38 14 36 8 22z" />
    <path class="leg" d="M22 11C22 2 32 1 35 6" />
    <circle class="lure" cx="36" cy="7" r="3" />
    <circle class="eye" cx="20" cy="18" r="2" />
    <path class="teeth" d="M9 24l4 3 2-3 3 4 2-4 3 4 2-4" />
  </svg>
);

/** A piece of food, or its empty place. */
export type Food = 'red' | 'blue' | 'yellow' | 'none' | 'no-fat';

/** A piece of food: red is round, blue a diamond, yellow has six sides, so that they can be told apart without their colour. */
export const Token = ({ food }: { readonly food: Food }) => (
  <svg class={`e-food ${food}`} viewBox="0 0 20 20" aria-hidden="true">
    {food === 'blue' ? (
      <rect x="4" y="4" width="12" height="12" rx="2" transform="rotate(45 10 10)" />
    ) : food === 'yellow' || food === 'no-fat' ? (
      <path d="M10 1.5 17.5 5.7v8.6L10 18.5l-7.5-4.2V5.7z" />
    ) : (
      <circle cx="10" cy="10" r="7.8" />
    )}
    {food !== 'none' && food !== 'no-fat' && <path class="shine" d="M6.5 8.5c.5-2 2-3 3.5-3" />}
  </svg>
);

/** Pieces of food in a row. */
export const Tokens = ({ food, count }: { readonly food: Food; readonly count: number }) => (
  <>
    {Array.from({ length: Math.max(0, count) }, (_, index) => (
      <Token key={`${food}${index}`} food={food} />
    ))}
  </>
);
