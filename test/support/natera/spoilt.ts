/** Documents of NATERA that tests spoil, and what they begin with. */
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/natera/documents/schema.ts';
import { natera } from '../../../src/engines/natera/index.ts';
import { faultLines, valueOf } from '../results.ts';
import { checkerOf, walk } from '../walk.ts';

const catalogs = valueOf(loadCatalogs(natera.catalog, []));

type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T;
/** A document that may be changed. */
export type Json = Writable<StateJson>;

const OPTIONS = {
  ...{ seats: 3, draft: true, firstSeat: 0 },
  ...{ tribes: ['bears', 'crows', 'moles'], accomplishments: [1, 1, 1, 1, 1] },
};

/** A game that has come to the first decision for which `isThere`. */
const playTo = (isThere: (json: StateJson) => boolean) => {
  const options = { ...OPTIONS, tribes: [...OPTIONS.tribes], accomplishments: [...OPTIONS.accomplishments] };
  const state = valueOf(natera.setup(options, catalogs.all[0]!, stream('documents', 'setup')));
  const random = stream('documents', 'test');
  while (!isThere(natera.encode(state, 'all'))) walk(natera, state, random, { plies: 1 });
  return state;
};

/** The second season of a game with a draft, when a turn begins: here every seat has remembered something. */
export const turn = playTo(
  ({ season, stage, pending, turn: turns }) =>
    season === 2 && stage === 'actions' && pending === undefined && turns > 12,
);
/** The third round of the opening draft, in which two seats have chosen. */
export const drafted = playTo(
  ({ stage, drafting, players }) => stage === 'opening' && drafting === 6 && players[1]?.pick !== undefined,
);
/** The second seat has put one card aside. */
export const aside = playTo(({ stage, players }) => stage === 'put-aside' && players[1]?.aside?.length === 1);

/** A document of a state. */
export const read = (state: typeof turn, viewer: 'all' | number = 'all'): Json =>
  structuredClone(natera.encode(state, viewer));
/** Pointers and codes of what is wrong with it; it fits the schema. */
export const faultsIn = (json: Json): string[] => {
  valueOf(checkerOf(natera.schemas.state).check(json));
  return faultLines(natera.decode(json, catalogs));
};

/** The first location with these fields. */
export const placeOf = (json: Json, area: string, tier: number): Json['board'][number] =>
  json.board.find((location) => location.area === area && location.tier === tier)!;

/** What is spoilt, how, and the faults that it makes. */
export type Case = readonly [string, (json: Json) => void, readonly string[]];

/** The turn of a seat, as the outermost program. */
export const turnOf = (seat: number) => ({ owner: 'built-in' as const, id: 'turn', step: '0', seat });
