/** What a seat knows: what its view hides, and where the cards that it has not seen may be. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { expectUniform, repeat } from '../../support/chi-square.ts';
import { catalogs, play, stateOf } from '../../support/earth/scene.ts';
import { SOUND } from '../../support/earth/spoil.ts';
import { valueOf } from '../../support/results.ts';

describe('what a seat knows', () => {
  test('hands, the deck and deck-composted cards are hidden; a finished game hides nothing', () => {
    const state = stateOf({
      ...SOUND,
      options: { roundLimit: 2, rulings: { lastChance: 'none' } },
      more: { active: 1, seat: 1 },
    });
    const view = earth.encode(state, 0);
    expect(view).toMatchObject({ deck: null, players: [{ hand: [10, 11] }, { hand: null, handSize: 1 }] });
    play(state, 'compost', 'stop', 'take compost');
    expect(earth.encode(state, 0).players[1]?.hand).toEqual([30]);
    expect(earth.encode(state, 1).deck?.length).toBeGreaterThan(200);
  });

  test('after a shuffle, cards are dealt by the deck they came from', () => {
    const all = Array.from({ length: 283 }, (_, index) => index + 1);
    // Seat 1 holds five cards of the first deck; one of the old cards was composted unseen by seat 0.
    const state = stateOf({
      seats: [{ hand: [1] }, { hand: [2, 3, 4, 5, 6] }],
      deck: [7],
      discards: all.filter((card) => card > 7),
      more: { deckSize: 1, deck: [7] },
    });
    play(state, 'compost', 'take soil', 'grow', 'take cards');
    const random = stream('shuffle', 'test');
    const places = new Map<number, Set<string>>();
    for (let world = 0; world < 400; world++) {
      earth.redeal(state, 0, random);
      const { players } = earth.encode(state, 'all');
      for (const card of players[1]!.hand ?? []) places.set(card, (places.get(card) ?? new Set()).add('hand'));
      for (const { card } of players[0]!.compost)
        places.set(card ?? 0, (places.get(card ?? 0) ?? new Set()).add('compost'));
      const hand = players[1]!.hand ?? [];
      expect(hand.filter((card) => card <= 7).length, 'old cards in the hand').toBe(5);
    }
    for (const card of [2, 3, 4, 5, 6, 7]) expect([...(places.get(card) ?? [])].sort()).toEqual(['compost', 'hand']);
    expect(places.size).toBeGreaterThan(100);
    // One of the six old cards that seat 0 has not seen lies in its compost; each is as likely.
    const old = repeat(3000, () => {
      earth.redeal(state, 0, random);
      return earth.encode(state, 'all').players[0]!.compost.find(({ card }) => (card ?? 0) <= 7)?.card ?? 0;
    });
    expectUniform([2, 3, 4, 5, 6, 7], old);
    // The view carries on what the seat knows of the shuffle: worlds dealt from it obey it too.
    const again = valueOf(earth.decode(earth.encode(state, 0), catalogs));
    expect(earth.encode(again, 0)).toEqual(earth.encode(state, 0));
    for (let world = 0; world < 50; world++) {
      earth.redeal(again, 0, random);
      expect(earth.encode(again, 'all').players[1]!.hand?.filter((card) => card <= 7).length).toBe(5);
    }
  });
});
