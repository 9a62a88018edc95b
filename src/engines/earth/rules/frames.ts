/**
 * Effects in progress. A frame holds what is still to be paid and to be gained; it is worked off in one fixed
 * order, and stops wherever its owner decides something: what is paid first, then what needs no choice, then
 * compost from the hand, sprouts, growth.
 */

import type { Random } from '../../../core/random.ts';
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { pushOnto, topOf } from '../../kit/stack.ts';
import { CARDS } from '../content/ids.ts';
import type { AbilityRow } from '../content/rows.ts';
import { FIELD, RECORD } from '../content/tables.ts';
import { COLUMNS, columnOf, EVERYWHERE, NEIGHBOURS, ROWS, rowOf } from './grid.ts';
import type { State } from './state.ts';
import { FRAME, FRAME_SIZE, LOOKED, PLACE, SOURCE, SPACES } from './terms.ts';
import { compostFromDeck, draw, fromCompost, loseCompost, takeFromDeck } from './zones.ts';

/** The offset of the frame on top, in `state.frames`. */
export const topFrame = (state: State): number => topOf(state, FRAME_SIZE);

/** Lays an empty frame on top; the caller enters its amounts. */
export const pushFrame = (state: State, source: number, card: number): number => {
  const at = pushOnto(state, state.frames, FRAME_SIZE);
  state.frames[at + FRAME.source] = source;
  state.frames[at + FRAME.card] = card;
  state.frames[at + FRAME.targets] = EVERYWHERE;
  state.frames[at + FRAME.owner] = state.seat;
  return at;
};

/** A mask of spaces in a frame, which holds it as a number with a sign. */
export const maskOf = (state: State, frame: number, field: number): number => state.frames[frame + field]! & EVERYWHERE;

/** Spaces that sprouts and growth of a frame may go to. */
export const targetsOf = (state: State, frame: number): number => maskOf(state, frame, FRAME.targets);
/** Restricts a frame to these spaces. */
export const setTargets = (state: State, frame: number, mask: number): void => {
  state.frames[frame + FRAME.targets] = mask;
};

/** Spaces an ability printed on the card at `space` reaches; `space` -1 is an island, a climate or an event. */
export const reachOf = (state: State, owner: number, ability: number, space: number): number => {
  const { abilities, has } = state.rules.content;
  const at = ability * RECORD;
  const where = abilities[at + FIELD.where]!;
  const each = abilities[at + FIELD.each]!;
  let mask = state.occupied[owner]!;
  if (where === 1) mask &= NEIGHBOURS[space]!;
  else if (where === 2) mask &= ROWS[rowOf(space)]!;
  else if (where === 3) mask &= COLUMNS[columnOf(space)]!;
  if (each === 0) return mask;
  let kind = 0;
  for (let rest = mask; rest !== 0; rest = withoutLowest(rest)) {
    const target = lowestBit(rest);
    if (has[(each - 1) * CARDS + state.tableau[owner * SPACES + target]!] === 1) kind |= 1 << target;
  }
  return kind;
};

/** Begins an ability that can be paid: pays soil and compost at once, the rest is decided step by step. */
export const pushAbility = (
  state: State,
  owner: number,
  ability: number,
  source: number,
  card: number,
  space: number,
  times: number,
): void => {
  const record = state.rules.content.abilities;
  const at = ability * RECORD;
  const { frames } = state;
  const frame = pushFrame(state, source, card);
  state.soil[owner]! -= record[at + FIELD.costSoil]!;
  loseCompost(state, owner, record[at + FIELD.costCompost]!);
  frames[frame + FRAME.paySprouts] = record[at + FIELD.costSprouts]!;
  frames[frame + FRAME.payGrowth] = record[at + FIELD.costGrowth]!;
  frames[frame + FRAME.payHand] = record[at + FIELD.costHand]!;
  frames[frame + FRAME.soil] = record[at + FIELD.soil]! * times;
  frames[frame + FRAME.draw] = record[at + FIELD.draw]! * times;
  frames[frame + FRAME.compostDeck] = record[at + FIELD.compostDeck]! * times;
  frames[frame + FRAME.looks] = record[at + FIELD.looks]!;
  frames[frame + FRAME.compostHand] = record[at + FIELD.compostHand]! * times;
  const sprouts = record[at + FIELD.sprouts]! * times;
  const growth = record[at + FIELD.growth]! * times;
  if (sprouts + growth === 0) return;
  const mask = reachOf(state, owner, ability, space);
  setTargets(state, frame, mask);
  const each = record[at + FIELD.each]! > 0;
  frames[frame + FRAME.each] = each ? sprouts + growth : 0;
  const count = each ? countBits(mask) : 1;
  frames[frame + FRAME.sprouts] = sprouts * count;
  frames[frame + FRAME.growth] = growth * count;
};

/** Lays a gain of `owner` on top, sprouts and growth restricted to `targets`. */
export const pushGain = (state: State, owner: number, gain: Gain, targets: number): number => {
  const { frames } = state;
  const at = pushFrame(state, SOURCE.gift, 0);
  frames[at + FRAME.owner] = owner;
  frames[at + FRAME.soil] = gain.soil ?? 0;
  frames[at + FRAME.draw] = gain.draw ?? 0;
  frames[at + FRAME.compostDeck] = gain.compostDeck ?? 0;
  frames[at + FRAME.compostHand] = gain.compostHand ?? 0;
  frames[at + FRAME.sprouts] = gain.sprouts ?? 0;
  frames[at + FRAME.growth] = gain.growth ?? 0;
  setTargets(state, at, targets);
  return at;
};
type Gain = NonNullable<AbilityRow['gain']>;

/** Spaces where the next piece may go: with room, within reach, not before the last one. */
export const openTargets = (state: State, frame: number, room: number): number => {
  const { frames } = state;
  const floor = frames[frame + FRAME.floor]!;
  const each = frames[frame + FRAME.each]!;
  const open = targetsOf(state, frame) & room & (EVERYWHERE << floor);
  return each > 0 && frames[frame + FRAME.put]! >= each ? open & ~(1 << floor) : open;
};

/**
 * Works off the top frame until its owner has to decide.
 * @returns whether there is something to decide; if not, the frame is done
 */
export const runFrame = (state: State, random: Random): boolean => {
  const { frames, seat } = state;
  const at = topFrame(state);
  if (
    frames[at + FRAME.paySprouts]! > 0 ||
    frames[at + FRAME.payGrowth]! > 0 ||
    frames[at + FRAME.payHand]! > 0 ||
    frames[at + FRAME.payMixed]! > 0
  )
    return true;
  gainAtOnce(state, at, random);
  if (state.looked > 0) return true;
  if (frames[at + FRAME.compostHand]! > 0) {
    if (hasCardAbove(state, seat, frames[at + FRAME.floor]!)) return true;
    endStep(state, at, FRAME.compostHand);
  }
  if (frames[at + FRAME.sprouts]! > 0) {
    if (openTargets(state, at, state.sproutRoom[seat]!) !== 0) return true;
    endStep(state, at, FRAME.sprouts);
  }
  if (frames[at + FRAME.growth]! > 0) {
    if (openTargets(state, at, state.growthRoom[seat]!) !== 0) return true;
    endStep(state, at, FRAME.growth);
  }
  return false;
};

/** What needs no choice: soil, cards drawn, cards composted unseen, cards looked at. */
const gainAtOnce = (state: State, at: number, random: Random): void => {
  const { frames, seat } = state;
  const soil = frames[at + FRAME.soil]!;
  const cards = frames[at + FRAME.draw]!;
  state.soil[seat]! += soil;
  if (frames[at + FRAME.source] !== SOURCE.event) {
    state.soilGained += soil;
    state.cardsDrawn += cards;
  }
  frames[at + FRAME.soil] = 0;
  if (cards > 0) draw(state, seat, cards, random);
  frames[at + FRAME.draw] = 0;
  if (frames[at + FRAME.compostDeck]! > 0) compostFromDeck(state, seat, frames[at + FRAME.compostDeck]!, random);
  frames[at + FRAME.compostDeck] = 0;
  if (frames[at + FRAME.looks]! > 0) lookAt(state, at, random);
};

/** Planting looks at cards of the deck, an event at the top of the own compost. */
const lookAt = (state: State, at: number, random: Random): void => {
  const { frames, seat } = state;
  const fromDeck = frames[at + FRAME.source] === SOURCE.main;
  for (let left = frames[at + FRAME.looks]!; left > 0 && state.looked < LOOKED; left--) {
    if (!fromDeck && state.compostSize[seat] === 0) break;
    const card = fromDeck ? takeFromDeck(state, random) : fromCompost(state, seat);
    if (card === 0) break;
    state.place[card] = PLACE.looked;
    state.look[state.looked++] = card;
  }
  if (fromDeck) state.cardsDrawn += frames[at + FRAME.looks]!;
  frames[at + FRAME.looks] = 0;
};

/** Whether the hand of `owner` has a card with a number above `floor`. */
const hasCardAbove = (state: State, owner: number, floor: number): boolean => countAbove(state, owner, floor) > 0;

/** Cards of a hand with numbers above `floor`. */
export const countAbove = (state: State, owner: number, floor: number): number => {
  const words = state.hand.length / state.rules.owners;
  let count = 0;
  for (let word = (floor + 1) >> 5; word < words; word++) {
    const bits = state.hand[owner * words + word]!;
    count += countBits(word === (floor + 1) >> 5 ? bits & (-1 << ((floor + 1) & 31)) : bits);
  }
  return count;
};

/** Gives up what is left of a step; the next one chooses from the beginning again. */
export const endStep = (state: State, at: number, step: number): void => {
  state.frames[at + step] = 0;
  state.frames[at + FRAME.floor] = 0;
  state.frames[at + FRAME.put] = 0;
};
