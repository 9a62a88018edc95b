import Type from 'typebox';
import { TERMINAL } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import { actionsSchema, dealtSchema, placeAny, shown } from './dealt.ts';
import { replay } from './documents.ts';
import type { Rules } from './rules.ts';
import { solvedGame } from './solved-game.ts';

interface State {
  /** Face of each seat's die, 1–6. */
  readonly dice: Int8Array;
  /** Mask of the bids made; a bid is (quantity - 1) * 6 + face - 1. */
  bids: number;
  /** The highest bid, or -1. */
  last: number;
  plies: number;
  called: boolean;
}

const FACES = 6;
const BIDS = 2 * FACES;
/** The action that doubts the last bid. */
const LIAR = BIDS;

/** Whether the dice show as many of the face, sixes being wild, as the last bid says. */
const isTrue = ({ dice, last }: State): boolean => {
  const face = (last % FACES) + 1;
  let matches = 0;
  for (let seat = 0; seat < 2; seat++) if (dice[seat] === face || dice[seat] === FACES) matches++;
  return matches > Math.floor(last / FACES);
};

const nameOf = (action: number): string =>
  action === LIAR ? 'liar' : `${Math.floor(action / FACES) + 1}x${(action % FACES) + 1}`;

const position = Type.Object(
  { dealt: dealtSchema(2, 1, FACES), actions: actionsSchema(BIDS + 1) },
  { additionalProperties: false, description: 'Dice and bids.' },
);

const rules: Rules<State, typeof position> = {
  id: 'liars-dice',
  title: 'Liar’s dice, one die each',
  seats: 2,
  nature: 'competitive',
  endings: ['true', 'false'],
  payoffs: [-1, 1],
  position,
  create: () => ({ dice: new Int8Array(2), bids: 0, last: -1, plies: 0, called: false }),
  deal({ dice }, random) {
    dice[0] = random.below(FACES) + 1;
    dice[1] = random.below(FACES) + 1;
  },
  copy(from, into) {
    into.dice[0] = from.dice[0]!;
    into.dice[1] = from.dice[1]!;
    into.bids = from.bids;
    into.last = from.last;
    into.plies = from.plies;
    into.called = from.called;
  },
  toAct: ({ plies, called }) => (called ? TERMINAL : plies & 1),
  legalActions({ last, called }, into) {
    into.clear();
    if (called) return;
    for (let bid = last + 1; bid < BIDS; bid++) into.push(bid);
    if (last >= 0) into.push(LIAR);
  },
  apply(state, action) {
    state.plies++;
    if (action === LIAR) state.called = true;
    else {
      state.bids |= 1 << action;
      state.last = action;
    }
    return 0;
  },
  payoffOf(state, seat) {
    const caller = (state.plies - 1) & 1;
    return (seat === caller) === isTrue(state) ? -1 : 1;
  },
  ending: (state) => (isTrue(state) ? 0 : 1),
  redeal({ dice, called }, seat, random) {
    if (!called) dice[1 - seat] = random.below(FACES) + 1;
  },
  key: ({ dice, bids }, seat) => (dice[seat]! << BIDS) | bids,
  choice: (_state, action) => nameOf(action),
  write({ dice, bids, called }, viewer) {
    const actions = Array.from({ length: BIDS }, (_, bid) => bid).filter((bid) => (bids >> bid) & 1);
    if (called) actions.push(LIAR);
    return { dealt: shown(dice, viewer, called), actions: actions.map(nameOf) };
  },
  read({ dealt, actions }, _viewer, state) {
    placeAny(dealt, 1, state.dice);
    return replay(this, state, actions, stream('none', 'test'));
  },
};

/** Liar's dice for two with one six-sided die each; payoffs -1 and 1. The value to the first seat is about -0.02714. */
export const liarsDice = solvedGame(rules);
