/** A small picture of each game, of our own. */
import type { GameId } from '../games.ts';

const DRAWINGS: Readonly<Record<GameId, () => preact.VNode>> = {
  anthropocene: () => (
    <>
      <rect class="sky" x="0" y="0" width="120" height="26" />
      <rect class="earth" x="0" y="26" width="120" height="22" />
      <rect class="water" x="0" y="48" width="120" height="24" />
      <path class="ice" d="M12 48l14-20 8 8 10-16 16 28z" />
      <path class="ice under" d="M14 50h44l-8 12-12 6-14-6z" />
      <circle class="sun" cx="94" cy="18" r="9" />
    </>
  ),
  evolution: () => (
    <>
      <rect class="leafage" x="0" y="0" width="120" height="72" />
      <path class="frond" d="M-4 72C10 40 6 18-4 4M124 72C106 48 108 22 124 2M18 76C20 58 30 50 42 48" />
      <g transform="translate(20 12) scale(0.74)">
        <path class="tail" d="M18 58c12 10 26 4 36-10" />
        <path class="leg" d="M58 45l3 14 9 2M53 41l-9-10-9 2M80 34l6 13 9 0M74 29l-6-14-9 0" />
        <path class="trunk" d="M52 48C62 39 72 36 83 30" />
        <ellipse class="skull" cx="94" cy="24" rx="11" ry="8" transform="rotate(-24 94 24)" />
      </g>
      <circle class="food" cx="22" cy="30" r="5" />
      <circle class="food" cx="34" cy="23" r="5" />
      <rect class="more" x="95" y="43" width="9" height="9" rx="2" transform="rotate(45 99.5 47.5)" />
    </>
  ),
  earth: () => (
    <>
      <rect class="sky" width="120" height="72" />
      <circle class="sun" cx="24" cy="18" r="8" />
      <path class="far" d="M0 50L22 26l14 12 20-22 20 26 16-12 28 24v20H0z" />
      <path class="hill" d="M0 58c26-14 48-12 68-4s34 6 52-4v22H0z" />
      <path class="wood" d="M79 58V40h4v18z" />
      <path
        class="tree"
        d="M81 12c6 0 9 4 9.5 8 5 .8 8 4 8 8.6 0 7-7 11.4-17.5 11.4S63.5 35.6 63.5 28.6c0-4.6 3-7.8 8-8.6.5-4 3.5-8 9.5-8z"
      />
      <path class="stem" d="M36 62c1.2-6 1.2-9 .5-13h6c-.7 4-.7 7 .5 13z" />
      <path class="cap" d="M26 50c0-9 6-14 13.5-14S53 41 53 50c-5 2-22 2-27 0z" />
      <path class="water" d="M0 66c10-3 18-3 28 0s18 3 28 0 18-3 28 0 22 3 36-1v8H0z" />
    </>
  ),
  extinction: () => (
    <>
      <rect class="jungle" width="120" height="72" />
      <path
        class="leafy"
        d="M-6 30C14 26 22 8 20-6M126 30C106 26 98 8 100-6M-4 62c16 0 26-8 30-20M124 62c-16 0-26-8-30-20"
      />
      <g transform="translate(26 2) scale(2.12)">
        <path
          class="fur"
          d="M5 4c4-1 7 1 8 3 2-.8 4-.8 6 0 1-2 4-4 8-3 1 4 0 7-2 9 1 2 1.4 4 1 6-1 6-5 9-10 9s-9-3-10-9c-.4-2 0-4 1-6-2-2-3-5-2-9z"
        />
        <path class="pale" d="M9 20c0-3 3-4 7-4s7 1 7 4c0 4-3 7-7 7s-7-3-7-7z" />
        <path
          class="stripe"
          d="M16 6v5M12.5 7.5l1 3.5M19.5 7.5l-1 3.5M6.5 16.5l4 1M25.5 16.5l-4 1M6.5 21l3-.2M25.5 21l-3-.2M16 22v2.5"
        />
        <path class="eye" d="M10.5 15.5l3-1v2zM21.5 15.5l-3-1v2zM13.8 19.5h4.4L16 22z" />
      </g>
    </>
  ),
  natera: () => (
    <>
      <rect class="dawn" width="120" height="72" />
      <circle class="sun" cx="88" cy="34" r="13" />
      <path class="town" d="M0 56V34h8V20h12v14h5V26h9v18h6V14h10v30h6V30h11v20h9V38h10v12h12V42h10v10h12v6z" />
      <path class="vine" d="M43 14c-4 6 5 9 0 16s4 9 0 15M14 20c-3 5 4 8 0 13" />
      <path class="grass" d="M0 56c20-7 40-6 60-2s40 4 60-3v21H0z" />
      <g class="fox" transform="translate(70 24)">
        <path class="fur" d="M5 20L5.5 4 17 11h8L36.5 4 37 20c2 4 1 9-3 13-4 3-8 5-13 5S12 36 8 33C4 29 3 24 5 20z" />
        <path class="pale" d="M8 33c0-5 4-8 8-7l5 6 5-6c4-1 8 2 8 7-4 3-8 5-13 5S12 36 8 33z" />
        <path
          class="eye"
          d="M18.5 33h5L21 36zM12 22.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 0 0-3.8 0M26.2 22.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 0 0-3.8 0"
        />
      </g>
    </>
  ),
};

/** The picture of a game. */
export const Emblem = ({ game }: { readonly game: GameId }) => (
  <svg class={`emblem ${game}`} viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {DRAWINGS[game]()}
  </svg>
);
