/**
 * A box of other numbers and kinds, in which decks run out and ambassadors are turned up soon: so few worlds are left in much
 * of a game that they can be written down.
 */
import { catalog } from '../../../src/engines/extinction/content/catalog.ts';

const source = 'house';
const named = (id: string) => ({ id, name: `Reserve ${id}`, french: `Réserve ${id}`, source });

/** A row of the house catalog without the lists of where its fields come from. */
const bare = (row: object): object =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([field]) => !['rulebook', 'public', 'inferred', 'house'].includes(field))
      .map(([field, value]) => [field, field === 'source' ? source : value]),
  );

const house: Readonly<Record<string, readonly object[]>> = Object(catalog.builtIn[0]);
const tableOf = (name: string): object[] => (house[name] ?? []).map(bare);
const others = (name: string, field: string, value: string): object[] =>
  tableOf(name).filter((row) => Reflect.get(row, field) !== value);

const level = { tiles: 24, money: 2, birthDie: 5, votes: 6, constants: 1 };

/** The deck of the tiger, nearly all of it constant: it runs out, and nothing is left to be shuffled anew. */
const effects = [
  { ...named('drought'), copies: 6, kind: 'constant', modifiers: [{ rule: 'gap', by: 1 }] },
  {
    ...named('rain'),
    ...{ copies: 6, kind: 'constant', on: { birth: true } },
    steps: [{ do: 'each-seat', steps: [{ do: 'gain', money: 1 }] }],
  },
  { ...named('guides'), copies: 3, kind: 'constant', modifiers: [{ rule: 'birth-target', by: 1 }] },
  {
    ...named('fair'),
    ...{ copies: 2, kind: 'immediate' },
    steps: [{ do: 'choose', from: [[{ do: 'draw', cards: 2 }], [{ do: 'stray', where: 'most' }]] }],
  },
  {
    ...named('census'),
    ...{ copies: 1, kind: 'immediate' },
    steps: [{ do: 'foresee', cards: 3, discards: 0, reorder: true }],
  },
].map((row) => ({ ...row, deck: 'tiger' }));

/** Its catalog. */
export const reserve = {
  game: 'extinction',
  id: 'reserve',
  title: 'A small reserve',
  starters: [
    { ...named('plan'), steps: [{ do: 'play', cards: 2 }] },
    {
      ...named('social-media'),
      free: true,
      steps: [
        { do: 'draw', cards: 5 },
        { do: 'remove-tile', tiles: 3, where: 'any' },
      ],
    },
    { ...named('replant'), steps: [{ do: 'influence', cubes: 2, on: 'hidden' }] },
    {
      ...named('relocate'),
      steps: [
        { do: 'add', animals: 2, where: 'with-animal' },
        { do: 'remove-tile', tiles: 4, where: 'any' },
      ],
    },
  ],
  cards: tableOf('cards'),
  abilities: tableOf('abilities'),
  ambassadors: tableOf('ambassadors').map((row, index) => ({ ...row, target: 9 + index, perRole: 1 })),
  effects: [...effects, ...others('effects', 'deck', 'tiger')],
  scenarios: [
    {
      ...named('tiger'),
      ...{ side: 'shore', rows: 5, columns: 4, destruction: 'spread' },
      animals: [
        { row: 1, column: 1, animals: 4 },
        { row: 5, column: 4, animals: 3 },
      ],
      tiles: [{ row: 3, column: 3 }],
      birth: { target: 2, where: 'with-or-beside', splits: true },
      ...{ easy: level, normal: level, hard: level },
    },
    ...others('scenarios', 'id', 'tiger'),
  ],
  years: [1, 2, 3, 4, 5].map((seats) => ({ seats, first: seats < 3 ? 9 : 4, second: seats < 3 ? 10 : 5, source })),
};
