/** What views may say and must. */
import { describe, expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { extinction } from '../../../src/engines/extinction/index.ts';
import { base, type Json } from '../../support/extinction/spoilt.ts';
import { faultLines, valueOf } from '../../support/results.ts';
import { legalOf } from '../../support/walk.ts';

const catalogs = valueOf(loadCatalogs(extinction.catalog));

const decode = (json: Json) => extinction.decode(json, catalogs);

describe('a view', () => {
  test('hides no hand that is open, and must show it', () => {
    const json = base(0);
    json.team[1]!.hand = null;
    expect(faultLines(decode(json))).toContain('/team/1/hand hidden-value');
  });

  test('shows no deck and no ambassador that is face down', () => {
    const json = base(0);
    json.team[1]!.deck = ['research'];
    json.ambassadors[5] = { back: 'grey', id: 'china', revealed: false, cubes: 0 };
    json.effectDeck = ['poachers'];
    expect(faultLines(decode(json))).toEqual(
      expect.arrayContaining(['/ambassadors/5/id not-visible', '/effectDeck not-visible', '/team/1/deck not-visible']),
    );
  });

  test('says how many cards are hidden, and no other number', () => {
    const json = base(0);
    json.effectDeckSize = 3;
    json.team[1]!.deckSize = 1;
    expect(faultLines(decode(json))).toEqual(['/effectDeckSize wrong-size', '/team/1/deckSize wrong-size']);
  });
});

test('one who writes a state where dice are to be placed writes no more than what lies on the table', () => {
  const state = valueOf(
    decode({
      game: 'extinction',
      version: 1,
      options: { seats: 1 },
      viewer: 0,
      ...{ year: 1, current: 0 },
      team: [
        {
          ...{ role: 'lawyer', ability: 'stay', money: 0, acted: true, hand: ['research'], deck: null, deckSize: 13 },
          dice: [1, 3, 5].map((value) => ({ value, on: null })),
          ...{ actions: [], permanents: [], discards: [] },
        },
        {
          ...{ role: 'zoologist', ability: 'den-watch', money: 0, acted: false, hand: [], deck: null, deckSize: 14 },
          ...{ dice: [], actions: [], permanents: [], discards: [] },
        },
      ],
      animals: [{ row: 3, column: 3, animals: 2 }],
      tiles: [],
      ambassadors: (['blue', 'blue', 'blue', 'green', 'green', 'grey'] as const).map((back) => ({
        ...{ back, id: null, revealed: false, cubes: 0 },
      })),
      ...{ effectDeck: null, effectDeckSize: 18, foreseen: [], effectDiscards: [], constants: [] },
    }),
  );
  expect(extinction.toAct(state)).toBe(0);
  // Three dice on four actions; the ability costs what nobody has.
  expect(legalOf(extinction, state)).toHaveLength(12);
});
