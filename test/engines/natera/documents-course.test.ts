/** What contradicts the course of a game, or what seats have, is refused, each in its place. */
import { describe, expect, test } from 'vitest';
import { type Case, faultsIn, read, turn, turnOf } from '../../support/natera/spoilt.ts';

const produce = (seat: number) => ({ owner: 'built-in' as const, id: 'produce', step: '0', seat });
const COURSE: readonly Case[] = [
  [
    'a set-up in the second season',
    (json) => {
      json.stage = 'sides';
    },
    [
      ' wrong-program',
      '/done wrong-order',
      '/players/0/aside too-many-cards',
      '/players/1/aside too-many-cards',
      '/players/2/aside too-many-cards',
      '/players/0/board/side not-chosen',
      '/players/1/board/side not-chosen',
      '/players/2/board/side not-chosen',
      '/season wrong-season',
      '/turn wrong-stage',
    ],
  ],
  [
    'a rest phase of the last season',
    (json) => {
      Object.assign(json, { season: 4, stage: 'production', turn: 40, done: [1] });
    },
    [' wrong-program', '/stage no-such-stage'],
  ],
  [
    'a game that ends early',
    (json) => {
      json.ending = 'counted';
    },
    ['/ending not-finished'],
  ],
  [
    'tribes that are hidden in a turn',
    (json) => {
      json.tribesShown = false;
    },
    [
      '/players/0/leaders wrong-pawns',
      '/players/1/explorers wrong-pawns',
      '/players/1/leaders wrong-pawns',
      '/players/2/explorers wrong-pawns',
      '/tribesShown wrong-stage',
    ],
  ],
  [
    'a turn of a seat that has passed',
    (json) => {
      json.passed = [1];
    },
    ['/current has-passed'],
  ],
  [
    'a season in which all have passed',
    (json) => {
      json.passed = [0, 1, 2];
    },
    ['/current has-passed', '/passed season-over'],
  ],
  [
    'fewer turns than seasons need',
    (json) => {
      json.turn = 3;
    },
    ['/turn too-few-turns'],
  ],
  [
    'seats that are done in turns',
    (json) => {
      json.done = [1];
    },
    ['/done wrong-order'],
  ],
  [
    'packets out of a draft',
    (json) => {
      json.players[0]!.packet = [];
    },
    ['/players/0/packet wrong-stage'],
  ],
  [
    'a seat that is not there',
    (json) => {
      Object.assign(json, { current: 3, passed: [3] });
      json.board[0]!.leader = 3;
    },
    ['/board/0/leader no-such-seat', '/current no-such-seat', '/passed/0 no-such-seat'],
  ],
  [
    'two players of three',
    (json) => {
      json.players.pop();
    },
    ['/players player-count'],
  ],
];

const SEATS: readonly Case[] = [
  [
    'a tribe twice',
    (json) => {
      json.players[1]!.tribe = 'bears';
    },
    ['/players/1/explorers wrong-pawns', '/players/1/leaders wrong-pawns', '/players/1/tribe tribe-twice'],
  ],
  [
    'a tribe of the mini-expansion without it',
    (json) => {
      json.players[1]!.tribe = 'turtles';
    },
    ['/players/1/tribe not-in-game'],
  ],
  [
    'no tribe',
    (json) => {
      json.players[1]!.tribe = null;
    },
    ['/players/1/tribe missing-field'],
  ],
  [
    'an unknown tribe',
    (json) => {
      json.players[1]!.tribe = 'wolves';
    },
    ['/players/1/tribe no-such-tribe'],
  ],
  [
    'tribes that are offered in a turn',
    (json) => {
      json.players[1]!.offered = ['foxes', 'moles'];
    },
    ['/players/1/offered wrong-stage'],
  ],
  [
    'a science board twice',
    (json) => {
      json.players[1]!.board.number = 3;
    },
    ['/players/1/board/number board-twice'],
  ],
  [
    'growth on a side that is not chosen',
    (json) => {
      Object.assign(json.players[0]!, { growth: [1], board: { number: 3, side: null } });
    },
    ['/players/0/board/side missing-field', '/players/0/growth no-side'],
  ],
  [
    'growth that does not touch the bottom row',
    (json) => {
      json.players[0]!.growth = [5];
    },
    ['/players/0/growth not-linked'],
  ],
  [
    'growth that does not hang together',
    (json) => {
      json.players[0]!.growth = [1, 10];
    },
    ['/players/0/growth not-linked'],
  ],
  [
    'a pawn too many',
    (json) => {
      json.players[0]!.leaders = 4;
    },
    ['/players/0/leaders wrong-pawns'],
  ],
  [
    'a pawn too few',
    (json) => {
      json.players[2]!.explorers = 3;
    },
    ['/players/2/explorers wrong-pawns'],
  ],
  [
    'an explorer of a tribe that has none',
    (json) => {
      json.board[0]!.explorers = [0];
    },
    ['/players/0/explorers wrong-pawns'],
  ],
];

const PENDING: readonly Case[] = [
  [
    'nothing',
    (json) => {
      json.pending = [];
    },
    ['/pending missing-field'],
  ],
  [
    'the program of another stage',
    (json) => {
      json.pending = [produce(1)];
    },
    ['/pending/0 wrong-program', '/pending/0/stage wrong-stage'],
  ],
  [
    'the turn of another seat',
    (json) => {
      json.pending = [{ owner: 'built-in', id: 'turn', step: '0', seat: 2 }];
    },
    ['/pending/0/seat wrong-seat'],
  ],
  [
    'a step that is not there',
    (json) => {
      json.acted = true;
      json.pending = [turnOf(1), { owner: 'locations', id: 'ag1a', step: '7', seat: 1 }];
    },
    ['/pending/1/step no-such-step'],
  ],
  [
    'a step that asks nobody',
    (json) => {
      json.acted = true;
      json.pending = [turnOf(1), { owner: 'locations', id: 'ag1a', step: '0', seat: 1 }];
    },
    ['/pending/1/stage wrong-stage'],
  ],
  [
    'a stage that a step does not have',
    (json) => {
      json.acted = true;
      json.pending = [turnOf(1), { owner: 'locations', id: 'ur1b', step: '0', seat: 1, stage: 7, left: 1 }];
    },
    ['/pending/1/stage wrong-stage'],
  ],
  [
    'more left than a step has',
    (json) => {
      json.acted = true;
      json.pending = [turnOf(1), { owner: 'locations', id: 'ur1b', step: '0', seat: 1, stage: 2, left: 4 }];
    },
    ['/pending/1 wrong-detail'],
  ],
  [
    'something begun without an action',
    (json) => {
      json.pending = [turnOf(1), { owner: 'locations', id: 'ur1b', step: '0', seat: 1, stage: 2, left: 2 }];
    },
    ['/pending/0/stage not-acted'],
  ],
  [
    'a turn within a turn',
    (json) => {
      json.acted = true;
      json.pending = [turnOf(1), turnOf(1)];
    },
    ['/pending/1/id wrong-order'],
  ],
  [
    'a queue of more than lies below it',
    (json) => {
      json.acted = true;
      json.pending = [
        turnOf(1),
        { owner: 'bonuses', id: 'ur1b', step: '0', seat: 1 },
        { owner: 'built-in', id: 'queue', step: '0', seat: 1, left: 2 },
      ];
    },
    ['/pending/2/left wrong-detail'],
  ],
  [
    'a source that is no location',
    (json) => {
      json.acted = true;
      json.pending = [turnOf(1), { owner: 'locations', id: 'ur1b', step: '0', seat: 1, stage: 2, left: 2, source: 31 }];
    },
    ['/pending/1/source no-such-source'],
  ],
  [
    'a choice that is none',
    (json) => {
      json.acted = true;
      json.pending = [turnOf(1), { owner: 'locations', id: 'ur3c', step: '0', seat: 1, stage: 1, left: 2 }];
    },
    ['/pending/1 no-choice'],
  ],
];

describe('a document is refused with', () => {
  test.each(COURSE)('the course of the game: %s', (_what, spoil, faults) => {
    const json = read(turn);
    spoil(json);
    expect(faultsIn(json)).toEqual([...faults].sort());
  });
  test.each(SEATS)('seats: %s', (_what, spoil, faults) => {
    const json = read(turn);
    spoil(json);
    expect(faultsIn(json)).toEqual([...faults].sort());
  });
  test.each(PENDING)('programs in progress: %s', (_what, spoil, faults) => {
    const json = read(turn);
    spoil(json);
    expect(faultsIn(json)).toEqual([...faults].sort());
  });
});
