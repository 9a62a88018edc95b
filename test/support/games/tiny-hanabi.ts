import Type from 'typebox';
import { TERMINAL } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import { actionsSchema, dealtSchema, placeAny, shown } from './dealt.ts';
import { replay } from './documents.ts';
import type { Rules } from './rules.ts';
import { solvedGame } from './solved-game.ts';

interface State {
  /** Card of each seat, 0 or 1. */
  readonly cards: Int8Array;
  /** Action of each seat. */
  readonly actions: Int8Array;
  plies: number;
}

const CARDS = 2;
const ACTIONS = 3;

/**
 * Points by first card, second card, first action and second action: the example of Foerster et al.,
 * "Bayesian Action Decoder" (2019), in the numbers of OpenSpiel.
 */
// biome-ignore format: one row a first action
const POINTS = Int8Array.of(
  10, 0, 0,   4, 8, 4,   10, 0, 0,
  0, 0, 10,   4, 8, 4,   0, 0, 10,
  0, 0, 10,   4, 8, 4,   0, 0, 0,
  10, 0, 0,   4, 8, 4,   10, 0, 0,
);

const nameOf = (action: number): string => `action-${action}`;

const pointsOf = ({ cards, actions }: State): number =>
  POINTS[((cards[0]! * CARDS + cards[1]!) * ACTIONS + actions[0]!) * ACTIONS + actions[1]!]!;

const position = Type.Object(
  { dealt: dealtSchema(2, 0, CARDS - 1), actions: actionsSchema(2) },
  { additionalProperties: false, description: 'Cards and actions.' },
);

const rules: Rules<State, typeof position> = {
  id: 'tiny-hanabi',
  title: 'Tiny Hanabi',
  seats: 2,
  nature: 'cooperative',
  endings: ['missed', 'reached'],
  wins: ['reached'],
  payoffs: [0, 10],
  position,
  create: () => ({ cards: new Int8Array(2), actions: new Int8Array(2), plies: 0 }),
  deal({ cards }, random) {
    cards[0] = random.below(CARDS);
    cards[1] = random.below(CARDS);
  },
  copy(from, into) {
    into.cards[0] = from.cards[0]!;
    into.cards[1] = from.cards[1]!;
    into.actions[0] = from.actions[0]!;
    into.actions[1] = from.actions[1]!;
    into.plies = from.plies;
  },
  toAct: ({ plies }) => (plies === 2 ? TERMINAL : plies),
  legalActions({ plies }, into) {
    into.clear();
    if (plies < 2) for (let action = 0; action < ACTIONS; action++) into.push(action);
  },
  apply(state, action) {
    state.actions[state.plies++] = action;
    return 0;
  },
  payoffOf: (state) => pointsOf(state),
  ending: (state) => (pointsOf(state) === 10 ? 1 : 0),
  redeal({ cards, plies }, seat, random) {
    if (plies < 2) cards[1 - seat] = random.below(CARDS);
  },
  key: ({ cards, actions, plies }, seat) => (plies << 3) | (cards[seat]! << 2) | (plies === 0 ? 0 : actions[0]!),
  choice: (_state, action) => nameOf(action),
  write: ({ cards, actions, plies }, viewer) => ({
    dealt: shown(cards, viewer, plies === 2),
    actions: Array.from(actions.subarray(0, plies), nameOf),
  }),
  read({ dealt, actions }, _viewer, state) {
    placeAny(dealt, 0, state.cards);
    return replay(this, state, actions, stream('none', 'test'));
  },
};

/** Tiny Hanabi for two: both are paid alike, 0 to 10 points; the optimum is 10, and 8 is the trap. */
export const tinyHanabi = solvedGame(rules);
