/** What Evolution tells people: what happened, and what passing means. */
import { describe, expect, test } from 'vitest';
import { say } from '../../../src/core/text.ts';
import type { ActionJson } from '../../../src/engines/evolution/documents/schema.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { PASS } from '../../../src/engines/evolution/rules/actions.ts';
import {
  attack,
  change,
  convert,
  eat,
  graze,
  hibernate,
  piracy,
  specialize,
  takeShell,
} from '../../support/evolution/moves.ts';
import { catalogs, play } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';
import { valueOf } from '../../support/results.ts';

type Given = Parameters<typeof scene>[0];

const told = (given: Given, action: ActionJson): string[] => {
  const game = play(scene(given));
  game.actOnly(action);
  return game.events.map((event) => say(evolution.phrases.en, event));
};

describe('every action of a go is told', () => {
  const rows = (row: string): Given => ({ rows: [row, 'B{HBW} 1/2'] });

  test.each<[name: string, given: Given, action: ActionJson, lines: string[]]>([
    ['grazing', rows('A{Graz}'), graze('A'), ['Animal 1 grazes: one food less in the bank.']],
    ['hibernation', rows('A{Hib}'), hibernate('A'), ['Animal 1 hibernates.']],
    ['piracy', rows('A{Pir}'), piracy('A', 'B'), ['Animal 1 takes a food from animal 2.', 'Animal 1 gets 1 food.']],
    ['fat', rows('A{Fat!}'), convert('A', 1), ['Animal 1 turns 1 stored fat into food.']],
    ['a meal', rows('A'), eat('A'), ['Animal 1 gets 1 food.']],
    [
      'a Specialization',
      rows('A{SpecA}'),
      specialize('A'),
      ['Animal 1 uses its Specialization.', 'Animal 1 gets 1 food.'],
    ],
    [
      'Metamorphose',
      rows('A{Meta Camo}'),
      change('A', 'Camo'),
      ['Animal 1 metamorphoses.', 'Animal 1 gets 1 food.', 'Animal 1 loses Camouflage.'],
    ],
    ['a Shell', { ...rows('A'), centre: ['shell'] }, takeShell('A'), ['Animal 1 gets a Shell from the centre.']],
    [
      'an attack',
      { rows: ['A{Carn}', 'B{Pois}'] },
      attack('A', 'B'),
      ['Animal 1 attacks animal 2.', 'Animal 1 eats animal 2.', 'Animal 1 is poisoned.', 'Animal 1 gets 2 food.'],
    ],
  ])('%s', (_, given, action, lines) => {
    expect(told(given, action).slice(0, lines.length)).toEqual(lines);
  });
});

describe('what passing means', () => {
  const passing = (given: Omit<Scene, 'rows'>): string => {
    const state = valueOf(evolution.decode(scene({ rows: ['A{Carn} 2/2, C{Graz} 1/1', 'B'], ...given }), catalogs));
    return say(evolution.phrases.en, evolution.describe(state, PASS));
  };

  test.each<[given: Omit<Scene, 'rows'>, words: string]>([
    [{}, 'Pass; another go comes when another player acts'],
    [{ rulings: { passing: 'final' } }, 'Pass: this year only eat where it is compulsory'],
  ])('%j', (given, words) => {
    expect(passing(given)).toBe(words);
  });
});
