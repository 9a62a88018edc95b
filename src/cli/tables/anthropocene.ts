import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Lang } from '../../core/text.ts';
import { paint } from '../format.ts';
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

const WORDS = {
  en: {
    air: 'Air',
    earth: 'Earth',
    water: 'Water',
    column: 'column',
    row: 'row',
    sum: 'sum',
    head: (generation: number, ice: number, sky: string) => `Generation ${generation} of 3 · ice ${ice} · sky ${sky}`,
    noSky: 'none yet',
    you: 'you',
    player: (player: number) => `player ${player}`,
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    empty: 'no cards',
    met: 'met',
    unmet: 'not met',
    unknown: 'met or not: unknown',
    secret: 'objective hidden from you',
    oneOf: (count: number) => `one of ${count}`,
  },
  fr: {
    air: 'Air',
    earth: 'Terre',
    water: 'Eau',
    column: 'colonne',
    row: 'ligne',
    sum: 'somme',
    head: (generation: number, ice: number, sky: string) =>
      `Génération ${generation} sur 3 · glace ${ice} · ciel ${sky}`,
    noSky: 'pas encore',
    you: 'vous',
    player: (player: number) => `joueur ${player}`,
    cards: (count: number) => (count === 1 ? '1 carte' : `${count} cartes`),
    empty: 'aucune carte',
    met: 'obtenu',
    unmet: 'pas obtenu',
    unknown: 'obtenu ou non : inconnu',
    secret: 'objectif caché pour vous',
    oneOf: (count: number) => `un parmi ${count}`,
  },
} as const satisfies Record<Lang, unknown>;
type Words = (typeof WORDS)[Lang];

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
    indent + COLUMNS.map((column) => ` ${column}`.padEnd(CELL)).join(' ') + words.sum,
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
  return row === undefined ? `${words.column} ${landmark}` : `${words.row} ${words[row]}`;
};

/** More pairs than this are only counted. */
const PAIRS_SHOWN = 8;

const objective = ({ landmark, biosphere, possible }: Player, words: Words): string => {
  if (landmark !== null && biosphere !== null) return `${lineName(landmark, words)} = ${biosphere}`;
  if (possible === undefined) return words.secret;
  if (possible.length > PAIRS_SHOWN) return `${words.secret}, ${words.oneOf(possible.length)}`;
  const pairs = possible.map(([line, value]) => `${lineName(line, words)} = ${value}`);
  return `${words.secret}: ${pairs.join(' / ')}`;
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
    return [`  ${name} ${objective(player, words)}, ${status(player.met, words)}`, `  ${' '.repeat(LABEL)} ${hand}`];
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
