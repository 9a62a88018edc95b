/** Set-up, actions, objectives and the end of a game (rules sections 2, 3, 3.5 and 3.6), played decision by decision. */
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { stream } from '../../../src/core/random.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { catalogs, legalOf, other, play, seatOf, stateOf, still, takeAll } from '../../support/earth/scene.ts';
import { faultLines, valueOf } from '../../support/results.ts';

const begin = (options: Options): State =>
  valueOf(earth.setup(options, valueOf(catalogs.find(undefined)), stream(1, 'setup')));

describe('2, set-up', () => {
  test.each([
    ['beginner', 2, 2, 0, 0],
    ['standard', 2, 2, 2, 2],
    ['advanced', 4, 4, 4, 2],
  ] as const)(
    '%s: %i island, %i climate and %i ecosystem sides to choose from, %i ecosystems for all',
    (level, islands, climates, ecosystems, open) => {
      const { players, ecosystems: all, fauna } = earth.encode(begin({ level, seats: 3 }), 'all');
      for (const { dealt } of players)
        expect([dealt?.islands.length, dealt?.climates.length, dealt?.ecosystems.length]).toEqual([
          islands,
          climates,
          ecosystems,
        ]);
      expect([all.length, fauna.length]).toEqual([open, 4]);
    },
  );

  test('the island says how many cards are drawn and composted, and how much soil there is', () => {
    const state = begin({ seats: 2, firstSeat: 1 });
    while (legalOf(state).some((line) => line.startsWith('side'))) play(state, legalOf(state)[0] ?? '');
    const { players, stage, seat } = earth.encode(state, 'all');
    expect([stage, seat]).toEqual(['start', 1]);
    const starts = players.map(({ island }) => STARTS[island ?? '']);
    for (const [index, { handSize, soil }] of players.entries())
      expect([handSize, soil]).toEqual([starts[index]?.[0], starts[index]?.[2]]);
    takeAll(state, () => earth.encode(state, 'all').stage === 'start');
    for (const [index, { handSize, compost }] of earth.encode(state, 'all').players.entries()) {
      expect(compost.length).toBe(starts[index]?.[1]);
      expect(handSize).toBe((starts[index]?.[0] ?? 0) - (starts[index]?.[1] ?? 0));
    }
    expect(earth.toAct(state)).toBe(1);
    expect(legalOf(state).slice(0, 4)).toEqual(['plant', 'compost', 'water', 'grow']);
  });

  test('a seat that is not at the table cannot begin', () => {
    const catalog = valueOf(catalogs.find(undefined));
    expect(faultLines(earth.setup({ seats: 2, firstSeat: 2 }, catalog, stream(1, 'setup')))).toEqual([
      '/firstSeat no-such-seat',
    ]);
  });

  test('an empty deck is made anew of the discard pile; nothing is drawn when that is empty too', () => {
    const all = Array.from({ length: 283 }, (_, index) => index + 1);
    const hand = all.filter((card) => card > 4 && card < 260);
    const base = { seats: [{ hand: [1, 2] }, { hand }], more: { deck: [], deckSize: 0 } };
    const state = stateOf({ ...base, discards: all.filter((card) => card >= 260 || card === 3 || card === 4) });
    play(state, 'grow');
    expect(seatOf(state).handSize).toBe(6);
    expect(earth.encode(state, 'all')).toMatchObject({ deckSize: 22, discards: [] });
    expect(earth.encode(state, 'all').shuffled?.[0]?.length).toBe(26);
    const empty = stateOf({
      ...base,
      seats: [{ hand: [1, 2] }, { hand: all.filter((card) => card > 2) }],
    });
    play(empty, 'grow');
    expect(seatOf(empty).handSize).toBe(2);
  });
});

/** Cards drawn, composted and soil by island side; rules 8.2. */
const STARTS: Readonly<Record<string, readonly [draw: number, compost: number, soil: number]>> = {
  '285-1': [12, 5, 6],
  '285-2': [6, 3, 6],
  '286-1': [11, 3, 6],
  '286-2': [6, 4, 4],
  '287-1': [10, 4, 6],
  '287-2': [3, 0, 4],
  '288-1': [10, 2, 6],
  '288-2': [4, 0, 4],
  '289-1': [8, 5, 6],
  '289-2': [5, 1, 4],
  '290-1': [8, 2, 6],
  '290-2': [5, 2, 5],
  '291-1': [8, 3, 8],
  '291-2': [6, 3, 5],
  '292-1': [6, 2, 7],
  '292-2': [7, 4, 4],
  '293-1': [7, 4, 5],
  '293-2': [5, 3, 6],
  '294-1': [5, 2, 7],
  '294-2': [5, 1, 4],
};

/** Flora with black abilities only. */
const flora = [
  [4, 0, 0],
  [265, 0, 1],
  [267, 0, 2],
] as const;

describe('3, actions', () => {
  const table = (action: string): State => {
    const state = stateOf({
      seats: [
        { ...still, hand: [9], tableau: flora },
        { ...other, hand: [11], tableau: [[266, 0, 0]] },
      ],
    });
    play(state, action);
    return state;
  };

  test('Compost: 5 soil and 2 cards; the others 2 soil or 2 cards', () => {
    const soil = table('compost');
    expect(seatOf(soil)).toMatchObject({ soil: 5, handSize: 1 });
    expect(seatOf(soil).compost.map(({ from }) => from)).toEqual(['deck', 'deck']);
    expect(legalOf(soil)).toEqual(['take soil', 'take compost']);
    play(soil, 'take soil');
    expect(seatOf(soil, 1)).toMatchObject({ soil: 2, compost: [] });
    const compost = table('compost');
    play(compost, 'take compost');
    expect(seatOf(compost, 1).compost.length).toBe(2);
    expect(seatOf(compost, 1).soil).toBe(0);
  });

  test('Water: 2 soil and up to 6 sprouts; the others 2 sprouts or 2 soil', () => {
    const state = table('water');
    expect(seatOf(state).soil).toBe(2);
    play(state, 'space 0,0', 'space 0,0', 'space 0,1', 'space 0,1', 'space 0,2', 'space 0,2', 'stop');
    expect(seatOf(state).tableau.map(({ sprouts }) => sprouts)).toEqual([2, 2, 2]);
    expect(legalOf(state)).toEqual(['take soil', 'take sprouts']);
    play(state, 'take sprouts', 'space 0,0', 'stop');
    expect(seatOf(state, 1)).toMatchObject({ soil: 0 });
    expect(seatOf(state, 1).tableau[0]?.sprouts).toBe(1);
  });

  test('Grow: 4 cards and up to 2 growth; the others 2 cards or 2 growth', () => {
    const state = table('grow');
    expect(seatOf(state).handSize).toBe(5);
    play(state, 'space 0,0', 'space 0,2');
    expect(legalOf(state)).toEqual(['take cards', 'take growth']);
    play(state, 'take growth', 'space 0,0');
    expect(seatOf(state, 1).tableau[0]?.growth).toBe(1);
    expect(seatOf(state, 1).handSize).toBe(1);
  });

  test('Plant: two cards, then one of four is kept and three are discarded; the others one card, then one drawn', () => {
    const state = stateOf({
      seats: [
        { ...still, soil: 9, hand: [9, 14] },
        { ...other, soil: 9, hand: [10, 18] },
      ],
      deck: [20, 21, 22, 23, 24],
    });
    // 3 for Basil, 2 for Roman Brown, less 1 on this island, as it is cold.
    play(state, 'plant', 'plant 14', 'plant 9', 'plot 0,1', 'keep 22');
    expect(seatOf(state)).toMatchObject({ soil: 5, hand: [22] });
    expect(earth.encode(state, 'all').discards).toEqual([20, 21, 23]);
    expect(legalOf(state)).toEqual(['stop', 'plant 10', 'plant 18']);
    play(state, 'plant 10');
    expect(seatOf(state, 1)).toMatchObject({ handSize: 2, soil: 9 });
  });

  test('nothing planted: the cards are drawn all the same', () => {
    const state = stateOf({
      seats: [
        { ...still, hand: [9] },
        { ...other, hand: [10] },
      ],
      deck: [20, 21, 22, 23, 24],
    });
    play(state, 'plant', 'stop', 'keep 20', 'stop');
    expect(seatOf(state).hand).toEqual([9, 20]);
    expect(seatOf(state, 1).hand).toEqual([10, 24]);
  });
});

describe('3.5, fauna', () => {
  const scene = (arrivals: number[][] = [[], [], [], []]) => ({
    seats: [
      { ...still, soil: 18 },
      { ...other, soil: 20 },
    ],
    fauna: ['339-1', '340-1', '341-1', '342-1'],
    more: { arrivals },
  });

  test('met by several in one turn: the active seat first; 15, then 11 points', () => {
    const state = stateOf(scene());
    const events = play(state, 'compost', 'take compost');
    expect(earth.encode(state, 'all').arrivals[0]).toEqual([0, 1]);
    expect(
      events.filter(({ code }) => code === 'event.claimed').map(({ params }) => [params['seat'], params['points']]),
    ).toEqual([
      [0, 15],
      [1, 11],
    ]);
  });

  test('met at some step of the turn is enough', () => {
    const state = stateOf({
      seats: [
        { ...still, soil: 5 },
        { ...other, soil: 18, hand: [218], compost: [1], tableau: [[14, 0, 0]] },
      ],
      fauna: ['339-1', '340-1', '341-1', '342-1'],
    });
    // 20 soil for a moment, 16 when the turn ends.
    play(state, 'compost', 'take soil', 'event 218', 'tableau first', 'stop');
    expect(earth.encode(state, 'all').arrivals[0]).toEqual([1]);
    expect(seatOf(state, 1).soil).toBe(16);
  });

  test('the completion bonus, and the end at the end of the round', () => {
    const full = Array.from(
      { length: 15 },
      (_, space) =>
        [[90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 126, 129, 113][space]!, space >> 2, space & 3] as const,
    );
    const state = stateOf({
      seats: [
        { ...still, soil: 9, hand: [10], tableau: full },
        { ...other, hand: [223] },
      ],
      deck: [20, 21, 22, 23, 24],
    });
    const events = play(state, 'plant', 'plant 10', 'stop', 'keep 20', 'stop', 'stop');
    expect(events.map(({ code }) => code)).toContain('event.completed');
    expect(earth.encode(state, 'all')).toMatchObject({ completion: 0, stage: 'choose', active: 1 });
    play(state, 'compost', 'stop', 'take soil');
    expect(earth.encode(state, 'all')).toMatchObject({ stage: 'last', seat: 1 });
    expect(legalOf(state)).toEqual(['stop', 'event 223']);
    play(state, 'event 223');
    expect(earth.toAct(state)).toBe(-1);
    expect(outcomeOf(earth, state).ending).toBe('complete');
  });

  test.each([
    [1, 1, true],
    [1, 2, false],
    [2, 2, true],
    [59, 60, false],
  ])('E8: round %i of at most %i is the last one: %s', (round, roundLimit, over) => {
    const state = stateOf({
      seats: [still, other],
      options: { roundLimit, rulings: { lastChance: 'none' } },
      more: { round, active: 1, seat: 1 },
    });
    play(state, 'compost', 'take soil');
    expect(earth.toAct(state)).toBe(over ? -1 : 0);
  });

  test('E1: without a last chance the game is over at once', () => {
    const state = stateOf({
      seats: [{ ...still, hand: [223] }, other],
      options: { roundLimit: 2, rulings: { lastChance: 'none' } },
      more: { active: 1, seat: 1 },
    });
    play(state, 'compost', 'take soil', 'stop');
    expect(earth.toAct(state)).toBe(-1);
    expect(outcomeOf(earth, state).ending).toBe('round-limit');
  });
});
