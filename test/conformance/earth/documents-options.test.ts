/** States that cannot be: what the options do not allow, and games with the expansion or against Gaïa. */
import { describe, expect, test } from 'vitest';
import { GAIA, type Scene } from '../../support/earth/scene.ts';
import { linesOf, type Spoilt } from '../../support/earth/spoil.ts';

describe('contradictions', () => {
  const rows: readonly Spoilt[] = [
    [
      'Gaïa with two seats',
      (json) => {
        json.gaia = GAIA;
      },
      ['/gaia wrong-set-up'],
    ],
    [
      'animals without the expansion',
      (json) => {
        json.players[0]!.animals = [{ id: 'tarsier' }];
      },
      ['/players/0/animals animal-count'],
    ],
    [
      'a leaf discarded without the expansion',
      (json) => {
        json.players[0]!.leavesDiscarded = 1;
      },
      ['/players/0 wrong-set-up'],
    ],
  ];
  test.each(rows)('%s', (_what, spoil, faults) => {
    expect(linesOf(spoil)).toEqual([...faults]);
  });
});

describe('contradictions of the expansion and of solo games', () => {
  const animals: Scene = {
    seats: [{ tableau: [[14, 0, 0]], animals: [{ id: 'tarsier', pawns: [0] }] }, { animals: [{ id: 'jaguar' }] }],
    options: { animals: true },
    more: { collective: 'house-fox' },
  };
  const rows: readonly Spoilt[] = [
    [
      'a pawn on an empty space',
      (json) => {
        json.players[0]!.animals![0]!.pawns = [3];
      },
      ['/players/0/animals/0/pawns empty-space'],
    ],
    [
      'two pawns of one',
      (json) => {
        json.players[0]!.animals![0]!.pawns = [0, 0];
      },
      ['/players/0/animals/0/pawns too-many'],
    ],
    [
      'an animal of Abundance',
      (json) => {
        json.players[0]!.animals = [{ id: 'nasique' }];
      },
      ['/players/0/animals/0/id no-such-animal'],
    ],
    [
      'an animal twice',
      (json) => {
        json.players[1]!.animals = [{ id: 'tarsier' }];
      },
      ['/players/1/animals/0/id card-twice'],
    ],
    [
      'pieces stored where there is no storage',
      (json) => {
        json.players[0]!.animals![0]!.stored = 2;
      },
      ['/players/0/animals/0/stored no-storage'],
    ],
    [
      'more leaves than five',
      (json) => {
        json.players[0]!.leavesDiscarded = 5;
        json.completion = 0;
      },
      ['/players/0/leavesDiscarded leaf-count'],
    ],
    ['no collective ability', (json) => delete json.collective, ['/collective wrong-set-up']],
    [
      'a leaf that waits in the middle of a turn',
      (json) => {
        json.players[0]!.leavesPending = 1;
      },
      ['/players/0/leavesPending wrong-stage'],
    ],
  ];
  test.each(rows)('%s', (_what, spoil, faults) => {
    expect(linesOf(spoil, animals)).toEqual([...faults]);
  });

  const solo: Scene = { seats: [{ hand: [1] }] };
  const soloRows: readonly Spoilt[] = [
    [
      'a card of hers twice in a pass',
      (json) => {
        json.gaia!.upcoming![0] = 'grow';
      },
      ['/gaia/upcoming/1 card-twice'],
    ],
    ['eleven turns', (json) => json.gaia!.upcoming!.pop(), ['/gaia/upcoming card-count']],
    [
      'a leaf of hers without a gyre',
      (json) => {
        json.arrivals[0] = [1];
      },
      ['/arrivals leaf-count'],
    ],
    [
      'a skipped turn on the medium level',
      (json) => {
        json.gaia!.skips = true;
      },
      ['/gaia/skips wrong-set-up'],
    ],
    [
      'the completion bonus before the end',
      (json) => {
        json.completion = 1;
      },
      ['/completion too-early'],
    ],
    [
      'her turn with another action',
      (json) =>
        Object.assign(json, {
          active: 1,
          stage: 'option',
          action: 'water',
          gaia: {
            ...GAIA,
            revealed: ['grow'],
            upcoming: [...GAIA.upcoming!.filter((card) => card !== 'grow').slice(0, 5), ...GAIA.upcoming!.slice(6)],
          },
        }),
      ['/action wrong-stage'],
    ],
    [
      'a hand of hers',
      (json) => {
        json.gaia!.compost.push({ card: json.deck!.pop()!, from: 'hand' });
        json.deckSize--;
      },
      ['/gaia/compost/0/from wrong-source'],
    ],
  ];
  test.each(soloRows)('%s', (_what, spoil, faults) => {
    expect(linesOf(spoil, solo)).toEqual([...faults]);
  });
});
