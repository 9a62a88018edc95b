import type { Seat } from '../../../core/contract.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { logOdds } from '../../kit/log-odds.ts';
import { CARDS, NONE } from '../content/tables.ts';
import { AMBASSADORS, DECK, EFFECTS, ROLES, SPACES } from '../content/terms.ts';
import { pileOf } from '../rules/board.ts';
import { hidesHand } from '../rules/hidden.ts';
import { turnsInAll } from '../rules/scoring.ts';
import { cardOf, type State, seatOf } from '../rules/state.ts';
import { DICE, ENDINGS, PLACES } from '../rules/terms.ts';
import { CHANCES, chancesOf, lacks, near, SIGNS, writeSigns } from './chances.ts';
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
const FORECAST = ZONE + 2 * CARDS;

/** Bumped whenever a number changes its meaning or place. */
const VERSION = 2;
/**
 * The table, the board, ambassadors, effects, roles from the viewer's on, by card 1 in the zone, in a hand that is seen, and what is
 * forecast: see `writeForecast`.
 */
const SIZE = FORECAST + SIGNS.length + 2 * AMBASSADORS + ENDINGS.length;
/** Numbers go up to this. */
const MOST = 4;

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

// Scratch of `writeForecast`.
const signs = new Float64Array(SIGNS.length);
const chances = new Float64Array(ENDINGS.length);

/**
 * What the search goes by without a net, so that a net need not find out by itself: the signs of the forecast, votes by how near they
 * are and by what they lack, and the endings, as log-odds.
 */
const writeForecast = (state: State, into: Float32Array): void => {
  writeSigns(state, signs);
  let at = FORECAST;
  for (let sign = 0; sign < SIGNS.length; sign++) into[at++] = bounded(signs[sign]!);
  for (let vote = 0; vote < AMBASSADORS; vote++) into[at++] = near[vote]!;
  for (let vote = 0; vote < AMBASSADORS; vote++) into[at++] = bounded(lacks[vote]! / 8);
  chancesOf(signs, CHANCES, chances);
  for (let end = 0; end < ENDINGS.length; end++) into[at++] = bounded(logOdds(chances[end]!));
};

const bounded = (value: number): number => Math.max(-MOST, Math.min(MOST, value));

/**
 * What `seat` sees, as numbers of about 0 to 3, and of ±4 at most, for a value network.
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
  writeForecast(state, into);
};

/** A view as one vector of numbers. */
export const features = { version: VERSION, size: SIZE, write };
