import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/openapi/operations.ts';
import { slotsOf } from '../../src/api/schemas/slots.ts';
import { MOST_FAULTS } from '../../src/core/fault.ts';
import { checker } from '../../src/core/schema.ts';
import type { LoadedGame } from '../../src/engines/index.ts';
import { blownBodies } from '../support/blown-bodies.ts';
import { faultsOf } from '../support/results.ts';
import { games } from './support.ts';

/** Some hundred items: more than any list takes, and few enough to try them all. */
const BYTES = 12_000;

/** What each operation checks bodies by; states of `validate`, which takes any, by their own schema. */
const checkersOf = ({ game }: LoadedGame) =>
  new Map(
    OPERATIONS.flatMap(({ id, body }) => {
      const schema = id === 'validate' ? game.schemas.state : body?.(slotsOf(game));
      return schema === undefined ? [] : [[id, checker(schema)] as const];
    }),
  );

describe.each([...games])('%s: a list, record or text that is far too long', (_, loaded) => {
  const checkers = checkersOf(loaded);
  const bodies = [...blownBodies(loaded, BYTES)];

  test('is tried at many places', () => {
    expect(bodies.length).toBeGreaterThan(100);
  });

  test.each([...checkers])('%s: is refused, and nothing beyond its end is told', (id, checked) => {
    for (const { operation, place, filling, body } of bodies.filter(({ operation }) => operation === id)) {
      const isState = operation === 'validate';
      const at = isState ? place.replace('/state', '') : place;
      const faults = faultsOf(checked.check(isState ? Reflect.get(Object(body), 'state') : body));
      expect(faults.length).toBeLessThanOrEqual(MOST_FAULTS);
      const tooLong = faults.find(({ pointer, detail }) => pointer === at && detail.startsWith('Expected at most'));
      const most = Number(/at most (\d+)/.exec(tooLong?.detail ?? '')?.[1] ?? Number.POSITIVE_INFINITY);
      const told = faults.filter(({ pointer }) => pointer.startsWith(`${at}/`));
      const indices = told.map(({ pointer }) => Number(pointer.slice(at.length + 1).split('/')[0]));
      expect(
        indices.filter((index) => index >= most),
        `${place} ${filling}`,
      ).toEqual([]);
    }
  });
});
