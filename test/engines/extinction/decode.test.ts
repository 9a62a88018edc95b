/** What contradicts itself in a document of Extinction is refused, all of it at once and each in its place. */
import { describe, expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { extinction } from '../../../src/engines/extinction/index.ts';
import { base, type Json } from '../../support/extinction/spoilt.ts';
import { faultLines, valueOf } from '../../support/results.ts';

const catalogs = valueOf(loadCatalogs(extinction.catalog));

const decode = (json: Json) => extinction.decode(json, catalogs);

/** What is spoilt, how, and the faults that it makes. */
const CASES: readonly (readonly [string, (json: Json) => void, readonly string[]])[] = [
  [
    'a year that is not there',
    (json) => {
      json.year = 12;
    },
    ['/votes missing-field', '/year no-such-year'],
  ],
  [
    'sixteen animals',
    (json) => {
      json.animals[0]!.animals = 14;
    },
    ['/animals too-many-animals'],
  ],
  ['a space twice', (json) => void json.animals.push({ row: 5, column: 5, animals: 1 }), ['/animals/2 space-twice']],
  ['a tile on an animal', (json) => void json.tiles.push({ row: 2, column: 2 }), ['/tiles/1 tile-on-animal']],
  [
    'more tiles than the level has',
    (json) => {
      json.tiles = [1, 3, 4, 6].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => ({ row, column })));
    },
    ['/tiles too-many-tiles'],
  ],
  [
    'one animal in a game that goes on',
    (json) => {
      json.animals = [{ row: 1, column: 2, animals: 1 }];
    },
    ['/ending not-finished'],
  ],
  [
    'a herd in a game lost for want of one',
    (json) => {
      json.ending = 'population';
    },
    ['/animals too-many-animals'],
  ],
  [
    'tiles in a game lost for want of them',
    (json) => {
      json.ending = 'tiles';
    },
    ['/tiles tiles-left'],
  ],
  [
    'a vote won too early',
    (json) => {
      json.ending = 'won-first-vote';
    },
    ['/ending not-finished', '/votes missing-field', '/votes too-few-votes', '/year wrong-year'],
  ],
  [
    'votes before there was one',
    (json) => {
      json.votes = [];
    },
    ['/votes no-vote-yet'],
  ],
  [
    '26 M$',
    (json) => {
      json.team[0]!.money = 25 + 1 - json.team[1]!.money - json.team[2]!.money;
    },
    ['/team too-much-money'],
  ],
  [
    '26 cubes',
    (json) => {
      for (const [slot, each] of json.ambassadors.entries())
        Object.assign(each, { revealed: true, cubes: slot < 2 ? 5 : 4 });
    },
    ['/ambassadors too-many-cubes'],
  ],
  [
    'a cube on a hidden ambassador',
    (json) => void Object.assign(json.ambassadors[0]!, { revealed: false, cubes: 1 }),
    ['/ambassadors/0/cubes face-down'],
  ],
  [
    'a wrong back',
    (json) => {
      json.ambassadors[0]!.back = 'grey';
    },
    ['/ambassadors/0/back wrong-back'],
  ],
  [
    'an ambassador of another back',
    (json) => {
      json.ambassadors[5]!.id = 'brazil';
    },
    ['/ambassadors/5/id wrong-back'],
  ],
  [
    'an ambassador twice',
    (json) => {
      json.ambassadors[1]!.id = json.ambassadors[0]!.id;
    },
    ['/ambassadors/1/id card-twice'],
  ],
  [
    'a role twice',
    (json) => {
      json.team[1]!.role = 'lawyer';
    },
    ['/team/1/ability no-such-ability', '/team/1/role role-twice', '/team/1/role wrong-role'],
  ],
  [
    'an ability of another role',
    (json) => {
      json.team[2]!.ability = 'stay';
    },
    ['/team/2/ability no-such-ability'],
  ],
  [
    'a role to act that has not begun its turn',
    (json) => {
      json.team[json.current]!.acted = false;
    },
    ['acted wrong-turn'],
  ],
  ['two dice', (json) => void json.team[0]!.dice.pop(), ['/team/0/dice dice-count']],
  [
    'a die on a card of the hand',
    (json) => {
      json.team[1]!.dice[0]!.on = 'philanthropist/endowment/2';
    },
    ['/team/1/dice/0/on not-available'],
  ],
  [
    'a die no higher than another',
    (json) => {
      for (const place of [0, 1]) json.team[place]!.dice[1]!.on = 'relocate';
    },
    ['/team/1/dice/1/value die-too-low'],
  ],
  [
    'a die beside an own one',
    (json) => {
      for (const die of [0, 2]) json.team[2]!.dice[die]!.on = 'plan';
    },
    ['/team/2/dice/2 own-die'],
  ],
  [
    'a die taken back by another role',
    (json) => {
      json.team[(json.current + 1) % 3]!.dice[0]!.returned = true;
    },
    ['returned wrong-turn'],
  ],
  [
    'a card in two places',
    (json) => void json.team[0]!.discards.push(json.team[0]!.deck![0]!),
    ['/team/0/deck/0 card-twice'],
  ],
  [
    'a card of another deck',
    (json) => void json.team[0]!.discards.push('home-range'),
    [`/team/0/discards/${base().team[0]!.discards.length} no-such-card`],
  ],
  [
    'a card that is nowhere',
    (json) => {
      json.team[0]!.deck!.shift();
      json.team[0]!.deckSize = json.team[0]!.deck!.length;
    },
    ['/team/0 card-missing'],
  ],
  [
    'an effect card too many',
    (json) => void json.effectDiscards.push('poachers', 'poachers', 'poachers', 'poachers'),
    ['card-twice'],
  ],
  ['an effect of another deck', (json) => void json.effectDiscards.push('shark'), ['no-such-effect']],
  [
    'a card foreseen that lies elsewhere',
    (json) => {
      json.foreseen = ['face-to-face', 'face-to-face', 'face-to-face', 'face-to-face'];
    },
    ['wrong-card'],
  ],
  [
    'an immediate effect resolved between turns',
    (json) => {
      json.shown = json.effectDeck!.find((id) => id === 'poachers')!;
    },
    ['card-twice'],
  ],
  [
    'no role in the middle of a game',
    (json) => void Object.assign(json.team[1]!, { role: null, ability: null }),
    ['/team/1/ability missing-field', '/team/1/role missing-field'],
  ],
  [
    'an empty pile where its last tile loses',
    (json) => {
      json.options.rulings = { emptyPile: 'last-tile' };
      json.tiles = [1, 3, 4].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => ({ row, column }))).slice(0, 16);
    },
    ['/ending not-finished'],
  ],
  [
    'two cubes where one is the most',
    (json) => {
      json.options.rulings = { moreCubes: 'refused' };
      Object.assign(json.ambassadors[0]!, { revealed: true, cubes: 2 });
      for (const each of json.ambassadors.slice(1)) Object.assign(each, { revealed: false, cubes: 0 });
    },
    ['/ambassadors/0/cubes too-many-cubes'],
  ],
  [
    'an empty effect deck where it is never empty',
    (json) => {
      json.options.rulings = { reshuffle: 'when-empty' };
      json.effectDiscards.push(...(json.effectDeck ?? []));
      Object.assign(json, { effectDeck: [], effectDeckSize: 0, foreseen: [] });
    },
    ['/effectDiscards not-shuffled'],
  ],
  ['a fourth player', (json) => void json.team.push(json.team[0]!), ['/team role-count']],
  [
    'a viewer who is not there',
    (json) => {
      json.viewer = 4;
    },
    ['/viewer no-such-seat'],
  ],
  [
    'an unknown scenario',
    (json) => {
      json.options.scenario = 'whale';
    },
    ['/options/scenario unknown-scenario'],
  ],
];

describe('a document is refused with', () => {
  test.each(CASES)('%s', (_name, spoil, faults) => {
    const json = base();
    spoil(json);
    const lines = faultLines(decode(json));
    for (const wanted of faults) expect(lines.join('; ')).toContain(wanted);
    expect(lines.every((line) => faults.some((wanted) => line.includes(wanted.replace(/^\S+ /, ''))))).toBe(true);
  });

  test('all that is wrong with it at once', () => {
    const json = base();
    json.animals[0]!.animals = 14;
    json.ambassadors[0]!.back = 'grey';
    json.team[0]!.dice.pop();
    json.team[1]!.discards.push('home-range');
    expect(faultLines(decode(json)).map((line) => line.split(' ')[1])).toEqual([
      'wrong-back',
      'too-many-animals',
      'dice-count',
      'no-such-card',
    ]);
  });
});
