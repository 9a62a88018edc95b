/** A placement by another seat in numbers: what it did, and what it did to each objective that the seat that asks may have. */
import type { Action, Seat } from '../../../core/contract.ts';
import { countBits, hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { DECK } from '../content/catalog.ts';
import { openColumns, placeCard } from '../rules/grid.ts';
import { cardOf, columnOf, rowOf } from '../rules/legal.ts';
import {
  activeSeat,
  copyState,
  emptyState,
  handSize,
  LEAST_VALUE,
  LINES,
  objectivePair,
  type State,
  VALUES,
} from '../rules/state.ts';
import { bestOf, gainOf, Ways } from './ways.ts';

const PAIRS = LINES * VALUES;
const COLUMNS = 3;
const WHOLE_DECK = (1 << DECK) - 1;

/** Numbers of the placement as such, and of what it did to one objective. */
export const COMMON = 19;
export const PER_PAIR = 49;

/** What is still to be added to a line is told from −3 to 4; what is beyond is as the nearer end. */
const LEAST_NEED = -3;
const NEEDS = 8;
const MOST_NEED = LEAST_NEED + NEEDS - 1;

/** The pairs of line 0. */
const VALUES_OF = (1 << VALUES) - 1;

const lineOf = (pair: number): number => (pair / VALUES) | 0;
const goalOf = (pair: number): number => (pair % VALUES) + LEAST_VALUE;
const missing = (state: State, pair: number): number => goalOf(pair) - state.sum[lineOf(pair)]!;

/** Empty spaces of a line. */
const emptyIn = ({ empty }: State, line: number): number => {
  let count = 0;
  for (let place = 0; place < COLUMNS; place++)
    if (hasBit(empty, line < COLUMNS ? line * COLUMNS + place : place * COLUMNS + line - COLUMNS)) count++;
  return count;
};

/** Looks at the placements of other seats in one generation, one after the other, as one seat saw them. */
export class Evidence {
  readonly #seat: Seat;
  readonly #after: State;
  readonly #waysBefore = new Ways();
  readonly #waysAfter = new Ways();
  /** By seat, what it last had before it. */
  readonly #previous: (State | undefined)[] = [];
  /** By pair, by how much placements have brought it nearer so far; and by line, how many went there. */
  readonly #nearer = new Float64Array(PAIRS);
  readonly #touches = new Float64Array(LINES);
  #before: State;
  #earlier: State | undefined;
  #card = 0;
  #row = 0;
  #column = 0;
  /** Cards that the seat may have had beside the one it placed. */
  #held = 0;
  #into: Float64Array = new Float64Array(0);
  #at = 0;

  /** @param like any state of the game @param seat the seat that asks */
  constructor(like: State, seat: Seat) {
    this.#seat = seat;
    this.#before = like;
    this.#after = emptyState(like.rules);
  }

  /** Goes on to the next placement. Reads nothing that the seat that asks could not see. */
  look(then: State, action: Action): void {
    const actor = activeSeat(then);
    this.#before = then;
    this.#earlier = this.#previous[actor];
    this.#previous[actor] = then;
    this.#card = cardOf(action);
    this.#row = rowOf(this.#card);
    this.#column = COLUMNS + columnOf(action);
    copyState(then, this.#after);
    placeCard(this.#after, then.generation * DECK + this.#card, this.#row, this.#column);
    const unplayed = WHOLE_DECK & ~then.playedMask;
    const rest = unplayed & ~(1 << this.#card);
    this.#held = then.rules.openHands ? rest & then.hands[actor]! : rest & ~then.hands[this.#seat]!;
    this.#waysBefore.count(then, unplayed);
    this.#waysAfter.count(this.#after, rest);
  }

  /** Notes the placement for those that come after it. */
  note(): void {
    for (let pair = 0; pair < PAIRS; pair++) this.#nearer[pair]! += this.#approach(pair);
    this.#touches[this.#row]!++;
    this.#touches[this.#column]!++;
  }

  /** Writes `COMMON` numbers of the placement. */
  writeCommon(into: Float64Array): void {
    this.#begin(into, 0);
    const before = this.#before;
    const actor = activeSeat(before);
    const { seats } = before.rules;
    const left = (DECK - 1 - before.played) / (DECK - 1);
    this.#push(this.#earlier === undefined ? 0 : 1);
    this.#pushSeen(actor);
    this.#push(countBits(openColumns(before, this.#row)) - 2);
    this.#push(emptyIn(before, this.#row) === 0 ? 1 : 0);
    this.#push(emptyIn(before, this.#column) === 0 ? 1 : 0);
    this.#push(Math.max(-2, Math.min(2, this.#after.gas - before.gas)));
    this.#push(Math.min(4, before.gas / 3));
    this.#push(this.#after.gas >= before.ice ? 1 : 0);
    this.#push(before.ice / 3);
    this.#push(before.generation / 2);
    this.#push(((this.#seat - actor + seats) % seats) / 2);
    this.#push(handSize(before, actor) / 4);
    this.#push(before.rules.value[before.generation * DECK + this.#card]! / 3);
    this.#push(seats - 3);
    this.#push(left);
    this.#push(left * left);
  }

  /** What it did to objectives that both seats see. */
  #pushSeen(actor: Seat): void {
    const before = this.#before;
    const sums = { met: 0, gain: 0, touched: 0, nearer: 0 };
    for (let other = 0; other < before.rules.seats; other++) {
      if (other === actor || other === this.#seat) continue;
      const pair = objectivePair(before, other);
      const met = hasBit(before.fulfilled, pair) ? 1 : 0;
      sums.met += met;
      sums.gain += (hasBit(this.#after.fulfilled, pair) ? 1 : 0) - met;
      sums.touched += this.#isTouched(lineOf(pair)) ? 1 : 0;
      sums.nearer += this.#approach(pair);
    }
    this.#push(sums.met);
    this.#push(sums.gain);
    this.#push(sums.touched);
    this.#push(sums.nearer / 3);
  }

  /** Writes `PER_PAIR` numbers of what the placement did to `pair`, from `place` on. */
  writePair(pair: number, into: Float64Array, place: number): void {
    this.#begin(into, place);
    this.#pushChange(pair);
    this.#pushAlternatives(pair);
    this.#pushHeld(pair);
    this.#pushEarlier(pair);
    this.#pushOwn(lineOf(pair));
    this.#push(this.#nearer[pair]! / 4);
    this.#push(this.#touches[lineOf(pair)]! / 3);
  }

  #pushChange(pair: number): void {
    const before = this.#before;
    const after = this.#after;
    const line = lineOf(pair);
    const need = missing(before, pair);
    const left = (DECK - 1 - before.played) / (DECK - 1);
    const touched = this.#isTouched(line) ? 1 : 0;
    const met = hasBit(after.fulfilled, pair) ? 1 : 0;
    this.#push(touched);
    this.#push(touched * left);
    this.#push(line === this.#row ? 1 : 0);
    this.#push(line === this.#column ? 1 : 0);
    this.#push(line < COLUMNS ? 0 : 1);
    this.#pushOneOf(Math.max(LEAST_NEED, Math.min(MOST_NEED, need)) - LEAST_NEED, NEEDS);
    this.#pushOneOf(Math.max(LEAST_NEED, Math.min(MOST_NEED, missing(after, pair))) - LEAST_NEED, NEEDS);
    this.#push(Math.min(4, Math.abs(need)) / 4);
    this.#push(this.#approach(pair) / 2);
    this.#push(emptyIn(before, line) / 3);
    this.#pushOneOf(emptyIn(after, line), COLUMNS + 1);
    this.#push(hasBit(before.fulfilled, pair) ? 1 : 0);
    this.#push(met);
    this.#push(met * left);
    this.#push(this.#waysBefore.adding(line, need) / 4);
    this.#push(this.#waysAfter.adding(line, missing(after, pair)) / 4);
    this.#push(this.#waysAfter.changing(line) / 8);
  }

  /** What the same card would have done in its other columns. */
  #pushAlternatives(pair: number): void {
    const before = this.#before;
    const line = lineOf(pair);
    const need = missing(before, pair);
    const columns = openColumns(before, this.#row) & ~(1 << (this.#column - COLUMNS));
    let completes = 0;
    let spares = 0;
    let nearest = columns === 0 ? 0 : -LINES;
    for (let column = 0; column < COLUMNS; column++) {
      if (!hasBit(columns, column)) continue;
      const touches = line === this.#row || line === COLUMNS + column;
      const gain = touches ? gainOf(before, this.#card, column) : 0;
      if (touches && gain === need) completes = 1;
      if (!touches) spares = 1;
      nearest = Math.max(nearest, Math.abs(need) - Math.abs(need - gain));
    }
    this.#push(completes);
    this.#push(spares);
    this.#push(nearest / 3);
  }

  /** What other cards would have done that the seat may have had. */
  #pushHeld(pair: number): void {
    const before = this.#before;
    const line = lineOf(pair);
    const need = missing(before, pair);
    const sums = { completing: 0, nearer: 0, sparing: 0, harming: 0 };
    for (let rest = this.#held; rest !== 0; rest = withoutLowest(rest)) {
      const card = lowestBit(rest);
      const best = bestOf(before, card, line, need);
      if (best.completes) sums.completing++;
      if (best.approach > 0) sums.nearer++;
      if (best.spares) sums.sparing++;
      if (best.approach < 0) sums.harming++;
    }
    const held = Math.max(1, countBits(this.#held));
    const cards = handSize(before, activeSeat(before));
    this.#push(sums.completing / held);
    this.#push(sums.nearer / held);
    this.#push(sums.sparing / held);
    this.#push(sums.harming / held);
    this.#push(Math.min(2, (sums.completing * cards) / held) / 2);
  }

  /** What the card would have done the last time that the seat, which had it, placed another one. */
  #pushEarlier(pair: number): void {
    const earlier = this.#earlier;
    const need = earlier === undefined ? 0 : missing(earlier, pair);
    const best = earlier && bestOf(earlier, this.#card, lineOf(pair), need);
    this.#push(best?.completes && need !== 0 ? 1 : 0);
    this.#push(best !== undefined && best.approach > 0 ? 1 : 0);
  }

  /** What it did to those objectives that the seat may have, if that at `line` is not its own. */
  #pushOwn(line: number): void {
    const { possible, fulfilled } = this.#before;
    const may = possible[activeSeat(this.#before)]! & ~this.#linesSeen(line);
    const touched = (VALUES_OF << (this.#row * VALUES)) | (VALUES_OF << (this.#column * VALUES));
    const count = Math.max(1, countBits(may));
    const met = countBits(may & fulfilled);
    this.#push(met / count);
    this.#push((countBits(may & this.#after.fulfilled) - met) / count);
    this.#push(countBits(may & touched) / count);
  }

  /** Mask of all pairs of the lines that the seat sees with others, and of `line`. */
  #linesSeen(line: number): number {
    const { rules, landmark } = this.#before;
    const actor = activeSeat(this.#before);
    let seen = VALUES_OF << (line * VALUES);
    for (let other = 0; other < rules.seats; other++)
      if (other !== actor && other !== this.#seat) seen |= VALUES_OF << (landmark[other]! * VALUES);
    return seen;
  }

  #isTouched(line: number): boolean {
    return line === this.#row || line === this.#column;
  }

  /** By how much it brought the line nearer to what the pair asks for. */
  #approach(pair: number): number {
    return Math.abs(missing(this.#before, pair)) - Math.abs(missing(this.#after, pair));
  }

  #begin(into: Float64Array, place: number): void {
    this.#into = into;
    this.#at = place;
  }

  #push(number: number): void {
    this.#into[this.#at++] = number;
  }

  #pushOneOf(which: number, of: number): void {
    this.#into.fill(0, this.#at, this.#at + of);
    this.#into[this.#at + which] = 1;
    this.#at += of;
  }
}
