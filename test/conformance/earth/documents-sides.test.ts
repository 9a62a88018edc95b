/** States that cannot be: islands, climates, ecosystems and fauna, and the leaves on objectives. */
import { describe, expect, test } from 'vitest';
import { linesOf, type Spoilt } from '../../support/earth/spoil.ts';

describe('contradictions', () => {
  const rows: readonly Spoilt[] = [
    [
      'two sides of an island',
      (json) => {
        json.players[1]!.island = '286-1';
      },
      ['/players/1/island card-twice'],
    ],
    [
      'a side that does not exist',
      (json) => {
        json.players[1]!.climate = '305-1';
      },
      ['/players/1/climate no-such-card'],
    ],
    [
      'no island',
      (json) => {
        json.players[1]!.island = null;
      },
      ['/players/1/island side-count'],
    ],
    [
      'an ecosystem twice',
      (json) => {
        json.players[1]!.ecosystem = '325-2';
      },
      ['/players/1/ecosystem card-twice'],
    ],
    [
      'both sides of a fauna card',
      (json) => {
        json.fauna[1] = '339-2';
      },
      ['/fauna/1 card-twice'],
    ],
    [
      'no ecosystems for all',
      (json) => {
        json.ecosystems = [];
      },
      ['/ecosystems ecosystem-count'],
    ],
    [
      'a leaf twice on an objective',
      (json) => {
        json.arrivals[0] = [1, 1];
      },
      ['/arrivals/0/1 leaf-twice'],
    ],
    [
      'a leaf of nobody',
      (json) => {
        json.arrivals[0] = [2];
      },
      ['/arrivals/0/0 no-such-seat'],
    ],
    [
      'an objective met that is claimed',
      (json) => {
        json.arrivals[0] = [1];
        json.players[1]!.met = [0];
      },
      ['/players/1/met/0 leaf-twice'],
    ],
  ];
  test.each(rows)('%s', (_what, spoil, faults) => {
    expect(linesOf(spoil)).toEqual([...faults]);
  });
});
