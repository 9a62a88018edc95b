/** A box of cards whose points and types are plain to see, and positions of a game with it, put together by hand. */
import Type from 'typebox';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { checker } from '../../../src/core/schema.ts';
import { build } from '../../../src/engines/natera/content/build.ts';
import { catalog } from '../../../src/engines/natera/content/catalog.ts';
import discs from '../../../src/engines/natera/content/discs.json' with { type: 'json' };
import locations from '../../../src/engines/natera/content/locations.json' with { type: 'json' };
import objectives from '../../../src/engines/natera/content/objectives.json' with { type: 'json' };
import {
  type Board,
  type Card,
  DiscRow,
  LocationRow,
  ObjectiveRow,
  type Specialist,
  TribeRow,
} from '../../../src/engines/natera/content/rows.ts';
import {
  BOARDS,
  CARD_TYPES,
  CARD_WORDS,
  LETTERS,
  RESOURCES,
  SPECIALIST_WORDS,
  ZONES,
} from '../../../src/engines/natera/content/terms.ts';
import tribes from '../../../src/engines/natera/content/tribes.json' with { type: 'json' };
import type { Options } from '../../../src/engines/natera/rules/options.ts';
import { include } from '../../../src/engines/natera/rules/sets.ts';
import { emptyState, makeRules, type State } from '../../../src/engines/natera/rules/state.ts';
import { valueOf } from '../results.ts';

const gain = [{ do: 'gain', resource: 'food', amount: 1 }] as const;

const card = (id: string, rest: Partial<Card> = {}): Card => ({
  id,
  name: id,
  french: id,
  pile: 'base',
  price: { endurance: 5, agility: 4, intelligence: 3 },
  types: [],
  background: 'immediate',
  steps: [...gain],
  source: 'house',
  ...rest,
});

const numbered = <Row>(count: number, make: (number: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const cards: Card[] = [
  ...CARD_TYPES.flatMap((type) => numbered(6, (number) => card(`${type}-${number}`, { types: [type] }))),
  ...numbered(6, (points) => card(`worth-${points}`, { pile: 'advanced', points })),
  ...numbered(6, (number) => card(`present-${number}`, { requires: [{ presence: 'coastal' }] })),
  ...numbered(6, (number) => card(`ranked-${number}`, { requires: [{ authority: 'urban', least: 2 }] })),
  ...numbered(2, (number) => card(`followed-${number}`, { requires: [{ cards: 'science', least: 2 }] })),
  card('per-science', { pointsPer: { per: 'science', every: 2, points: 1 } }),
  card('per-urban', { pointsPer: { per: 'urban', every: 3, points: 2 } }),
  card('per-advanced', { pile: 'advanced', points: 1, pointsPer: { per: 'advanced', every: 1, points: 1 } }),
  card('cheaper-cards', { background: 'passive', steps: [], discount: { on: 'cards', of: 'agility', by: 2 } }),
  card('cheaper-hires', { background: 'passive', steps: [], discount: { on: 'hire', of: 'food', by: 3 } }),
  card('cheaper-colonies', { background: 'passive', steps: [], discount: { on: 'colony', of: 'material', by: 2 } }),
];

const specialist = (id: string, price: number, rest: Partial<Specialist> = {}): Specialist => ({
  id,
  name: id,
  french: id,
  price,
  steps: [...gain],
  ability: { energy: 2, steps: [{ do: 'gain', resource: 'food', amount: 2 }] },
  source: 'house',
  ...rest,
});

const strong = [{ do: 'gain', resource: 'agility', amount: 1 }] as const;

const specialists: Specialist[] = [
  ...numbered(5, (points) => specialist(`cheap-${points}`, 19, { points })),
  ...numbered(3, (points) => specialist(`dear-${points}`, 20, { points })),
  specialist('nimble', 12, { points: 2, steps: [...strong] }),
  specialist('trainer', 12, { points: 2, ability: { energy: 2, steps: [...strong] } }),
  specialist('per-colony', 15, { pointsPer: { per: 'colonies', every: 1, points: 1 } }),
  specialist('per-growth', 15, { pointsPer: { per: 'growth', every: 2, points: 1 } }),
  specialist('per-specialist', 15, { pointsPer: { per: 'specialist', every: 1, points: 1 } }),
];

/** Points of the upper spaces: 1 2 3 in the row below the top one, 3 4 5 in that. */
const UPPER = [1, 2, 3, 3, 4, 5];

const boards: Board[] = numbered(BOARDS, (board) => board).flatMap((board) =>
  (['a', 'b'] as const).map(
    (side): Board => ({
      id: `board-${board}-${side}`,
      name: 'Board',
      french: 'Plateau',
      board,
      side,
      spaces: numbered(15, (space) => (space > 9 ? { points: UPPER[space - 10]! } : { steps: [...gain] })),
      links: numbered(12, (space): [number, number] => [space, space + 3]),
      source: 'house',
    }),
  ),
);

const read = <Schema extends Type.TSchema>(schema: Schema, rows: unknown) =>
  valueOf(checker(Type.Array(schema)).check(rows));

const content = build({
  locations: read(LocationRow, locations),
  objectives: read(ObjectiveRow, objectives),
  tribes: read(TribeRow, tribes),
  discs: read(DiscRow, discs),
  cards,
  specialists,
  boards,
});

/** The catalog of this box. */
const box = { ...valueOf(loadCatalogs(catalog, [])).all[0]!, content };

/** What a seat has in a position; what is left out is nothing. */
export interface Holding {
  /** Tribe; gorillas when absent, who have nothing to do with points. */
  readonly tribe?: string;
  readonly played?: readonly string[];
  readonly hand?: readonly string[];
  readonly hired?: readonly string[];
  /** Covered spaces of its science board, from 1. */
  readonly growth?: readonly number[];
  /** Levels by zone, in the order of `ZONES`. */
  readonly levels?: readonly number[];
  /** Zones whose disc it holds. */
  readonly discs?: readonly (typeof ZONES)[number][];
  /** Spaces with its colonies. */
  readonly colonies?: readonly number[];
  /** Slots that it has claimed: letters of tiles, or zones. */
  readonly claims?: readonly ((typeof LETTERS)[number] | (typeof ZONES)[number])[];
  readonly resources?: Partial<Record<(typeof RESOURCES)[number], number>>;
}

const indexOf = (list: readonly string[], id: string): number => {
  const index = list.indexOf(id);
  if (index < 0) throw new Error(`no ${id}`);
  return index;
};

const SLOT_NAMES: readonly string[] = [...LETTERS, ...ZONES];

const give = (state: State, seat: number, holding: Holding): void => {
  const { cards: cardTable, specialists: specialistTable, tribes: tribeTable } = content;
  state.tribe[seat] = indexOf(tribeTable.ids, holding.tribe ?? 'gorillas');
  state.board[seat] = seat;
  state.side[seat] = 0;
  for (const id of holding.played ?? []) include(state.played, seat * CARD_WORDS, indexOf(cardTable.ids, id));
  for (const id of holding.hand ?? []) include(state.hand, seat * CARD_WORDS, indexOf(cardTable.ids, id));
  for (const id of holding.hired ?? []) include(state.hired, seat * SPECIALIST_WORDS, indexOf(specialistTable.ids, id));
  for (const space of holding.growth ?? []) state.growth[seat]! |= 1 << (space - 1);
  for (const [zone, level] of (holding.levels ?? []).entries()) state.authority[seat * ZONES.length + zone] = level;
  for (const zone of holding.discs ?? []) state.discs[ZONES.indexOf(zone)] = seat;
  for (const space of holding.colonies ?? []) state.colonies[space] = seat;
  for (const slot of holding.claims ?? []) state.claims[indexOf(SLOT_NAMES, slot)] = seat;
  for (const [index, name] of RESOURCES.entries())
    state.resources[seat * RESOURCES.length + index] = holding.resources?.[name] ?? 0;
};

/**
 * A position: what each seat has, and the numbers of the tiles A to E.
 * @param options what is played; as many seats as there are holdings
 */
export const position = (holdings: readonly Holding[], numbers: readonly number[], options: Options = {}): State => {
  const state = emptyState(makeRules({ seats: holdings.length, ...options }, box));
  for (const [letter, name] of LETTERS.entries())
    state.objectives[letter] = indexOf(content.objectives.ids, `${name.toLowerCase()}${numbers[letter]}`);
  for (const [seat, holding] of holdings.entries()) give(state, seat, holding);
  return state;
};

/** Index of an objective by its id, such as `a1`. */
export const objectiveOf = (id: string): number => indexOf(content.objectives.ids, id);

/** Index of a card, or of a specialist, by its id. */
export const cardOf = (id: string): number => indexOf(content.cards.ids, id);
export const specialistOf = (id: string): number => indexOf(content.specialists.ids, id);
