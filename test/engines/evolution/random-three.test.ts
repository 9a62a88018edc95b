/** A thousand random games of three seats, rulings at random in every other one; every state on the way is looked at. */
import { describe, expect, test } from 'vitest';
import { playMany } from '../../support/evolution/random-games.ts';

describe.each([
  [3, true],
  [3, false],
])('%i seats, expansion %s', (seats, timeToFly) => {
  test.each([0, 250, 500, 750])('games %i and the next 249 have no fault', (from) => {
    expect(playMany({ seats, timeToFly }, from, 250)).toEqual([]);
  });
});
