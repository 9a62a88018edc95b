/** Every Earth card against what is printed on it: values, and each ability played through the engine (rules 8.1). */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import cards from '../../../src/engines/earth/catalog/cards.json' with { type: 'json' };
import { earth } from '../../../src/engines/earth/index.ts';
import type { State } from '../../../src/engines/earth/state.ts';
import { STAGE } from '../../../src/engines/earth/terms.ts';
import { proceed } from '../../../src/engines/earth/turn.ts';
import { type Amounts, amountsOf, changeOf } from '../../support/earth/amounts.ts';
import { abilitiesOf, columnsOf, type Printed } from '../../support/earth/notation.ts';
import { legalOf, type Planted, play, type Scene, seatOf, stateOf, takeAll } from '../../support/earth/scene.ts';
import { CARDS } from './printed.ts';

const KINDS: Readonly<Record<string, string>> = {
  T: 'tree',
  H: 'herb',
  B: 'bush',
  M: 'mushroom',
  J: 'all-types',
  L: 'terrain',
  E: 'event',
};
const HABITATS: Readonly<Record<string, string>> = { S: 'sunny', W: 'wet', R: 'rocky', C: 'cold' };
const MARKERS: Readonly<Record<string, string>> = { g: 'geography', c: 'colour', a: 'animal' };
const letters = (text: string, names: Readonly<Record<string, string>>): string[] =>
  [...text.replace('-', '')].map((letter) => names[letter] ?? '?').sort();

const ROWS = CARDS.map((row) => {
  const [
    id = '',
    name = '',
    kind = '',
    cost = '',
    points = '',
    growth = '',
    sprouts = '',
    habitats = '',
    marks = '',
    text = '',
  ] = columnsOf(row);
  return { id: Number(id), name, kind, cost, points, growth, sprouts, habitats, marks, abilities: abilitiesOf(text) };
});

describe('8.1, values', () => {
  test('283 cards: 179 flora, 66 terrains, 38 events', () => {
    const count = (kinds: string): number => ROWS.filter(({ kind }) => kinds.includes(kind)).length;
    expect([ROWS.length, count('THBMJ'), count('L'), count('E')]).toEqual([283, 179, 66, 38]);
  });

  test.each(ROWS)('$id $name', ({ id, name, kind, cost, points, growth, sprouts, habitats, marks }) => {
    const row = cards[id - 1]!;
    const flora = 'THBMJ'.includes(kind);
    const [spaces = 0, canopy = 0] = growth === '-' ? [] : growth.split('/').map(Number);
    expect({ id: row.id, name: row.name, kind: row.kind, points: row.points }).toEqual({
      id,
      name,
      kind: KINDS[kind],
      points: Number(points),
    });
    expect(row.cost).toBe(cost === '-' ? undefined : Number(cost));
    expect([row.growthSpaces, row.canopy]).toEqual(flora ? [spaces, canopy] : [undefined, undefined]);
    expect(row.sproutSpaces).toBe(flora ? Number(sprouts.replace('-', '0')) : undefined);
    expect([...(row.habitats ?? [])].sort()).toEqual(letters(habitats, HABITATS));
    expect([...(row.markers ?? [])].sort()).toEqual(letters(marks, MARKERS));
  });
});

// Seven flora, three in the row and three in the column of the card, each with room for sprouts and growth and
// some of both. The card comes last, so that nothing fires after it.
const AROUND: readonly (readonly [row: number, column: number, kind: string, choices: readonly number[]])[] = [
  [0, 3, 'Mush', [36, 60]],
  [1, 3, 'Tree', [31, 89]],
  [2, 2, 'Bush', [6, 57]],
  [2, 3, 'Herb', [8, 19]],
  [3, 0, 'Tree', [1, 13]],
  [3, 1, 'Herb', [39, 149]],
  [3, 2, 'Bush', [41, 42]],
];
const SPACE = 15;
const around = (card: number): Planted[] =>
  AROUND.map(([row, column, , choices]) => [choices.find((each) => each !== card) ?? 0, row, column, 1, 2]);

const HAND = [100, 101, 116, 117, 118, 120];
const COMPOST = [103, 104, 112, 114, 115, 119];
const rich = (tableau: Planted[], hand: readonly number[] = HAND): Scene => ({
  seats: [
    { soil: 20, hand, compost: COMPOST.filter((card) => !tableau.some(([planted]) => planted === card)), tableau },
    {},
  ],
});

/** With an island and a climate that do not fire on the action. */
const quiet = (scene: Scene, action: number): Scene => ({
  ...scene,
  seats: scene.seats.map((seat, index) =>
    index > 0 ? seat : { ...seat, island: '287-1', climate: action === 3 ? '299-1' : '300-1' },
  ),
});

/** How many pieces an ability of a card among the seven, by the printed words. */
const placed = (printed: Printed, token: 'spr' | 'gro', kind: string, room: number): number => {
  const count = printed.gain[token] ?? 0;
  if (count === 0 || printed.scope === undefined || printed.scope === 'adj8') return count;
  const [type, line] = printed.scope.split('@');
  const others = AROUND.filter(
    ([row, column, each]) => each === type && (line === 'row' ? row === 3 : column === 3),
  ).length;
  const own = KINDS[kind] === type?.toLowerCase().replace('mush', 'mushroom') && room > 0 ? 1 : 0;
  return count * (others + own);
};

const expected = (printed: Printed, kind: string, sproutSpaces: number, growthSpaces: number): Amounts => {
  const { cost, gain } = printed;
  const get = (from: Printed['cost'], token: string): number => from[token] ?? 0;
  const composted = get(gain, 'cHand') + get(cost, 'cHand');
  return {
    soil: get(gain, 'soil') - get(cost, 'soil'),
    hand: get(gain, 'draw') - composted,
    compost: get(gain, 'cDeck') + composted - get(cost, 'cLose'),
    sprouts: placed(printed, 'spr', kind, sproutSpaces) - get(cost, 'spr'),
    growth: placed(printed, 'gro', kind, growthSpaces) - get(cost, 'gro'),
  };
};

const ACTION: Readonly<Record<string, readonly number[]>> = { G: [0], R: [1], B: [2], Y: [3], M: [1, 2, 3] };
const FIRING = ROWS.flatMap((row) =>
  row.abilities
    .filter(({ colour, other }) => ACTION[colour] !== undefined && other === '')
    .flatMap((printed) =>
      ACTION[printed.colour]!.map((action) => ({ ...row, printed, action, colour: printed.colour })),
    ),
);

/** Puts the state where the ability of a space is next. */
const activate = (state: State, action: number, space: number): void => {
  state.stage = STAGE.activate;
  state.action = action;
  state.step = space;
  proceed(state, stream('ability', 'test'));
};

describe('8.1, abilities that fire on a colour', () => {
  test.each(FIRING)('$id $name, $colour, action $action', ({ id, kind, sprouts, growth, printed, action }) => {
    const state = stateOf(quiet(rich([...around(id), [id, 3, 3]]), action));
    const before = amountsOf(state);
    activate(state, action, SPACE);
    takeAll(state, () => state.step === SPACE || (state.step === SPACE + 1 && state.depth > 0));
    const spaces = growth === '-' ? 0 : Number(growth.split('/')[0]);
    expect(changeOf(before, amountsOf(state))).toEqual(expected(printed, kind, Number(sprouts) || 0, spaces));
  });
});

const BLACK = ROWS.flatMap((row) =>
  row.abilities.filter(({ colour, other }) => colour === 'K' && other === '').map((printed) => ({ ...row, printed })),
);

describe('8.1, black abilities of planted cards', () => {
  test.each(BLACK.filter(({ kind }) => kind !== 'E'))('$id $name', ({ id, cost, printed, sprouts, growth, kind }) => {
    const more = printed.gain['cHand'] === 20 ? [2, 3, 26, 27, 28, 29, 30, 90, 91, 92, 93, 94, 95, 96] : [];
    const state = stateOf(rich(around(id), [id, ...HAND, ...more]));
    play(state, 'plant');
    const before = amountsOf(state);
    play(state, `plant ${id}`, 'plot 3,3');
    takeAll(state, () => state.depth > 0);
    const spaces = growth === '-' ? 0 : Number(growth.split('/')[0]);
    const wanted = expected(printed, kind, Number(sprouts) || 0, spaces);
    expect(changeOf(before, amountsOf(state))).toEqual({
      ...wanted,
      soil: wanted.soil - Number(cost),
      hand: wanted.hand - 1,
    });
  });

  test.each(BLACK.filter(({ kind }) => kind === 'E'))('$id $name, an event', ({ id, printed, points }) => {
    const state = stateOf(
      rich(
        [...around(0)].map(([card, row, column]) => [card, row, column, 1, 2]),
        [id, ...HAND],
      ),
    );
    const before = amountsOf(state);
    play(state, `event ${id}`);
    takeAll(state, () => state.depth > 0);
    const wanted = expected(printed, 'E', 0, 0);
    expect(changeOf(before, amountsOf(state))).toEqual({ ...wanted, hand: wanted.hand - 1 });
    expect(seatOf(state).events).toEqual([id]);
    expect(earth.encode(state, 'all').discards.includes(id)).toBe(false);
    expect(Number(points)).toBe(cards[id - 1]?.points);
  });
});

const OTHER = ROWS.flatMap((row) =>
  row.abilities.filter(({ other }) => other !== '').map(({ other }) => ({ ...row, other })),
);
const starting = (words: string) => OTHER.filter(({ other }) => other.startsWith(words));
const CHEAPER: Readonly<Record<string, number>> = {
  Tree: 31,
  Bush: 159,
  Herb: 8,
  Mush: 84,
  Rocky: 96,
  Wet: 95,
  Sunny: 94,
  Cold: 97,
};

describe('8.1, static abilities', () => {
  test.each(starting('cost'))('$id $name: $other', ({ id, other }) => {
    const [, trait = '', less = ''] = other.split(' ');
    const card = [31, 159, 8, 84, 157, 57, 185, 49, 143].find((each) => {
      const row = ROWS[each - 1]!;
      return (
        row.habitats.includes(trait.charAt(0)) || KINDS[row.kind] === trait.toLowerCase().replace('mush', 'mushroom')
      );
    })!;
    expect(CHEAPER[trait]).toBeDefined();
    const price = Number(ROWS[card - 1]?.cost);
    const spent = (tableau: Planted[]): number => {
      const state = stateOf(rich([[2, 0, 0], ...tableau], [card]));
      play(state, 'plant', `plant ${card}`, 'plot 1,0');
      return 20 - seatOf(state).soil;
    };
    expect([spent([]), spent([[id, 0, 1]])]).toEqual([price, Math.max(0, price + Number(less))]);
  });

  test.each(starting('ban'))('$id $name: $other', ({ id, other }) => {
    const banned = { R: 'compost', B: 'water', Y: 'grow' }[other.at(-1) ?? ''];
    const state = stateOf(rich([[id, 0, 0]]));
    expect(['plant', 'compost', 'water', 'grow'].filter((action) => !legalOf(state).includes(action))).toEqual([
      banned,
    ]);
  });

  test.each(starting('replaceWith'))('$id $name: $other', ({ id, other }) => {
    const fits = { R: 14, B: 5, Y: 13 }[other.at(-1) ?? ''] ?? 0;
    const wrong = { R: 5, B: 13, Y: 14 }[other.at(-1) ?? ''] ?? 0;
    const state = stateOf({ seats: [{ hand: [fits, wrong, 236], tableau: [[id, 0, 0]] }, {}] });
    play(state, 'plant');
    expect(legalOf(state).filter((line) => line.startsWith('replace'))).toEqual([`replace ${fits}`, 'replace 236']);
    play(state, `replace ${fits}`);
    expect(seatOf(state).tableau.map(({ card }) => card)).toEqual([fits]);
    expect(seatOf(state).compost.map(({ card }) => card)).toEqual([id]);
    expect(seatOf(state)).toMatchObject({ handSize: 4, soil: 0 });
  });

  test.each(starting('copy'))('$id $name: $other', ({ id, other }) => {
    const action = { R: 1, B: 2, Y: 3 }[other.at(-1) ?? ''] ?? 0;
    const copied = { R: 6, B: 5, Y: 34 }[other.at(-1) ?? ''] ?? 0;
    const state = stateOf(
      quiet(
        rich([
          [copied, 0, 0],
          [236, 0, 1],
          [id, 0, 2],
        ]),
        action,
      ),
    );
    activate(state, action, 2);
    expect(legalOf(state)).toEqual(['stop', 'space 0,0', 'space 0,1']);
    const before = amountsOf(state);
    play(state, 'space 0,0');
    takeAll(state, () => state.depth > 0);
    const printed = ROWS[copied - 1]!.abilities[0]!;
    expect(changeOf(before, amountsOf(state))).toEqual(expected(printed, 'T', 9, 9));
  });

  test.each(starting('payWith'))('$id $name: $other', ({ id, cost, other }) => {
    const state = stateOf(rich(around(id), [id, ...HAND]));
    play(state, 'plant');
    const before = amountsOf(state);
    play(state, `plant ${id}`, 'plot 3,3');
    takeAll(state, () => state.depth > 0);
    const price = Number(cost);
    const nothing = { soil: 0, hand: -1, compost: 0, sprouts: 0, growth: 0 };
    const paid = {
      hand: { ...nothing, hand: -1 - price, compost: price },
      spr: { ...nothing, sprouts: -price },
      gro: { ...nothing, growth: -price },
    }[other.split(' ')[1] ?? ''];
    expect(changeOf(before, amountsOf(state))).toEqual(paid);
  });

  test('262 Shooting Star: of the three top cards of the own compost one goes to the hand', () => {
    const state = stateOf({ seats: [{ hand: [262], compost: [11, 12, 13, 14] }, {}] });
    play(state, 'event 262');
    expect(legalOf(state)).toEqual(['keep 11', 'keep 12', 'keep 13']);
    play(state, 'keep 12');
    expect(seatOf(state).hand).toEqual([12]);
    expect(seatOf(state).compost.map(({ card }) => card)).toEqual([11, 13, 14]);
  });

  test('every printed ability is in one of the lists above, or scores', () => {
    const others = OTHER.filter(({ other }) => !/^(cost|ban|replaceWith|copy|payWith|compostTop)/.test(other));
    expect(others.filter(({ other }) => other !== 'wildType' && !/^\d+\//.test(other))).toEqual([]);
    expect(others.filter(({ other }) => other === 'wildType').map(({ id }) => id)).toEqual([280, 281, 282]);
  });
});
