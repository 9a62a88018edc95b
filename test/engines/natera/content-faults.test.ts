import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/core/catalog.ts';
import { catalog } from '../../../src/engines/natera/content/catalog.ts';
import { faultLines, valueOf } from '../../support/results.ts';

const [house] = catalog.builtIn;

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (table: string): readonly Row[] => Object(house)[table];
const indexOf = (table: string, id: string): number => rowsOf(table).findIndex((row) => row['id'] === id);

/** The built-in document with a row that is changed; fields that are undefined are left out. */
const withRow = (table: string, id: string, fields: Row): unknown => {
  const document = structuredClone(Object(house));
  const at = indexOf(table, id);
  const row = { ...document[table][at], ...fields };
  document[table][at] = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
  return document;
};

const load = (document: unknown) => loadCatalog(catalog, document);
const linesOf = (table: string, id: string, fields: Row): string[] => faultLines(load(withRow(table, id, fields)));
const at = (table: string, id: string): string => `/${table}/${indexOf(table, id)}`;

const food = { do: 'gain', resource: 'food', amount: 2 };
const growth = { do: 'growth', tokens: 1 };
const copyAny = { do: 'copy', of: 'any', locations: 1 };
const redeploy = { do: 'redeploy' };

/** What a card has beside its names, its price and where it lies. */
const bare = {
  requires: undefined,
  types: [],
  background: 'immediate',
  cost: undefined,
  steps: [food],
  on: undefined,
  discount: undefined,
  points: undefined,
  pointsPer: undefined,
  source: 'house',
  rulebook: undefined,
};
const ID = String(rowsOf('cards')[20]?.['id']);
const CARD = at('cards', ID);
const card = (fields: Row) => linesOf('cards', ID, { ...bare, ...fields });

test('a card of the form that these tests begin with has no faults', () => {
  valueOf(load(withRow('cards', ID, bare)));
});

describe('a card is refused when', () => {
  const cases: readonly (readonly [name: string, fields: Row, lines: readonly string[]])[] = [
    ['it is immediate and gives nothing', { steps: undefined }, [`${CARD} does-nothing`]],
    ['it is immediate and waits', { on: { hire: true } }, [`${CARD}/on not-passive`]],
    [
      'it produces and has a discount',
      { background: 'production', discount: { on: 'hire', of: 'food', by: 1 } },
      [`${CARD}/discount not-passive`],
    ],
    ['its cost is not that of an ability', { cost: { of: 'food', amount: 1 } }, [`${CARD}/cost not-an-ability`]],
    [
      'it is passive and has a cost',
      { ...{ background: 'passive', on: { hire: true } }, cost: { of: 'food', amount: 1 } },
      [`${CARD}/cost not-an-ability`],
    ],
    ['it is passive and nothing fires its steps', { background: 'passive' }, [`${CARD}/steps no-trigger`]],
    ['it waits for nothing', { background: 'passive', steps: undefined }, [`${CARD} does-nothing`]],
    [
      'what it waits for does nothing',
      { background: 'passive', steps: undefined, on: { hire: true } },
      [`${CARD}/on no-steps`],
    ],
    [
      'its discount is in what is no price',
      { background: 'passive', steps: undefined, discount: { on: 'colony', of: 'food', by: 1 } },
      [`${CARD}/discount/of not-its-price`],
    ],
    ['it is of the type science and gives no growth', { types: ['science'] }, [`${CARD} no-growth`]],
    [
      'it is of the type science and others have the growth',
      { types: ['science'], steps: [{ do: 'others', steps: [growth] }] },
      [`${CARD} no-growth`],
    ],
    [
      'a prerequisite asks for two things',
      { requires: [{ presence: 'urban', authority: 'urban' }] },
      [`${CARD}/requires/0 one-thing`],
    ],
    ['a level is missing', { requires: [{ authority: 'urban' }] }, [`${CARD}/requires/0 no-least`]],
    ['presence has a level', { requires: [{ presence: 'urban', least: 2 }] }, [`${CARD}/requires/0/least no-measure`]],
    [
      'it moves a pawn while none is on the board',
      { background: 'production', steps: [redeploy] },
      [`${CARD}/steps no-pawns`],
    ],
    [
      'its production begins two that could copy it',
      { background: 'production', steps: [{ do: 'copy-production' }, { do: 'copy-production' }] },
      [`${CARD}/steps spreads`],
    ],
    [
      'it copies when a pawn is deployed',
      { background: 'passive', on: { deploy: 'anywhere' }, steps: [copyAny] },
      [`${CARD}/steps fires-itself`],
    ],
    [
      'it discards when cards are discarded',
      { background: 'passive', on: { discard: true }, steps: [{ do: 'discard', cards: 1 }] },
      [`${CARD}/steps fires-itself`],
    ],
    [
      'it is paid in cards when cards are discarded',
      {
        background: 'passive',
        on: { discard: true },
        steps: [{ do: 'pay', cost: { of: 'cards', amount: 1 }, steps: [food] }],
      },
      [`${CARD}/steps fires-itself`],
    ],
    ['it is an ability for nothing', { background: 'ability' }, [`${CARD}/steps endless`]],
    [
      'it is an ability that gives back what it costs, in one way',
      {
        background: 'ability',
        cost: { of: 'food', amount: 2 },
        steps: [
          {
            do: 'choose',
            from: [
              [growth],
              [
                { do: 'gain-any', amount: 1 },
                { ...food, amount: 1 },
              ],
            ],
          },
        ],
      },
      [`${CARD}/steps endless`],
    ],
    [
      'it is an ability that draws the cards it costs',
      {
        background: 'ability',
        cost: { of: 'cards', amount: 1 },
        steps: [{ do: 'draw', cards: 1, from: 'base' }],
      },
      [`${CARD}/steps endless`],
    ],
    [
      'a step within a choice moves a token nowhere',
      { steps: [{ do: 'choose', from: [[food], [{ do: 'authority', track: 'any', by: 0 }]] }] },
      [`${CARD}/steps/0/from/1/0/by does-nothing`],
    ],
    [
      'nothing depends on a price',
      { steps: [{ do: 'others', steps: [{ do: 'pay', cost: { of: 'food', amount: 1 }, steps: [] }] }] },
      [`${CARD}/steps/0/steps/0 does-nothing`],
    ],
  ];
  test.each(cases)('%s', (_, fields, lines) => {
    expect(card(fields)).toEqual(lines);
  });
});

describe('an ability is accepted', () => {
  const cases: readonly (readonly [name: string, fields: Row])[] = [
    [
      'for nothing where its steps ask a price',
      { steps: [{ do: 'pay', cost: { of: 'food', amount: 1 }, steps: [food] }] },
    ],
    ['for nothing where growth tokens are its bound', { steps: [growth] }],
    ['for less than it costs', { cost: { of: 'food', amount: 3 }, steps: [food] }],
  ];
  test.each(cases)('%s', (_, fields) => {
    valueOf(load(withRow('cards', ID, { ...bare, background: 'ability', ...fields })));
  });
});

test('a specialist is refused when its ability gives back its energy', () => {
  const id = String(rowsOf('specialists')[3]?.['id']);
  const ability = { energy: 2, steps: [{ do: 'gain', resource: 'energy', amount: 2 }] };
  expect(linesOf('specialists', id, { ability })).toEqual([`${at('specialists', id)}/ability/steps endless`]);
});

describe('a location is refused when', () => {
  const two = { ...copyAny, locations: 2 };
  const cases: readonly (readonly [name: string, id: string, fields: Row, lines: readonly string[]])[] = [
    ['a colony could be in the forest', 'fo1', { bonus: [food] }, [`${at('locations', 'fo1')}/bonus no-colonies`]],
    [
      'a colony there gives nothing',
      'ur1a',
      { bonus: undefined, house: undefined },
      [`${at('locations', 'ur1a')} no-bonus`],
    ],
    [
      'a bonus leads on',
      'ur1a',
      { bonus: [{ do: 'colony-bonus', of: 'own', colonies: 1 }] },
      [`${at('locations', 'ur1a')}/bonus leads-on`],
    ],
    ['tier 1 copies', 'ur1a', { steps: [copyAny] }, [`${at('locations', 'ur1a')}/steps leads-on`]],
    ['it copies two that may copy it', 'mi3b', { steps: [two] }, [`${at('locations', 'mi3b')}/steps spreads`]],
    [
      'others copy what may copy it',
      'mi3b',
      { steps: [{ do: 'others', steps: [copyAny] }] },
      [`${at('locations', 'mi3b')}/steps spreads`],
    ],
    [
      'it is of a tier that has its number',
      'mi3b',
      { tier: 2 },
      ['/locations location-count', '/locations location-count'],
    ],
    ['it has the id of another', 'mi3b', { id: 'mi3a' }, [`${at('locations', 'mi3b')}/id id-twice`]],
  ];
  test.each(cases)('%s', (_, id, fields, lines) => {
    expect(linesOf('locations', id, fields)).toEqual(lines);
  });

  test('its copies stand in two ways, and are taken one at a time: that is allowed', () => {
    const steps = [
      { do: 'choose', from: [[copyAny], [redeploy, food]] },
      { do: 'copy', of: 'tier-1', locations: 2 },
    ];
    valueOf(load(withRow('locations', 'mi3b', { steps })));
  });
});

describe('an objective is refused when', () => {
  const cases: readonly (readonly [name: string, id: string, fields: Row, lines: readonly string[]])[] = [
    ['its number is there already', 'a2', { number: 1 }, [`${at('objectives', 'a2')}/number number-twice`]],
    ['it counts cards of no type', 'c1', { type: undefined }, [`${at('objectives', 'c1')} no-type`]],
    ['it counts specialists as cards', 'c1', { type: 'specialist' }, [`${at('objectives', 'c1')}/type not-a-card`]],
    ['it has a type and counts none', 'b1', { type: 'science' }, [`${at('objectives', 'b1')}/type not-by-type`]],
    ['it names no zones', 'b2', { zones: undefined }, [`${at('objectives', 'b2')} no-zones`]],
    ['it names zones for nothing', 'b1', { zones: ['urban'] }, [`${at('objectives', 'b1')}/zones not-by-zone`]],
    ['its column is not whole', 'd2', { least: 4 }, [`${at('objectives', 'd2')}/least wrong-least`]],
  ];
  test.each(cases)('%s', (_, id, fields, lines) => {
    expect(linesOf('objectives', id, fields)).toEqual(lines);
  });
});

describe('a tribe is refused when', () => {
  const bears = at('tribes', 'bears');
  const moles = at('tribes', 'moles');
  const cases: readonly (readonly [name: string, id: string, fields: Row, lines: readonly string[]])[] = [
    ['it has no pawns', 'bears', { leaders: 0 }, [`${bears} no-pawns`]],
    [
      'its start asks for a choice',
      'bears',
      { start: [{ do: 'gain-any', amount: 1 }] },
      [`${bears}/start not-resources`],
    ],
    ['its trigger has no steps', 'bears', { steps: undefined }, [`${bears}/on no-steps`]],
    ['its steps have no trigger', 'bears', { on: undefined }, [`${bears}/steps no-trigger`]],
    ['others join what has no such trigger', 'bears', { joiner: [food] }, [`${bears}/joiner no-trigger`]],
    ['a joiner copies on', 'moles', { joiner: [copyAny] }, [`${moles}/steps fires-itself`]],
    ['its production moves pawns', 'moles', { production: [redeploy] }, [`${moles}/production no-pawns`]],
    [
      'its discount is not in food',
      'reptiles',
      { discount: { on: 'hire', of: 'energy', by: 2 } },
      [`${at('tribes', 'reptiles')}/discount/of not-its-price`],
    ],
  ];
  test.each(cases)('%s', (_, id, fields, lines) => {
    expect(linesOf('tribes', id, fields)).toEqual(lines);
  });
});

describe('a board is refused when', () => {
  const board = at('boards', 'board-1a');
  const row = rowsOf('boards')[indexOf('boards', 'board-1a')]!;
  const spaces = (place: number, space: Row) => ({ spaces: Object(row['spaces']).with(place, space) });
  const links: readonly (readonly number[])[] = Object(row['links']);
  const cases: readonly (readonly [name: string, fields: Row, lines: readonly string[]])[] = [
    ['a space of the bottom row gives points alone', spaces(1, { points: 2 }), [`${board}/spaces/1 no-production`]],
    [
      'a space of the bottom row costs something',
      spaces(1, { cost: { of: 'food', amount: 1 }, steps: [food] }),
      [`${board}/spaces/1/cost bottom-cost`],
    ],
    ['a space of the bottom row moves pawns', spaces(0, { steps: [redeploy] }), [`${board}/spaces/0/steps no-pawns`]],
    ['a space gives nothing', spaces(4, { cost: { of: 'food', amount: 1 } }), [`${board}/spaces/4 does-nothing`]],
    ['a link leads back', { links: [...links, [4, 4]] }, [`${board}/links/${links.length} to-itself`]],
    [
      'a link is there the other way',
      { links: [...links, [...links[0]!].reverse()] },
      [`${board}/links/${links.length} link-twice`],
    ],
    [
      'spaces are out of reach',
      { links: links.filter((link) => link.every((end) => end <= 12)) },
      [13, 14, 15].map(() => `${board}/links out-of-reach`),
    ],
    ['its side is that of another', { side: 'b' }, [`${at('boards', 'board-1b')}/side side-twice`]],
  ];
  test.each(cases)('%s', (_, fields, lines) => {
    expect(linesOf('boards', 'board-1a', fields)).toEqual(lines);
  });
});

describe('a document is refused when', () => {
  const without = (table: string, keep: (row: Row, index: number) => boolean) => ({
    ...Object(house),
    [table]: rowsOf(table).filter(keep),
  });
  const cases: readonly (readonly [name: string, document: unknown, lines: readonly string[]])[] = [
    ['too few cards can be drawn', without('cards', (row) => row['pile'] === 'base'), ['/cards too-few-cards']],
    ['the river cannot be filled', without('specialists', (_, index) => index < 4), ['/specialists too-few']],
    ['four seats cannot choose', without('tribes', (_, index) => index > 3), ['/tribes too-few-tribes']],
  ];
  test.each(cases)('%s', (_, document, lines) => {
    expect(faultLines(load(document))).toEqual(lines);
  });

  test('its programs are too long for the machine', () => {
    const way = Array(4).fill({
      do: 'pay',
      cost: { of: 'food', amount: 1 },
      steps: Array(4).fill(food),
      otherwise: Array(4).fill(food),
    });
    const steps = Array(6).fill({ do: 'choose', from: Array(4).fill(way) });
    const document = { ...Object(house), cards: rowsOf('cards').map((row) => ({ ...row, ...bare, steps })) };
    expect(faultLines(load(document))).toEqual([' too-long']);
  });

  test('several things are wrong: all are told at once', () => {
    const document = Object(withRow('cards', ID, { ...bare, types: ['science'] }));
    const both = { ...document, tribes: rowsOf('tribes').slice(4) };
    expect(faultLines(load(both))).toEqual([`${CARD} no-growth`, '/tribes too-few-tribes']);
  });
});
