import type { Seat } from '../../../core/contract.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { CARDS, NONE } from '../content/tables.ts';
import { AMBASSADORS, DECK, EFFECTS, ROLES, SPACES } from '../content/terms.ts';
import { pileOf } from '../rules/board.ts';
import { hidesHand } from '../rules/hidden.ts';
import { turnsInAll } from '../rules/scoring.ts';
import { cardOf, type State, seatOf } from '../rules/state.ts';
import { DICE, PLACES } from '../rules/terms.ts';
import { nearnessOf } from './worth.ts';

/** Numbers of the table as a whole, of an ambassador, of a kind of effect, of a role in play. */
const TABLE = 12;
const AMBASSADOR = 3;
const EFFECT = 3;
const ROLE = 6 + DICE + ROLES.length;

const BOARD = TABLE;
const ROW = BOARD + 2 * SPACES;
const DECKS = ROW + AMBASSADORS * AMBASSADOR;
const TEAM = DECKS + EFFECTS * EFFECT;
const ZONE = TEAM + PLACES * ROLE;

/** Bumped whenever a number changes its meaning or place. */
const VERSION = 1;
/** The table, the board, ambassadors, effects, roles from the viewer's on, and by card 1 in the zone, in a hand that is seen. */
const SIZE = ZONE + 2 * CARDS;

const writeTable = (state: State, into: Float32Array): void => {
  const { rules } = state;
  into[0] = rules.places / PLACES;
  into[1] = state.turn / turnsInAll(state);
  into[2] = state.year / rules.secondVote;
  into[3] = pileOf(state) / 16;
  into[4] = state.effectSize / EFFECTS;
  into[5] = rules.votesNeeded / AMBASSADORS;
  into[6] = rules.difficulty.birthDie / 10;
  into[7] = state.skips / 7;
  into[8] = state.shields / 3;
  into[9] = rules.gap - 1;
  into[10] = rules.sheet.birth.splits ? 1 : 0;
  into[11] = state.depth / 8;
  for (let space = 0; space < SPACES; space++) {
    into[BOARD + 2 * space] = state.animals[space]! / 4;
    into[BOARD + 2 * space + 1] = state.tiles[space]!;
  }
};

/** Ambassadors that are face up, and effects: discarded, in play, and known to come next. */
const writeRows = (state: State, into: Float32Array): void => {
  for (let slot = 0; slot < AMBASSADORS; slot++) {
    into[ROW + slot * AMBASSADOR] = hasBit(state.revealed, slot) ? 1 : 0;
    into[ROW + slot * AMBASSADOR + 1] = state.cubes[slot]! / 6;
    into[ROW + slot * AMBASSADOR + 2] = nearnessOf(state, slot);
  }
  for (let kind = 0; kind < EFFECTS; kind++) into[DECKS + kind * EFFECT] = state.effectDiscards[kind]! / 4;
  for (let index = 0; index < state.constantCount; index++) into[DECKS + state.constants[index]! * EFFECT + 1]! += 0.5;
  for (let depth = 1; depth <= state.seen; depth++)
    into[DECKS + state.effectDeck[state.effectSize - depth]! * EFFECT + 2]! += 1 / depth;
};

const writeRole = (state: State, place: number, into: Float32Array, at: number): void => {
  const role = state.role[place]!;
  into[at] = 1;
  into[at + 1] = state.current === place ? 1 : 0;
  into[at + 2] = hasBit(state.acted, place) ? 1 : 0;
  into[at + 3] = state.money[place]! / 10;
  if (role === NONE) return;
  into[at + 4] = state.deckSize[role]! / DECK;
  into[at + 5] = state.ability[place] === NONE ? 0 : 1;
  for (let die = 0; die < DICE; die++)
    into[at + 6 + die] = state.diceCard[place * DICE + die] === NONE ? state.diceValue[place * DICE + die]! / 6 : 0;
  into[at + 6 + DICE + role] = 1;
};

const writeCards = (state: State, seat: Seat, into: Float32Array): void => {
  for (let role = 0; role < ROLES.length; role++)
    for (let rest = state.zone[role]!; rest !== 0; rest = withoutLowest(rest))
      into[ZONE + 2 * cardOf(role, lowestBit(rest))] = 1;
  for (let place = 0; place < state.rules.places; place++) {
    const role = state.role[place]!;
    if (role === NONE || hidesHand(state, place, seat)) continue;
    for (let rest = state.hand[role]!; rest !== 0; rest = withoutLowest(rest))
      into[ZONE + 2 * cardOf(role, lowestBit(rest)) + 1] = 1;
  }
};

/**
 * What `seat` sees, as numbers of about 0 to 3 for a value network.
 * @param into at least `size` long
 */
const write = (state: State, seat: Seat, into: Float32Array): void => {
  const { places } = state.rules;
  into.fill(0, 0, SIZE);
  writeTable(state, into);
  writeRows(state, into);
  const first = seatOf(state, seat);
  for (let step = 0; step < places; step++) writeRole(state, (first + step) % places, into, TEAM + step * ROLE);
  writeCards(state, seat, into);
};

/** A view as one vector of numbers. */
export const features = { version: VERSION, size: SIZE, write };
