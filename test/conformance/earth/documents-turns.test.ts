/** States that cannot be: whose turn it is, how far it has come, and the effects in progress. */
import { describe, expect, test } from 'vitest';
import { linesOf, type Spoilt } from '../../support/earth/spoil.ts';

describe('contradictions', () => {
  const rows: readonly Spoilt[] = [
    [
      'a seat that does not exist',
      (json) => {
        json.seat = 2;
      },
      ['/seat no-such-seat'],
    ],
    [
      'more players than seats',
      (json) => {
        json.options.seats = 3;
      },
      ['/players player-count'],
    ],
    [
      'another seat chooses the action',
      (json) => {
        json.seat = 1;
      },
      ['/seat wrong-stage'],
    ],
    [
      'an action before it is chosen',
      (json) => {
        json.action = 'water';
      },
      ['/action wrong-stage'],
    ],
    [
      'no action in the middle of a turn',
      (json) => {
        json.stage = 'activate';
      },
      ['/action wrong-stage'],
    ],
    [
      'cards left to plant while not planting',
      (json) => {
        json.plants = 1;
      },
      ['/plants wrong-stage'],
    ],
    [
      'three cards planted',
      (json) => Object.assign(json, { stage: 'planting', action: 'plant', seat: 1, plants: 2 }),
      ['/plants wrong-stage'],
    ],
    [
      'nothing to decide',
      (json) => Object.assign(json, { stage: 'activate', action: 'water', step: 5 }),
      ['/stage not-a-decision'],
    ],
    [
      'an ability that cannot be used',
      (json) => Object.assign(json, { stage: 'activate', action: 'compost', step: 1 }),
      ['/stage not-a-decision'],
    ],
    [
      'the end without a complete tableau',
      (json) => {
        json.stage = 'last';
      },
      ['/stage not-ended'],
    ],
    [
      'a round beyond the last',
      (json) => {
        json.round = 61;
      },
      ['/round round-limit', '/stage has-ended'],
    ],
    [
      'a price that cannot be paid',
      (json) => {
        json.effects = [{ source: 'convert', paySprouts: 4, soil: 2 }];
      },
      ['/effects/0/paySprouts cannot-pay'],
    ],
    [
      'too many cards to compost',
      (json) => {
        json.effects = [{ source: 'event', payHand: 3 }];
      },
      ['/effects/0/payHand cannot-pay'],
    ],
    [
      'two prices at once',
      (json) => {
        json.effects = [{ source: 'payment', payWith: 'hand', payMixed: 2, paySprouts: 1 }];
      },
      ['/effects/0 wrong-source'],
    ],
    [
      'an effect on one that has begun',
      (json) =>
        (json.effects = [
          { source: 'ability', paySprouts: 1 },
          { source: 'convert', paySprouts: 3, soil: 2 },
        ]),
      ['/effects/0 effect-order'],
    ],
    [
      'effects that nest deeper than the leaves that are left allow',
      (json) =>
        (json.effects = Array.from({ length: 7 }, () => ({ source: 'ability' as const, fresh: true as const }))),
      ['/effects/5 too-deep', '/effects/6 too-deep'],
    ],
    [
      'cards looked at by nothing',
      (json) => Object.assign(json, { looked: { count: 1, cards: [json.deck!.pop()] }, deckSize: json.deckSize - 1 }),
      ['/looked wrong-stage'],
    ],
  ];
  test.each(rows)('%s', (_what, spoil, faults) => {
    expect(linesOf(spoil)).toEqual([...faults]);
  });
});
