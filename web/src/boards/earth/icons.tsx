/** Small drawings of Earth’s things, all our own. Where they stand for something a reader cannot see, who uses them says it in words. */
import type { ComponentChildren } from 'preact';
import type { Colour, Good, Habitat, Kind } from './faces.ts';

/** Things of a seat that are counted besides. */
export type Sign = Good | 'hand' | 'event' | 'leaf' | 'points' | 'deck' | 'trunk' | 'canopy' | 'pawn' | 'first';

const CARD = <rect class="i-card" x="4" y="2.5" width="10" height="13" rx="1.8" />;
const PILE = (
  <>
    <path class="i-compost" d="M1.5 15c1-5 3.6-8.5 7.5-8.5s6.5 3.5 7.5 8.5z" />
    <path class="i-line" d="M5 12.5h3M10 12.5h3M7.5 9.8h3" />
  </>
);

const SIGNS: Readonly<Record<Sign, ComponentChildren>> = {
  soil: (
    <>
      <circle class="i-soil" cx="9" cy="9" r="7.2" />
      <path class="i-line" d="M4.5 11.5l2-1.5 2 1.5 2.5-2 2.5 1.5" />
      <circle class="i-dot" cx="6.8" cy="6.6" r="1" />
      <circle class="i-dot" cx="11.6" cy="7.2" r="0.8" />
    </>
  ),
  sprouts: (
    <>
      <rect class="i-sprout" x="3" y="3" width="12" height="12" rx="2" />
      <path
        class="i-pale"
        d="M9 13.5V8.5M9 9c-.3-2.6-1.8-3.6-4-3.6.1 2.2 1.6 3.6 4 3.6zM9 10.5c.2-2.2 1.6-3.2 4-3.2-.2 2-1.8 3.2-4 3.2z"
      />
    </>
  ),
  growth: (
    <>
      <rect class="i-trunk" x="6" y="7" width="6" height="9" rx="1" />
      <path class="i-line" d="M6 10.5h6M6 13.5h6" />
      <path class="i-canopy" d="M2.5 8.5c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5z" />
    </>
  ),
  trunk: <rect class="i-trunk" x="5" y="6" width="8" height="6" rx="1.5" />,
  canopy: <path class="i-canopy" d="M2 12c0-6 3.5-8.5 7-8.5s7 2.5 7 8.5z" />,
  draw: (
    <>
      {CARD}
      <path class="i-plus" d="M9 6.2v5.6M6.2 9h5.6" />
    </>
  ),
  hand: (
    <>
      <rect class="i-card" x="2.5" y="4" width="8" height="11" rx="1.5" transform="rotate(-14 6 10)" />
      <rect class="i-card" x="7.5" y="3.5" width="8" height="11" rx="1.5" transform="rotate(12 11 9)" />
    </>
  ),
  deck: (
    <>
      <rect class="i-card" x="5.5" y="2" width="9" height="12" rx="1.5" />
      <rect class="i-card" x="3.5" y="4" width="9" height="12" rx="1.5" />
    </>
  ),
  compostDeck: PILE,
  compost: PILE,
  compostHand: (
    <>
      {PILE}
      <rect class="i-card" x="6.5" y="1" width="5" height="6.5" rx="1" />
    </>
  ),
  event: (
    <>
      <path class="i-event" d="M4.5 9.5a3.5 3.5 0 0 1 .6-7 4.5 4.5 0 0 1 8.3 1.3 3 3 0 0 1 .1 5.7z" />
      <path class="i-bolt" d="M9.8 8l-2.8 4.5h2L8 17l4-5.5h-2.2L11.3 8z" />
    </>
  ),
  leaf: (
    <path
      class="i-leaf"
      d="M9 1.5c4.5 3.2 6.2 6 6.2 9.2A5.9 5.9 0 0 1 9 16.5a5.9 5.9 0 0 1-6.2-5.8c0-3.2 1.7-6 6.2-9.2z"
    />
  ),
  points: <path class="i-points" d="M9 1.2l2.3 4.9 5.3.7-3.9 3.7 1 5.3L9 13.2l-4.7 2.6 1-5.3L1.4 6.8l5.3-.7z" />,
  pawn: (
    <path
      class="i-pawn"
      d="M9 2a3.3 3.3 0 0 1 2.2 5.7c1.8 1.5 2.6 4 2.8 7.8H4c.2-3.8 1-6.3 2.8-7.8A3.3 3.3 0 0 1 9 2z"
    />
  ),
  first: <path class="i-first" d="M3 14.5l-1-9 4 3 3-5.5 3 5.5 4-3-1 9z" />,
};

/** A small drawing. */
export const Icon = ({ sign }: { readonly sign: Sign }) => (
  <svg class={`icon s-${sign}`} viewBox="0 0 18 18" aria-hidden="true">
    {SIGNS[sign]}
  </svg>
);

const HABITAT_SHAPES: Readonly<Record<Habitat, ComponentChildren>> = {
  sunny: (
    <>
      <circle cx="9" cy="9" r="3.6" />
      <path d="M9 1.5v2.5M9 14v2.5M1.5 9H4M14 9h2.5M3.7 3.7l1.7 1.7M12.6 12.6l1.7 1.7M14.3 3.7l-1.7 1.7M5.4 12.6l-1.7 1.7" />
    </>
  ),
  wet: <path d="M9 2.5c3 3.8 4.6 6 4.6 8.2A4.5 4.5 0 0 1 9 15.2a4.5 4.5 0 0 1-4.6-4.5c0-2.2 1.6-4.4 4.6-8.2z" />,
  rocky: <path d="M2 14.5L6.5 5l3 4.5 2-2.5 4.5 7.5z" />,
  cold: <path d="M9 2v14M3 5.5l12 7M15 5.5l-12 7M9 5L7 3.2M9 5l2-1.8M9 13l-2 1.8M9 13l2 1.8" />,
};

/** A habitat as a round sign. */
export const HabitatSign = ({ habitat }: { readonly habitat: Habitat }) => (
  <svg class={`habitat ${habitat}`} viewBox="-2 -2 22 22" aria-hidden="true">
    <circle class="ground" cx="9" cy="9" r="10.5" />
    <g class="shape">{HABITAT_SHAPES[habitat]}</g>
  </svg>
);

const KIND_SHAPES: Readonly<Record<Kind, ComponentChildren>> = {
  tree: (
    <>
      <path class="k-wood" d="M11 23v-8h2.2v8z" />
      <path
        class="k-tree"
        d="M12 1.5c3 0 4.8 1.8 5 3.9 2.3.4 3.8 2.1 3.8 4.3 0 3.3-3.3 5.5-8.8 5.5s-8.8-2.2-8.8-5.5c0-2.2 1.5-3.9 3.8-4.3.2-2.1 2-3.9 5-3.9z"
      />
    </>
  ),
  herb: (
    <path
      class="k-herb"
      d="M12 23c-.6-7-2.7-11-7-13.5 5 .6 7 3 7.3 6.5.2-5-.6-9-2.3-14 3.4 3.6 4.6 8 4.4 13 .6-3.8 2.2-6.2 5.6-7.8-3.2 3.6-4.5 8-5 15.8z"
    />
  ),
  bush: (
    <>
      <path
        class="k-bush"
        d="M3 22c-1.8-3.2-1-6.8 2-7.6-.2-3.2 2.2-5.4 5-4.7 1.7-2.3 5.3-2 6.6.5 2.9 0 4.7 2.5 4 5.2 1.7 1.7 1.6 4.6.4 6.6z"
      />
      <circle class="k-berry" cx="8" cy="15.5" r="1.2" />
      <circle class="k-berry" cx="13.5" cy="13" r="1.2" />
      <circle class="k-berry" cx="16" cy="18" r="1.2" />
    </>
  ),
  mushroom: (
    <>
      <path class="k-stem" d="M9.5 22.5c.8-3.5.9-6 .3-9h4.6c-.6 3-.5 5.5.4 9z" />
      <path class="k-cap" d="M2.5 14C2.5 7.5 7 4 12 4s9.5 3.5 9.5 10c-3.5 1.3-15.5 1.3-19 0z" />
      <circle class="k-spot" cx="8" cy="10" r="1.5" />
      <circle class="k-spot" cx="13.5" cy="7.8" r="1.3" />
      <circle class="k-spot" cx="16.8" cy="11.3" r="1.2" />
    </>
  ),
  'all-types': (
    <>
      <path class="k-wood" d="M7 23v-8h1.6v8z" />
      <circle class="k-tree" cx="7.8" cy="10" r="5.8" />
      <path class="k-stem" d="M15.5 22.5c.5-2 .5-3.5.2-5.5h2.6c-.3 2-.2 3.5.2 5.5z" />
      <path class="k-cap" d="M11.5 17.5c0-4 2.5-6 5.5-6s5.5 2 5.5 6c-2 .8-9 .8-11 0z" />
    </>
  ),
  terrain: (
    <>
      <path class="k-rock" d="M1 22L9 6l4.5 7.5L16.5 9 23 22z" />
      <path class="k-snow" d="M9 6l2.7 4.6-1.7 1-1.4-1.2-1.5 1z" />
    </>
  ),
  event: (
    <>
      <path class="i-event" d="M6 14a4.6 4.6 0 0 1 .7-9.2A6 6 0 0 1 18 6.4a4 4 0 0 1 .2 7.6z" />
      <path class="i-bolt" d="M13 11.5l-4 6h3L10.5 23l6-8h-3.2l2-3.5z" />
    </>
  ),
};

/** The shape of a kind of card in a field of 24 by 24. */
export const KindShape = ({ kind }: { readonly kind: Kind }) => <>{KIND_SHAPES[kind]}</>;

/** A kind of card as a small drawing. */
export const KindSign = ({ kind }: { readonly kind: Kind }) => (
  <svg class="kind" viewBox="0 0 24 24" aria-hidden="true">
    {KIND_SHAPES[kind]}
  </svg>
);

const COLOUR_SHAPES: Readonly<Record<Colour, ComponentChildren>> = {
  green: (
    <path d="M9 15.5V8M9 9C8.5 5.5 6.5 3.8 3 3.8 3.2 7 5.2 9 9 9zM9 11.5c.3-3 2.2-4.5 6-4.5-.3 2.8-2.4 4.5-6 4.5z" />
  ),
  red: <path d="M2.5 14.5c.9-4.5 3-7.5 6.5-7.5s5.6 3 6.5 7.5zM9 5.5v-3M7 4l2 1.8L11 4" />,
  blue: <path d="M9 2.5c3 3.8 4.6 6 4.6 8.2A4.5 4.5 0 0 1 9 15.2a4.5 4.5 0 0 1-4.6-4.5c0-2.2 1.6-4.4 4.6-8.2z" />,
  yellow: <path d="M9 15.5V4M4.5 8L9 3.5 13.5 8M5 12l4-3.5 4 3.5" />,
  multicolour: <path d="M9 3a6 6 0 1 0 .01 0M9 3v6l5.2 3M9 9l-5.2 3" />,
  black: <path d="M10.5 2L5 10h3.5L7 16l6-8.5H9.5z" />,
  brown: <path d="M5.8 5.5a3.3 3.3 0 1 0 0 7c2.5 0 4-7 6.4-7a3.3 3.3 0 1 1 0 7c-2.5 0-4-7-6.4-7z" />,
};

/** The sign of an ability’s colour, so that colours can be told apart without seeing them. */
export const ColourSign = ({ colour }: { readonly colour: Colour }) => (
  <svg class="colour-sign" viewBox="0 0 18 18" aria-hidden="true">
    {COLOUR_SHAPES[colour]}
  </svg>
);
