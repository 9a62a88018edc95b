/** A card among seven others, and what an ability of it changes there by the printed words. */
import { stream } from '../../../src/core/random.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { STAGE } from '../../../src/engines/earth/rules/terms.ts';
import { proceed } from '../../../src/engines/earth/rules/turn.ts';
import type { Amounts } from './amounts.ts';
import type { Printed } from './notation.ts';
import { KINDS } from './printed-cards.ts';
import type { Planted, Scene } from './scene.ts';

// Seven flora, three in the row and three in the column of the card, each with room for sprouts and growth and
// some of both. The card comes last, so that nothing fires after it.
const AROUND: readonly (readonly [row: number, column: number, kind: string, choices: readonly number[]])[] = [
  [0, 3, 'Mush', [36, 60]],
  [1, 3, 'Tree', [31, 89]],
  [2, 2, 'Bush', [6, 57]],
  [2, 3, 'Herb', [8, 19]],
  [3, 0, 'Tree', [1, 13]],
  [3, 1, 'Herb', [39, 149]],
  [3, 2, 'Bush', [41, 42]],
];

/** The seven for a tableau; where one of them is `card` itself, another lies in its place. */
export const around = (card: number): Planted[] =>
  AROUND.map(([row, column, , choices]) => [choices.find((each) => each !== card) ?? 0, row, column, 1, 2]);

/** The hand of `rich`: terrains. */
export const HAND = [100, 101, 116, 117, 118, 120];
const COMPOST = [103, 104, 112, 114, 115, 119];

/** Seat 0 with this tableau, and enough of everything to pay with. */
export const rich = (tableau: Planted[], hand: readonly number[] = HAND): Scene => ({
  seats: [
    { soil: 20, hand, compost: COMPOST.filter((card) => !tableau.some(([planted]) => planted === card)), tableau },
    {},
  ],
});

/** The same with an island and a climate that do not fire on the action. */
export const quiet = (scene: Scene, action: number): Scene => ({
  ...scene,
  seats: scene.seats.map((seat, index) =>
    index > 0 ? seat : { ...seat, island: '287-1', climate: action === 3 ? '299-1' : '300-1' },
  ),
});

/** How many pieces an ability of a card among the seven places, by the printed words. */
const placed = (printed: Printed, token: 'spr' | 'gro', kind: string, room: number): number => {
  const count = printed.gain[token] ?? 0;
  if (count === 0 || printed.scope === undefined || printed.scope === 'adj8') return count;
  const [type, line] = printed.scope.split('@');
  const others = AROUND.filter(
    ([row, column, each]) => each === type && (line === 'row' ? row === 3 : column === 3),
  ).length;
  const own = KINDS[kind] === type?.toLowerCase().replace('mush', 'mushroom') && room > 0 ? 1 : 0;
  return count * (others + own);
};

/** What an ability changes by the printed words, of a card of this kind with so many spaces among the seven. */
export const expected = (printed: Printed, kind: string, sproutSpaces: number, growthSpaces: number): Amounts => {
  const { cost, gain } = printed;
  const get = (from: Printed['cost'], token: string): number => from[token] ?? 0;
  const composted = get(gain, 'cHand') + get(cost, 'cHand');
  return {
    soil: get(gain, 'soil') - get(cost, 'soil'),
    hand: get(gain, 'draw') - composted,
    compost: get(gain, 'cDeck') + composted - get(cost, 'cLose'),
    sprouts: placed(printed, 'spr', kind, sproutSpaces) - get(cost, 'spr'),
    growth: placed(printed, 'gro', kind, growthSpaces) - get(cost, 'gro'),
  };
};

/** Puts the state where the ability of a space is next. */
export const activate = (state: State, action: number, space: number): void => {
  state.stage = STAGE.activate;
  state.action = action;
  state.step = space;
  proceed(state, stream('ability', 'test'));
};
