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
};

/** The picture of a game. */
export const Emblem = ({ game }: { readonly game: GameId }) => (
  <svg class={`emblem ${game}`} viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {DRAWINGS[game]()}
  </svg>
);
