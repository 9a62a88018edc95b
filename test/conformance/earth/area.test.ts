/** Both sides of every island and climate against what is printed on them (rules 8.2 and 8.3). */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import climates from '../../../src/engines/earth/content/climates.json' with { type: 'json' };
import islands from '../../../src/engines/earth/content/islands.json' with { type: 'json' };
import { STAGE } from '../../../src/engines/earth/rules/terms.ts';
import { proceed } from '../../../src/engines/earth/rules/turn.ts';
import { type Amounts, amountsOf, changeOf } from '../../support/earth/amounts.ts';
import { abilitiesOf, columnsOf, type Printed } from '../../support/earth/notation.ts';
import { type Planted, play, seatOf, stateOf, takeAll } from '../../support/earth/scene.ts';
import { CLIMATES, ISLANDS } from './printed-areas.ts';

const HABITATS: Readonly<Record<string, string>> = { S: 'sunny', W: 'wet', R: 'rocky', C: 'cold' };
const ACTION: Readonly<Record<string, number>> = { G: 0, R: 1, B: 2, Y: 3 };

const islandRows = ISLANDS.map((row) => {
  const [id = '', side = '', name = '', points = '', habitats = '', draw = '', compost = '', soil = '', text = ''] =
    columnsOf(row);
  const start = { draw: Number(draw), compost: Number(compost), soil: Number(soil) };
  return { id: `${id}-${side}`, name, points: Number(points), habitats, start, abilities: abilitiesOf(text), text };
});
const climateRows = CLIMATES.map((row) => {
  const [id = '', side = '', name = '', points = '', habitats = '', text = ''] = columnsOf(row);
  return { id: `${id}-${side}`, name, points: Number(points), habitats, abilities: abilitiesOf(text), text };
});
const habitatsOf = (letters: string): string[] => [...letters].map((letter) => HABITATS[letter] ?? '?').sort();

describe('values', () => {
  test.each(islandRows)('island $id $name', ({ id, name, points, habitats, start }) => {
    const row = islands.find((each) => each.id === id);
    expect(row).toMatchObject({ name, points, start });
    expect([...(row?.habitats ?? [])].sort()).toEqual(habitatsOf(habitats));
  });
  test.each(climateRows)('climate $id $name', ({ id, name, points, habitats }) => {
    const row = climates.find((each) => each.id === id);
    expect(row).toMatchObject({ name, points });
    expect([...(row?.habitats ?? [])].sort()).toEqual(habitatsOf(habitats));
  });
});

// Flora without abilities that fire on red, blue or yellow, with room: black ones, and a card of each habitat.
const TABLEAU: readonly Planted[] = [
  [4, 0, 0, 1, 2],
  [265, 0, 1, 3, 1],
  [267, 0, 2, 1, 1],
];
const START = { soil: 20, hand: [9, 10, 11, 12], compost: [20, 21, 22, 23] };

/** What a printed ability changes, used `times` over. */
const expected = ({ cost, gain }: Printed, times: number): Amounts => {
  const get = (token: string): number => times * ((gain[token] ?? 0) - (cost[token] ?? 0));
  const composted = times * ((gain['cHand'] ?? 0) + (cost['cHand'] ?? 0));
  return {
    soil: get('soil'),
    hand: get('draw') - composted,
    compost: get('cDeck') + composted - times * (cost['cLose'] ?? 0),
    sprouts: get('spr'),
    growth: get('gro'),
  };
};

/** What the 17th or 18th source of abilities changes: the island or the climate. */
const fired = (
  sides: { island?: string; climate?: string },
  action: number,
  active: number,
  fresh: Planted[] = [],
): Amounts => {
  const tableau = [...TABLEAU, ...fresh];
  const state = stateOf({ seats: [{ ...START, ...sides, tableau }, {}] });
  const step = sides.island === undefined ? 17 : 16;
  state.stage = STAGE.activate;
  state.action = action;
  state.active = active;
  for (const [, row, column] of fresh) state.fresh[0]! |= 1 << (row * 4 + column);
  state.step = step;
  const before = amountsOf(state);
  proceed(state, stream('area', 'test'));
  takeAll(state, () => state.seat === 0 && state.stage === STAGE.activate && (state.step === step || state.depth > 0));
  return changeOf(before, amountsOf(state));
};
const NOTHING: Amounts = { soil: 0, hand: 0, compost: 0, sprouts: 0, growth: 0 };

// An island and a climate that fire on nothing but, if chosen, another colour.
const still = (action: number, kind: 'island' | 'climate'): string =>
  kind === 'climate' ? (action === 3 ? '299-1' : '300-1') : '287-1';

describe('abilities that fire on a colour', () => {
  const rows = [
    ...islandRows.map((row) => ({ ...row, kind: 'island' as const })),
    ...climateRows.map((row) => ({ ...row, kind: 'climate' as const })),
  ].flatMap((row) =>
    row.abilities
      .filter(({ colour }) => ACTION[colour] !== undefined && !row.text.includes('perPlanted'))
      .map((printed) => ({ ...row, printed, only: row.text.includes('ifChose') })),
  );
  test.each(rows)('$kind $id $name: $text', ({ id, kind, printed, only }) => {
    const action = ACTION[printed.colour] ?? 0;
    const sides = { [kind]: id, ...(kind === 'island' ? { climate: still(action, 'climate') } : {}) };
    expect(fired(sides, action, 0)).toEqual(expected(printed, 1));
    expect(fired(sides, action, 1)).toEqual(only ? NOTHING : expected(printed, 1));
  });

  // Two fresh cards: Terrain, Sunny, Wet, Rocky, Cold, Y-card, R-card.
  const FRESH: Readonly<Record<string, readonly number[]>> = {
    Terrain: [257, 258],
    Sunny: [257, 258],
    Wet: [257, 255],
    Rocky: [257, 258],
    Cold: [257, 258],
    'Y-card': [13, 15],
    'R-card': [14, 42],
  };
  test.each(islandRows.filter(({ text }) => text.includes('perPlanted')))(
    'island $id $name: $text',
    ({ id, text, abilities }) => {
      const trait = /perPlanted ([\w-]+)/.exec(text)?.[1] ?? '';
      const [one = 0, two = 0] = FRESH[trait] ?? [];
      const sides = { island: id, climate: '300-1' };
      const clean: Planted[] = [
        [one, 1, 0],
        [two, 1, 1],
      ];
      expect(fired(sides, 0, 0, clean)).toEqual(expected(abilities[0]!, 2));
      expect(fired(sides, 0, 0, [clean[0]!])).toEqual(expected(abilities[0]!, 1));
      expect(fired(sides, 0, 0)).toEqual(NOTHING);
    },
  );
});

describe('static abilities', () => {
  test.each(islandRows.filter(({ text }) => text.includes('cost')))('island $id $name: $text', ({ id, text }) => {
    const habitat = /cost (\w)/.exec(text)?.[1] ?? '';
    // 157 is wet, rocky and cold and costs 2; 151 is sunny and rocky and costs 4.
    const [card, cost] = habitat === 'S' ? [151, 4] : [157, 2];
    const state = stateOf({ seats: [{ island: id, soil: 9, hand: [card, 11] }, {}] });
    play(state, 'plant', `plant ${card}`);
    expect(seatOf(state).soil).toBe(9 - cost + 1);
  });

  test.each([
    ['285-2', 1, 0],
    ['291-2', 0, 1],
  ])('island %s: %i soil and %i cards for each event of its owner', (island, soil, cards) => {
    const state = stateOf({ seats: [{ island, hand: [220, 221, 223], compost: [1, 2] }, { hand: [224] }] });
    play(state, 'event 220');
    expect(seatOf(state)).toMatchObject({ soil, handSize: 2 + cards });
    play(state, 'event 223');
    expect(seatOf(state)).toMatchObject({ soil: 2 * soil + 1, handSize: 1 + 2 * cards });
  });

  test('every ability is in one of the tests above', () => {
    const fires = (text: string): boolean => /^[GRBY]\{/.test(text);
    const others = [...islandRows, ...climateRows].filter(({ text }) => !fires(text)).map(({ text }) => text);
    expect(others.filter((text) => !text.includes('cost') && !text.includes('onEachEvent'))).toEqual([]);
  });
});
