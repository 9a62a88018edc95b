/** States that cannot be: what a viewer is shown, and which cards the shuffles have seen. */
import { describe, expect, test } from 'vitest';
import { linesOf, type Spoilt } from '../../support/earth/spoil.ts';

describe('contradictions', () => {
  const rows: readonly Spoilt[] = [
    [
      'a hidden hand in a full state',
      (json) => {
        json.players[0]!.hand = null;
      },
      ['/players/0/hand hidden-value'],
    ],
    [
      'a hand the viewer cannot see',
      (json) => {
        json.viewer = 1;
        json.deck = null;
      },
      ['/players/0/compost/0/card not-visible', '/players/0/compost/1/card not-visible', '/players/0/hand not-visible'],
    ],
    [
      'a deck the viewer cannot see',
      (json) => Object.assign(json, { viewer: 0, players: [json.players[0], { ...json.players[1], hand: null }] }),
      ['/deck not-visible'],
    ],
    [
      'a shuffle that put nothing into a deck',
      (json) => {
        json.shuffled = [];
      },
      ['/shuffled empty-list'],
    ],
    [
      'a young card in an old deck',
      (json) => {
        json.shuffled = [[json.deck![0]!]];
        for (const player of json.players) player.held = [0, 0];
      },
      [...Array.from({ length: 273 }, (_, index) => `/deck/${index + 1} wrong-shuffle`).sort()],
    ],
  ];
  test.each(rows)('%s', (_what, spoil, faults) => {
    expect(linesOf(spoil)).toEqual([...faults]);
  });
});
