/** Who sees what: rulebook pages 4 and 10; section 9 of the rules. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { MODES } from '../../../src/engines/anthropocene/rules/options.ts';
import { deal, play, playOut } from '../../support/anthropocene/play.ts';

const SEATS = [2, 3, 4];
const cases = SEATS.flatMap((seats) => MODES.map((mode) => [mode, seats] as const));

describe.each(cases)('%s, %i seats', (mode, seats) => {
  const game = deal({ seats, mode });
  const open = mode === 'young' || mode === 'chick';

  test('own objective: hidden from its owner, open to all others', () => {
    for (const [seat, view] of game.views.entries())
      for (const [other, { landmark, biosphere }] of view.players.entries())
        expect([landmark, biosphere]).toEqual(
          other === seat ? [null, null] : [game.state.players[other]?.landmark, game.state.players[other]?.biosphere],
        );
  });

  test(open ? 'all hands are open' : 'only the own hand is open', () => {
    for (const [seat, view] of game.views.entries())
      for (const [other, { hand }] of view.players.entries())
        expect(hand).toEqual(open || other === seat ? game.state.players[other]?.hand : null);
  });
});

test('a full state hides nothing', () => {
  const { state } = deal({ seats: 4 });
  expect(state.viewer).toBe('all');
  for (const { hand, landmark, biosphere } of state.players) expect([hand, landmark, biosphere]).not.toContain(null);
});

test('P6: whole stacks are open to everyone', () => {
  for (const state of playOut(deal({ seats: 3 }).state, stream('stacks', 'test')))
    for (const view of play(state).views) expect(view.grid).toEqual(state.grid);
});

test('ice, sky, generation and first seat are open to everyone', () => {
  for (const state of playOut(deal({ seats: 3, mode: 'chick' }).state, stream('open', 'test')))
    for (const { ice, sky, generation, firstSeat } of play(state).views)
      expect({ ice, sky, generation, firstSeat }).toEqual({
        ice: state.ice,
        sky: state.sky,
        generation: state.generation,
        firstSeat: state.firstSeat,
      });
});

test('at the end all objectives are revealed', () => {
  const last = playOut(deal({ seats: 3, mode: 'chick' }).state, stream('reveal', 'test')).at(-1)!;
  for (const view of play(last).views)
    expect(view.players.map(({ landmark, biosphere }) => [landmark, biosphere])).toEqual(
      last.players.map(({ landmark, biosphere }) => [landmark, biosphere]),
    );
});
