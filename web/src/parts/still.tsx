/** A table that is looked at: its seats have names, and moves that are spoken of show their rank on it. */
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../packages/engines/src/types.ts';
import type { AnyState, Kit } from '../boards/board.ts';
import { lang } from '../kept.ts';
import { nameOf, type Player } from '../table/session.ts';
import { TouchContext } from '../table/spot.tsx';
import { words } from '../words/index.ts';

/** Names of the seats as one of them sees the table. */
export const namesOf = (players: readonly Player[], you: Seat): string[] => {
  const w = words();
  return players.map((player, seat) => (seat === you ? w.you : nameOf(player, seat, w)));
};

/** Ranks on the spots of ranked actions; a spot of several has the best one's. */
export const ranksOn = (
  kit: Kit,
  view: AnyState,
  ranked: readonly { readonly action: object; readonly rank: number }[],
): Map<string, number> => {
  const ranks = new Map<string, number>();
  for (const { action, rank } of ranked.toSorted((a, b) => a.rank - b.rank))
    for (const spot of kit.board.spots(action, view)) if (!ranks.has(spot)) ranks.set(spot, rank);
  return ranks;
};

/** Cards of a game in the language of the page. */
export const useCards = (kit: Kit) => {
  const now = lang.value;
  return useMemo(() => kit.engine.cards(now), [kit, now]);
};

/** The table of a view, with ranks; nothing on it can be touched. */
export const Still = ({
  kit,
  view,
  you,
  players,
  ranked = [],
}: {
  readonly kit: Kit;
  readonly view: AnyState;
  readonly you: Seat;
  readonly players: readonly Player[];
  readonly ranked?: readonly { readonly action: object; readonly rank: number }[];
}) => {
  const cards = useCards(kit);
  const { Table } = kit.board;
  const ranks = ranksOn(kit, view, ranked);
  return (
    <TouchContext.Provider value={{ lit: new Set(), picked: [], ranks, pick: () => undefined }}>
      <div class={`table ${kit.engine.id}`}>
        <Table view={view} you={you} lang={lang.value} names={namesOf(players, you)} cards={cards} />
      </div>
    </TouchContext.Provider>
  );
};
