import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';
import { paint } from '../format.ts';
import { WORDS, type Words } from './anthropocene-words.ts';
import type { Draw, Setting } from './table.ts';

const ROWS = ['air', 'earth', 'water'] as const;
const COLUMNS = ['W', 'N', 'E'] as const;
const COLOURS = { air: 'cyan', earth: 'yellow', water: 'blue' } as const;

const Stack = Type.Array(Type.String());
const Row = Type.Object({ W: Stack, N: Stack, E: Stack });
const Player = Type.Object({
  hand: Type.Union([Stack, Type.Null()]),
  landmark: Type.Union([Type.String(), Type.Null()]),
  biosphere: Type.Union([Type.Integer(), Type.Null()]),
  met: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  possible: Type.Optional(Type.Array(Type.Tuple([Type.String(), Type.Integer()]))),
});
const views = checker(
  Type.Object({
    generation: Type.Integer(),
    firstSeat: Type.Integer(),
    ice: Type.Integer(),
    sky: Type.Array(Type.Integer()),
    grid: Type.Object({ air: Row, earth: Row, water: Row }),
    players: Type.Array(Player),
  }),
);
type Player = Static<typeof Player>;

const Molecules = { co2: Type.Boolean(), ch4: Type.Boolean() };
const catalogs = checker(
  Type.Object({
    cards: Type.Array(Type.Object({ id: Type.String(), ...Molecules })),
    start: Type.Array(Type.Object({ value: Type.Integer(), ...Molecules })),
  }),
);

/** What is printed on a card. */
interface Face {
  readonly element: (typeof ROWS)[number] | undefined;
  readonly value: number;
  readonly molecule: '' | 'CO₂' | 'CH₄';
}

const moleculeOf = (row: { co2: boolean; ch4: boolean } | undefined): Face['molecule'] =>
  row?.co2 ? 'CO₂' : row?.ch4 ? 'CH₄' : '';

/** Reads card ids such as `1-air-2` and `start-1` with the help of the catalog. */
const faceReader = (catalog: unknown): ((id: string) => Face) => {
  const known = catalogs.check(catalog);
  const { cards, start } = known.ok ? known.value : { cards: [], start: [] };
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (id) => {
    const [first, second, third] = id.split('-');
    if (first === 'start') {
      const card = start[Number(second) - 1];
      return { element: undefined, value: card?.value ?? 0, molecule: moleculeOf(card) };
    }
    return {
      element: ROWS.find((row) => row === second),
      value: Number(third),
      molecule: moleculeOf(byId.get(id)),
    };
  };
};

const CELL = 12;
const LABEL = 9;

const rule = (left: string, middle: string, right: string): string =>
  ' '.repeat(LABEL + 1) + left + COLUMNS.map(() => '─'.repeat(CELL)).join(middle) + right;

const cell = (stack: readonly string[], face: (id: string) => Face): string => {
  const top = stack.at(-1);
  if (top === undefined) return '·'.padStart(CELL / 2).padEnd(CELL);
  const { element, value, molecule } = face(top);
  const depth = stack.length > 1 ? `×${stack.length}` : '';
  const shown = ` ${value} ${molecule}`.padEnd(CELL - 4) + depth.padEnd(4);
  return paint(element === undefined ? 'bold' : ['bold', COLOURS[element]], shown);
};

type Grid = Readonly<Record<(typeof ROWS)[number], Readonly<Record<(typeof COLUMNS)[number], readonly string[]>>>>;

const drawGrid = (grid: Grid, face: (id: string) => Face, words: Words): string[] => {
  const value = (stack: readonly string[]): number => (stack.length === 0 ? 0 : face(stack.at(-1) ?? '').value);
  const total = (stacks: readonly (readonly string[])[]): number => stacks.reduce((sum, each) => sum + value(each), 0);
  const lines = ROWS.map((row) => {
    const stacks = COLUMNS.map((column) => grid[row][column]);
    const label = paint(COLOURS[row], words[row].padStart(LABEL));
    return `${label} │${stacks.map((stack) => cell(stack, face)).join('│')}│ ${total(stacks)}`;
  });
  const indent = ' '.repeat(LABEL + 2);
  const sums = COLUMNS.map((column) => String(total(ROWS.map((row) => grid[row][column]))).padEnd(CELL));
  return [
    indent + COLUMNS.map((column) => ` ${words[column]} (${column})`.padEnd(CELL)).join(' ') + words.sum,
    rule('┌', '┬', '┐'),
    ...lines.flatMap((line, index) => (index === 0 ? [line] : [rule('├', '┼', '┤'), line])),
    rule('└', '┴', '┘'),
    `${words.sum.padStart(LABEL)}   ${sums.join(' ')}`.trimEnd(),
  ];
};

const cardName = (id: string, face: (id: string) => Face, words: Words): string => {
  const { element, value, molecule } = face(id);
  const name = element === undefined ? id : `${words[element]} ${value}`;
  const full = molecule === '' ? name : `${name} ${molecule}`;
  return element === undefined ? full : paint(COLOURS[element], full);
};

const lineName = (landmark: string, words: Words): string => {
  const row = ROWS.find((each) => each === landmark);
  const column = COLUMNS.find((each) => each === landmark);
  return row === undefined ? `${words.column} ${column && words[column]}` : `${words.row} ${words[row]}`;
};

/** More objectives than this are only counted. */
const PAIRS_SHOWN = 8;

/** How many biosphere objective cards show a value. */
const COPIES: Readonly<Record<number, number>> = { 3: 1, 4: 2, 5: 2, 6: 1 };

/** The objectives a seat may have: those that agree with the announcements, less what it sees at the others. */
const possibleObjectives = ({ possible = [] }: Player, others: readonly Player[]): [string, number][] =>
  possible.filter(([line, value]) => {
    const seen = others.filter(({ biosphere }) => biosphere === value).length;
    return seen < (COPIES[value] ?? 0) && others.every(({ landmark }) => landmark !== line);
  });

const objective = (player: Player, players: readonly Player[], words: Words): string => {
  const { landmark, biosphere, possible } = player;
  if (landmark !== null && biosphere !== null) return `${lineName(landmark, words)} = ${biosphere}`;
  if (possible === undefined) return words.hidden;
  const pairs = possibleObjectives(
    player,
    players.filter((other) => other !== player),
  );
  if (pairs.length > PAIRS_SHOWN) return `${words.hidden} (${words.possible(pairs.length)})`;
  return `${words.hidden} (${pairs.map(([line, value]) => `${lineName(line, words)} = ${value}`).join(' / ')})`;
};

const status = (met: boolean | null | undefined, words: Words): string => {
  if (met === undefined || met === null) return words.unknown;
  return met ? paint('green', words.met) : paint('red', words.unmet);
};

const drawPlayers = (
  players: readonly Player[],
  handSizes: readonly number[],
  { you }: Setting,
  face: (id: string) => Face,
  words: Words,
): string[] =>
  players.flatMap((player, seat) => {
    const name = seat === you ? paint('bold', words.you.padEnd(LABEL)) : words.player(seat + 1).padEnd(LABEL);
    const hand =
      player.hand === null
        ? words.cards(handSizes[seat] ?? 0)
        : player.hand.map((id) => cardName(id, face, words)).join(', ') || words.empty;
    return [
      `  ${name} ${objective(player, players, words)}, ${status(player.met, words)}`,
      `  ${' '.repeat(LABEL)} ${hand}`,
    ];
  });

/** Hidden hands are counted from what is public: an equal part of the deck, less what the seat has placed. */
const countHands = (grid: Grid, generation: number, firstSeat: number, seats: number): number[] => {
  const stacks = ROWS.flatMap((row) => COLUMNS.map((column) => grid[row][column]));
  const played = stacks.flat().filter((id) => id.startsWith(`${generation}-`)).length;
  return Array.from({ length: seats }, (_, seat) => {
    const order = (seat - firstSeat + seats) % seats;
    return 12 / seats - Math.floor((played - order + seats - 1) / seats);
  });
};

/** The grid with its sums, then each seat's objective and hand. */
export const drawAnthropocene: Draw = (view, setting) => {
  const checked = views.check(view);
  if (!checked.ok) throw new TypeError('not a state of Anthropocène');
  const { generation, firstSeat, ice, sky, grid, players } = checked.value;
  const words: Words = WORDS[setting.lang];
  const face = faceReader(setting.catalog);
  const signed = sky.map((value) => (value > 0 ? `+${value}` : String(value))).join(' ');
  const handSizes = countHands(grid, generation, firstSeat, players.length);
  return [
    paint('bold', words.head(generation, ice, signed || words.noSky)),
    '',
    ...drawGrid(grid, face, words),
    '',
    ...drawPlayers(players, handSizes, setting, face, words),
  ].join('\n');
};
