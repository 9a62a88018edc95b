/**
 * Free actions of a go are offered in one order where others come to the same. No outcome is lost by that: every
 * end of a go that can be reached in any order can be reached in the order that is offered.
 */
import { expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { EveryChance } from '../../../src/core/every-chance.ts';
import type { StateJson } from '../../../src/engines/evolution/documents/schema.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { catalogs } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';
import { valueOf } from '../../support/results.ts';

const isMine = ({ turn, year, phase }: StateJson): boolean => turn === 0 && year === 1 && phase === 'feeding';

/** The same state as if no free action had been done: all orders are open. */
const forgotten = ({ go, ...rest }: StateJson): StateJson => ({
  ...rest,
  ...(go === undefined ? {} : { go: { ...go, lastFree: null } }),
});

const asOffered = (document: StateJson): StateJson => document;

const key = (document: StateJson): string => JSON.stringify(forgotten(document));

/** Every state after one action, whatever chance does. */
const successors = (document: StateJson): StateJson[] => {
  const list = new ActionList();
  evolution.legalActions(valueOf(evolution.decode(document, catalogs)), list);
  return list.toArray().flatMap((action) => {
    const chance = new EveryChance();
    const found: StateJson[] = [];
    do {
      const state = valueOf(evolution.decode(document, catalogs));
      evolution.apply(state, action, chance);
      found.push(evolution.encode(state, 'all'));
    } while (chance.advance());
    return found;
  });
};

/** Every state in which the go of seat 0 has ended. */
const endsOf = (given: StateJson, step: (document: StateJson) => StateJson): Set<string> => {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const open = [given];
  for (let document = open.pop(); document !== undefined; document = open.pop())
    for (const next of successors(document).map(step)) {
      if (!isMine(next)) ends.add(key(next));
      else if (!seen.has(JSON.stringify(next))) {
        seen.add(JSON.stringify(next));
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
  expect(endsOf(start, asOffered)).toEqual(endsOf(start, forgotten));
});

/** Ways through a go of seat 0, each order of actions counted. */
const waysOf = (document: StateJson, step: (document: StateJson) => StateJson): number =>
  isMine(document) ? successors(document).reduce((ways, next) => ways + waysOf(step(next), step), 0) : 1;

test('fewer orders are offered than there are', () => {
  const start = scene({ rows: ['A{Graz}, B{Graz}, C{Graz}, D', 'E'] });
  expect(waysOf(start, asOffered)).toBeLessThan(waysOf(start, forgotten));
});
