/** Documents of games in which Gaïa waits to be asked (rules section 4): what cannot be, and what can be done there. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { say } from '../../../src/core/text.ts';
import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { act, documents, waiting } from '../../support/earth/asked.ts';
import { catalogs, GAIA, legalOf } from '../../support/earth/scene.ts';
import { faultLines, faultsOf, valueOf } from '../../support/results.ts';

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
