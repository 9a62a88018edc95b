/** The automaton by way of the interface: Gaïa at a real table. `automa-states.test.ts` has whole games. */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workedExamples } from '../../src/api/examples.ts';
import type { AutomaJson } from '../../src/api/schemas/automa.ts';
import { many } from '../support/many.ts';
import { askAutoma, PATH, refusal } from './automa-calls.ts';
import { errorsOf, FULL, games, get, misfits, openSharedApp, pointersOf, post } from './support.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

const earth = (() => {
  const loaded = games.get('earth');
  if (loaded?.game.automa === undefined) throw new Error('Earth has no automaton');
  return loaded;
})();
const EXAMPLE: Record<string, unknown> = Object(workedExamples(earth)['automa']);
const TABLE: Record<string, unknown> = Object(EXAMPLE['state']);
const NEW = { game: 'earth', version: 1, kind: 'automa', options: { difficulty: 'medium' } };

const ask = (state: unknown, more?: object): Promise<AutomaJson> => askAutoma(app, state, more);

describe('a table', () => {
  it('plays the worked example, and says so in numbers', async () => {
    const { steps, state, asks, score } = await ask(EXAMPLE['state']);
    expect(steps.map(({ text }) => text)).toEqual([
      'Gaïa gains 3 + 3 sprouts: three of your cards have a blue ability.',
    ]);
    expect(state).not.toHaveProperty('human');
    expect(asks[0]).toMatchObject({ pointer: '/human/card', form: 'choice' });
    expect(score.find(({ code }) => code === 'gaia.part.sprouts')?.points).toBe(15);
  });

  it('speaks French', async () => {
    const { steps } = await ask(EXAMPLE['state'], { lang: 'fr' });
    expect(steps[0]?.text).toBe('Gaïa gagne 3 + 3 germes : trois de vos cartes ont une capacité bleue.');
    const { asks } = await ask(NEW, { lang: 'fr' });
    expect(asks[0]?.choices?.map(({ text }) => text)).toContain('Arroser (bleu)');
  });

  it('begins, is looked at, and goes on to its end', async () => {
    let { state, asks, toAct } = await ask(NEW);
    expect((await ask(state)).state).toEqual(state);
    const answers = { action: 'plant', pile: [2, 0, -3], complete: true };
    ({ state, asks, toAct } = await ask({ ...Object(state), human: answers }));
    expect([asks.map(({ pointer }) => pointer), toAct]).toEqual([['/human/score'], 0]);
    const end = await ask({ ...Object(state), human: { score: 131 } });
    expect(end).toMatchObject({
      toAct: null,
      asks: [],
      outcome: { scores: [131, 5], ranks: [1, 2], ending: 'complete' },
    });
    expect(end.steps[0]?.text).toBe('You win by 126 points: 131 to 5.');
  });

  it('gives the same bytes for the same seed, and reports a fresh one', async () => {
    const begun = await ask({ ...NEW, options: { difficulty: 'hard', cards: 'arbor' } });
    const body = { state: { ...Object(begun.state), human: { action: 'grow', cardsDrawn: 4 } } };
    const same = await Promise.all([7, '7'].map((seed) => post(app, PATH, { ...body, seed })));
    expect(same[0]?.json['state']).toEqual(same[1]?.json['state']);
    const fresh = await Promise.all([1, 2].map(() => post(app, PATH, body)));
    expect(fresh[0]?.json['seed']).not.toBe(fresh[1]?.json['seed']);
  });

  it('knows the past: a card that has come up does not come again in its pass', async () => {
    const begun = await ask({ ...NEW, options: { difficulty: 'medium', cards: 'arbor' } });
    let state: Record<string, unknown> = Object(begun.state);
    const seen: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const reacted = await ask({ ...state, human: { action: 'water', blueCards: 0 } }, { seed: turn });
      state = Object(reacted.state);
      seen.push(Object(state['gaia']).card);
      const human: Record<string, unknown> = {};
      for (const { pointer, form, choices, length, least } of reacted.asks)
        human[pointer.slice('/human/'.length)] =
          form === 'choice'
            ? choices?.[0]?.value
            : form === 'list'
              ? Array(length).fill(0)
              : form === 'count'
                ? least
                : false;
      state = Object((await ask({ ...state, human }, { seed: turn })).state);
    }
    expect(new Set(seen).size).toBe(6);
    expect(Object(state['gaia'])).toMatchObject({ pass: 2, cards: { length: 6 } });
  });
});

describe('refusals', () => {
  it('list what is missing, with the question and its place', async () => {
    const answer = await post(app, PATH, { state: { ...TABLE, human: { action: 'water' } } });
    expect(refusal(answer)).toEqual([422, 'missing-figures']);
    expect(misfits('automa', answer, 'earth')).toEqual([]);
    expect(pointersOf(answer)).toEqual(['/state/human/blueCards', '/state/human/leavesDiscarded']);
    expect(errorsOf(answer.json)[0]?.detail).toMatch(/^Still to be told: .*blue/);
  });

  it('list contradictions and what is missing together', async () => {
    const answer = await post(app, PATH, { state: { ...TABLE, human: { action: 'water', score: 3 } } });
    expect(refusal(answer)).toEqual([422, 'inconsistent-state']);
    expect(pointersOf(answer)).toEqual([
      '/state/human/blueCards',
      '/state/human/leavesDiscarded',
      '/state/human/score',
    ]);
  });

  it('list every misfit of a companion document, and of the body with it', async () => {
    const spoilt = { ...TABLE, gaia: { ...Object(TABLE['gaia']), sole: 1, soil: 10, pass: 'one' } };
    const answer = await post(app, PATH, { state: spoilt });
    expect(refusal(answer)).toEqual([422, 'invalid-state']);
    expect(pointersOf(answer)).toEqual(['/state/gaia/pass', '/state/gaia/soil', '/state/gaia/sole']);
    expect(answer.text).toContain('did you mean \\"soil\\"?');
    const both = await post(app, PATH, { state: spoilt, sead: 1 });
    expect(refusal(both)).toEqual([400, 'invalid-request']);
    expect(pointersOf(both)).toContain('/sead');
  });

  it('say that a game has no automaton, whatever is sent', async () => {
    for (const state of [FULL, TABLE, {}]) {
      const answer = await post(app, 'automa', { state });
      expect(refusal(answer)).toEqual([404, 'no-automa']);
      expect(answer.json['detail']).toBe('anthropocene has no solo automaton.');
    }
  });

  it('name an animal that Gaïa cannot play with', async () => {
    const answer = await post(app, PATH, { state: { ...NEW, options: { difficulty: 'medium', animals: ['renne'] } } });
    expect(refusal(answer)).toEqual([422, 'inconsistent-state']);
    expect(answer.json['detail']).toContain('deal her another');
  });
});

it('the list of games says which have an automaton', async () => {
  const { json } = await get(app, '/v1/games');
  const entries: { id: string; automa: boolean }[] = Object(json['games']);
  expect(entries.map(({ id, automa }) => [id, automa])).toEqual(
    expect.arrayContaining([
      ['anthropocene', false],
      ['earth', true],
    ]),
  );
});

it('no companion document breaks the service', { timeout: 300_000 }, async () => {
  const words = [
    null,
    true,
    0,
    1,
    2,
    9,
    -1,
    1.5,
    'plant',
    'north-gyre',
    'upper-left',
    'arbor',
    'expert',
    [],
    {},
    'mouche-bleue',
  ];
  const value = fc.oneof(fc.constantFrom<unknown>(...words), fc.jsonValue({ maxDepth: 2 }));
  const paths = ['options', 'stage', 'complete', 'gaia', 'human', 'kind', 'version', 'game'];
  const inner: Readonly<Record<string, string[]>> = {
    options: ['difficulty', 'cards', 'animals', 'rulings'],
    gaia: Object.keys(Object(TABLE['gaia'])),
    human: [
      'action',
      'card',
      'soilGained',
      'cardsDrawn',
      'blueCards',
      'pile',
      'objective',
      'leafThere',
      'complete',
      'score',
    ],
  };
  const places = paths.flatMap((path) => [[path], ...(inner[path] ?? []).map((name) => [path, name])]);
  const change = fc.tuple(fc.constantFrom(...places), value);
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const state: Record<string, unknown> = structuredClone(TABLE);
      for (const [[outer = '', name], set] of changes) {
        if (name === undefined) state[outer] = set;
        else state[outer] = { ...Object(state[outer]), [name]: set };
      }
      const answer = await post(app, PATH, { state, seed: 1 });
      expect(answer.status, answer.text).toBeLessThan(500);
      expect(misfits('automa', answer, 'earth')).toEqual([]);
      statuses.add(answer.status);
    }),
    { numRuns: many(300) },
  );
  expect([...statuses]).toEqual(expect.arrayContaining([200, 422]));
});
