/** Set-up, objectives, the end of a game and ties, replayed from the rules page (sections 2, 3.5 and 3.6). */
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { stream } from '../../../src/core/random.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { briefOf, replay, tableOf } from '../../support/earth/replay.ts';
import { catalogs, legalOf, type Planted, play, type SeatScene, scoreOf, stateOf } from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

const begin = (options: Options, seed = 1): State =>
  valueOf(earth.setup(options, valueOf(catalogs.find(undefined)), stream(seed, 'setup')));
const seeds = Array.from({ length: 60 }, (_, seed) => seed);
/** Cards of two-sided ids, without repeats. */
const cardsOf = (ids: readonly string[]): number => new Set(ids.map((id) => id.split('-')[0])).size;

describe('2, set-up', () => {
  test.each([
    ['standard', 1],
    ['advanced', 2],
  ] as const)('%s: both sides of %i island, climate and ecosystem cards each, no card twice', (level, each) => {
    for (const seed of seeds) {
      const { players, fauna, ecosystems } = tableOf(begin({ level, seats: 5 }, seed));
      const dealt = players.map(({ dealt }) => dealt ?? expect.fail('nothing dealt'));
      expect(cardsOf(dealt.flatMap(({ islands }) => islands))).toBe(5 * each);
      expect(cardsOf(dealt.flatMap(({ climates }) => climates))).toBe(5 * each);
      expect(cardsOf([...dealt.flatMap((one) => one.ecosystems), ...ecosystems])).toBe(5 * each + 2);
      for (const one of dealt)
        expect([cardsOf(one.islands), cardsOf(one.climates), cardsOf(one.ecosystems)]).toEqual([each, each, each]);
      expect(cardsOf(fauna)).toBe(4);
    }
  });

  test('sides of the four objectives, of the ecosystems for all, and who begins are drawn', () => {
    const tables = seeds.map((seed) => tableOf(begin({ seats: 3 }, seed)));
    const sides = (ids: readonly string[]) => new Set(ids.map((id) => id.split('-')[1]));
    expect(sides(tables.flatMap(({ fauna }) => fauna)).size).toBe(2);
    expect(sides(tables.flatMap(({ ecosystems }) => ecosystems)).size).toBe(2);
    expect(new Set(tables.map(({ firstSeat }) => firstSeat))).toEqual(new Set([0, 1, 2]));
  });

  test('an advanced seat keeps one side of each, of either card', () => {
    const state = begin({ level: 'advanced', seats: 2, firstSeat: 0 });
    const { dealt } = tableOf(state).players[0] ?? expect.fail('no seat');
    for (const list of [dealt?.islands, dealt?.climates, dealt?.ecosystems]) {
      expect(legalOf(state)).toEqual([...(list ?? [])].sort().map((side) => `side ${side}`));
      play(state, `side ${list?.[3]}`);
    }
    expect(tableOf(state).seat).toBe(1);
  });

  test('the discard pile is shuffled when it becomes the deck', () => {
    const discards = Array.from({ length: 40 }, (_, index) => 100 + index);
    const hand = Array.from({ length: 283 }, (_, index) => index + 1).filter((card) => !discards.includes(card));
    const drawn = seeds.slice(0, 8).map(() => {
      const state = stateOf({ seats: [mine, { ...theirs, hand }], discards, more: { deck: [], deckSize: 0 } });
      play(state, 'grow');
      return tableOf(state).players[0]?.hand?.join();
    });
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('cards are composted by choice, exactly as many as printed', () => {
    const state = begin({ seats: 2, firstSeat: 0 });
    while (tableOf(state).stage === 'sides') play(state, legalOf(state).at(-1) ?? '');
    const before = briefOf(state).hand;
    const wanted = COMPOSTED[tableOf(state).players[0]?.island ?? ''] ?? expect.fail('no island');
    for (let count = 0; count < wanted; count++) {
      expect(legalOf(state).every((line) => line.startsWith('compost '))).toBe(true);
      play(state, legalOf(state)[0] ?? '');
    }
    expect(briefOf(state)).toMatchObject({ hand: before - wanted, compost: wanted });
    expect(tableOf(state).seat).toBe(1);
  });
});

/** Cards composted at the beginning, of the sides that come last of their card (rules 8.2). */
const COMPOSTED: Readonly<Record<string, number>> = {
  '285-2': 3,
  '286-2': 4,
  '289-2': 1,
  '290-2': 2,
  '291-2': 3,
  '292-2': 4,
  '293-2': 3,
  '294-2': 1,
};

const mine = { island: '285-2', climate: '303-1' };
const theirs = { island: '291-2', climate: '297-1' };
const third = { island: '286-1', climate: '302-1' };
const fauna = ['339-1', '341-1', '342-1', '346-2'];
const deck = [130, 132, 133, 134, 135, 137];
/** Three seats with so much soil; 20 are an objective. */
const soils = (...soil: number[]) => ({
  seats: [mine, theirs, third].map((sides, seat) => ({ ...sides, soil: soil[seat] ?? 0 })),
  fauna,
  deck,
});
const claims = (...first: number[]) => ({ arrivals: [first, [], [], []] });

describe('3.5, objectives', () => {
  replay([
    {
      rule: 'several in one turn: leaves lie in turn order from the active seat',
      scene: { ...soils(18, 18, 18), more: { active: 1, seat: 1 } },
      lines: ['compost', 'take soil', 'take soil'],
      table: claims(1, 2, 0),
    },
    {
      rule: 'who does not qualify is left out',
      scene: soils(15, 17, 18),
      lines: ['compost', 'take soil', 'take soil'],
      table: claims(0, 2),
    },
    {
      rule: 'nobody claims twice; a later seat comes after',
      scene: { ...soils(30, 30, 0), more: claims(1) },
      lines: ['compost', 'take soil', 'take soil'],
      table: claims(1, 0),
    },
    {
      rule: 'claimed, and the soil spent: the leaf stays',
      scene: { ...soils(18, 0, 0), seats: [{ ...mine, soil: 18, hand: [26, 30] }, theirs] },
      lines: ['compost', 'take soil', 'compost', 'take soil', 'plant', 'plant 30', 'stop', 'keep 135', 'stop'],
      table: { ...claims(0), round: 3 },
    },
    {
      rule: 'met by the card drawn in the turn of another, though two are composted after it',
      scene: {
        seats: [
          mine,
          { ...theirs, hand: Array.from({ length: 19 }, (_, index) => 40 + index), tableau: [[230, 0, 0]] },
        ],
        fauna: ['340-1', '341-1', '342-1', '346-2'],
        deck,
      },
      lines: ['plant', 'stop', 'keep 130', 'stop', 'compost 40', 'compost 41'],
      seats: [{}, { hand: 18 }],
      table: claims(1),
    },
    {
      rule: 'hand cards drawn at the end of the Plant action count for Andean Condor',
      scene: {
        seats: [{ ...mine, hand: Array.from({ length: 19 }, (_, index) => 40 + index) }, theirs],
        fauna: ['340-1', '341-1', '342-1', '346-2'],
        deck,
      },
      lines: ['plant', 'stop', 'keep 130', 'stop'],
      table: claims(0),
    },
  ]);

  test.each([
    ['standard', [15, 11, 8, 6, 5]],
    ['beginner', [10, 10, 10, 10, 10]],
  ] as const)('%s: %j points by arrival', (level, points) => {
    const order = [3, 1, 4, 0, 2];
    const state = stateOf({
      seats: Array.from({ length: 5 }, () => ({})),
      options: { level },
      fauna,
      more: { arrivals: [order, [], [], []] },
    });
    expect(order.map((seat) => scoreOf(state, seat)['fauna'])).toEqual(points);
  });
});

/** Fifteen terrains without green abilities, in rows from the left. */
const fifteen = [90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 126, 129, 283].map(
  (card, space): Planted => [card, space >> 2, space & 3],
);
const fifteenMore = [12, 27, 30, 26, 102, 103, 104, 112, 114, 115, 116, 117, 118, 119, 120].map(
  (card, space): Planted => [card, space >> 2, space & 3],
);

describe('3.5 and 3.6, the completion bonus and the end', () => {
  const full = (first: SeatScene, second: SeatScene = {}, active = 0) => ({
    seats: [
      { ...mine, ...first },
      { ...theirs, ...second },
    ],
    fauna,
    deck,
    more: { active, seat: active },
  });
  replay([
    {
      rule: 'the 16th card: 7 points, and the round goes on',
      scene: full({ hand: [5], tableau: fifteen }),
      lines: ['plant', 'plant 5', 'stop', 'keep 130', 'stop'],
      table: { completion: 0, active: 1, stage: 'choose' },
      // 8 rocky and 8 wet cards are there too, for 15 points each.
      score: { fauna: 15 + 15 + 7 },
    },
    {
      rule: 'both in one turn: the active seat has it',
      scene: full({ hand: [5], tableau: fifteen }, { hand: [10], tableau: fifteenMore }, 1),
      lines: ['plant', 'plant 10', 'stop', 'keep 130', 'plant 5'],
      table: { completion: 1 },
    },
    {
      rule: 'the last turn of the round: the game is over after it',
      scene: full({}, { hand: [10], tableau: fifteenMore }, 1),
      lines: ['plant', 'plant 10', 'stop', 'keep 130', 'stop'],
      table: { completion: 1, stage: 'over' },
    },
    {
      rule: 'the second seat began: seat 0 has the last turn, then each may play events, the first seat first',
      scene: {
        ...full({ hand: [223] }, { hand: [10, 224], tableau: fifteenMore }),
        more: { firstSeat: 1, active: 0, seat: 0 },
      },
      lines: ['plant', 'stop', 'keep 130', 'stop', 'plant 10', 'stop', 'stop'],
      table: { completion: 1, stage: 'last', seat: 0 },
      legal: ['stop', 'event 223'],
    },
    {
      rule: 'the other seat fills its tableau in the first turn of the round: the last turn is still played',
      scene: full({}, { hand: [10], tableau: fifteenMore }),
      lines: ['plant', 'stop', 'keep 130', 'plant 10', 'compost', 'take soil'],
      table: { completion: 1, stage: 'over' },
    },
  ]);
});

describe('3.6, ties', () => {
  // 1 and 1 point for island and climate; 1 and 2, and an event of -1.
  const sides = [
    { island: '287-1', climate: '298-1', ecosystem: '336-2' },
    { island: '288-1', climate: '299-1', ecosystem: '330-2', events: [196] },
  ];

  test.each<[rule: string, first: SeatScene, second: SeatScene, rank: number]>([
    ['nothing differs: both are first', {}, {}, 1],
    ['most soil', { soil: 2 }, { soil: 1, hand: [40] }, 2],
    ['then most cards in hand', { hand: [40], compost: [41] }, { tableau: [[123, 0, 0]], compost: [42] }, 2],
    ['then most growth', { tableau: [[142, 0, 0, 0, 1]] }, { tableau: [[82, 0, 0, 1]] }, 2],
    ['then most sprouts', { tableau: [[82, 0, 0, 1]] }, { tableau: [[10, 0, 0]], compost: [41] }, 2],
    ['then most compost cards', { compost: [41] }, { events: [196, 203] }, 2],
  ])('%s', (_, first, second, rank) => {
    const state = stateOf({
      seats: [
        { ...sides[0], ...first },
        { ...sides[1], ...second },
      ],
      fauna,
      ecosystems: ['324-2', '310-1'],
      options: { roundLimit: 2, rulings: { lastChance: 'none' } },
      deck: [143, 144, 145, 146, 147],
      more: { active: 1, seat: 1 },
    });
    play(state, 'plant', 'stop', 'keep 143', 'stop');
    const { scores, ranks } = outcomeOf(earth, state);
    expect(scores[0]).toBe(scores[1]);
    expect(ranks).toEqual([1, rank]);
  });
});
