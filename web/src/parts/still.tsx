/** A table that is looked at: its seats have names, and moves that are spoken of show their rank on it. */
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../packages/engines/src/types.ts';
import type { AnyState, Kit } from '../boards/board.ts';
import { lang } from '../kept.ts';
import { named } from '../table/names.ts';
import { nameOf, type Player } from '../table/session.ts';
import { type Touch, TouchContext } from '../table/spot.tsx';
import { words } from '../words/index.ts';
import { type Arrow, Arrows } from './arrows.tsx';

/** Names of the seats as one of them sees the table. */
export const namesOf = (players: readonly Player[], you: Seat): string[] => {
  const w = words();
  return players.map((player, seat) => (seat === you ? w.you : nameOf(player, seat, w)));
};

/** What sentences call the seats: people by the names that they gave, bots as the table does. */
const spokenNames = (players: readonly Player[]): ((seat: Seat) => string | null) => {
  const w = words();
  return (seat) => {
    const player = players[seat];
    return player === undefined || ('name' in player && player.name === '') ? null : nameOf(player, seat, w);
  };
};

/** Sentences about a game as its page tells them: with names, and with who reads them where that is one person. */
export const tellerOf = (players: readonly Player[], persons: readonly Seat[]): ((text: string) => string) => {
  const nameOf = spokenNames(players);
  const [you = null, ...others] = persons;
  return (text) => named(text, nameOf, lang.value, others.length === 0 ? you : null);
};

/** Ranks on the spots of ranked actions; a spot of several has the best one's. */
export const ranksOn = (
  kit: Kit,
  view: AnyState,
  ranked: readonly { readonly action: object; readonly rank: number }[],
): Map<string, number | string> => {
  const ranks = new Map<string, number | string>();
  for (const { action, rank } of ranked.toSorted((a, b) => a.rank - b.rank))
    for (const spot of kit.board.spots(action, view)) if (!ranks.has(spot)) ranks.set(spot, rank);
  return ranks;
};

/** Ranked actions as arrows. */
export const arrowsOn = (
  kit: Kit,
  view: AnyState,
  ranked: readonly { readonly action: object; readonly rank: number }[],
): Arrow[] =>
  ranked.map(({ action, rank }) => ({ spots: kit.board.spots(action, view), kind: rank === 1 ? 'best' : 'other' }));

/** Cards of a game in the language of the page. */
export const useCards = (kit: Kit) => {
  const now = lang.value;
  return useMemo(() => kit.engine.cards(now), [kit, now]);
};

/** What stands on the spots of a move that was made and was not the best. */
const TAKEN = '✗';

/** The table of a view, with moves upon it; without `touch` nothing on it can be touched. */
export const Still = ({
  kit,
  view,
  you,
  players,
  ranked = [],
  taken,
  touch,
}: {
  readonly kit: Kit;
  readonly view: AnyState;
  readonly you: Seat;
  readonly players: readonly Player[];
  readonly ranked?: readonly { readonly action: object; readonly rank: number }[];
  /** A move that was made in place of these. */
  readonly taken?: object | undefined;
  /** What touching it means; nothing when absent. */
  readonly touch?: Touch | undefined;
}) => {
  const cards = useCards(kit);
  const { Table, spots } = kit.board;
  const ranks = ranksOn(kit, view, ranked);
  const arrows = arrowsOn(kit, view, ranked);
  if (taken !== undefined) {
    const made = spots(taken, view);
    arrows.push({ spots: made, kind: 'taken' });
    for (const spot of made) if (!ranks.has(spot)) ranks.set(spot, TAKEN);
  }
  return (
    <TouchContext.Provider value={touch ?? { lit: new Set(), picked: [], ranks, pick: () => undefined }}>
      <div class={`table ${kit.engine.id}`}>
        <Table view={view} you={you} lang={lang.value} names={namesOf(players, you)} cards={cards} />
        <Arrows arrows={arrows} />
      </div>
    </TouchContext.Provider>
  );
};
