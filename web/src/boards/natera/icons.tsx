/** Small drawings of NATERA’s things, all our own. Where they stand for something a reader cannot see, who uses them says it in words. */
import type { ComponentChildren } from 'preact';

const CARD = <rect class="i-card" x="4" y="2" width="10" height="14" rx="1.8" />;
const PERSON = (
  <path d="M9 2a3.2 3.2 0 0 1 2 5.7c2.3.9 3.6 3.4 3.8 8.3H3.2C3.4 11.1 4.7 8.6 7 7.7A3.2 3.2 0 0 1 9 2z" />
);
const HOUSE = <path d="M9 2.2L16.5 9h-2v7h-4v-4.4h-3V16h-4V9h-2z" />;
const GEAR = (
  <path d="M7.7 1.5h2.6l.4 2 1.6.7 1.8-1.1 1.8 1.8-1.1 1.8.7 1.6 2 .4v2.6l-2 .4-.7 1.6 1.1 1.8-1.8 1.8-1.8-1.1-1.6.7-.4 2H7.7l-.4-2-1.6-.7-1.8 1.1-1.8-1.8 1.1-1.8-.7-1.6-2-.4V8.7l2-.4.7-1.6-1.1-1.8 1.8-1.8 1.8 1.1 1.6-.7zM9 6.4a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2z" />
);

const SIGNS = {
  endurance: <path d="M9 16C3.5 12 1.5 9.3 1.5 6.4A4 4 0 0 1 9 4.6a4 4 0 0 1 7.5 1.8C16.5 9.3 14.5 12 9 16z" />,
  agility: (
    <>
      <path d="M15.5 1.5C8 2 3.5 6 3.2 12.3l-1.7 3.2 1.2.8 2-3.2C11 13 15.5 9.5 15.5 1.5z" />
      <path class="i-line" d="M4.8 12.6C7 9 9.5 6.5 12.5 4.6" />
    </>
  ),
  intelligence: (
    <>
      <path d="M9 1.5a5.3 5.3 0 0 1 3 9.7c-.6.5-.8 1-.8 1.8H6.8c0-.8-.2-1.3-.8-1.8a5.3 5.3 0 0 1 3-9.7z" />
      <path d="M6.9 14h4.2v1H6.9zM7.6 15.8h2.8l-.8 1.2H8.4z" />
    </>
  ),
  food: (
    <>
      <path d="M9 5.6C6.3 4 2.8 5 2.8 9.2c0 3.8 2.6 7.3 4.7 7.3.7 0 1-.4 1.5-.4s.8.4 1.5.4c2.1 0 4.7-3.5 4.7-7.3C15.2 5 11.7 4 9 5.6z" />
      <path class="i-stem" d="M9 5.2c0-1.8.9-3.2 2.6-3.9" />
    </>
  ),
  material: (
    <>
      <path d="M1 11h7.4v5H1zM9.6 11H17v5H9.6z" />
      <path class="i-shade" d="M5.3 4.8h7.4v5H5.3z" />
    </>
  ),
  energy: <path d="M10.8 1L3.5 10.5h4L6.5 17l8-10h-4.3z" />,
  any: (
    <>
      <circle cx="9" cy="9" r="7.5" />
      <path class="i-ask" d="M6.6 7.2c.1-3.4 4.9-3.3 4.8-.3 0 1.8-2.4 1.9-2.4 3.7M9 12.6v1.2" />
    </>
  ),
  cards: CARD,
  draw: (
    <>
      {CARD}
      <path class="i-ink" d="M9 5.8v6M6 8.8h6" />
    </>
  ),
  discard: (
    <>
      {CARD}
      <path class="i-ink" d="M6.2 6l5.6 5.6M11.8 6l-5.6 5.6" />
    </>
  ),
  play: (
    <>
      {CARD}
      <path class="i-ink" d="M9 12V5.5M6.3 8L9 5.3 11.7 8" />
    </>
  ),
  growth: (
    <path d="M9 16.5C8.7 12.8 7 10 2 9.5c.2-3 3-4.5 6-2.5.3-3.6 3-5.8 7-5.5.5 4.5-1.6 7.3-5.3 8-.3 2.3-.4 4.5-.2 7z" />
  ),
  colony: HOUSE,
  bonus: (
    <>
      {HOUSE}
      <path class="i-ink" d="M9 8.5v4M7 10.5h4" />
    </>
  ),
  'move-colony': HOUSE,
  copy: <path d="M2 2h9v3H5v8H2zM6.5 6.5H16V16H6.5z" />,
  redeploy: (
    <>
      <g transform="scale(.72) translate(-2 3)">{PERSON}</g>
      <path class="i-arrow" d="M10.5 5.5h6M14 2.5l3 3-3 3" />
    </>
  ),
  hire: PERSON,
  specialist: PERSON,
  swap: <path class="i-arrow" d="M2.5 6h11M10.5 2.8L13.7 6l-3.2 3.2M15.5 12h-11M7.5 8.8L4.3 12l3.2 3.2" />,
  return: <path class="i-arrow" d="M14.5 14V9.5a3.5 3.5 0 0 0-3.5-3.5H4M7.5 2.5L4 6l3.5 3.5" />,
  find: (
    <>
      <circle class="i-arrow" cx="7.5" cy="7.5" r="4.8" />
      <path class="i-arrow" d="M11.2 11.2l4.8 4.8" />
    </>
  ),
  production: <path d="M1.5 16V8l4.5 3V8l4.5 3V2.5h3.2V16z" />,
  oust: <path class="i-arrow" d="M9 2.5v12M4.5 10L9 14.8l4.5-4.8" />,
  others: (
    <>
      <g transform="scale(.66) translate(-1 5)">{PERSON}</g>
      <g transform="scale(.66) translate(10 5)">{PERSON}</g>
    </>
  ),
  up: <path class="i-arrow" d="M9 15V3.5M4.5 8L9 3.3 13.5 8" />,
  down: <path class="i-arrow" d="M9 3v11.5M4.5 10L9 14.7l4.5-4.7" />,
  points: <path d="M9 1l5.8 8L9 17 3.2 9z" />,
  agricultural: (
    <path d="M8.4 17V9.5C6 9.3 4.8 8 4.7 5.8c2 0 3.3.8 3.7 2.4V6.3C7 5.3 7 3 9 1c2 2 2 4.3.6 5.3v1.9c.4-1.6 1.7-2.4 3.7-2.4-.1 2.2-1.3 3.5-3.7 3.7V12c.4-1.6 1.7-2.4 3.7-2.4-.1 2.2-1.3 3.5-3.7 3.7V17z" />
  ),
  urban: <path d="M2 16.5V7h4.5v9.5zM7.5 16.5v-15H12v15zM13 16.5v-11h3v11z" />,
  military: (
    <path d="M9 1.2l6.5 2.3v5c0 4-2.5 6.7-6.5 8.5-4-1.8-6.5-4.5-6.5-8.5v-5zM9 5l-1.2 2.5-2.6.3 1.9 1.9-.5 2.7L9 11.1l2.4 1.3-.5-2.7 1.9-1.9-2.6-.3z" />
  ),
  coastal: <path class="i-arrow" d="M1.5 6c2.5-2.5 5-2.5 7.5 0s5 2.5 7.5 0M1.5 12c2.5-2.5 5-2.5 7.5 0s5 2.5 7.5 0" />,
  forest: <path d="M9 1l5 6h-2.3l3.8 5.5H10V17H8v-4.5H2.5L6.3 7H4z" />,
  science: <path d="M6.8 1.5h4.4v1.3h-.8V7l4.3 7.6c.6 1.1 0 2-1.2 2h-9c-1.2 0-1.8-.9-1.2-2L7.6 7V2.8h-.8z" />,
  improvement: GEAR,
  discovery: (
    <>
      <circle class="i-arrow" cx="9" cy="9" r="7" />
      <path d="M12.8 5.2l-2.2 5.4-5.4 2.2 2.2-5.4z" />
    </>
  ),
  interactive: <path class="i-arrow" d="M6 4L2.5 9 6 14M12 4l3.5 5-3.5 5M3 9h12" />,
  nuclear: (
    <path d="M9 7.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM6.3 9H1.5a7.5 7.5 0 0 1 3.7-6.5l2.4 4.2A2.7 2.7 0 0 0 6.3 9zM11.7 9h4.8a7.5 7.5 0 0 0-3.7-6.5l-2.4 4.2A2.7 2.7 0 0 1 11.7 9zM7.6 11.3l-2.4 4.2a7.5 7.5 0 0 0 7.6 0l-2.4-4.2a2.7 2.7 0 0 1-2.8 0z" />
  ),
  prerequisite: <path d="M5 8V6a4 4 0 0 1 8 0v2h1.5v8.5h-11V8zm1.8 0h4.4V6a2.2 2.2 0 0 0-4.4 0z" />,
  explorer: PERSON,
  leader: (
    <path d="M4.5 1l2.3 1.5L9 .5l2.2 2L13.5 1l-.8 3.7a3.7 3.7 0 0 1-1.4 3.2c2.2 1 3.4 3.5 3.6 8.6H3.1c.2-5.1 1.4-7.6 3.6-8.6a3.7 3.7 0 0 1-1.4-3.2z" />
  ),
  disc: (
    <>
      <circle cx="9" cy="9" r="7.8" />
      <path class="i-crown" d="M4.5 12.5l-.8-6 3 2.3L9 4.8l2.3 4 3-2.3-.8 6z" />
    </>
  ),
  first: <path d="M3 14.5l-1-9 4 3 3-5.5 3 5.5 4-3-1 9z" />,
} as const;

/** Things that have a drawing. */
export type Sign = keyof typeof SIGNS;

/** Whether this names a drawing. */
export const isSign = (name: string): name is Sign => Object.hasOwn(SIGNS, name);

/** A small drawing. */
export const Icon = ({ sign }: { readonly sign: Sign }) => (
  <svg class={`icon s-${sign}`} viewBox="0 0 18 18" aria-hidden="true">
    {SIGNS[sign]}
  </svg>
);

/** What pieces of a seat look like: a pawn with the number of the seat. */
export const Piece = ({
  sign,
  seat,
  title,
}: {
  readonly sign: Sign;
  readonly seat: number;
  readonly title?: string;
}): ComponentChildren => (
  <svg
    class={`piece seat-${seat}`}
    viewBox="0 0 18 18"
    role={title === undefined ? undefined : 'img'}
    aria-label={title}
    aria-hidden={title === undefined ? 'true' : undefined}
  >
    {SIGNS[sign]}
    <text x="9" y="14.2">
      {seat + 1}
    </text>
  </svg>
);
