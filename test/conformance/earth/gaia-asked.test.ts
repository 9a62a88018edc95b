/** Whole games in which Gaïa waits to be asked (rules section 4): by the action `gaia`, or as `automa` does it. */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import { checker } from '../../../src/core/schema.ts';
import { say } from '../../../src/core/text.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { DIFFICULTIES, type Options } from '../../../src/engines/earth/options.ts';
import { type StateJson, StateSchema } from '../../../src/engines/earth/schema.ts';
import type { State } from '../../../src/engines/earth/state.ts';
import { catalogs, documentOf, GAIA, legalOf, type SeatScene, still } from '../../support/earth/scene.ts';
import { faultLines, faultsOf, valueOf } from '../../support/results.ts';

const documents = checker(StateSchema);
const act = earth.automa?.act;
if (act === undefined) throw new Error('Gaïa plays no whole games');

type Gaia = NonNullable<StateJson['gaia']>;

/** A document in which she waits, as a client with rules of its own would write it. */
const waiting = (
  more: Partial<StateJson>,
  { seat = {}, gaia = {}, options = {} }: { seat?: SeatScene; gaia?: Partial<Gaia>; options?: Options } = {},
): StateJson =>
  documentOf({
    seats: [{ ...still, ...seat }],
    options: { gaia: 'asked', ...options },
    fauna: ['344-1', '341-1', '346-2', '348-1'],
    deck: Array.from({ length: 30 }, (_, index) => 60 + index),
    more: { stage: 'gaia', gaia: { ...GAIA, ...gaia }, soilGained: 0, cardsDrawn: 0, ...more },
  });

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

describe('documents', () => {
  const all = [...GAIA.upcoming!];
  test.each<[string, StateJson, string[]]>([
    [
      'she waits in games with the option only',
      waiting({ action: 'water' }, { options: { gaia: 'at-once' } }),
      ['/stage wrong-stage'],
    ],
    ['a reaction is to an action', waiting({}), ['/action wrong-stage']],
    ['her turn is of her last card', waiting({ active: 1, action: 'water' }), ['/action wrong-stage']],
    [
      'nothing is gained before her turn',
      waiting({ active: 1, soilGained: 2, cardsDrawn: 1 }),
      ['/cardsDrawn wrong-stage', '/soilGained wrong-stage'],
    ],
    ['only Plant leaves cards', waiting({ action: 'grow', looked: { count: 1, cards: [9] } }), ['/looked wrong-stage']],
    [
      'and no more than three',
      waiting({ action: 'plant', looked: { count: 4, cards: [9, 10, 11, 12] } }),
      ['/looked/count wrong-stage'],
    ],
    [
      'a card is in one place',
      waiting({ action: 'plant', looked: { count: 1, cards: [9] }, discards: [9] }),
      ['/looked/cards/0 card-twice'],
    ],
    ['nothing is planted', waiting({ action: 'plant', plants: 1 }), ['/plants wrong-stage']],
    [
      'no effect is in progress',
      waiting({ action: 'water', effects: [{ source: 'main', sprouts: 1 }] }),
      ['/effects wrong-stage'],
    ],
    [
      'no turn is left out but after a gyre',
      waiting({ action: 'water' }, { gaia: { skips: true }, options: { difficulty: 'beginner' } }),
      ['/gaia/skips wrong-stage'],
    ],
    [
      'nor one that has begun',
      waiting(
        { active: 1, action: 'water' },
        {
          gaia: { skips: true, revealed: ['water'], upcoming: GAIA.upcoming!.slice(1) },
          options: { difficulty: 'beginner' },
        },
      ),
      ['/gaia/skips wrong-stage'],
    ],
    [
      'her twelve turns are over',
      waiting({ active: 1 }, { gaia: { revealed: all, upcoming: [] } }),
      ['/arrivals leaf-count', '/arrivals leaf-count', '/stage has-ended'],
    ],
  ])('%s', (_name, json, lines) => {
    const found = faultLines(earth.decode(valueOf(documents.check(json)), catalogs));
    // Cards that a scene has twice are told of the deck too.
    expect(found.filter((line) => !line.startsWith('/deck'))).toEqual(lines);
  });

  test('faults say what they are about', () => {
    const detailsOf = (json: StateJson): string[] =>
      faultsOf(earth.decode(json, catalogs)).map(({ pointer, detail }) => `${pointer} ${detail}`);
    expect(detailsOf(waiting({ active: 2, action: 'water' }))).toEqual([
      '/active Seats are counted from 0; the last one here is 1, who is Gaïa.',
    ]);
    const turned = detailsOf(waiting({ active: 1 }, { gaia: { revealed: all, upcoming: [] } }));
    expect(turned.slice(0, 2)).toEqual([
      '/arrivals Leaves of Gaïa on the upper pair by now: 2, not 0.',
      '/arrivals Leaves of Gaïa on the lower pair by now: 2, not 0.',
    ]);
    const gyre = detailsOf(waiting({ active: 1, stage: 'gyre' }));
    expect(gyre).toEqual(['/gaia/revealed The last card of hers must be a gyre.']);
  });

  test('an objective is met once', () => {
    const json = waiting({ action: 'water' });
    const players = json.players.map((player) => ({ ...player, met: [2, 0, 2] }));
    expect(faultLines(earth.decode({ ...json, players }, catalogs))).toEqual(['/players/0/met/2 objective-twice']);
  });

  test('she is not due elsewhere', () => {
    const state = valueOf(earth.decode(waiting({ stage: 'choose' }), catalogs));
    expect(act(state, stream(1, 'test'), () => {})).toBe(false);
  });

  test('where she waits, the person can only let her play', () => {
    const state = valueOf(earth.decode(waiting({ action: 'water' }, { seat: { hand: [223] } }), catalogs));
    expect([legalOf(state), earth.toAct(state)]).toEqual([['gaia'], 0]);
    const action = valueOf(earth.decodeAction(state, { type: 'gaia' }));
    expect(say(earth.phrases.fr, earth.describe(state, action))).toBe('Laisser jouer Gaïa');
    earth.apply(state, action, stream(1, 'test'));
    expect(earth.encode(state, 'all')).toMatchObject({ active: 1, gaia: { sprouts: 0 } });
  });
});

describe('a whole game', () => {
  const begin = (options: Options, seed: number): [State, Random] => {
    const random = stream(seed, 'test');
    return [valueOf(earth.setup({ seats: 1, ...options }, valueOf(catalogs.find(undefined)), random)), random];
  };
  const legal = new ActionList();
  /** A decision of the person's, who plays at random. */
  const decide = (state: State, choices: Random): number => {
    earth.legalActions(state, legal);
    return legal.at(choices.below(legal.length));
  };
  const finalOf = (state: State) => {
    const { options, ...rest } = earth.encode(state, 'all');
    return rest;
  };

  test.each(DIFFICULTIES.flatMap((difficulty) => [false, true].map((animals) => [difficulty, animals] as const)))(
    '%s, animals %s: played by documents whenever she is due, it comes out as by apply alone',
    (difficulty, animals) => {
      for (let seed = 0; seed < 3; seed++) {
        const options: Options = {
          difficulty,
          animals,
          rulings: seed === 1 ? { soloEnd: 'after-gaia', gaiaGyre: 'bonus' } : {},
        };
        const [alone, chance] = begin(options, seed);
        const persons = stream(seed, 'apply');
        while (earth.toAct(alone) === 0) earth.apply(alone, decide(alone, persons), chance);
        const [first, again] = begin({ ...options, gaia: 'asked' }, seed);
        const same = stream(seed, 'apply');
        let state = first;
        let turns = 0;
        while (earth.toAct(state) === 0) {
          const json = earth.encode(state, 'all');
          if (json.stage !== 'gaia') {
            earth.apply(state, decide(state, same), again);
            continue;
          }
          turns++;
          state = valueOf(earth.decode(valueOf(documents.check(json)), catalogs));
          expect(act(state, again, () => {})).toBe(true);
        }
        expect(turns).toBeGreaterThan(20);
        expect(finalOf(state)).toEqual(finalOf(alone));
      }
    },
  );
});
