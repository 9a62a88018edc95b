/** What Gaïa does in whole games in which she waits to be asked (rules section 4): her reaction, and her turn. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { say } from '../../../src/core/text.ts';
import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Gaia } from '../../support/earth/alone.ts';
import { act, documents, waiting } from '../../support/earth/asked.ts';
import { catalogs, GAIA, legalOf } from '../../support/earth/scene.ts';
import { valueOf } from '../../support/results.ts';

/** What she says, and what has come of it. */
const asked = (json: StateJson): { readonly said: string[]; readonly after: StateJson } => {
  const state = valueOf(earth.decode(valueOf(documents.check(json)), catalogs));
  const said: string[] = [];
  expect(act(state, stream(1, 'test'), (step) => said.push(say(earth.phrases.en, step)))).toBe(true);
  return { said, after: earth.encode(state, 'all') };
};

const blue = { tableau: [[5, 0, 0] as const, [48, 0, 1] as const, [236, 0, 2] as const] };

describe('her reaction', () => {
  test('to Water, by what lies in the tableau', () => {
    const { said, after } = asked(waiting({ action: 'water' }, { seat: blue, options: { difficulty: 'hard' } }));
    expect(said).toEqual(['Gaïa gains 3 + 3 sprouts: three of your cards have a blue ability.']);
    // Her own turn is due next, and she waits again.
    expect(after).toMatchObject({ stage: 'gaia', active: 1, action: null, gaia: { sprouts: 6 } });
  });

  test('to Compost and Grow, by the figures of the turn', () => {
    expect(asked(waiting({ action: 'compost', soilGained: 7 })).said).toEqual([
      'Gaïa composts 3 + 2 cards from the deck: half of the 7 soil you gained, and 2.',
    ]);
    // More than there are cards.
    const { said, after } = asked(waiting({ action: 'compost', soilGained: 999 }));
    expect(said).toEqual([
      `Gaïa composts 499 + 2 cards from the deck: half of the 999 soil you gained, and 2. The deck runs out: ${after.gaia?.compost.length} cards in all.`,
    ]);
    expect(asked(waiting({ action: 'grow', cardsDrawn: 6 })).said).toEqual([
      'Gaïa gains 6 growth: you drew six cards.',
    ]);
  });

  test('to Plant, the cards that were not kept, whether they lie on her pile already or not', () => {
    const { said, after } = asked(waiting({ action: 'plant', looked: { count: 3, cards: [27, 26, 197] } }));
    // Crater 10, Beach 9, Tsunami −4.
    expect(said).toEqual(['The 3 cards you did not choose go face up to Gaïa’s Earth pile: 23 points.']);
    expect(after.gaia?.pile).toEqual([26, 27, 197]);
    const { said: nothing, after: same } = asked(waiting({ action: 'plant' }, { gaia: { pile: [26, 27, 197] } }));
    expect([nothing, same.gaia?.pile]).toEqual([[], [26, 27, 197]]);
  });

  test('objectives that are met are claimed, and the person goes on to their animals', () => {
    const json = waiting(
      { action: 'grow', cardsDrawn: 4, fauna: ['340-1', '341-1', '346-2', '348-1'] },
      {
        seat: {
          hand: Array.from({ length: 20 }, (_, index) => 1 + index),
          tableau: [[118, 0, 0]],
          animals: [{ id: 'cochon-vietnamien' }],
        },
        gaia: { animals: [{ id: 'tarsier' }] },
        options: { animals: true },
      },
    );
    const { said, after } = asked(json);
    expect(said).toEqual([
      'Gaïa gains 4 growth: you drew four cards.',
      'Player 1 puts a leaf on Andean Condor: 15 points.',
    ]);
    expect(after).toMatchObject({
      stage: 'animals',
      seat: 0,
      arrivals: [[0], [], [], []],
      effects: [{ source: 'leaf' }],
    });
  });

  test('to the 16th card: the game is over', () => {
    const numbers = [90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 126, 129, 113, 10];
    const tableau = numbers.map((card, space) => [card, space >> 2, space & 3] as const);
    const { said, after } = asked(waiting({ action: 'water' }, { seat: { tableau } }));
    expect(said.at(-1)).toBe('The game is over.');
    expect(after).toMatchObject({ stage: 'over', completion: 0 });
  });
});

describe('her turn', () => {
  const begins = { active: 1, action: null };

  test('begins with her top card; the person’s weak action is next', () => {
    const { said, after } = asked(waiting(begins));
    expect(said).toEqual(['Gaïa turns up Water (blue).']);
    expect(after).toMatchObject({
      stage: 'option',
      active: 1,
      seat: 0,
      action: 'water',
      gaia: { revealed: ['water'] },
    });
  });

  test('on a gyre the choice of her objective is next, and is the person’s', () => {
    const upcoming = ['south-gyre', ...GAIA.upcoming!.filter((card) => card !== 'south-gyre').slice(0, 5)] as const;
    const json = waiting(begins, { gaia: { upcoming: [...upcoming, ...upcoming] } });
    const { after } = asked(json);
    expect(after).toMatchObject({ stage: 'gyre', active: 1, seat: 0 });
    expect(legalOf(valueOf(earth.decode(after, catalogs)))).toEqual(['gyre 2', 'gyre 3']);
  });

  test('ends with what she gains, once the person has had the weak action', () => {
    const gaia: Partial<Gaia> = { revealed: ['water'], upcoming: GAIA.upcoming!.slice(1) };
    const { said, after } = asked(waiting({ active: 1, action: 'water' }, { seat: blue, gaia }));
    expect(said).toEqual(['Gaïa gains 7 + 3 sprouts: three of your cards have a blue ability.', 'Round 3 begins.']);
    expect(after).toMatchObject({ stage: 'choose', active: 0, round: 3, gaia: { sprouts: 10 } });
  });

  test('is left out after a gyre on the beginner level', () => {
    const { said, after } = asked(
      waiting(
        { ...begins, arrivals: [[1], [], [], []] },
        {
          gaia: {
            skips: true,
            revealed: ['north-gyre'],
            upcoming: [...(['south-gyre', 'plant', 'compost', 'water', 'grow'] as const), ...GAIA.upcoming!.slice(6)],
          },
          options: { difficulty: 'beginner' },
        },
      ),
    );
    expect(said[0]).toBe('Gaïa skips her turn: take another one.');
    expect(after).toMatchObject({ stage: 'choose', active: 0 });
  });
});
