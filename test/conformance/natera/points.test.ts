/** Points that depend on the end of the game, for each thing that is counted (page 16). */
import { describe, expect, test } from 'vitest';
import type { Card, PointsPer } from '../../../src/engines/natera/content/rows.ts';
import { COUNTED } from '../../../src/engines/natera/content/rows.ts';
import { cardRow, overlaid, specialistRow } from '../../support/natera/catalogs.ts';
import type { SeatScene } from '../../support/natera/scene.ts';
import { isOver, sit } from '../../support/natera/sitting.ts';

const cards = [
  ...['tool-shed', 'climbing-wall', 'lost-luggage'].map((id) => cardRow(id, { types: ['discovery'] })),
  ...['rooftop-gardens', 'aquaponics', 'scrapyard'].map((id) => cardRow(id, { types: ['improvement'] })),
  ...['busy-crossroads', 'toll-gate', 'shared-harvest'].map((id) => cardRow(id, { types: ['interactive'] })),
  ...['seed-vault', 'solar-oven', 'acorn-abacus'].map((id) =>
    cardRow(id, { types: ['science'], steps: [{ do: 'growth', tokens: 1 }] }),
  ),
  ...['cooling-pond'].map((id) => cardRow(id, { pile: 'advanced', nuclear: true, types: ['nuclear'] })),
  ...['lighthouse', 'market-square', 'tanker-aground'].map((id) => cardRow(id, { requires: [{ presence: 'urban' }] })),
  ...['genome-bank', 'power-grid', 'night-crossing'].map((id) => cardRow(id, { pile: 'advanced' })),
];

/** For each thing that is counted, a seat that has it, and how often. */
const SEATS: Readonly<Record<(typeof COUNTED)[number], readonly [number, SeatScene]>> = {
  science: [3, { inPlay: ['seed-vault', 'solar-oven', 'acorn-abacus'] }],
  improvement: [3, { inPlay: ['rooftop-gardens', 'aquaponics', 'scrapyard'] }],
  discovery: [3, { inPlay: ['tool-shed', 'climbing-wall', 'lost-luggage'] }],
  interactive: [3, { inPlay: ['busy-crossroads', 'toll-gate', 'shared-harvest'] }],
  nuclear: [1, { inPlay: ['cooling-pond'] }],
  specialist: [3, { specialists: ['owl-librarian', 'business-monkey', 'otter-ferryman'] }],
  prerequisite: [3, { inPlay: ['lighthouse', 'market-square', 'tanker-aground'] }],
  agricultural: [5, { levels: [5, 1, 0, 2] }],
  urban: [3, { levels: [0, 3, 1, 0] }],
  military: [4, { levels: [1, 0, 4, 0] }],
  coastal: [7, { levels: [0, 0, 0, 7] }],
  colonies: [3, { colonies: ['ag1a', 'ur1a', 'co1b'] }],
  growth: [3, { growth: [1, 4, 5] }],
  advanced: [3, { inPlay: ['genome-bank', 'power-grid', 'night-crossing'] }],
};

/** Points of cards and of specialists of seat 0 when the game ends there. */
const ended = (seat: SeatScene, trial: Partial<Card>) => {
  const catalog = overlaid({ cards: [...cards, cardRow('trial', trial)] });
  const inPlay = ['trial', ...(seat.inPlay ?? [])];
  const game = sit({
    catalog,
    nuclear: true,
    season: 4,
    seats: [
      { ...seat, inPlay },
      { inPlay: [], levels: [9, 9, 9, 9] },
    ],
  });
  game.do('pass', 'pass');
  expect(isOver(game)).toBe(true);
  return game.pad()[0]![5]!;
};

describe.each(COUNTED)('%s', (per) => {
  const [count, seat] = SEATS[per];
  test.each<readonly [PointsPer['every'], number]>([
    [1, 2],
    [2, 3],
    [count, 1],
  ])('of every %i: %i points, what is left over counts nothing', (every, points) => {
    expect(ended(seat, { pointsPer: { per, every: Math.min(every, 5), points } })).toBe(
      Math.floor(count / Math.min(every, 5)) * points,
    );
  });
  test('none: nothing', () => expect(ended({}, { pointsPer: { per, every: 1, points: 4 } })).toBe(0));
});

test('a card counts itself', () => {
  expect(ended({}, { types: ['discovery'], pointsPer: { per: 'discovery', every: 1, points: 2 } })).toBe(2);
});
test('beside plain points', () => {
  expect(ended({ colonies: ['ag1a'] }, { points: 3, pointsPer: { per: 'colonies', every: 1, points: 2 } })).toBe(5);
});
test('what others have does not count', () => {
  const trial = cardRow('trial', { pointsPer: { per: 'colonies', every: 1, points: 2 } });
  const seats = [{ inPlay: ['trial'] }, { colonies: ['ag1a', 'ag1b'] }];
  expect(
    sit({ catalog: overlaid({ cards: [trial] }), season: 4, seats })
      .do('pass', 'pass')
      .pad()[0]![5],
  ).toBe(0);
});
test('of a specialist, among the points of specialists', () => {
  const specialists = [specialistRow('owl-librarian', { pointsPer: { per: 'growth', every: 2, points: 3 } })];
  const seats = [{ specialists: ['owl-librarian'], growth: [1, 4, 5] }, {}];
  const pad = sit({ catalog: overlaid({ specialists }), season: 4, seats })
    .do('pass', 'pass')
    .pad();
  expect([pad[0]![4], pad[0]![5]]).toEqual([3, 0]);
});
