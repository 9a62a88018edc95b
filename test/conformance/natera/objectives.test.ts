/** The twenty objectives of page 11, each met exactly at its threshold: by the one action here, and not with one less of it. */
import { describe, expect, test } from 'vitest';
import type { Scene, SeatScene } from '../../support/natera/scene.ts';
import { type Sitting, sit } from '../../support/natera/sitting.ts';

/** An objective that seat 0 meets by its action, and what it has instead where that is not enough. */
interface Row {
  readonly id: string;
  readonly what: string;
  readonly seat: SeatScene;
  readonly act: string;
  readonly short: SeatScene;
  readonly given?: Scene;
  /** Where a token of growth goes. */
  readonly space?: number;
}

const RICH = { endurance: 12, agility: 9, intelligence: 9, food: 40, material: 10, energy: 9 };
const [NONE, PRESENCE] = [['growth 2', 'growth 1', 'pile base', 'part 1', 'track urban'], { explorers: ['ur1a'] }];
const authority = ['grafted-orchard', 'nest-in-the-radio-telescope', 'potato-fields'];
const presence = ['beehive-arithmetic', 'tide-tables', 'moss-terrarium', 'tidal-turbine'];
const science = ['seed-vault', 'school-weather-station', 'overgrown-laboratory', 'microscope-on-a-stump'];
const river = ['toad-brewer', 'bee-treasurer', 'rat-chemist', 'crow-tactician', 'bear-masseur', 'gecko-fitter'];

const hire = (id: string, what: string, [full, short]: readonly [string[], string[]], who: string): Row => ({
  ...{
    id,
    what,
    act: `hire ${who}`,
    given: { river: [who, ...river.filter((each) => ![...full, ...short, who].includes(each)).slice(0, 4)] },
  },
  ...{ seat: { specialists: full }, short: { specialists: short } },
});
const play = (id: string, what: string, card: string, [full, short]: readonly [string[], string[]]): Row => ({
  ...{ id, what, act: `play ${card} agility` },
  ...{ seat: { hand: [card], inPlay: full }, short: { inPlay: short } },
});
const settle = (id: string, what: string, where: string, [full, short]: readonly [string[], string[]]): Row => ({
  ...{
    id,
    what,
    act: `establish ${where}`,
    seat: { levels: [0, 6, 0, 0], colonies: full },
    short: { colonies: short },
  },
});
const grow = (id: string, what: string, space: number, [full, short]: readonly [number[], number[]]): Row => ({
  ...{ id, what, act: 'deploy explorer ag3c', given: { tiles: ['ag3c'] } },
  ...{ seat: { growth: full, levels: [6, 0, 0, 0] }, short: { growth: short } },
  space,
});

const five = ['business-monkey', 'otter-ferryman', 'mole-surveyor', 'magpie-dealer'];
const ROWS: readonly Row[] = [
  hire('a1', 'five specialists', [five, five.slice(1)], 'ox-ploughman'),
  hire(
    'a2',
    'two dear and two cheap ones',
    [
      ['beaver-foreman', 'ant-quartermaster', 'lynx-tracker'],
      ['beaver-foreman', 'owl-librarian', 'ant-quartermaster'],
    ],
    'toad-brewer',
  ),
  hire(
    'a2',
    'two dear and two cheap ones, a dear one the last',
    [
      ['beaver-foreman', 'otter-ferryman', 'lynx-tracker'],
      ['magpie-dealer', 'otter-ferryman', 'lynx-tracker'],
    ],
    'bee-treasurer',
  ),
  hire(
    'a3',
    'four without endurance, agility, intelligence',
    [five.slice(1), ['ox-ploughman', ...five.slice(2)]],
    'toad-brewer',
  ),
  hire('a3', 'abilities are looked at, too (O29)', [five.slice(1), ['stork-midwife', ...five.slice(2)]], 'toad-brewer'),
  hire(
    'a4',
    'four of different points',
    [
      ['hamster-electrician', 'otter-ferryman', 'business-monkey'],
      ['hamster-electrician', 'otter-ferryman', 'carp-banker'],
    ],
    'bee-treasurer',
  ),
  hire(
    'a4',
    'a special value differs',
    [
      ['hamster-electrician', 'otter-ferryman', 'business-monkey'],
      ['fox-advocate', 'otter-ferryman', 'business-monkey'],
    ],
    'hermit-crab-estate-agent',
  ),
  settle('b1', 'four colonies', 'mi1b', [
    ['ag1a', 'ag1b', 'mi1a'],
    ['ag1a', 'ag1b'],
  ]),
  settle('b2', 'agricultural, urban, coastal', 'co1a', [
    ['ag1a', 'ur1a'],
    ['ag1a', 'mi1a'],
  ]),
  settle('b2', 'and none more does no harm', 'ur1a', [
    ['ag1a', 'mi1a', 'co1a'],
    ['ag1a', 'mi1a', 'ag1b'],
  ]),
  settle('b3', 'agricultural, coastal, military', 'mi1b', [
    ['ag1a', 'co1b'],
    ['ur1a', 'co1b'],
  ]),
  settle('b4', 'three on tiers 2 and 3', 'ur2b', [
    ['ur2a', 'ur3a'],
    ['ur2a', 'ur1a'],
  ]),
  play('c1', 'seven cards with a prerequisite', 'market-square', [
    [...authority, ...presence.slice(1)],
    [...authority, ...presence.slice(2), 'seed-vault'],
  ]),
  play('c1', 'those that ask for cards count', 'market-square', [
    [...authority, ...presence.slice(2), 'greenhouse-notebooks'],
    [...authority, ...presence.slice(2)],
  ]),
  play('c2', 'five that ask for presence', 'market-square', [presence, [...presence.slice(1), ...authority]]),
  play('c2', 'those that ask for a level as well', 'market-square', [
    [...presence.slice(1), 'hidden-harbour'],
    [...presence.slice(1), 'missile-silo'],
  ]),
  {
    ...{ id: 'c3', what: 'level 3 on each track', act: 'deploy explorer co1a' },
    seat: { levels: [3, 3, 3, 2] },
    short: { levels: [9, 3, 2, 2] },
  },
  play('c4', 'four that ask for a level', 'department-store', [authority, [...authority.slice(1), ...presence]]),
  play('d3', 'five Science cards', 'map-of-the-stars', [science, [...science.slice(1), 'aquaponics']]),
  grow('d1', 'eight tokens', 8, [
    [1, 2, 3, 4, 5, 6, 7],
    [1, 2, 4, 5, 6, 7],
  ]),
  grow('d2', 'a column', 13, [
    [1, 4, 7, 10],
    [1, 4, 5, 7],
  ]),
  grow('d4', 'two rows', 3, [
    [1, 2, 4, 5, 6],
    [2, 4, 5, 6, 8],
  ]),
  play('e1', 'four Improvements', 'rooftop-gardens', [
    ['aquaponics', 'brick-kiln', 'scrapyard'],
    ['aquaponics', 'brick-kiln', 'tool-shed'],
  ]),
  play('e2', 'three Interactive cards', 'busy-crossroads', [
    ['shared-harvest', 'toll-gate'],
    ['shared-harvest', 'tool-shed'],
  ]),
  play('e3', 'six advanced cards', 'standing-orders', [
    ['hospital-wing', 'diving-bell', 'power-grid', 'great-levy', 'shipyard'],
    ['hospital-wing', 'diving-bell', 'power-grid', 'great-levy', 'aquaponics'],
  ]),
  play('e4', 'six Discovery cards', 'tool-shed', [
    ['climbing-wall', 'water-wheel', 'patrol-route', 'lighthouse', 'diving-bell'],
    ['climbing-wall', 'water-wheel', 'patrol-route', 'lighthouse', 'seed-vault'],
  ]),
];

const letterOf = (id: string): string => id[0]!.toUpperCase();

/** Numbers of the tiles: this one of its letter, and of the others one that nobody in this file comes near. */
const tilesWith = (id: string): number[] =>
  ['A', 'B', 'C', 'D', 'E'].map((letter, index) => (letter === letterOf(id) ? Number(id[1]) : [4, 1, 1, 1, 1][index]!));

const played = ({ id, act, space, given = {} }: Row, seat: SeatScene): Sitting => {
  const levels = [0, 2, 0, 0];
  const whole = { tribe: 'gorillas', resources: RICH, levels, ...PRESENCE, ...seat };
  const game = sit({ objectives: tilesWith(id), ...given, seats: [whole, {}] });
  expect(game.claims()).toEqual({});
  game.do(act);
  return game.drift(...(space === undefined ? [] : [`growth ${space}`]), ...NONE);
};

describe('objectives (page 11)', () => {
  test.each(ROWS)('$id: $what', (row) => {
    expect(played(row, row.seat).claims()).toEqual({ [letterOf(row.id)]: 0 });
  });
  test.each(ROWS)('$id: not $what with one less', (row) => {
    expect(played(row, { ...row.seat, ...row.short }).claims()).toEqual({});
  });
  test('d4: not two rows with one between them', () => {
    const seat = { science: '1b', growth: [1, 2, 3, 4, 7, 8], levels: [6, 0, 0, 0] };
    const row = { id: 'd4', what: '', act: 'deploy explorer ag3c', given: { tiles: ['ag3c'] }, seat, short: {} };
    const apart = played({ ...row, space: 9 }, seat);
    expect([apart.player(0).growth, apart.claims()]).toEqual([[1, 2, 3, 4, 7, 8, 9], {}]);
  });
  test('all twenty are there', () => {
    expect([...new Set(ROWS.map(({ id }) => id))].toSorted()).toEqual(
      ['a', 'b', 'c', 'd', 'e'].flatMap((letter) => [1, 2, 3, 4].map((number) => `${letter}${number}`)),
    );
  });
});
