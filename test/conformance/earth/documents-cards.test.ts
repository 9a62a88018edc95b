/**
 * States that cannot be: Earth cards, where they lie, and the pieces on them. Every contradiction is a fault of its own,
 * with its place.
 */
import { describe, expect, test } from 'vitest';
import { earth } from '../../../src/engines/earth/index.ts';
import { linesOf, type Spoilt } from '../../support/earth/spoil.ts';

describe('contradictions', () => {
  const rows: readonly Spoilt[] = [
    ['a card twice', (json) => json.players[1]!.hand!.splice(0, 1, 10), ['/players/1/hand/0 card-twice']],
    ['a card missing', (json) => json.deck!.pop(), ['/deckSize card-count']],
    [
      'a card missing everywhere',
      (json) => {
        json.deck!.pop();
        json.deckSize--;
      },
      [' card-count'],
    ],
    ['a hand of another size', (json) => json.players[0]!.handSize++, ['/players/0/handSize card-count']],
    [
      'an event in the tableau',
      (json) => json.players[1]!.tableau.splice(0, 1, { card: 223, row: 0, column: 0 }),
      ['/players/0/events/0 card-twice', '/players/1/tableau/0/card wrong-kind'],
    ],
    [
      'a flora among the events',
      (json) => {
        json.players[0]!.events.push(json.deck!.pop()!);
        json.deckSize--;
      },
      ['/players/0/events/1 wrong-kind'],
    ],
    [
      'two cards on one space',
      (json) => {
        json.players[0]!.tableau[1]!.column = 0;
      },
      ['/players/0/tableau/1 space-twice'],
    ],
    [
      'rows not counted from the first',
      (json) => {
        for (const card of json.players[1]!.tableau) card.row = 1;
      },
      ['/players/1/tableau not-aligned'],
    ],
    [
      'a card that touches none',
      (json) => {
        json.players[0]!.tableau[1]!.column = 3;
      },
      ['/players/0/tableau not-connected'],
    ],
    [
      'more sprouts than spaces',
      (json) => {
        json.players[1]!.tableau[0]!.sprouts = 7;
      },
      ['/players/1/tableau/0/sprouts too-many'],
    ],
    [
      'growth above the maximum',
      (json) => {
        json.players[0]!.tableau[1]!.growth = 5;
      },
      ['/players/0/tableau/1/growth too-many'],
    ],
    [
      'growth on a terrain',
      (json) =>
        json.players[1]!.hand!.splice(0, 1) &&
        json.players[1]!.handSize-- &&
        json.players[1]!.tableau.push({ card: 30, row: 1, column: 0, growth: 1 }),
      ['/players/1/tableau/1/growth too-many'],
    ],
  ];
  test.each(rows)('%s', (_what, spoil, faults) => {
    expect(linesOf(spoil)).toEqual([...faults]);
  });

  test('seventeen cards, and a tableau wider than four, are refused by the schema', () => {
    const { properties } = Object(earth.schemas.state).properties.players.items;
    expect(properties.tableau.maxItems).toBe(16);
    expect(properties.tableau.items.properties.column.maximum).toBe(3);
  });

  test('several mistakes are all listed', () => {
    const faults = linesOf((json) => {
      json.players[0]!.tableau[0]!.sprouts = 9;
      json.fauna[0] = '400-1';
      json.players[1]!.handSize = 4;
    });
    expect(faults).toEqual([
      '/fauna/0 no-such-card',
      '/players/0/tableau/0/sprouts too-many',
      '/players/1/handSize card-count',
    ]);
  });
});
