/** What contradicts the board, discs and accomplishments is refused, each in its place. */
import { describe, expect, test } from 'vitest';
import { type Case, faultsIn, placeOf, read, turn } from '../../support/natera/spoilt.ts';

const produce = (seat: number) => ({ owner: 'built-in' as const, id: 'produce', step: '0', seat });
const BOARD: readonly Case[] = [
  [
    'two pawns of a seat on a location',
    (json) => {
      Object.assign(json.board[6]!, { explorers: [1], leader: 1 });
      Object.assign(json.players[1]!, { explorers: 1, leaders: 0 });
    },
    ['/board/6/leader own-pawns'],
  ],
  [
    'a pawn where the tile is face down',
    (json) => {
      placeOf(json, 'urban', 2).leader = 0;
      json.players[0]!.leaders = 2;
    },
    ['/board/13 face-down'],
  ],
  [
    'pawns in the rest phase',
    (json) => {
      Object.assign(json, {
        stage: 'production',
        turn: 20,
        done: [1],
        pending: [
          { ...produce(1), step: 'end' },
          { owner: 'tribe-production', id: 'crows', step: '0', seat: 1, stage: 2, left: 1 },
        ],
      });
      json.board[6]!.leader = 0;
      json.players[0]!.leaders = 2;
    },
    ['/board/6 pawns-at-home'],
  ],
  [
    'a colony in the forest',
    (json) => {
      json.board[0]!.colony = 0;
    },
    ['/board/0/colony forest'],
  ],
  [
    'a colony where the tile is face down',
    (json) => {
      placeOf(json, 'coastal', 3).colony = 0;
    },
    ['/board/25/colony face-down'],
  ],
  [
    'nine colonies',
    (json) => {
      for (const [space, location] of json.board.entries()) {
        delete location.faceDown;
        if (space >= 6 && space < 15) location.colony = 2;
      }
    },
    ['/players/2 too-many-colonies'],
  ],
  [
    'one tile of two turned up',
    (json) => {
      delete placeOf(json, 'urban', 2).faceDown;
    },
    ['/board/14/faceDown revealed-together'],
  ],
  [
    'a tile of tier 3 turned up before those of tier 2',
    (json) => {
      delete placeOf(json, 'urban', 3).faceDown;
    },
    ['/board/15/faceDown revealed-early'],
  ],
  [
    'tiles face down of a level that is reached',
    (json) => {
      Object.assign(json.players[0]!.authority, { coastal: 6 });
    },
    ['/board/23/faceDown not-revealed', '/board/24/faceDown not-revealed', '/board/25/faceDown not-revealed'],
  ],
  [
    'a tile of another zone',
    (json) => {
      placeOf(json, 'urban', 3).id = 'co3a';
    },
    ['/board/15/id wrong-tile'],
  ],
  [
    'a tile twice',
    (json) => {
      for (const location of json.board) if (location.area === 'urban' && location.tier === 2) location.id = 'ur2a';
    },
    ['/board/14/id tile-twice'],
  ],
  [
    'a tile that is not there',
    (json) => {
      placeOf(json, 'urban', 3).id = 'ur9z';
    },
    ['/board/15/id no-such-location'],
  ],
  [
    'another location where one is printed',
    (json) => {
      json.board[6]!.id = 'ag1b';
    },
    ['/board/6/id wrong-tile', '/board/7/id tile-twice'],
  ],
  [
    'zones and tiers out of order',
    (json) => {
      Object.assign(json.board[0]!, { area: 'urban', tier: 1 });
    },
    ['/board/0/area wrong-place', '/board/0/tier wrong-place'],
  ],
  [
    'a printed location that is face down',
    (json) => {
      json.board[6]!.faceDown = true;
    },
    ['/board/6/faceDown not-a-tile'],
  ],
  [
    'a disc of a seat at level 0',
    (json) => {
      json.players[0]!.authority.urban = 0;
      json.discs.urban = 0;
    },
    ['/discs/urban no-authority'],
  ],
];

const CLAIMS: readonly Case[] = [
  [
    'four claims',
    (json) => {
      for (const slot of [0, 1, 2, 5]) json.accomplishments[slot]!.claimedBy = 0;
    },
    ['/accomplishments too-many-claims'],
  ],
  [
    'an objective of another letter',
    (json) => {
      json.accomplishments[0]!.objective = 'b1';
    },
    ['/accomplishments/0/objective wrong-letter'],
  ],
  [
    'an objective that is not there',
    (json) => {
      json.accomplishments[0]!.objective = 'z9';
    },
    ['/accomplishments/0/objective no-such-objective'],
  ],
  [
    'a tile without an objective',
    (json) => {
      delete json.accomplishments[0]!.objective;
    },
    ['/accomplishments/0/objective missing-field'],
  ],
  [
    'an objective of a track',
    (json) => {
      json.accomplishments[5]!.objective = 'a1';
    },
    ['/accomplishments/5/objective no-tile'],
  ],
  [
    'accomplishments out of order',
    (json) => {
      json.accomplishments[5]!.of = 'urban';
    },
    ['/accomplishments/5/of wrong-place'],
  ],
  [
    'a tile that is lost',
    (json) => {
      json.accomplishments[0]!.lost = true;
    },
    ['/accomplishments/0/lost not-lost'],
  ],
  [
    'a claim that is lost',
    (json) => {
      json.options.rulings = { tokenless: 'lost' };
      Object.assign(json.accomplishments[5]!, { claimedBy: 0, lost: true });
    },
    ['/accomplishments/5/lost claimed'],
  ],
  [
    'a tile that is met and not claimed',
    (json) => {
      json.players[0]!.growth = [1, 4, 7, 10, 13, 2, 5, 8];
      json.accomplishments[3]!.objective = 'd1';
    },
    ['/accomplishments/3/claimedBy claim-due'],
  ],
  [
    'a track that is topped and not claimed',
    (json) => {
      json.players[0]!.authority.urban = 10;
      for (const location of json.board) if (location.area === 'urban') delete location.faceDown;
    },
    ['/accomplishments/6/claimedBy claim-due'],
  ],
];

describe('a document is refused with', () => {
  test.each(BOARD)('the board: %s', (_what, spoil, faults) => {
    const json = read(turn);
    spoil(json);
    expect(faultsIn(json)).toEqual([...faults].sort());
  });
  test.each(CLAIMS)('accomplishments: %s', (_what, spoil, faults) => {
    const json = read(turn);
    spoil(json);
    expect(faultsIn(json)).toEqual([...faults].sort());
  });
});
