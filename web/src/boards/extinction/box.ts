/** What is printed on the cards and sheets of Extinction, read from the rows of the catalog. */
import type { CardRow } from '../../../../packages/engines/src/types.ts';

/** A card as it is drawn: its name, the words of what it does without what its kind says already, and its row for `About`. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly kind: string;
  /** Whether dice of any values may lie there. */
  readonly isFree: boolean;
  readonly row: CardRow | undefined;
}

/** What an ambassador asks for. */
export interface Demand {
  readonly dice: number;
  readonly count: string;
  readonly target: number;
  readonly perRole: number;
}

/** The sheet of a scenario at a level. */
export interface Sheet {
  readonly row: CardRow | undefined;
  readonly side: string;
  readonly rows: number;
  readonly columns: number;
  readonly tiles: number;
  readonly votes: number;
}

/** What is in the box. */
export interface Box {
  /** A card, an action of the board, an ability, an effect or an ambassador; of `lawyer/research/2` the card `research`. */
  face(id: string): Face;
  readonly starters: readonly string[];
  /** Abilities of a role. */
  abilities(role: string): readonly Face[];
  demand(ambassador: string): Demand;
  sheet(scenario: string, level: string): Sheet;
  /** Years at the end of which votes are held. */
  years(seats: number): readonly [first: number, second: number];
}

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Facts that say no more than the drawing. */
const LEADS: Readonly<Record<string, number>> = { cards: 2, starters: 1, abilities: 1, effects: 1, ambassadors: 1 };

/** “A die here: take 2 M$.” without what the kind of the card says. */
const withoutLead = (fact: string): string => {
  const text = fact.replace(/^[^:(]*?[\s\u00a0\u202f]?:\s/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const faceOf = (id: string, table: string, row: CardRow | undefined): Face => {
  const printed = fields(row?.row);
  const isFree = printed['free'] === true;
  const facts = (row?.facts ?? []).slice((LEADS[table] ?? 0) + (isFree ? 1 : 0));
  const isPlain = table === 'cards' || table === 'starters' || word(printed['kind']) === 'immediate';
  return {
    id,
    name: row?.name ?? id,
    text: (isPlain ? facts.map(withoutLead) : facts).join(' '),
    kind: word(printed['type']) || word(printed['kind']) || 'action',
    isFree,
    row,
  };
};

/** The id of a card in `lawyer/research/2` or `research/2`. */
const idOf = (card: string): string => card.replace(/^.*\/(?=[a-z])|\/\d$/g, '');

const KNOWN = new WeakMap<object, Box>();

type Tables = Readonly<Record<string, readonly CardRow[]>>;

const facesOf = (cards: Tables): ReadonlyMap<string, Face> =>
  new Map(
    Object.keys(LEADS).flatMap((table) =>
      (cards[table] ?? []).map((row) => [row.id, faceOf(row.id, table, row)] as const),
    ),
  );

const read = (cards: Tables): Box => {
  const faces = facesOf(cards);
  const rowOf = (table: string, id: string): CardRow | undefined => cards[table]?.find((row) => row.id === id);
  return {
    face: (card) => faces.get(idOf(card)) ?? faceOf(card, '', undefined),
    starters: (cards['starters'] ?? []).map(({ id }) => id),
    abilities: (role) =>
      (cards['abilities'] ?? []).flatMap(({ id, row }) => (fields(row)['role'] === role ? (faces.get(id) ?? []) : [])),
    demand: (id) => {
      const row = fields(rowOf('ambassadors', id)?.row);
      return {
        dice: count(row['dice']),
        count: word(row['count']),
        target: count(row['target']),
        perRole: count(row['perRole']),
      };
    },
    sheet: (scenario, level) => {
      const row = rowOf('scenarios', scenario);
      const sheet = fields(row?.row);
      const [tiles, votes] = [fields(sheet[level])['tiles'], fields(sheet[level])['votes']];
      const [rows, columns] = [count(sheet['rows']), count(sheet['columns'])];
      return { row, side: word(sheet['side']), rows, columns, tiles: count(tiles), votes: count(votes) };
    },
    years: (seats) => {
      const row = fields(rowOf('years', String(seats))?.row);
      return [count(row['first']), count(row['second'])];
    },
  };
};

/** Reads a catalog, once. */
export const boxOf = (cards: Tables): Box => {
  const box = KNOWN.get(cards) ?? read(cards);
  KNOWN.set(cards, box);
  return box;
};
