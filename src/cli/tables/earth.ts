import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';
import { clip, paint } from '../format.ts';
import { type Cards, readCards } from './earth-cards.ts';
import { WORDS, type Words } from './earth-words.ts';
import { type Draw, fixed, KEEP, layOut, oneLine, type Part, type Setting, SPACE } from './table.ts';

const Ids = Type.Array(Type.String());
const Numbers = Type.Array(Type.Integer());
const Planted = Type.Object({
  card: Type.Integer(),
  row: Type.Integer(),
  column: Type.Integer(),
  sprouts: Type.Optional(Type.Integer()),
  growth: Type.Optional(Type.Integer()),
});
const Side = Type.Union([Type.String(), Type.Null()]);
const Kept = Type.Optional(Type.Array(Type.Object({ id: Type.String(), stored: Type.Optional(Type.Integer()) })));
const Player = Type.Object({
  island: Side,
  climate: Side,
  ecosystem: Side,
  soil: Type.Integer(),
  handSize: Type.Integer(),
  hand: Type.Union([Numbers, Type.Null()]),
  compost: Type.Array(Type.Unknown()),
  tableau: Type.Array(Planted),
  events: Numbers,
  animals: Kept,
});
const Gaia = Type.Object({
  soil: Type.Integer(),
  sprouts: Type.Integer(),
  growth: Type.Integer(),
  compost: Type.Array(Type.Unknown()),
  pile: Numbers,
  revealed: Ids,
  animals: Kept,
});
const views = checker(
  Type.Object({
    round: Type.Integer(),
    action: Side,
    fauna: Ids,
    arrivals: Type.Array(Numbers),
    ecosystems: Ids,
    players: Type.Array(Player),
    gaia: Type.Optional(Gaia),
  }),
);
type Player = Static<typeof Player>;
type Planted = Static<typeof Planted>;

const SIDE = 4;
/** Widest and narrowest cell of a tableau. */
const WIDEST = 24;
const NARROWEST = 12;
/** Columns of a line of cells that are not cells: the indent and what stands between them. */
const FRAME = 4 + 3 * (SIDE - 1);

/** Width of a cell, so that four of them fit into a line. */
const cellWidth = (width: number): number => Math.min(WIDEST, Math.max(NARROWEST, Math.floor((width - FRAME) / SIDE)));

const padded = (text: string, width: number): string =>
  (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width);

/** A card in two lines: its name, and its points with what lies on it. */
const cell = (planted: Planted | undefined, cards: Cards, width: number): readonly [string, string] => {
  if (planted === undefined) return [padded('·', width), padded('', width)];
  const { name, points, sproutSpaces, growthSpaces } = cards.face(planted.card);
  const sprouts = sproutSpaces > 0 ? ` ♣${planted.sprouts ?? 0}/${sproutSpaces}` : '';
  const growth = growthSpaces > 0 ? ` ↑${planted.growth ?? 0}/${growthSpaces}` : '';
  return [paint('bold', padded(name, width)), padded(`${points}${sprouts}${growth}`, width)];
};

/** What lies on a card, then its name, in one line. */
const briefCell = (planted: Planted | undefined, cards: Cards, width: number): string => {
  if (planted === undefined) return padded('·', width);
  const { name, points, sproutSpaces, growthSpaces } = cards.face(planted.card);
  const sprouts = sproutSpaces > 0 ? `♣${planted.sprouts ?? 0}/${sproutSpaces}` : '';
  const growth = growthSpaces > 0 ? `↑${planted.growth ?? 0}/${growthSpaces}` : '';
  return padded([`${points}${sprouts}${growth}`, name].join(' '), width);
};

/** The tableau with two lines a row, and with one. */
const drawTableau = (tableau: readonly Planted[], cards: Cards, words: Words, width: number): string[][] => {
  if (tableau.length === 0) return [[`    ${words.empty}`]];
  const rows = Math.max(...tableau.map(({ row }) => row)) + 1;
  const columns = Math.min(SIDE, Math.max(...tableau.map(({ column }) => column)) + 1);
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_each, column) =>
      tableau.find((planted) => planted.row === row && planted.column === column),
    ),
  );
  const joined = (cells: readonly string[]): string => `    ${cells.join(' │ ')}`.trimEnd();
  return [
    grid.flatMap((row) => {
      const cells = row.map((planted) => cell(planted, cards, width));
      return [joined(cells.map(([name]) => name)), joined(cells.map(([, what]) => what))];
    }),
    grid.map((row) => joined(row.map((planted) => briefCell(planted, cards, width)))),
  ];
};

/** “Savanna (3; 5)”: the name of a card, its cost and its points. */
const priced = (card: number, cards: Cards): string => {
  const { name, cost, points } = cards.face(card);
  return cost === undefined ? name : `${name}\u00a0(${cost};\u00a0${points})`;
};

const animalNames = (kept: Player['animals'], cards: Cards): string =>
  (kept ?? []).map(({ id, stored = 0 }) => cards.name(id) + (stored > 0 ? ` (${stored})` : '')).join(', ');

const drawPlayer = (player: Player, seat: number, { you, width }: Setting, cards: Cards, words: Words): Part[] => {
  const sides = [player.island, player.climate, player.ecosystem].filter((id) => id !== null);
  const hand = (player.hand ?? []).map((card) => priced(card, cards));
  const isOwn = seat === you;
  const keep = isOwn ? KEEP.own : KEEP.others;
  const name = isOwn ? paint('bold', words.you) : words.player(seat + 1);
  const stock = `${words.soil} ${player.soil} · ${words.compost} ${player.compost.length} · ${words.events} ${player.events.length}`;
  const lead = `    ${words.list(player.hand === null ? words.hand : words.ownHand, '')}`;
  const animals =
    (player.animals ?? []).length > 0 ? [`    ${words.list(words.animals, animalNames(player.animals, cards))}`] : [];
  const head = [
    `  ${words.list(name, sides.map((id) => cards.name(id)).join(' · '))}`.trimEnd(),
    `    ${stock}`,
    `${lead}${hand.join(', ') || words.hidden(player.handSize)}`,
    ...animals,
  ];
  const [full = [], brief = full] = drawTableau(player.tableau, cards, words, cellWidth(width));
  const line = [`  ${words.list(name, stock)}`, words.hidden(player.handSize), words.planted(player.tableau.length)];
  if (!isOwn) return [{ forms: [[...head, ...full], [line.join(' · ')]], keep }];
  const short = clip(`  ${words.list(name, [stock, ...sides.map((id) => cards.name(id))].join(' · '))}`, width);
  const shortHand = hand.length === 0 ? [] : [oneLine(lead, hand, ', ', width)];
  return [
    { forms: [head, [short, ...shortHand, ...animals.map((each) => clip(each, width))]], keep },
    { forms: [full, brief], keep },
  ];
};

const drawGaia = (gaia: Static<typeof Gaia> | undefined, cards: Cards, words: Words): string[] =>
  gaia === undefined
    ? []
    : [
        `  ${words.list(words.gaia, `${words.soil} ${gaia.soil} · ${words.sprouts} ${gaia.sprouts} · ${words.growth} ${gaia.growth} · ${words.compost} ${gaia.compost.length} · ${words.pile} ${gaia.pile.length} · ${gaia.revealed.length}/12`)}`,
        ...((gaia.animals ?? []).length > 0
          ? [`    ${words.list(words.animals, animalNames(gaia.animals, cards))}`]
          : []),
      ];

/** Objectives with who has a leaf on them, then each seat with its tableau. */
export const drawEarth: Draw = (view, setting) => {
  const checked = views.check(view);
  if (!checked.ok) throw new TypeError('not a state of Earth');
  const { round, action, fauna, arrivals, ecosystems, players, gaia } = checked.value;
  const words: Words = WORDS[setting.lang];
  const cards = readCards(setting.catalog, setting.lang);
  const chosen = Object.entries(words.actions).find(([name]) => name === action)?.[1] ?? words.choosing;
  const leaves = (index: number): string => {
    const seats = (arrivals[index] ?? []).map((seat) => (seat < players.length ? words.player(seat + 1) : words.gaia));
    return seats.length === 0 ? '' : ` (${seats.join(', ')})`;
  };
  const head = paint('bold', words.head(round, chosen));
  const objectives = words.list(words.fauna, fauna.map((id, index) => cards.name(id) + leaves(index)).join(' · '));
  const shared =
    ecosystems.length > 0 ? [words.list(words.ecosystems, ecosystems.map((id) => cards.name(id)).join(' · '))] : [];
  return layOut(
    [
      fixed(head),
      {
        forms: [
          [objectives, ...shared],
          [clip(objectives, setting.width), ...shared.map((line) => clip(line, setting.width))],
          [],
        ],
        keep: KEEP.aside,
      },
      SPACE,
      ...players.flatMap((player, seat) => drawPlayer(player, seat, setting, cards, words)),
      fixed(...drawGaia(gaia, cards, words)),
    ],
    setting,
  );
};
