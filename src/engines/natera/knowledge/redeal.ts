import type { Random } from '../../../core/random.ts';
import { FRAME } from '../../kit/frames.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { areaOf, NONE, tierOf } from '../content/tables.ts';
import { SPACES, SPECIALIST_WORDS, SPECIALISTS } from '../content/terms.ts';
import { isFaceDown } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';
import { STAGES } from '../rules/terms.ts';
import { isSettled } from './at-stake.ts';
import { redealCards } from './redeal-cards.ts';

// Scratch of `redeal`: what is dealt, and the sets that its places form.
const pool = new Int8Array(SPECIALISTS);
const groups = new Int8Array(SPECIALISTS);
const taken = new Int32Array(SPECIALIST_WORDS);

/**
 * Draws anew what `seat` cannot see: tiles that are face down, the order of the piles, hands of others and what they have put
 * aside, packets and picks of a draft, tribes while they are chosen. Uniform over all that agrees with what it knows: what lies open
 * or is its own, backs, and what it has seen of others' cards. What others remember is not drawn: in its worlds they remember
 * nothing. A finished game hides nothing.
 */
export const redeal = (state: State, seat: number, random: Random): void => {
  if (state.result !== 0) return;
  if (STAGES[state.stage] === 'tribes') redealTribes(state, seat, random);
  redealTiles(state, random);
  redealSpecialists(state, random);
  redealCards(state, seat, random, isSettled(state, seat));
  forgetOrder(state, seat);
};

/** Two of the tribes that the seat was not offered for each other seat, and of those that have chosen one of them. */
const redealTribes = (state: State, seat: number, random: Random): void => {
  const { offered, rules, tribe } = state;
  const { nuclear } = rules.content.tribes;
  let size = 0;
  for (let row = 0; row < nuclear.length; row++)
    if (row !== offered[seat * 2] && row !== offered[seat * 2 + 1] && (rules.nuclear || nuclear[row] === 0))
      pool[size++] = row;
  let next = 0;
  for (let other = 0; other < rules.seats; other++)
    if (other !== seat) for (let copy = 0; copy < 2; copy++) groups[next++] = other;
  groups.fill(rules.seats, next, size);
  random.deal(pool, size, groups);
  next = 0;
  for (let other = 0; other < rules.seats; other++) {
    if (other === seat) continue;
    offered[other * 2] = pool[next++]!;
    offered[other * 2 + 1] = pool[next++]!;
    if (tribe[other] !== NONE) tribe[other] = offered[other * 2 + random.below(2)]!;
  }
};

/** Of each zone those tiles that are face down are any of their tier, the others are out of the game (rulebook page 5). */
const redealTiles = (state: State, random: Random): void => {
  const { tier2, tier3 } = state.rules.content.locations;
  for (let space = 0; space < SPACES; space++) {
    if (!isFaceDown(state, space)) continue;
    const tier = tierOf(space);
    const rows = (tier === 2 ? tier2 : tier3)[areaOf(space) - 1]!;
    // The two spaces of tier 2 are dealt together, when the first one is come to.
    if (tier === 2 && tierOf(space - 1) === 2) continue;
    for (let index = 0; index < rows.length; index++) {
      pool[index] = rows[index]!;
      groups[index] = Math.min(index, tier === 2 ? 2 : 1);
    }
    random.deal(pool, rows.length, groups);
    state.tiles[space] = pool[0]!;
    if (tier === 2) state.tiles[space + 1] = pool[1]!;
  }
};

/** The pile of specialists above those that all have seen go to its bottom. */
const redealSpecialists = ({ bottomSeen, specialists, specialistSize }: State, random: Random): void => {
  taken.fill(0);
  for (let place = bottomSeen; place < specialistSize; place++)
    taken[specialists[place]! >>> 5]! |= 1 << (specialists[place]! & 31);
  let size = 0;
  for (let row = 0; row < SPECIALISTS; row++) if (((taken[row >>> 5]! >>> (row & 31)) & 1) === 1) pool[size++] = row;
  for (let index = 0; index < size; index++) groups[index] = index;
  random.deal(pool, size, groups);
  for (let index = 0; index < size; index++) specialists[bottomSeen + index] = pool[index]!;
};

/** Which cards others have put aside so far says nothing of the rest: any of their hand may be next. */
const forgetOrder = ({ depth, frames, rules }: State, seat: number): void => {
  if (depth === 0 || frames[FRAME.seat] === seat) return;
  const op = rules.content.program.code[frames[FRAME.at]! * WIDTH];
  if (op === OPS['put-aside']) frames[FRAME.from] = 0;
};
