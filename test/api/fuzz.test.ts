import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { many } from '../support/many.ts';
import { BODIES, exampleOf, FULL, misfits, openSharedApp, PATH, post, VIEW } from './support.ts';

/** Requests in all. */
const TOTAL = many(500);
const OPERATIONS = Object.keys(BODIES);
const SEARCHES = ['recommend', 'hint', 'analyze'];
/** Visits of a search here: it is the reading of states that is tried. */
const VISITS = 8;

let app: FastifyInstance;
beforeAll(async () => {
  app = await openSharedApp();
});
afterAll(async () => void (await app.close()));

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Every place within `value`. */
const placesOf = (value: Json): (string | number)[][] => {
  if (typeof value !== 'object' || value === null) return [[]];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [[], ...keys.flatMap((key) => placesOf(Reflect.get(value, key)).map((place) => [key, ...place]))];
};

const at = (value: Json, place: readonly (string | number)[]): Json =>
  place.reduce<Json>((held, key) => Reflect.get(Object(held), key), value);

/** One change: at the `place`th place, a new value, the value of another place, or nothing. */
type Change =
  | { readonly kind: 'set'; readonly place: number; readonly value: Json }
  | { readonly kind: 'copy'; readonly place: number; readonly from: number }
  | { readonly kind: 'delete'; readonly place: number };

const change = (value: Json, { place, ...how }: Change): Json => {
  const places = placesOf(value);
  const target = places[place % places.length] ?? [];
  const key = target.at(-1);
  if (key === undefined) return how.kind === 'set' ? how.value : value;
  const copy = structuredClone(value);
  const holder = Object(at(copy, target.slice(0, -1)));
  if (how.kind === 'set') holder[key] = how.value;
  else if (how.kind === 'copy') holder[key] = structuredClone(at(value, places[how.from % places.length] ?? []));
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return copy;
};

const WORDS: Json[] = [
  'all',
  'air',
  'water',
  'W',
  '1-air-2',
  '3-water-0',
  'start-1',
  '',
  'perfect',
  null,
  true,
  [],
  {},
];
const leaf = fc.oneof(fc.constantFrom(...WORDS), fc.integer({ min: -2, max: 9 }), fc.double(), fc.string());
const nat = fc.nat({ max: 10_000 });
const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('set' as const), place: nat, value: leaf }),
    fc.record({ kind: fc.constant('copy' as const), place: nat, from: nat }),
    fc.record({ kind: fc.constant('delete' as const), place: nat }),
  ),
  { minLength: 1, maxLength: 4 },
);

/** Sends `body` and checks that the answer is no fault of the service and fits the document. */
const tryOut = async (operation: string, body: unknown): Promise<number> => {
  const answer = await post(app, operation, body);
  expect(answer.status, answer.text).toBeLessThan(500);
  expect(misfits(operation, answer)).toEqual([]);
  return answer.status;
};

const effort = (operation: string): object => (SEARCHES.includes(operation) ? { budget: { visits: VISITS } } : {});

it('no body breaks the service', { timeout: 300_000 }, async () => {
  const field = fc.constantFrom(
    'state',
    'action',
    'seed',
    'seat',
    'level',
    'budget',
    'allow',
    'avoid',
    'top',
    'lang',
    'options',
  );
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue({ maxDepth: 3 })), fc.string());
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...OPERATIONS), body, async (operation, sent) => {
      await tryOut(operation, sent);
    }),
    { numRuns: TOTAL * 0.3 },
  );
});

it('no state breaks the service', { timeout: 600_000 }, async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...OPERATIONS), fc.boolean(), changes, async (operation, full, list) => {
      if (operation === 'setup') return;
      const state = list.reduce<Json>(change, structuredClone(Object(full ? FULL : VIEW)));
      const status = await tryOut(operation, { ...exampleOf(operation), ...effort(operation), state });
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }),
    { numRuns: TOTAL * 0.5 },
  );
  // A change or two often leaves a state that can be played: both ways were tried.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 422]));
});

it('no change of a sound request breaks the service', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...OPERATIONS), changes, async (operation, list) => {
      const { state, ...rest } = exampleOf(operation);
      const spoilt = list.reduce<Json>(change, structuredClone(Object({ ...rest, ...effort(operation) })));
      const body = typeof spoilt === 'object' && spoilt !== null && state !== undefined ? { ...spoilt, state } : spoilt;
      await tryOut(operation, body);
    }),
    { numRuns: TOTAL * 0.2 },
  );
});

it('the service still answers', async () => {
  expect((await app.inject(PATH)).statusCode).toBe(200);
});
