/** The last chance before scoring (rules sections 3.4 to 3.6): what an event meets in it earns its leaf. */
import { describe, expect, test } from 'vitest';
import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import {
  catalogs,
  documentOf,
  GAIA,
  legalOf,
  other,
  type Planted,
  play,
  type Scene,
  type SeatScene,
  scoreOf,
  seatOf,
  stateOf,
  still,
} from '../../support/earth/scene.ts';
import { faultLines, valueOf } from '../../support/results.ts';

/** Nobody has more than one card in a row or a column, nor a habitat often. */
const FAUNA = ['339-1', '340-2', '347-1', '348-1'];

/** The end of a game of two rounds, seat 0 first; its last action is behind it. */
const atLast = (seats: readonly SeatScene[], scene: Partial<Scene> = {}): State =>
  stateOf({
    seats,
    fauna: FAUNA,
    ...scene,
    options: { roundLimit: 2, ...scene.options },
    more: { stage: 'last', round: 3, ...scene.more },
  });

/** So many flora with so many pieces on each, and one more. */
const flora = (count: number, sprouts: number, growth: number, last: Planted): Planted[] => [
  ...[151, 152, 153, 154, 155, 157, 158, 159]
    .slice(0, count)
    .map((card, at): Planted => [card, at >> 2, at & 3, sprouts, growth]),
  last,
];
const cards = (count: number, from: number): number[] => Array.from({ length: count }, (_, index) => from + index);

const rows: readonly (readonly [what: string, fauna: string, seat: SeatScene, lines: readonly string[]])[] = [
  ['20 soil, by Mudpot', '339-1', { soil: 19, hand: [223] }, ['event 223']],
  [
    '20 soil, by a conversion',
    '339-1',
    { soil: 18, tableau: [[14, 0, 0, 3]] },
    ['convert', 'space 0,0', 'space 0,0', 'space 0,0'],
  ],
  ['15 compost cards, by Cold Front', '339-2', { compost: cards(13, 40), hand: [220] }, ['event 220']],
  ['20 cards in hand, by Lava Tube', '340-1', { soil: 1, hand: [207, ...cards(18, 40)] }, ['event 207']],
  ['4 events', '340-2', { events: [200, 201, 202], hand: [223] }, ['event 223']],
  [
    '7 flora with growth, by Rainbow',
    '337-2',
    { tableau: flora(6, 0, 1, [14, 2, 0]), hand: [224] },
    ['event 224', 'space 2,0'],
  ],
  [
    '9 flora with sprouts, by Steam Vents',
    '338-2',
    { tableau: flora(8, 1, 0, [14, 2, 0]), hand: [222] },
    ['event 222', 'space 2,0', 'space 2,0', 'stop'],
  ],
  [
    '8 flora with nothing on them, by a conversion',
    '358-2',
    { tableau: flora(7, 0, 0, [14, 2, 0, 3]) },
    ['convert', 'space 2,0', 'space 2,0', 'space 2,0'],
  ],
];

describe('3.5 and 3.6: what is met in the last chance earns its leaf before scoring', () => {
  test.each(rows)('%s', (_what, fauna, seat, lines) => {
    const state = atLast([{ ...still, ...seat }, other], { fauna: [fauna, '352-1', '355-1', '348-1'] });
    expect(earth.encode(state, 'all').arrivals[0]).toEqual([]);
    const codes = play(state, ...lines).map(({ code }) => code);
    if (earth.toAct(state) === 0) codes.push(...play(state, 'stop').map(({ code }) => code));
    expect(codes.slice(-2)).toEqual(['event.claimed', 'event.ended']);
    expect(earth.toAct(state)).toBe(-1);
    expect(earth.encode(state, 'all').arrivals[0]).toEqual([0]);
    expect(scoreOf(state)['fauna']).toBe(15);
  });

  test('met by several: the first seat first, whoever of them was asked last', () => {
    const seats = [
      { ...still, soil: 19, hand: [223] },
      other,
      { island: '285-1', climate: '303-1', soil: 18, hand: [208], tableau: [[14, 0, 0, 1]] as Planted[] },
    ];
    const state = atLast(seats, { more: { stage: 'last', round: 3, firstSeat: 2, active: 2, seat: 2 } });
    play(state, 'event 208', 'space 0,0', 'event 223');
    expect(earth.toAct(state)).toBe(-1);
    expect(earth.encode(state, 'all').arrivals[0]).toEqual([2, 0]);
    expect([scoreOf(state, 2)['fauna'], scoreOf(state, 0)['fauna']]).toEqual([15, 11]);
  });

  test('the leaves of earlier turns lie first', () => {
    const state = atLast([{ ...still, soil: 19, hand: [223] }, other], {
      more: { stage: 'last', round: 3, arrivals: [[1], [], [], []] },
    });
    play(state, 'event 223');
    expect(earth.encode(state, 'all').arrivals[0]).toEqual([1, 0]);
    expect(scoreOf(state)['fauna']).toBe(11);
  });

  test('a seat that passes earns nothing', () => {
    const state = atLast([{ ...still, soil: 19, hand: [223] }, other]);
    play(state, 'stop');
    expect(earth.toAct(state)).toBe(-1);
    expect(earth.encode(state, 'all').arrivals[0]).toEqual([]);
  });

  test('against Gaïa, who has been there before', () => {
    const state = atLast([{ ...still, soil: 19, hand: [223] }], {
      more: {
        stage: 'last',
        round: 3,
        arrivals: [[1], [], [], []],
        gaia: {
          ...GAIA,
          revealed: ['north-gyre'],
          upcoming: GAIA.upcoming?.filter((card, at) => card !== 'north-gyre' || at > 5) ?? [],
        },
      },
    });
    play(state, 'event 223');
    expect(earth.toAct(state)).toBe(-1);
    expect(scoreOf(state)['fauna']).toBe(11);
  });

  test('E1: without a last chance, what the collective ability met is claimed all the same', () => {
    const options: Options = { animals: true, roundLimit: 2, rulings: { lastChance: 'none' } };
    const state = stateOf({
      seats: [
        { ...still, soil: 19, animals: [{ id: 'house-otter' }] },
        { ...other, animals: [{ id: 'house-badger' }] },
      ],
      fauna: FAUNA,
      options,
      more: { stage: 'collective', collective: 'house-trout' },
    });
    play(state, 'use', 'stop');
    expect(earth.toAct(state)).toBe(-1);
    expect(scoreOf(state)['fauna']).toBe(15);
  });
});

describe('6.2: a leaf that is placed at the end activates as well', () => {
  const seats: readonly SeatScene[] = [
    {
      ...still,
      hand: [223, 218],
      events: [200, 201, 202],
      tableau: [[118, 0, 0]],
      animals: [{ id: 'cochon-vietnamien' }],
    },
    other,
  ];
  /** Four events are played, and the leaf for them is answered. */
  const answering = (): State => {
    const state = atLast(seats, {
      options: { animals: true },
      more: { stage: 'last', round: 3, collective: 'house-fox' },
    });
    play(state, 'event 223', 'stop');
    return state;
  };

  test('its owner activates an animal, and may play what that brings', () => {
    const state = answering();
    expect(earth.encode(state, 'all')).toMatchObject({ stage: 'last', step: 1, arrivals: [[], [0], [], []] });
    expect(legalOf(state)).toEqual(['stop', 'animal cochon-vietnamien']);
    play(state, 'animal cochon-vietnamien', 'space 0,0');
    expect(legalOf(state)).toEqual(['stop', 'event 218']);
    play(state, 'event 218');
    expect(seatOf(state)).toMatchObject({ soil: 0, handSize: 4 });
  });

  test('the same in the middle is a document like any other', () => {
    const json = earth.encode(answering(), 'all');
    expect(earth.encode(valueOf(earth.decode(json, catalogs)), 'all')).toEqual(json);
  });

  test('step 1 without a leaf that is answered is a contradiction', () => {
    const more: Partial<StateJson> = { stage: 'last', round: 3, step: 1, collective: 'house-fox' };
    const json = documentOf({ seats, options: { animals: true, roundLimit: 2 }, fauna: FAUNA, more });
    expect(faultLines(earth.decode(json, catalogs))).toEqual(['/step wrong-stage']);
  });
});
