/** Heads of animals: fur, ears and a snout or a beak, so that tribes and specialists are told apart at a glance. */
import type { ComponentChildren } from 'preact';

/** Ears, or what stands in their place. */
type Ears = 'round' | 'point' | 'long' | 'none' | 'horn' | 'crest';
type Mouth = 'muzzle' | 'teeth' | 'beak' | 'bill' | 'wide' | 'small';

/** What a head is drawn from. */
interface Head {
  readonly fur: string;
  readonly ears: Ears;
  readonly mouth: Mouth;
  /** Round the eyes, such as a raccoon’s mask. */
  readonly mask?: string;
}

const head = (fur: string, ears: Ears, mouth: Mouth, mask?: string): Head =>
  mask === undefined ? { fur, ears, mouth } : { fur, ears, mouth, mask };

/** By what an id holds; the first that fits. */
const HEADS: readonly (readonly [RegExp, Head])[] = [
  [/red-panda/, head('#c2562f', 'round', 'muzzle', '#f3e3d0')],
  [/bear/, head('#7a5236', 'round', 'muzzle')],
  [/badger/, head('#e8e4da', 'round', 'muzzle', '#3a3733')],
  [/beaver/, head('#8d6238', 'round', 'teeth')],
  [/marten|otter/, head('#9a6f45', 'round', 'small', '#e9d3ae')],
  [/monkey|chimpanzee|lemur/, head('#6d4c3d', 'round', 'wide', '#e3c09a')],
  [/gorilla/, head('#44474d', 'round', 'wide', '#6d7077')],
  [/fox|lynx/, head('#d0702c', 'point', 'muzzle')],
  [/wolf|dog/, head('#77818c', 'point', 'muzzle')],
  [/cat/, head('#a58d6f', 'point', 'small')],
  [/bat/, head('#574a5e', 'point', 'small')],
  [/raccoon/, head('#878d92', 'point', 'muzzle', '#3a3f44')],
  [/mole|hedgehog/, head('#5d5350', 'none', 'muzzle')],
  [/rabbit|hare|mare/, head('#c3a583', 'long', 'small')],
  [/goat|ox|ram/, head('#b59c7c', 'horn', 'muzzle')],
  [/rat|hamster|squirrel|mouse/, head('#b98355', 'round', 'small')],
  [/crow|raven/, head('#34383f', 'none', 'beak')],
  [/owl/, head('#9b7a52', 'point', 'beak', '#f0dfc0')],
  [/parrot/, head('#2f9a5f', 'crest', 'beak')],
  [/pelican|stork|cormorant|duck/, head('#8aa2ad', 'crest', 'bill')],
  [/magpie|pigeon|woodpecker/, head('#5f7390', 'crest', 'beak')],
  [/turtle|tortoise|toad|reptile|gecko|frog/, head('#6a9a4a', 'none', 'wide')],
  [/dolphin|carp/, head('#5b8fae', 'none', 'wide')],
  [/crab|ant/, head('#b4503c', 'horn', 'small')],
  [/bee|spider/, head('#d0a02f', 'crest', 'small', '#40331a')],
];
const PLAIN = head('#9a8366', 'round', 'muzzle');

const EARS: Readonly<Record<Ears, ComponentChildren>> = {
  round: (
    <>
      <circle cx="9.5" cy="11.5" r="5.5" />
      <circle cx="30.5" cy="11.5" r="5.5" />
      <circle class="in" cx="9.5" cy="11.5" r="2.6" />
      <circle class="in" cx="30.5" cy="11.5" r="2.6" />
    </>
  ),
  point: (
    <>
      <path d="M6 21L6.5 4 19 12zM34 21L33.5 4 21 12z" />
      <path class="in" d="M9 15l.4-6.5 5 3.5zM31 15l-.4-6.5-5 3.5z" />
    </>
  ),
  long: (
    <>
      <ellipse cx="13" cy="8" rx="3.8" ry="9" />
      <ellipse cx="27" cy="8" rx="3.8" ry="9" />
      <ellipse class="in" cx="13" cy="8" rx="1.7" ry="6" />
      <ellipse class="in" cx="27" cy="8" rx="1.7" ry="6" />
    </>
  ),
  horn: <path class="horn" d="M11 15C5 13 3 8 5 3c1 5 4 7 9 8zM29 15c6-2 8-7 6-12-1 5-4 7-9 8z" />,
  crest: <path d="M17 11c-2-4-1-7 2-9 0 2 1 3 2 3 1-1 2-2 4-2 0 4-1 6-4 8z" />,
  none: null,
};

const MOUTHS: Readonly<Record<Mouth, ComponentChildren>> = {
  muzzle: (
    <>
      <ellipse class="pale" cx="20" cy="28" rx="7.5" ry="6" />
      <path class="dark" d="M17 25.5h6L20 29z" />
    </>
  ),
  wide: (
    <>
      <ellipse class="pale" cx="20" cy="28.5" rx="9.5" ry="5.5" />
      <path class="line" d="M14 29c3 2.5 9 2.5 12 0" />
    </>
  ),
  teeth: (
    <>
      <ellipse class="pale" cx="20" cy="27" rx="7.5" ry="5" />
      <path class="dark" d="M17 24h6l-3 3.3z" />
      <path class="white" d="M17.2 29.5h2.6V35h-2.6zM20.2 29.5h2.6V35h-2.6z" />
    </>
  ),
  small: <path class="dark" d="M18.3 26h3.4L20 28.3z" />,
  beak: <path class="beak" d="M15.5 23.5h9L20 33z" />,
  bill: <path class="beak" d="M14.5 24h11l-2 10.5h-7z" />,
};

/** The head of an animal, by the id of its tribe or of the specialist. */
export const AnimalHead = ({ of }: { readonly of: string }) => {
  const { fur, ears, mouth, mask } = HEADS.find(([name]) => name.test(of))?.[1] ?? PLAIN;
  return (
    <svg class="animal" viewBox="0 0 40 40" aria-hidden="true">
      <g style={{ fill: fur }}>
        {EARS[ears]}
        <circle cx="20" cy="22" r="14" />
      </g>
      {mask !== undefined && (
        <g style={{ fill: mask }}>
          <ellipse cx="14" cy="20.5" rx="5" ry="4.3" />
          <ellipse cx="26" cy="20.5" rx="5" ry="4.3" />
        </g>
      )}
      <circle class="white" cx="14.5" cy="20" r="2.6" />
      <circle class="white" cx="25.5" cy="20" r="2.6" />
      <circle class="dark" cx="14.7" cy="20.2" r="1.5" />
      <circle class="dark" cx="25.3" cy="20.2" r="1.5" />
      {MOUTHS[mouth]}
    </svg>
  );
};
