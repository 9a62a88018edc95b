/**
 * Free actions of one go are legal in any order. A search tries one order where others come to the same, and loses nothing
 * by that: every end of a go that can be reached in any order can be reached in the order that it tries.
 */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import type { Action } from '../../../src/core/contract.ts';
import { EveryChance } from '../../../src/core/every-chance.ts';
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/evolution/documents/schema.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { effortFor } from '../../../src/mcts/effort.ts';
import { DEFAULT_PARAMS } from '../../../src/mcts/params.ts';
import { prove } from '../../../src/mcts/prove.ts';
import { reportActions } from '../../../src/mcts/report.ts';
import type { RootTable } from '../../../src/mcts/root.ts';
import { search } from '../../../src/mcts/run.ts';
import { catalogs } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';
import { valueOf } from '../../support/results.ts';

const isMine = ({ turn, year, phase }: StateJson): boolean => turn === 0 && year === 1 && phase === 'feeding';

/** A state in a go of seat 0, and the action that led there. */
interface Step {
  readonly document: StateJson;
  readonly last?: Action;
}

/** Which actions are tried. */
type Choose = (step: Step) => Action[];

const all: Choose = ({ document }) => {
  const list = new ActionList();
  evolution.legalActions(valueOf(evolution.decode(document, catalogs)), list);
  return list.toArray();
};

const pruned: Choose = ({ document, last }) => {
  const list = new ActionList();
  const state = valueOf(evolution.decode(document, catalogs));
  evolution.legalActions(state, list);
  if (last !== undefined) evolution.prune?.(state, last, list);
  return list.toArray();
};

/** Every state after one action, whatever chance does. */
const successors = (step: Step, choose: Choose): Step[] =>
  choose(step).flatMap((last) => {
    const chance = new EveryChance();
    const found: Step[] = [];
    do {
      const state = valueOf(evolution.decode(step.document, catalogs));
      evolution.apply(state, last, chance);
      found.push({ document: evolution.encode(state, 'all'), last });
    } while (chance.advance());
    return found;
  });

/** Every state in which the go of seat 0 has ended. */
const endsOf = (document: StateJson, choose: Choose): Set<string> => {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const open: Step[] = [{ document }];
  for (let step = open.pop(); step !== undefined; step = open.pop())
    for (const next of successors(step, choose)) {
      const key = JSON.stringify(next.document);
      const whole = choose === all ? key : `${next.last} ${key}`;
      if (!isMine(next.document)) ends.add(key);
      else if (!seen.has(whole)) {
        seen.add(whole);
        open.push(next);
      }
    }
  return ends;
};

test.each<readonly [string, Scene]>([
  ['grazers and sleepers', { rows: ['A{Graz}, B{Graz Hib}, C{Hib}', 'D'] }],
  ['two pirates and one victim', { rows: ['A{Pir}, B{Pir HBW}, C', 'D{HBW Para} 2/4'] }],
  ['pirates that rob each other', { rows: ['A{Pir HBW} 1/2, B{Pir HBW} 1/2', 'D{HBW Para} 1/4'] }],
  ['piracy that is shared', { rows: ['A{Pir Coop>B}, B{HBW Hib}, C{Graz}', 'D{HBW} 1/2'] }],
  ['piracy on the sharer', { rows: ['A{Pir}, B{Pir Coop>C}, C{HBW Para} 0/4', 'D{HBW} 1/2'] }],
  ['a pirate and a sleeping protector', { rows: ['A{Pir Symb>B}, B{Hib}, C{Graz}', 'D{HBW} 1/2'] }],
  ['a pirate that robs, or hibernates', { rows: ['A{Pir Hib}, B', 'D{HBW} 1/2'] }],
  ['births in either order', { rows: ['A{Pir Vivi} 1/2, B{Hib Vivi}', 'D{HBW} 1/2'], deckSize: 2 }],
  ['the last birth', { rows: ['A{Pir Vivi} 1/2, B{Hib Vivi}, C{Hib}', 'D{HBW} 1/2'], deckSize: 1 }],
  ['two births of sleepers', { rows: ['A{Hib Vivi}, B{Hib Vivi}, C', 'D'], deckSize: 2 }],
  ['one birth for two sleepers', { rows: ['A{Hib Vivi}, B{Hib Vivi}, C', 'D'], deckSize: 1 }],
  ['a pirate that depends on a pirate', { rows: ['A{Pir Symb>B}, B{Pir}, C', 'D{HBW} 1/2, E{HBW} 1/2'], bank: 0 }],
  ['grazing the last food', { rows: ['A{Graz}, B{Graz}, C', 'D'], bank: 2 }],
  ['a carnivore and a pirate with one prey', { rows: ['A{Carn}, B{Pir HBW} 0/2', 'D{HBW Carn} 2/3, E{HBW} 1/2'] }],
  ['a carnivore that sleeps', { rows: ['A{Carn Hib}, B{Graz}', 'D{Burr}, E{Run}'] }],
  [
    'fat as a free action',
    { rulings: { fat: 'free-action' }, rows: ['A{Fat! HBW}, B{Pir Fat!}, C{Graz}', 'D{HBW} 1/2'] },
  ],
  ['fat and births', { rulings: { fat: 'free-action' }, rows: ['A{Fat! Vivi} 1/2, B{Vivi Hib}, C', 'D'], deckSize: 2 }],
  ['fat and robbed friends', { rulings: { fat: 'free-action' }, rows: ['A{Fat! HBW}, B{Pir}, C{Coop>B}', 'D'] }],
  [
    'a go that may be ended at any time',
    { rulings: { eating: 'free' }, rows: ['A{Graz}, B{Pir}, C{Hib}', 'D{HBW} 1/2'] },
  ],
])('%s', (_name, given) => {
  const start = scene(given);
  expect(endsOf(start, pruned)).toEqual(endsOf(start, all));
});

/** A row of three animals with free actions to do, drawn by `index`. */
const drawn = (index: number): Scene => {
  const random = stream(index, 'test');
  const animal = (name: string, partner: string): string => {
    const of = (among: readonly string[]): string => among[random.below(among.length)]!;
    const traits = [
      of(['Graz', 'Hib', 'Pir', 'Pir HBW', 'Graz Pir', 'Hib Pir', 'Fat!', 'HBW']),
      of(['', '', '', 'Vivi', 'Carn', 'Para']),
      ...(partner === '' ? [] : [of(['', '', `Coop>${partner}`, `Comm>${partner}`, `Symb>${partner}`])]),
    ].filter((trait) => trait !== '');
    return `${name}{${traits.join(' ')}}`;
  };
  return {
    rows: [`${animal('A', 'B')}, ${animal('B', 'C')}, ${animal('C', '')}`, 'D{HBW Para} 2/4, E{HBW} 1/2'],
    bank: 1 + random.below(4),
    deckSize: 1 + random.below(3),
    rulings: {
      eating: random.below(2) === 0 ? 'free' : 'compulsory',
      fat: random.below(2) === 0 ? 'free-action' : 'main-action',
    },
  };
};

test.each(Array.from({ length: 20 }, (_, index) => index))('a row drawn by lot: %i', (index) => {
  const start = scene(drawn(index));
  expect(endsOf(start, pruned)).toEqual(endsOf(start, all));
});

/** Ways through a go of seat 0, each order of actions counted. */
const waysOf = (step: Step, choose: Choose): number =>
  isMine(step.document) ? successors(step, choose).reduce((ways, next) => ways + waysOf(next, choose), 0) : 1;

test('a new go begins the order anew', () => {
  const given = scene({ seats: 2, rows: ['A{Graz} 1/1, B{Graz} 1/1', 'C 1/1'], bank: 4 });
  const grazed = successors({ document: given }, all).find(({ document }) => document.bank === 3) ?? expect.fail();
  const again = successors(grazed, all).find(({ document }) => document.bank === 2) ?? expect.fail();
  expect(again.document.go?.acted).toBe(false);
  expect(pruned(again)).toEqual(all(again));
});

test('fewer orders are tried than are legal', () => {
  const document = scene({ rows: ['A{Graz}, B{Graz}, C{Graz}, D', 'E'] });
  expect(waysOf({ document }, pruned)).toBeLessThan(waysOf({ document }, all));
});

describe('a search in the middle of a go', () => {
  const { prune: _, ...unpruned } = evolution;
  // The last year, B has grazed: A may graze too, before or after its meal.
  const given = scene({
    rows: ['A{Graz}, B{Graz} 1/1 grazed, F{Pir HBW}', 'C 1/1, D{HBW} 1/2'],
    seats: 2,
    bank: 2,
    deckSize: 0,
  });
  const root = valueOf(evolution.decode(given, catalogs));
  const legal = all({ document: given });

  test('answers for every legal action, in whatever order it comes', () => {
    const table = search({ game: evolution, root, seat: 0 }, effortFor({ visits: 200, proof: 0 }), 'orders', () => 0);
    expect(table.actions).toEqual(legal);
    expect(Math.min(...table.visits)).toBeGreaterThan(0);
  });

  test('values every one as if all orders were tried', () => {
    const about = { root, seat: 0, params: { ...DEFAULT_PARAMS, proof: 1_000_000 } };
    const some = prove({ ...about, game: evolution }) ?? expect.fail('nothing is proved');
    const every = prove({ ...about, game: unpruned }) ?? expect.fail('nothing is proved');
    const worths = (table: RootTable) => reportActions(table, evolution, 0).map(({ action, value }) => [action, value]);
    expect(worths(some)).toEqual(worths(every));
  });
});
