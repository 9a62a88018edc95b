import { describe, expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import type { StateEnvelope } from '../../../src/core/contract.ts';
import { type Fault, fault } from '../../../src/core/fault.ts';
import { catalogKind, catalogSchema } from '../../../src/engines/kit/catalog.ts';
import {
  blame,
  checkSeat,
  checkSeats,
  decoder,
  isShown,
  type Reading,
  sees,
  takeOnce,
} from '../../../src/engines/kit/reading.ts';
import { faultLines, valueOf } from '../../support/results.ts';

interface Json extends StateEnvelope {
  readonly options: { readonly seats: number; readonly firstSeat?: number };
  readonly firstSeat: number;
  readonly players: readonly unknown[];
  readonly dealer?: number;
}

const document = (more: Partial<Json> = {}): Json => ({
  game: 'whist',
  version: 1,
  options: { seats: 2 },
  viewer: 'all',
  firstSeat: 0,
  players: [{}, {}],
  ...more,
});

const catalogs = valueOf(
  loadCatalogs(
    catalogKind({
      schema: catalogSchema('Whist', {}),
      builtIn: [{ game: 'whist', id: 'pack', title: 'A pack of cards' }],
      check: () => [],
      build: () => 52,
    }),
  ),
);

const decode = decoder<Json, { readonly cards: number; firstSeat: number }, number>({
  check: ({ seats }) => (seats % 2 === 0 ? [] : [fault('/seats', 'odd-seats', 'Whist is played by pairs.')]),
  begin: (_options, { content }) => ({ cards: content, firstSeat: 0 }),
  read(reading) {
    if (reading.json.dealer === undefined) blame(reading, '/dealer', 'no-dealer', 'Somebody has dealt.');
    reading.state.firstSeat = reading.json.firstSeat;
  },
});

const faultsOf = (work: (reading: Pick<Reading, 'faults'>) => void): string[] => {
  const faults: Fault[] = [];
  work({ faults });
  return faults.map(({ pointer, code, detail }) => `${pointer} ${code} ${detail}`);
};

describe('a document becomes a state', () => {
  test('that begins with the options and the catalog, and is filled', () => {
    expect(valueOf(decode(document({ dealer: 1, firstSeat: 1 }), catalogs))).toEqual({ cards: 52, firstSeat: 1 });
  });

  test('unless something is wrong: then there are faults alone', () => {
    expect(faultLines(decode(document(), catalogs))).toEqual(['/dealer no-dealer']);
  });

  test('unless its catalog is unknown, where nothing else is looked at', () => {
    const wrong = document({ catalog: { id: 'tarot' }, options: { seats: 3 } });
    expect(faultLines(decode(wrong, catalogs))).toEqual(['/catalog/id unknown-catalog']);
  });

  test('unless its options contradict each other, where nothing else is read', () => {
    expect(faultLines(decode(document({ options: { seats: 3 } }), catalogs))).toEqual(['/options/seats odd-seats']);
  });
});

describe('seats', () => {
  const check = (json: Json, others: readonly (readonly [string, number | null | undefined])[] = []) => {
    const faults: Fault[] = [];
    const isSound = checkSeats({ json, state: null, faults }, 2, others);
    return { isSound, faults: faults.map(({ pointer, code }) => `${pointer} ${code}`).sort() };
  };

  test('are sound when all that are named are there', () => {
    const others = [['/dealer', 1] as const, ['/loser', null] as const, ['/winner', undefined] as const];
    expect(check(document({ viewer: 1 }), others)).toEqual({ isSound: true, faults: [] });
  });

  test('are all told when they are not', () => {
    const wrong = document({ viewer: 2, firstSeat: 3, options: { seats: 2, firstSeat: 4 } });
    const faults = ['/dealer', '/firstSeat', '/options/firstSeat', '/viewer'].map((at) => `${at} no-such-seat`);
    expect(check(wrong, [['/dealer', 2]])).toEqual({ isSound: false, faults });
  });

  test('are not looked at when players are missing', () => {
    expect(check(document({ viewer: 2, players: [{}] }))).toEqual({
      isSound: false,
      faults: ['/players player-count'],
    });
  });

  test('are counted from 0', () => {
    expect(checkSeat('/dealer', 1, 2)).toEqual([]);
    expect(checkSeat('/dealer', 2, 2)).toEqual([
      fault('/dealer', 'no-such-seat', 'Seats are counted from 0; the last one here is 1.'),
    ]);
  });
});

describe('what is hidden', () => {
  test('is seen by its seat, and by somebody who may see all', () => {
    const seen = (['all', 0, 1] as const).map((viewer) =>
      sees({ json: document({ viewer }), state: null, faults: [] }, 1),
    );
    expect(seen).toEqual([true, false, true]);
  });

  test.each([
    [[7], true, true, []],
    [null, false, false, []],
    [[7], false, false, ['/hand not-visible The viewer cannot see this hand; it must be null.']],
    [null, true, false, ['/hand hidden-value The viewer can see this hand, so it must be given.']],
  ])('%j, seen: %s, is there to be read: %s', (hand, visible, shown, faults) => {
    let isThere: boolean | undefined;
    expect(
      faultsOf((reading) => {
        isThere = isShown(reading, hand, visible, '/hand', 'this hand');
      }),
    ).toEqual(faults);
    expect(isThere).toBe(shown);
  });
});

test('a card that is there once is taken once', () => {
  const taken = new Set([3]);
  const first: boolean[] = [];
  const faults = faultsOf((reading) => {
    for (const card of [3, 4, 4]) first.push(takeOnce(reading, taken, card, `/deck/${card}`, `Card ${card}`));
  });
  expect(first).toEqual([false, true, false]);
  expect(faults).toEqual([
    '/deck/3 card-twice Card 3 is in another place already.',
    '/deck/4 card-twice Card 4 is in another place already.',
  ]);
});
