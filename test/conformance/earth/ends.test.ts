/** Ecosystems, fauna and terrains (rules 8.1, 8.4, 8.5) against an oracle that reads the printed words. */
import { describe, expect, test } from 'vitest';
import { type Random, stream } from '../../../src/core/random.ts';
import { ecosystemIndex, faunaIndex, NONE } from '../../../src/engines/earth/content/ids.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { measure, pointsFor } from '../../../src/engines/earth/rules/measure.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { columnsOf } from '../../support/earth/notation.ts';
import { cardPoints, ecosystemPoints, isMet, terrainPoints } from '../../support/earth/oracle.ts';
import { areaOf, faceOf, type Lying } from '../../support/earth/oracle-cards.ts';
import { catalogs, type Planted, type Scene, scoreOf, stateOf } from '../../support/earth/scene.ts';
import { ECOSYSTEMS, FAUNA } from './printed-ends.ts';

const TABLEAUX = 150;

/** Full tableaux of cards drawn from a part of the deck, so that rows and columns often have something in common. */
const tableauOf = (random: Random, from: readonly number[]): Planted[] => {
  const cards = [...from];
  random.shuffle(cards);
  return Array.from({ length: 16 }, (_, space) => {
    const { sproutSpaces, spaces } = faceOf(cards[space]!);
    const few = random.below(3);
    const pieces = (most: number): number => (few === 0 ? 0 : few === 1 ? most : random.below(most + 1));
    return [cards[space]!, space >> 2, space & 3, pieces(sproutSpaces), pieces(spaces)];
  });
};

const part = (random: Random): number[] => {
  const kinds = ['T', 'H', 'B', 'M', 'THBM', 'L', 'THBML', 'THBMLJ'][random.below(8)]!;
  const habitats = ['', '', 'S', 'W', 'R', 'C'][random.below(6)]!;
  const colours = ['', '', '', 'R', 'B', 'Y', 'K', 'G', 'N', 'M'][random.below(10)]!;
  const fitting = (strict: boolean): number[] =>
    Array.from({ length: 283 }, (_, index) => index + 1).filter((card) => {
      const each = faceOf(card);
      if (card >= 280 && card < 283) return true;
      return (
        kinds.includes(each.kind) && (!strict || (each.habitats.includes(habitats) && each.colours.includes(colours)))
      );
    });
  const some = fitting(true);
  return some.length >= 16 ? some : fitting(false).length >= 16 ? fitting(false) : part(random);
};

const scenes: Scene[] = Array.from({ length: TABLEAUX }, (_, seed) => {
  const random = stream(seed, 'test');
  const tableau = tableauOf(random, part(random));
  const used = tableau.map(([card]) => card);
  const free = Array.from({ length: 283 }, (_, index) => index + 1).filter((card) => !used.includes(card));
  random.shuffle(free);
  const events = free.filter((card) => faceOf(card).kind === 'E');
  const others = free.filter((card) => faceOf(card).kind !== 'E');
  const take = (list: number[], most: number): number[] => list.splice(0, random.below(most + 1));
  return {
    seats: [
      { tableau, soil: random.below(30), hand: take(others, 30), compost: take(others, 40), events: take(events, 14) },
      // One of the four islands with a single habitat.
      { island: '290-1', tableau: [[others.pop() ?? 0, 0, 0]] },
    ],
    more: { firstSeat: 1 },
  };
});

interface Held {
  readonly state: State;
  readonly seat: number;
  readonly area: ReturnType<typeof areaOf>;
  readonly everybody: readonly ReturnType<typeof areaOf>[];
}
/** Both seats of each of the tableaux. */
const heldWith = (options: Options): Held[] =>
  scenes.flatMap((scene) => {
    const state = stateOf({ ...scene, options });
    const { players } = earth.encode(state, 'all');
    const everybody = players.map(areaOf);
    return everybody.map((area, seat) => ({ state, seat, area, everybody }));
  });
const held = heldWith({});

describe('8.4, ecosystems', () => {
  const rows = ECOSYSTEMS.map((row) => {
    const [id = '', side = '', name = '', words = ''] = columnsOf(row);
    return { id: `${id}-${side}`, name, words };
  });
  test('64 sides', () => expect(rows.length).toBe(64));
  test.each(rows)('$id $name: $words', ({ id, words }) => {
    const score = catalogs.all[0]!.content.ecosystems[ecosystemIndex(id)]!;
    const points = held.map(({ state, seat }) => pointsFor(state, seat, score, NONE));
    expect(points).toEqual(held.map(({ area }) => ecosystemPoints(area, words)));
    expect(new Set(points).size, 'it is tried').toBeGreaterThan(1);
  });
});

describe('8.5, fauna', () => {
  const rows = FAUNA.map((row) => {
    const [id = '', side = '', name = '', words = ''] = columnsOf(row);
    return { id: `${id}-${side}`, name, words };
  });
  test('46 sides', () => expect(rows.length).toBe(46));
  test.each(rows)('$id $name: $words', ({ id, words }) => {
    const goal = catalogs.all[0]!.content.fauna[faunaIndex(id)]!;
    const met = held.map(({ state, seat }) => measure(state, seat, goal.score, NONE) >= goal.count);
    expect(met).toEqual(held.map(({ area }) => isMet(area, words)));
    expect(new Set(met).size, 'it is tried').toBe(2);
  });
});

/** Every terrain with a brown ability that scores. */
const SCORING = Array.from({ length: 283 }, (_, index) => index + 1).filter((card) => /N\{\d/.test(faceOf(card).text));

describe('8.1, terrains', () => {
  test('points of all terrains of a tableau', () => {
    const points = held.map(({ state, seat }) => scoreOf(state, seat)['terrain']);
    expect(points).toEqual(held.map(({ area, everybody }) => terrainPoints(area, everybody)));
    const seen = new Set(
      held.flatMap(({ state }) => earth.encode(state, 'all').players[0]!.tableau.map(({ card }) => card)),
    );
    expect(SCORING.filter((card) => !seen.has(card))).toEqual([]);
  });
});

/** What does not print whether island and climate count, by the other publisher's answers: 11 sides and cards. */
const UNSAID = ['313-1', '314-1', '314-2', '317-1', '317-2', '349-1', '349-2', '359-1', '359-2', '128', '129'];
const strict = heldWith({ rulings: { objectivesCountIslandAndClimate: 'no' } });
/** An area without island and climate. */
const bare = (area: Held['area']): Held['area'] => ({ ...area, cards: area.tableau });
/** What is counted where the ruling says no: less for those, and for no others. */
const counted = ({ area }: Held, id: string): Held['area'] => (UNSAID.includes(id) ? bare(area) : area);
/** A printed row with its id. */
const printed = (row: string): { readonly id: string; readonly words: string } => {
  const [id = '', side = '', , words = ''] = columnsOf(row);
  return { id: `${id}-${side}`, words };
};

describe('E9: island and climate do not count where that is not printed', () => {
  test.each(ECOSYSTEMS.map(printed))('ecosystem $id', ({ id, words }) => {
    const score = catalogs.all[0]!.content.ecosystems[ecosystemIndex(id)]!;
    const points = strict.map(({ state, seat }) => pointsFor(state, seat, score, NONE));
    expect(points).toEqual(strict.map((each) => ecosystemPoints(counted(each, id), words)));
    const before = held.map(({ state, seat }) => pointsFor(state, seat, score, NONE));
    expect(points.some((each, index) => each !== before[index])).toBe(UNSAID.includes(id));
  });
  test.each(FAUNA.map(printed))('fauna $id', ({ id, words }) => {
    const goal = catalogs.all[0]!.content.fauna[faunaIndex(id)]!;
    const count = (all: readonly Held[]) => all.map(({ state, seat }) => measure(state, seat, goal.score, NONE));
    const counts = count(strict);
    expect(counts.map((each) => each >= goal.count)).toEqual(strict.map((each) => isMet(counted(each, id), words)));
    expect(counts.join() === count(held).join()).toBe(!UNSAID.includes(id));
  });
  test.each(SCORING.map((card) => ({ card })))('terrain $card', ({ card }) => {
    const score = catalogs.all[0]!.content.scores[card]!;
    const { text } = faceOf(card);
    const onEach = <T>(all: readonly Held[], of: (held: Held, at: Lying) => T): T[] =>
      all.flatMap((each) => each.area.tableau.filter((at) => at.text === text).map((at) => of(each, at)));
    const points = (all: readonly Held[]): number[] =>
      onEach(all, ({ state, seat }, { row, column }) => pointsFor(state, seat, score, row * 4 + column));
    expect(points(strict)).toEqual(
      onEach(strict, (each, at) => cardPoints(counted(each, String(card)), each.everybody, at)),
    );
    expect(points(strict).join() === points(held).join()).toBe(!UNSAID.includes(String(card)));
  });
});
