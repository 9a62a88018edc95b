import { describe, expect, test } from 'vitest';
import type { BeliefSlot } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import type { Message } from '../../../src/core/text.ts';
import type { StateJson } from '../../../src/engines/anthropocene/documents/schema.ts';
import { anthropocene } from '../../../src/engines/anthropocene/index.ts';
import { worldsOf } from '../../support/anthropocene/oracle.ts';
import { catalogs, deal, playOut } from '../../support/anthropocene/play.ts';
import { scene } from '../../support/anthropocene/scene.ts';
import { expectUniform, repeat } from '../../support/chi-square.ts';
import { valueOf } from '../../support/results.ts';

/** The belief of `seat`, from its own view. */
const beliefOf = (full: StateJson, seat: number) => {
  const view = anthropocene.encode(valueOf(anthropocene.decode(full, catalogs)), seat);
  const state = valueOf(anthropocene.decode(view, catalogs));
  return { view, state, belief: anthropocene.belief?.(state, seat) ?? expect.fail('no belief') };
};

const wordsOf = ({ params }: Message): string => Object.values(params).join(' ');
const marginal = ({ values }: BeliefSlot): Record<string, number> =>
  Object.fromEntries(values.map(({ value, probability }) => [wordsOf(value), probability]));

/** What a full document shows of the thing that `slot` is about. */
const truth = ({ code, params }: Message, full: StateJson, seat: number): string => {
  const own = full.players[seat];
  switch (code) {
    case 'slot.objective':
      return `${own?.landmark} ${own?.biosphere}`;
    case 'slot.landmark':
      return String(own?.landmark);
    case 'slot.biosphere':
      return String(own?.biosphere);
    default:
      return String(full.players.findIndex(({ hand }) => hand?.includes(String(params['card']))));
  }
};

/** Each value as often as it is likely: the cells of a χ² test. */
const cellsOf = (slot: BeliefSlot): string[] => {
  const whole = (parts: number): boolean =>
    slot.values.every(({ probability }) => Math.abs(probability * parts - Math.round(probability * parts)) < 1e-9);
  let parts = 1;
  while (!whole(parts)) parts++;
  return slot.values.flatMap(({ value, probability }) => Array(Math.round(probability * parts)).fill(wordsOf(value)));
};

/** The same, from worlds written down by the rules as printed: `air 4; cards of seat 0 | cards of seat 1`. */
const counted = ({ code, params }: Message, worlds: readonly string[]): Record<string, number> => {
  const shares: Record<string, number> = {};
  for (const world of worlds) {
    const [objective = '', hands = ''] = world.split('; ');
    const [line = '', value = ''] = objective.split(' ');
    const holder = hands.split(' | ').findIndex((hand) => hand.split(' ').includes(String(params['card'])));
    const words = { 'slot.objective': objective, 'slot.landmark': line, 'slot.biosphere': value }[code];
    const key = words ?? String(holder);
    shares[key] = (shares[key] ?? 0) + 1 / worlds.length;
  }
  return shares;
};

/** States in the second half of a generation, where all worlds can be written down. */
const late = [1, 2, 3].flatMap((seed) =>
  [2, 3, 4].flatMap((seats) =>
    playOut(deal({ seats }, seed).state, stream(seed, 'test')).filter((_, ply) => ply % 12 >= 6 && ply % 5 === 0),
  ),
);

describe('a new game of three', () => {
  const { belief } = beliefOf(deal({ seats: 3, rulings: { announceAtStart: 'from-second' } }).state, 0);

  test('has four lines and four value cards for the own objective, and 8 cards in two hands: 16 · 70 worlds', () => {
    expect(belief).toMatchObject({ worlds: 16 * 70, acceptance: 1 });
  });

  test('has a slot for the objective, its line, its value, and each unseen card', () => {
    expect(belief.slots.map(({ slot }) => slot.code)).toEqual([
      'slot.objective',
      'slot.landmark',
      'slot.biosphere',
      ...Array(8).fill('slot.holder'),
    ]);
    for (const slot of belief.slots.slice(3)) expect(marginal(slot)).toEqual({ 1: 0.5, 2: 0.5 });
  });
});

test('the two 4s and the two 5s are different cards, so they are twice as likely', () => {
  const full = scene({
    objectives: [
      ['air', 4],
      ['E', 3],
      ['N', 6],
    ],
  });
  const { belief } = beliefOf(full, 0);
  expect(marginal(belief.slots[2]!)).toEqual({ 4: 0.5, 5: 0.5 });
  const two = scene({
    seats: 2,
    objectives: [
      ['air', 4],
      ['E', 3],
    ],
  });
  expect(marginal(beliefOf(two, 0).belief.slots[2]!)).toEqual({ 4: 0.4, 5: 0.4, 6: 0.2 });
});

test.each(['young', 'chick'] as const)('%s: hands lie open, so only the objective is hidden', (mode) => {
  const { belief } = beliefOf(deal({ seats: 4, mode }).state, 1);
  expect(belief.slots.map(({ slot }) => slot.code)).toEqual(['slot.objective', 'slot.landmark', 'slot.biosphere']);
});

test('two seats: the other hand is all that is left, so every card has a certain holder', () => {
  const { belief } = beliefOf(deal({ seats: 2 }).state, 0);
  const cards = belief.slots.slice(3);
  expect(cards).toHaveLength(12 - 6);
  for (const slot of cards) expect(marginal(slot)).toEqual({ 1: 1 });
});

test('every marginal is what counting all worlds by the printed rules gives', () => {
  let compared = 0;
  for (const full of late)
    for (const seat of full.players.keys()) {
      const { view, belief } = beliefOf(full, seat);
      const worlds = worldsOf(view, 20_000);
      if (worlds === undefined) continue;
      for (const slot of belief.slots) {
        const shares = counted(slot.slot, worlds);
        expect(Object.keys(marginal(slot)).sort()).toEqual(Object.keys(shares).sort());
        for (const [value, probability] of Object.entries(marginal(slot)))
          expect(probability).toBeCloseTo(shares[value] ?? 0, 9);
        compared++;
      }
    }
  expect(compared).toBeGreaterThan(100);
});

test('every marginal is what redeal draws (χ²)', () => {
  for (const [index, full] of [deal({ seats: 3 }).state, deal({ seats: 4 }, 2).state, ...late.slice(0, 4)].entries()) {
    expect(full.finished).not.toBe(true);
    const { state, belief } = beliefOf(full, 0);
    const random = stream(index, 'test');
    const worlds = [
      ...repeat(2000, () => {
        anthropocene.redeal(state, 0, random);
        return anthropocene.encode(state, 'all');
      }),
    ];
    for (const slot of belief.slots)
      expectUniform(
        cellsOf(slot),
        worlds.map((world) => truth(slot.slot, world, 0)),
      );
  }
});
