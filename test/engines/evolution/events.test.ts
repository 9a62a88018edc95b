/** What is told at the table: nothing that all see may happen in silence. */
import { expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { say } from '../../../src/core/text.ts';
import type { ActionJson } from '../../../src/engines/evolution/documents/schema.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { DEFAULT_PARAMS } from '../../../src/mcts/params.ts';
import { convert, graze, hibernate, piracy, specialize, takeShell } from '../../support/evolution/moves.ts';
import { deal, isOver, play } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';

/** What was told of an action, by code, with what it says. */
const told = (given: Scene, action: ActionJson): unknown[] => {
  const game = play(scene(given));
  game.actOnly(action);
  return game.events.map(({ code, params }) => [code, params]);
};

test.each<[string, Scene, ActionJson, unknown[]]>([
  ['grazing', { rows: ['A{Graz}', 'B'] }, graze('A'), ['event.grazed', { animal: 1 }]],
  ['hibernation', { rows: ['A{Hib}', 'B'] }, hibernate('A'), ['event.hibernated', { animal: 1 }]],
  ['piracy', { rows: ['A{Pir}', 'B{HBW} 1/2'] }, piracy('A', 'B'), ['event.robbed', { animal: 1, from: 2 }]],
  ['stored fat', { rows: ['A{Fat!} 0/1', 'B'] }, convert('A', 1), ['event.fat-converted', { animal: 1, amount: 1 }]],
  ['a specialization', { rows: ['A{SpecA}', 'B'] }, specialize('A'), ['event.specialized', { animal: 1 }]],
  ['a Shell', { rows: ['A', 'B'], centre: ['shell'] }, takeShell('A'), ['event.shell-taken', { animal: 1 }]],
])('%s is told before what it sets off', (_, given, action, event) => {
  expect(told(given, action)[0]).toEqual(event);
});

test.each([1, 2, 3, 4])('game %i at random: only refusals are silent, and meals that may yet be ambushed', (seed) => {
  const game = deal({ seats: 4 }, seed);
  const random = stream(seed, 'test');
  const silent = new Set<string>();
  while (!isOver(game)) {
    const legal = game.legal();
    const action = legal[random.below(legal.length)]!;
    const before = game.events.length;
    game.actOnly(action);
    if (game.events.length === before) silent.add(action.type);
  }
  expect([...silent].filter((type) => type !== 'pass' && type !== 'eat')).toEqual([]);
});

test.each([
  [1, 0, 'L’animal 2 reçoit 1 jeton de nourriture.'],
  [0, 2, 'L’animal 2 reçoit 2 jetons de graisse.'],
  [2, 1, 'L’animal 2 reçoit 2 jetons de nourriture et 1 jeton de graisse.'],
])('%i food and %i fat are counted in French', (eaten, stored, line) => {
  expect(say(evolution.phrases.fr, { code: 'event.fed', params: { animal: 2, eaten, stored } })).toBe(line);
});

test('what playouts tell of animals is told of this year, at whose end they are cut', () => {
  expect(DEFAULT_PARAMS.phases).toBe(1);
  const params = { animal: 3, seat: 1 };
  for (const code of ['metric.animals', 'watch.survives', 'watch.lost']) {
    expect(say(evolution.phrases.en, { code, params })).toContain('year');
    expect(say(evolution.phrases.fr, { code, params })).toContain('année');
  }
});
