/** Steps that are about cards, dice and effect cards: each one with everything that it can lead to. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SIMPLE } from '../../../src/engines/extinction/content/steps.ts';
import { stepRows } from '../../support/extinction/replay.ts';

describe('play', () => {
  const play = (cards: number) => [{ do: 'play', cards } as const];
  stepRows([
    {
      name: 'a card of the hand that the seat chooses; an action goes to the zone',
      steps: play(1),
      given: { hands: [['workshop', 'breeding']] },
      show: 'cards',
      ends: ['breeding / workshop /  / ', 'workshop / breeding /  / '],
    },
    {
      name: 'a permanent stays beside its role, a unique card is done and discarded (page 7)',
      steps: play(2),
      given: { hands: [['file-review', 'kick-off']] },
      show: 'cards',
      ends: [' /  / file-review / kick-off'],
    },
    {
      name: 'no more than there are',
      steps: play(2),
      given: { hands: [['workshop']] },
      show: 'cards',
      ends: [' / workshop /  / '],
    },
    { name: 'nothing from an empty hand', steps: play(1), show: 'cards', ends: [' /  /  / '] },
  ]);
});

describe('draw', () => {
  const steps = [{ do: 'draw', cards: 2 } as const];
  const decks = [['workshop', 'breeding', 'research']];
  stepRows([
    {
      name: 'from the top of the own deck',
      steps,
      given: { decks },
      show: 'hand, discards',
      ends: ['breeding workshop / '],
    },
    {
      name: 'no more than there are; discards stay (A13)',
      steps,
      given: { decks: [['workshop']], discards: [['kick-off']], spent: [0] },
      show: 'hand, discards',
      ends: ['workshop / kick-off moratorium moratorium'],
    },
  ]);
});

describe('foresee', () => {
  const effects = ['poachers', 'logging-road', 'tiger-fund', 'rescued-cub'];
  stepRows([
    {
      name: 'the top card may be discarded, or goes back on top (page 6, A11)',
      steps: [{ do: 'foresee', cards: 1, discards: 1 }],
      given: { effects },
      show: 'effects',
      ends: ['poachers logging-road tiger-fund / ', 'logging-road tiger-fund rescued-cub / poachers'],
    },
    {
      name: 'reordered: they go back in any order',
      steps: [{ do: 'foresee', cards: 2, discards: 0, reorder: true }],
      given: { effects },
      show: 'effects',
      ends: ['poachers logging-road tiger-fund / ', 'logging-road poachers tiger-fund / '],
    },
    {
      name: 'one of two may be discarded, the other keeps its place',
      steps: [{ do: 'foresee', cards: 2, discards: 1 }],
      given: { effects },
      show: 'effects',
      ends: [
        'poachers logging-road tiger-fund / ',
        'logging-road tiger-fund rescued-cub / poachers',
        'poachers tiger-fund rescued-cub / logging-road',
      ],
    },
    {
      name: 'nothing is done of what is revealed',
      steps: [{ do: 'foresee', cards: 2, discards: 2 }],
      given: { effects: ['logging-road', 'rescued-cub'], board: ['2...', '#...', '....', '....'] },
      show: 'board',
      ends: ['2...|#...|....|....'],
    },
  ]);
});

describe('end-constant', () => {
  const end = (constants: number) => [{ do: 'end-constant', constants } as const];
  const constants = ['clear-cutting', 'government-reshuffle'];
  stepRows([
    {
      name: 'one that the seat chooses is discarded; the others keep their order',
      steps: end(1),
      given: { constants },
      show: 'constants',
      ends: ['government-reshuffle / clear-cutting', 'clear-cutting / government-reshuffle'],
    },
    {
      name: 'no more than there are',
      steps: end(3),
      given: { constants },
      show: 'constants',
      ends: [' / clear-cutting government-reshuffle'],
    },
    { name: 'nothing without constants', steps: end(1), show: 'constants', ends: [' / '] },
    {
      name: 'of two that are alike either, where one that waits for the same event lies between (page 10: the oldest first)',
      steps: end(1),
      given: { constants: [...constants, 'clear-cutting'] },
      show: 'constants',
      ends: [
        'government-reshuffle clear-cutting / clear-cutting',
        'clear-cutting government-reshuffle / clear-cutting',
        'clear-cutting clear-cutting / government-reshuffle',
      ],
    },
    {
      name: 'of two that are alike the oldest, where the order of what lies between is nothing to them',
      steps: end(1),
      given: { scenario: 'otter', constants: ['parasite', 'harbour-strike', 'parasite'] },
      show: 'constants',
      ends: ['harbour-strike parasite / parasite', 'parasite parasite / harbour-strike'],
    },
    {
      name: 'of two that are alike and side by side the oldest',
      steps: end(1),
      given: { constants: ['clear-cutting', 'clear-cutting', 'government-reshuffle'] },
      show: 'constants',
      ends: [
        'clear-cutting government-reshuffle / clear-cutting',
        'clear-cutting clear-cutting / government-reshuffle',
      ],
    },
  ]);
});

describe('turn-die', () => {
  stepRows([
    {
      name: 'a die that is not placed yet, up or down, within 1 to 6',
      steps: [{ do: 'turn-die', by: 2 }],
      given: { dice: [6, 2] },
      show: 'dice',
      ends: ['1 / 6', '2 / 6', '3 / 6', '4 / 6'],
    },
    {
      name: 'one of several',
      steps: [{ do: 'turn-die', by: 1 }],
      given: { dice: [6, 2, 6] },
      show: 'dice',
      ends: ['2 6 / 6', '1 6 / 6', '3 6 / 6', '2 5 / 6'],
    },
  ]);
});

describe('reroll', () => {
  stepRows([
    {
      name: 'up to so many that are not placed yet',
      steps: [{ do: 'reroll', dice: 2 }],
      given: { dice: [6, 2, 3] },
      rolls: [5, 5],
      show: 'dice',
      ends: ['2 3 / 6', '3 5 / 6', '2 5 / 6', '5 5 / 6'],
    },
    {
      name: 'one of two',
      steps: [{ do: 'reroll', dice: 1 }],
      given: { dice: [6, 2, 3] },
      rolls: [5],
      show: 'dice',
      ends: ['2 3 / 6', '3 5 / 6', '2 5 / 6'],
    },
  ]);
});

describe('return-die', () => {
  stepRows([
    {
      name: 'dice placed in this turn come back with their values, or not',
      steps: [{ do: 'return-die', dice: 1 }],
      given: { dice: [6, 2], placed: { plan: ['0:4'] } },
      show: 'dice',
      ends: ['2 / 4 6', '2 4 / 6', '2 6 / 4'],
    },
    {
      name: 'not those of others',
      steps: [{ do: 'return-die', dice: 2 }],
      given: { dice: [6, 2, 2], placed: { plan: ['1:4'] } },
      show: 'dice',
      ends: ['2 2 / 6', '2 2 6 / '],
    },
  ]);
});

describe('recover', () => {
  stepRows([
    {
      name: 'a card of the own discards that the seat chooses',
      steps: [{ do: 'recover', cards: 1 }],
      given: { discards: [['workshop', 'kick-off']] },
      show: 'hand, discards',
      ends: ['workshop / kick-off', 'kick-off / workshop'],
    },
    {
      name: 'no more than there are; not those of others',
      steps: [{ do: 'recover', cards: 3 }],
      given: { discards: [['workshop', 'kick-off'], ['breeding']] },
      show: 'hand, discards',
      ends: ['kick-off workshop / '],
    },
  ]);
});

describe('copy', () => {
  stepRows([
    {
      name: 'what another action of the board or the zone says, whoever played it and whatever lies on it',
      steps: [{ do: 'copy' }],
      given: { money: [0, 0], zone: ['fundraising'], placed: { 'social-media': ['1:6'], fundraising: ['1:6'] } },
      show: 'money',
      // Plan, Replant and Relocate give none; Social Media gives 1, a fundraising evening 2.
      ends: ['0 0', '1 0', '2 0'],
    },
  ]);
});

describe('discard', () => {
  const steps = [{ do: 'discard', cards: 2 } as const];
  stepRows([
    {
      name: 'cards that the seat chooses',
      steps,
      given: { hands: [['workshop', 'breeding', 'research']] },
      show: 'hand, discards',
      ends: ['research / breeding workshop', 'breeding / research workshop', 'workshop / breeding research'],
    },
    {
      name: 'no more than there are',
      steps,
      given: { hands: [['workshop']] },
      show: 'hand, discards',
      ends: [' / workshop'],
    },
  ]);
});

describe('free-placement, skip', () => {
  stepRows([
    { name: 'values', steps: [{ do: 'free-placement', from: 'values' }], show: 'flags', ends: [' /  / values'] },
    { name: 'own dice', steps: [{ do: 'free-placement', from: 'own-dice' }], show: 'flags', ends: [' /  / ownDice'] },
    ...(['birth', 'destruction', 'effect'] as const).map((phase) => ({
      name: `the next phase: ${phase}`,
      steps: [{ do: 'skip', phase } as const],
      show: 'flags' as const,
      ends: [`${phase} /  / `],
    })),
    {
      name: 'each for itself',
      steps: [
        { do: 'skip', phase: 'birth' },
        { do: 'skip', phase: 'effect' },
        { do: 'shield', against: 'tile' },
      ],
      show: 'flags',
      ends: ['birth effect / tile / '],
    },
  ]);
});

test('every step has a row in one of these tables', () => {
  const tables = ['cards', 'herd', 'threats', 'tokens'].map((name) =>
    readFileSync(new URL(`steps-${name}.test.ts`, import.meta.url), 'utf8'),
  );
  const missing = SIMPLE.map(({ properties }) => properties.do.const).filter(
    (name) => !tables.some((text) => text.includes(`do: '${name}'`)),
  );
  expect(missing).toEqual([]);
});
