/** Small drawings of the table of Extinction. */
import type { Role } from './scene.ts';

/** The head of a tiger, an otter or a panda. */
const HEADS: Readonly<Record<string, () => preact.VNode>> = {
  tiger: () => (
    <>
      <path
        class="fur"
        d="M5 4c4-1 7 1 8 3 2-.8 4-.8 6 0 1-2 4-4 8-3 1 4 0 7-2 9 1 2 1.4 4 1 6-1 6-5 9-10 9s-9-3-10-9c-.4-2 0-4 1-6-2-2-3-5-2-9z"
      />
      <path class="pale" d="M9 20c0-3 3-4 7-4s7 1 7 4c0 4-3 7-7 7s-7-3-7-7z" />
      <path
        class="mark"
        d="M16 6v5M12.5 7.5l1 3.5M19.5 7.5l-1 3.5M6.5 16.5l4 1M25.5 16.5l-4 1M6.5 21l3-.2M25.5 21l-3-.2"
      />
      <circle class="dot" cx="12" cy="15" r="1.4" />
      <circle class="dot" cx="20" cy="15" r="1.4" />
      <path class="dot" d="M13.8 19.5h4.4L16 22z" />
    </>
  ),
  otter: () => (
    <>
      <path class="fur" d="M4 15C4 8 9 5 16 5s12 3 12 10c0 8-5 13-12 13S4 23 4 15z" />
      <circle class="fur" cx="6" cy="9" r="3" />
      <circle class="fur" cx="26" cy="9" r="3" />
      <path class="pale" d="M8 20c0-4 3-6 8-6s8 2 8 6c0 5-4 7.5-8 7.5S8 25 8 20z" />
      <path class="mark" d="M9 20.5l-5-1.2M9 22.5l-5 .8M23 20.5l5-1.2M23 22.5l5 .8" />
      <circle class="dot" cx="11.5" cy="13" r="1.5" />
      <circle class="dot" cx="20.5" cy="13" r="1.5" />
      <path class="dot" d="M13 17.5c1-1.2 5-1.2 6 0 .4 1.6-1.5 3-3 3s-3.4-1.4-3-3z" />
    </>
  ),
  panda: () => (
    <>
      <circle class="dot" cx="7" cy="8" r="4.2" />
      <circle class="dot" cx="25" cy="8" r="4.2" />
      <path class="white" d="M4 17C4 9 9 5 16 5s12 4 12 12c0 7-5 11-12 11S4 24 4 17z" />
      <ellipse class="dot" cx="11" cy="16" rx="2.8" ry="3.6" transform="rotate(25 11 16)" />
      <ellipse class="dot" cx="21" cy="16" rx="2.8" ry="3.6" transform="rotate(-25 21 16)" />
      <circle class="eye" cx="11.4" cy="15.6" r="1" />
      <circle class="eye" cx="20.6" cy="15.6" r="1" />
      <path class="dot" d="M13.8 20.5h4.4L16 23z" />
    </>
  ),
};

/** An animal of the scenario. */
export const Animal = ({ scenario }: { readonly scenario: string }) => (
  <svg class={`x-animal ${scenario}`} viewBox="0 0 32 32" aria-hidden="true">
    {(HEADS[scenario] ?? HEADS['tiger'])?.()}
  </svg>
);

/** What a destruction tile shows: stumps, oil, or a slide of rocks. */
const RUINS: Readonly<Record<string, () => preact.VNode>> = {
  tiger: () => (
    <>
      <path class="ruin" d="M6 28V17h9v11M17 30V20h9v10" />
      <ellipse class="cut" cx="10.5" cy="17" rx="4.5" ry="2.2" />
      <ellipse class="cut" cx="21.5" cy="20" rx="4.5" ry="2.2" />
      <path class="scar" d="M5 10l8-5M14 12l13-5M19 14l8-2" />
    </>
  ),
  otter: () => (
    <>
      <path class="ruin" d="M3 18c-1-6 5-6 7-10s9-5 11 0 9 3 8 10-7 5-9 9-10 4-11-1-5-3-6-8z" />
      <path class="scar" d="M9 15c2-3 5-4 8-4M12 23c2 1 5 1 7-1" />
    </>
  ),
  panda: () => (
    <>
      <path class="ruin" d="M4 28l6-11 5 5 5-12 8 18z" />
      <path class="scar" d="M5 6l5 7M13 4l4 6M22 3l4 6" />
    </>
  ),
};

/** A destruction tile. */
export const Tile = ({ scenario }: { readonly scenario: string }) => (
  <svg class={`x-tile ${scenario}`} viewBox="0 0 32 32" aria-hidden="true">
    <rect class="ground" x="1" y="1" width="30" height="30" rx="5" />
    {(RUINS[scenario] ?? RUINS['tiger'])?.()}
  </svg>
);

/** Pips by what a die shows, on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** The face of a die. */
export const Pips = ({ value }: { readonly value: number }) => (
  <svg class="x-pips" viewBox="0 0 30 30" aria-hidden="true">
    {(PIPS[value] ?? []).map((at) => (
      <circle key={at} cx={7 + (at % 3) * 8} cy={7 + Math.floor(at / 3) * 8} r="2.8" />
    ))}
  </svg>
);

/** A coin of 1 M$. */
export const Coin = () => (
  <svg class="x-coin" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="10" />
    <path d="M15.5 8.5c-1-1.5-6.5-2-6.5.8 0 3 6.5 1.8 6.5 5 0 2.9-5.7 2.5-7 .7M12 5.5v13" />
  </svg>
);

/** A cube of influence. */
export const Cube = () => (
  <svg class="x-cube" viewBox="0 0 20 20" aria-hidden="true">
    <path class="top" d="M10 1l8 4.5-8 4.5-8-4.5z" />
    <path class="left" d="M2 5.5l8 4.5v9l-8-4.5z" />
    <path class="right" d="M18 5.5L10 10v9l8-4.5z" />
  </svg>
);

const SIGNS: Readonly<Record<Role, string>> = {
  lawyer: 'M16 5v21M10 27h12M6 10h20M6 10L2.5 18h7zM26 10l-3.5 8h7z',
  lobbyist: 'M4 6h17v12h-9l-5 5v-5H4zM21 11h7v11h-2v4l-4-4h-7v-4',
  philanthropist: 'M16 27C7 20 4 16 4 11.5 4 5 12.5 4 16 10c3.5-6 12-5 12 1.5C28 16 25 20 16 27z',
  'tv-host': 'M4 11h16v13H4zM20 16l8-4v11l-8-4M9 11L6 5M14 11l3-6',
  zoologist:
    'M16 15c4 0 7 4 7 7s-3 4-7 3c-4 1-7 0-7-3s3-7 7-7zM7 12a2 2.6 0 1 0 .1 0zM12.5 6.5a2 2.8 0 1 0 .1 0zM19.5 6.5a2 2.8 0 1 0 .1 0zM25 12a2 2.6 0 1 0 .1 0z',
};

/** The sign of a role. */
export const RoleSign = ({ role }: { readonly role: Role }) => (
  <svg class="x-sign" viewBox="0 0 32 32" aria-hidden="true">
    <path d={SIGNS[role]} />
  </svg>
);

/** A paper that goes into a box: a vote. */
export const Ballot = () => (
  <svg class="x-ballot" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 12h18v9H3zM8 12V4h8v8M9.5 8l2 2 3-4" />
  </svg>
);
