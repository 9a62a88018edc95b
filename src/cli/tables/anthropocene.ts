import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';
import { clip, paint } from '../format.ts';
import { type Cards, ROWS, readCards } from './anthropocene-cards.ts';
import { WORDS, type Words } from './anthropocene-words.ts';
import { type Draw, fixed, KEEP, layOut, type Part, type Setting, SPACE } from './table.ts';

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

const CELL = 12;
const LABEL = 9;

const rule = (left: string, middle: string, right: string): string =>
  ' '.repeat(LABEL + 1) + left + COLUMNS.map(() => '─'.repeat(CELL)).join(middle) + right;

const cell = (stack: readonly string[], { face }: Cards): string => {
  const top = stack.at(-1);
  if (top === undefined) return '·'.padStart(CELL / 2).padEnd(CELL);
  const { element, value, molecule } = face(top);
  const depth = stack.length > 1 ? `×${stack.length}` : '';
  const shown = ` ${value} ${molecule}`.padEnd(CELL - 4) + depth.padEnd(4);
  return paint(element === undefined ? 'bold' : ['bold', COLOURS[element]], shown);
};

type Grid = Readonly<Record<(typeof ROWS)[number], Readonly<Record<(typeof COLUMNS)[number], readonly string[]>>>>;

const drawGrid = (grid: Grid, cards: Cards, words: Words): Part => {
  const value = (stack: readonly string[]): number => (stack.length === 0 ? 0 : cards.face(stack.at(-1) ?? '').value);
  const total = (stacks: readonly (readonly string[])[]): number => stacks.reduce((sum, each) => sum + value(each), 0);
  const lines = ROWS.map((row) => {
    const stacks = COLUMNS.map((column) => grid[row][column]);
    const label = paint(COLOURS[row], words[row].padStart(LABEL));
    return `${label} │${stacks.map((stack) => cell(stack, cards)).join('│')}│ ${total(stacks)}`;
  });
  const indent = ' '.repeat(LABEL + 2);
  const totals = COLUMNS.map((column) => String(total(ROWS.map((row) => grid[row][column]))).padEnd(CELL));
  const head = indent + COLUMNS.map((column) => ` ${words[column]} (${column})`.padEnd(CELL)).join(' ') + words.sum;
  const sums = `${words.sum.padStart(LABEL)}   ${totals.join(' ')}`.trimEnd();
  const [top, bottom] = [rule('┌', '┬', '┐'), rule('└', '┴', '┘')];
  const ruled = lines.flatMap((line, index) => (index === 0 ? [line] : [rule('├', '┼', '┤'), line]));
  return {
    forms: [
      [head, top, ...ruled, bottom, sums],
      [head, top, ...lines, bottom, sums],
      [head, ...lines, sums],
    ],
    keep: KEEP.board,
  };
};

const cardName = (id: string, { face }: Cards, words: Words): string => {
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

/** The objectives a seat may have: those that agree with the announcements, less what it sees at the others. */
const possibleObjectives = (
  { possible = [] }: Player,
  others: readonly Player[],
  { copies }: Cards,
): [string, number][] =>
  possible.filter(([line, value]) => {
    const seen = others.filter(({ biosphere }) => biosphere === value).length;
    return seen < copies(value) && others.every(({ landmark }) => landmark !== line);
  });

const objective = (player: Player, players: readonly Player[], cards: Cards, words: Words): string => {
  const { landmark, biosphere, possible } = player;
  if (landmark !== null && biosphere !== null) return `${lineName(landmark, words)} = ${biosphere}`;
  if (possible === undefined) return words.hidden;
  const pairs = possibleObjectives(
    player,
    players.filter((other) => other !== player),
    cards,
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
  { you, width }: Setting,
  cards: Cards,
  words: Words,
): Part[] =>
  players.map((player, seat) => {
    const name = seat === you ? paint('bold', words.you.padEnd(LABEL)) : words.player(seat + 1).padEnd(LABEL);
    const hand =
      player.hand === null
        ? words.cards(handSizes[seat] ?? 0)
        : player.hand.map((id) => cardName(id, cards, words)).join(', ') || words.empty;
    const goal = `  ${name} ${objective(player, players, cards, words)}, ${status(player.met, words)}`;
    return {
      forms: [[goal, `  ${' '.repeat(LABEL)} ${hand}`], [clip(`${goal} · ${hand}`, width)]],
      keep: seat === you ? KEEP.own : KEEP.others,
    };
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
  const cards = readCards(setting.catalog);
  const signed = sky.map((value) => (value > 0 ? `+${value}` : String(value))).join(' ');
  const handSizes = countHands(grid, generation, firstSeat, players.length);
  return layOut(
    [
      fixed(paint('bold', words.head(generation, ice, signed || words.noSky))),
      SPACE,
      drawGrid(grid, cards, words),
      SPACE,
      ...drawPlayers(players, handSizes, setting, cards, words),
    ],
    setting,
  );
};
