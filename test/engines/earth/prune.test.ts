/**
 * What searches of Earth leave out: giving up sprouts or growth for which there is room. It stays legal, and it is tried where
 * something that counts for the seat rewards emptiness.
 */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import { ecosystemId, faunaId, NONE } from '../../../src/engines/earth/content/ids.ts';
import type { Score } from '../../../src/engines/earth/content/tables.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { measure, pointsFor } from '../../../src/engines/earth/rules/measure.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { changeGrowth, changeSprouts } from '../../../src/engines/earth/rules/tableau.ts';
import { DEFAULT_PARAMS } from '../../../src/mcts/params.ts';
import { prove } from '../../../src/mcts/prove.ts';
import { reportActions } from '../../../src/mcts/report.ts';
import { catalogs, legalOf, other, type Planted, play, type Scene, stateOf, still } from '../../support/earth/scene.ts';

const { content } = catalogs.all[0]!;

/** What a search looks at, in notation. */
const triedOf = (state: State): string[] => {
  const list = new ActionList();
  earth.legalActions(state, list);
  earth.prune?.(state, list.at(0), list);
  return list.toArray().map((action) => earth.notation(state, action));
};

/** Basil alone; seat 0 waters it, or grows it. */
const placing = (scene: Partial<Scene>, action: 'water' | 'grow' = 'water'): State => {
  const state = stateOf({ seats: [{ ...still, tableau: [[14, 0, 0]] }, other], fauna: FAR, ...scene });
  play(state, action);
  return state;
};
const FAR = ['339-1', '340-1', '341-1', '348-1'];

describe('a free placement is not stopped short', () => {
  test.each(['water', 'grow'] as const)('%s', (action) => {
    const state = placing({}, action);
    expect(legalOf(state)).toContain('stop');
    expect(triedOf(state)).toEqual(legalOf(state).filter((line) => line !== 'stop'));
  });

  test('nor what an ability places that the seat has begun to use', () => {
    const state = stateOf({
      seats: [{ ...still, hand: [222], tableau: [[14, 0, 0]] }, other],
      fauna: FAR,
    });
    play(state, 'event 222');
    expect([legalOf(state), triedOf(state)]).toEqual([['stop', 'space 0,0'], ['space 0,0']]);
  });

  test('cards of the hand may still be kept', () => {
    const seat = { ...still, climate: '303-2', hand: [100, 101], tableau: [[14, 0, 0, 5]] as Planted[] };
    const state = stateOf({ seats: [seat, other], fauna: FAR });
    play(state, 'water', 'space 0,0', 'use', 'space 0,0');
    expect(triedOf(state)).toEqual(['stop', 'compost 100', 'compost 101']);
  });

  test('it is tried where the black wildebeest is still to be had, and no more once it is claimed', () => {
    const fauna = ['358-2', '340-1', '341-1', '348-1'];
    expect(triedOf(placing({ fauna }))).toContain('stop');
    expect(triedOf(placing({ fauna, more: { arrivals: [[0], [], [], []] } }))).not.toContain('stop');
    expect(triedOf(placing({ fauna, more: { arrivals: [[1], [], [], []] } }))).toContain('stop');
  });

  test.each(['322-1', '322-2', '323-1', '323-2'])('it is tried with ecosystem %s, for all or the own', (side) => {
    expect(triedOf(placing({ ecosystems: [side, '325-1'] }))).toContain('stop');
    const seat = { ...still, tableau: [[14, 0, 0]] as Planted[] };
    expect(triedOf(placing({ seats: [{ ...seat, ecosystem: side }, other] }))).toContain('stop');
    expect(triedOf(placing({ seats: [seat, { ...other, ecosystem: side }] })), 'another seat’s').not.toContain('stop');
  });
});

/** A full tableau of flora and a few terrains, with pieces here and there. */
const full = (random: Random): State => {
  const cards = Array.from({ length: 283 }, (_, index) => index + 1).filter((card) => content.isEvent[card] === 0);
  random.shuffle(cards);
  const tableau = cards.slice(0, 16).map((card, at): Planted => {
    const pieces = (most: number): number => (random.below(3) === 0 ? 0 : random.below(most + 1));
    return [card, at >> 2, at & 3, pieces(content.sproutSpaces[card]!), pieces(content.growthSpaces[card]!)];
  });
  return stateOf({ seats: [{ ...still, tableau }, other], more: { firstSeat: 1 } });
};

/** One piece more where there is room for one, drawn by lot. */
const addPiece = (state: State, random: Random): void => {
  const room = [
    ...Array.from({ length: 16 }, (_, space) => ({ space, change: changeSprouts, rooms: state.sproutRoom })),
    ...Array.from({ length: 16 }, (_, space) => ({ space, change: changeGrowth, rooms: state.growthRoom })),
  ].filter(({ space, rooms }) => ((rooms[0]! >> space) & 1) === 1);
  const { space, change } = room[random.below(room.length)]!;
  change(state, 0, space, 1);
};

test('a piece more never counts for less but by the five sides that say so', () => {
  const fell = new Set<string>();
  const scores: readonly (readonly [id: string, score: Score])[] = [
    ...content.ecosystems.map((score, side) => [ecosystemId(side), score] as const),
    ...content.fauna.map(({ score }, side) => [faunaId(side), score] as const),
  ];
  for (let index = 0; index < 400; index++) {
    const random = stream(index, 'test');
    const state = full(random);
    const countsOf = (): number[] => [
      ...scores.map(([, score]) => measure(state, 0, score, NONE)),
      ...Array.from({ length: 16 }, (_, space) => {
        const score = content.scores[state.tableau[space]!];
        return score === undefined ? 0 : pointsFor(state, 0, score, space);
      }),
      growthOf(state),
    ];
    const before = countsOf();
    addPiece(state, random);
    for (const [at, count] of countsOf().entries()) if (count < before[at]!) fell.add(scores[at]?.[0] ?? 'of a card');
  }
  expect([...fell].sort()).toEqual(['322-1', '322-2', '323-1', '323-2', '358-2']);
  const flagged = scores.filter(([, score]) => score.rewardsLess).map(([id]) => id);
  expect(flagged.sort()).toEqual(['322-1', '322-2', '323-1', '323-2', '358-2']);
});

/** Points of the growth of seat 0. */
const growthOf = (state: State): number => {
  const into = new Float64Array(earth.metrics.length);
  earth.measure(state, 0, into);
  return into[earth.metrics.findIndex(({ name }) => name === 'growth')]!;
};

test('the last moves are worth the same with all stops tried', () => {
  const { prune: _, ...unpruned } = earth;
  const root = stateOf({
    seats: [
      {
        ...still,
        soil: 4,
        hand: [222, 209],
        compost: [40, 41, 42],
        tableau: [
          [14, 0, 0],
          [267, 0, 1, 1, 2],
        ],
      },
      { ...other, soil: 5, tableau: [[155, 0, 0]] },
    ],
    options: { roundLimit: 2 },
    fauna: ['338-2', '340-2', '341-1', '348-1'],
    more: { stage: 'last', round: 3 },
  });
  const about = { root, seat: 0, params: { ...DEFAULT_PARAMS, proof: 1_000_000 } };
  const some = prove({ ...about, game: earth }) ?? expect.fail('nothing is proved');
  const every = prove({ ...about, game: unpruned }) ?? expect.fail('nothing is proved');
  const worths = (table: typeof some) => reportActions(table, earth, 0).map(({ action, value }) => [action, value]);
  expect(worths(some)).toEqual(worths(every));
});
