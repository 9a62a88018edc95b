import { describe, expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { fieldSources } from '../../../src/core/provenance.ts';
import { instructionAt, type Program, stepOf, WIDTH } from '../../../src/engines/kit/program.ts';
import type { Rows } from '../../../src/engines/natera/content/build.ts';
import { catalog } from '../../../src/engines/natera/content/catalog.ts';
import { Layout } from '../../../src/engines/natera/content/layout.ts';
import { simpleSteps } from '../../../src/engines/natera/content/nested.ts';
import { OPS } from '../../../src/engines/natera/content/ops.ts';
import type { Cost, Step } from '../../../src/engines/natera/content/steps.ts';
import { areaOf, NONE, tierOf } from '../../../src/engines/natera/content/tables.ts';
import { AREAS, GROWTH, SPACES, TYPES, ZONES } from '../../../src/engines/natera/content/terms.ts';
import { valueOf } from '../../support/results.ts';

const builtIn = valueOf(loadCatalogs(catalog)).all[0]!;
const { content } = builtIn;
const { program, locations, tribes, cards, specialists, boards } = content;
const rows: Rows = Object(catalog.builtIn[0]);

const total = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((sum, each) => sum + each, 0);
const rowOf = (id: string): number => locations.ids.indexOf(id);
const locationAt = (id: string) => rows.locations[rowOf(id)]!;

/** Paths, ops and operands of a row; operands that are instructions stand as paths. */
const listing = ({ code, places }: Program, id: string): string[] =>
  places.flatMap((place, index) => {
    if (place.id !== id) return [];
    const [op, ...operands] = code.slice(index * WIDTH, index * WIDTH + WIDTH);
    const name = Object.entries(OPS).find(([, number]) => number === op)![0];
    const pointing = { jump: 0, others: 0, order: 1, pay: 2 }[name];
    const shown = operands.map((each, field) => (field === pointing ? `@${places[each]!.path}` : each));
    return [[place.path, name, ...shown].join(' ')];
  });

describe('the built-in catalog', () => {
  test('has the rows of the box', () => {
    expect(builtIn.tables.map(({ name, content: table }) => [name, table.length])).toEqual([
      ['locations', 46],
      ['cards', 150],
      ['specialists', 40],
      ['objectives', 20],
      ['tribes', 12],
      ['boards', 10],
      ['discs', 4],
    ]);
  });

  test('says of effects of locations, objectives and tribes that they are printed, and of all else that it is ours', () => {
    const sourceOf = (table: string, index: number, field: string) =>
      fieldSources(builtIn.tables.find(({ name }) => name === table)!.content[index]!).get(field);
    for (const [index, { steps, bonus, cost }] of rows.locations.entries()) {
      expect(sourceOf('locations', index, 'tier')).toBe('rulebook');
      if (cost !== undefined) expect(sourceOf('locations', index, 'cost.amount')).toBe('rulebook');
      expect(sourceOf('locations', index, 'name')).toBe('house');
      if (steps[0]?.do === 'gain') expect(sourceOf('locations', index, 'steps.0.amount')).toBe('rulebook');
      if (bonus?.[0]?.do === 'gain')
        expect(sourceOf('locations', index, 'bonus.0.amount')).toBe(index === rowOf('ag2e') ? 'rulebook' : 'house');
    }
    for (const index of rows.objectives.keys()) expect(sourceOf('objectives', index, 'condition')).toBe('rulebook');
    for (const [index, { production }] of rows.tribes.entries()) {
      expect(sourceOf('tribes', index, 'french')).toBe('rulebook');
      expect(sourceOf('tribes', index, 'production.0.do'), production[0]?.do).toBe('rulebook');
      expect(sourceOf('tribes', index, 'tile.0.amount')).toBe('house');
    }
    for (const index of rows.boards.keys()) expect(sourceOf('boards', index, 'spaces.0.steps.0.do')).toBe('house');
  });

  test('has the pawns of the box: 11 leaders and 20 explorers, 2 and 4 of the mini-expansion (pages 3 and 13)', () => {
    const count = (column: Int8Array, nuclear: number) =>
      total(column.filter((_, row) => tribes.nuclear[row] === nuclear));
    expect([count(tribes.leaders, 0), count(tribes.explorers, 0)]).toEqual([11, 20]);
    expect([count(tribes.leaders, 1), count(tribes.explorers, 1)]).toEqual([2, 4]);
  });

  test('has one location of tier 3 in each zone that gives growth, and asks food of all that are coastal (page 11)', () => {
    const growing = rows.locations.filter(({ steps }) => steps.some((step) => step.do === 'growth'));
    expect(growing.map(({ area, tier }) => `${area} ${tier}`)).toEqual(ZONES.map((zone) => `${zone} 3`));
    for (const { area, tier, cost } of rows.locations)
      if (area === 'coastal') expect(cost).toEqual({ of: 'food', amount: tier === 3 ? 5 : 2 });
  });

  test('has the same number of cards and the same points as the house brief: base cards give none', () => {
    for (const { pile, points, pointsPer } of rows.cards)
      if (pile === 'base') expect([points, pointsPer]).toEqual([undefined, undefined]);
    expect(rows.cards.filter(({ pile }) => pile === 'base')).toHaveLength(80);
    expect(rows.cards.filter(({ nuclear }) => nuclear === true)).toHaveLength(10);
  });

  test('makes every objective possible that counts cards or specialists', () => {
    for (const { condition, least, type } of rows.objectives)
      if (condition === 'cards-of' && type !== undefined) {
        const mask = 1 << TYPES.indexOf(type);
        const base = cards.types.filter((types, card) => (types & mask) !== 0 && cards.nuclear[card] === 0);
        expect(base.length, type).toBeGreaterThanOrEqual(2 * least);
      }
    expect(specialists.price.filter((price) => price > 19).length).toBeGreaterThanOrEqual(8);
    expect(specialists.price.filter((price) => price < 20).length).toBeGreaterThanOrEqual(8);
    expect(total(specialists.plain)).toBeGreaterThanOrEqual(8);
    expect(new Set(specialists.points).size).toBeGreaterThanOrEqual(4);
  });

  test('has no two rows that differ by name alone', () => {
    const naming = ['id', 'name', 'french', 'source', 'rulebook', 'public', 'inferred', 'house', 'number', 'letter'];
    const dataOf = (row: object) => JSON.stringify(Object.entries(row).filter(([field]) => !naming.includes(field)));
    for (const { name, content: table } of builtIn.tables)
      expect(new Set(table.map(dataOf)).size, name).toBe(table.length);
  });
});

describe('tables', () => {
  test('put locations of the forest and of tier 1 on the board, each once, and tiles beside it', () => {
    for (let space = 0; space < SPACES; space++) {
      const row = locations.printed[space]!;
      if (tierOf(space) > 1) expect(row).toBe(NONE);
      else expect([locations.area[row], locations.tier[row]]).toEqual([areaOf(space), tierOf(space)]);
    }
    const tiles = [...locations.tier2, ...locations.tier3].flatMap((each) => [...each]);
    const printed = [...locations.printed].filter((row) => row !== NONE);
    expect([...tiles, ...printed].sort((left, right) => left - right)).toEqual([...locations.ids.keys()]);
    expect(locations.tier2.map(({ length }) => length)).toEqual([5, 5, 5, 5]);
    expect(locations.tier3.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  });

  test('know which locations copy others, and how many cards those take that draw none first', () => {
    const copying = locations.ids.filter((_, row) => locations.copies[row] === 1);
    expect(copying).toEqual(['mi2b', 'mi2e', 'mi3a', 'mi3b']);
    expect(locations.ids.filter((_, row) => locations.discards[row]! > 0)).toEqual(['ur2b', 'ur3b']);
    expect(locations.discards[rowOf('ur2b')]).toBe(2);
  });

  test('link spaces of a board both ways', () => {
    for (let side = 0; side < boards.ids.length; side++)
      for (let space = 0; space < GROWTH; space++)
        for (let other = 0; other < GROWTH; other++) {
          const links = (from: number, to: number) => (boards.links[side * GROWTH + from]! >> to) & 1;
          expect(links(space, other)).toBe(links(other, space));
        }
  });

  test('hold sets of cards that agree with their rows', () => {
    const has = (set: Int32Array, card: number) => ((set[card >> 5]! >> (card & 31)) & 1) === 1;
    for (const [card, { types, requires = [], pile, background }] of rows.cards.entries()) {
      const shown: readonly string[] = [...types, ...(requires.length > 0 ? ['prerequisite'] : [])];
      expect(TYPES.filter((_, type) => has(cards.ofType[type]!, card)).sort()).toEqual([...shown].sort());
      expect(has(cards.ofPile[pile === 'base' ? 0 : 1]!, card)).toBe(true);
      expect(cards.ofBackground.map((set) => has(set, card)).filter(Boolean)).toHaveLength(1);
      expect(has(cards.asksPresence, card)).toBe(requires.some(({ presence }) => presence !== undefined));
      expect(cards.start[card]! >= 0, background).toBe(rows.cards[card]!.steps !== undefined);
    }
  });

  test('begin the rules’ own programs at one instruction of their op', () => {
    for (const name of ['queue', 'claim', 'pick-tribe', 'turn', 'produce', 'rest-draw'] as const) {
      const start = content.builtIn[OPS[name]]!;
      expect(stepOf(program, start)).toEqual({ owner: 'built-in', id: name, path: '0' });
      expect(program.code[start * WIDTH]).toBe(OPS[name]);
    }
    expect(content.builtIn[OPS.gain]).toBe(NONE);
  });
});

describe('programs', () => {
  test('name every instruction once, and find it by its name', () => {
    for (const index of program.places.keys()) expect(instructionAt(program, stepOf(program, index))).toBe(index);
    expect(program.code).toHaveLength(program.places.length * WIDTH);
  });

  /** A row by itself. */
  const laid = (steps: readonly Step[], { cost, isFree = false }: { cost?: Cost; isFree?: boolean } = {}): string[] => {
    const layout = new Layout();
    if (isFree) layout.addFree('cards', 'x', steps);
    else layout.add('cards', 'x', steps, cost);
    return listing(layout.finish(), 'x');
  };
  const food: Step = { do: 'gain', resource: 'food', amount: 2 };
  const draw: Step = { do: 'draw', cards: 1, from: 'advanced' };

  test('begin with the price of the row', () => {
    expect(laid([food], { cost: { of: 'cards', amount: 1 } })).toEqual([
      'cost cost 6 1 0',
      '0 gain 3 2 0',
      'end end 0 0 0',
    ]);
  });

  test('lay down a price as an instruction that is passed over when it is not paid', () => {
    expect(laid([{ do: 'pay', cost: { of: 'energy', amount: 2 }, steps: [food], otherwise: [draw] }])).toEqual([
      '0 pay 5 2 @0.otherwise.0',
      '0.steps.0 gain 3 2 0',
      '0.steps.end jump @end 0 0',
      '0.otherwise.0 draw 1 2 0',
      'end end 0 0 0',
    ]);
  });

  test('lay down a choice as a table of jumps, each way ending behind it', () => {
    expect(laid([{ do: 'choose', from: [[food], [draw, draw]] }])).toEqual([
      '0 choose 2 0 0',
      '0.from.0 jump @0.from.0.0 0 0',
      '0.from.1 jump @0.from.1.0 0 0',
      '0.from.0.0 gain 3 2 0',
      '0.from.0.end jump @end 0 0',
      '0.from.1.0 draw 1 2 0',
      '0.from.1.1 draw 1 2 0',
      '0.from.1.end jump @end 0 0',
      'end end 0 0 0',
    ]);
  });

  test('lay down what others get as a body with an end of its own', () => {
    expect(laid([{ do: 'others', steps: [food] }, draw])).toEqual([
      '0 others @1 0 0',
      '0.steps.0 gain 3 2 0',
      '0.steps.end end 0 0 0',
      '1 draw 1 2 0',
      'end end 0 0 0',
    ]);
  });

  test('leave the order of a reward free, plain gains first (page 9)', () => {
    expect(laid([draw, food, { do: 'growth', tokens: 1 }], { isFree: true })).toEqual([
      '1 gain 3 2 0',
      'order order 2 @end 0',
      'order.0 jump @0 0 0',
      'order.2 jump @2 0 0',
      '0 draw 1 2 0',
      'order.0.end end 0 0 0',
      '2 growth 1 0 0',
      'order.2.end end 0 0 0',
      'end end 0 0 0',
    ]);
    expect(laid([draw, food], { isFree: true })).toEqual(['1 gain 3 2 0', '0 draw 1 2 0', 'end end 0 0 0']);
  });

  test('are plain where nothing but gains is left', () => {
    for (const [row, { steps, cost }] of rows.locations.entries()) {
      const isPlain = cost === undefined && steps.every((step) => step.do === 'gain');
      expect(content.plain[locations.start[row]!], locations.ids[row]).toBe(isPlain ? 1 : 0);
    }
  });

  test('say what the printed tables of locations say, at some of them (page 11)', () => {
    // Up and down in either order (ruling O26).
    expect(locationAt('mi1a').steps.map((step) => step.do)).toEqual(['draw', 'choose']);
    expect(listing(program, 'mi1a')[1]).toBe('1 choose 2 0 0');
    expect(listing(program, 'co3a')[1]).toBe('0 hire-free 18 0 0');
    expect(AREAS[locations.area[rowOf('co3a')]!]).toBe('coastal');
    expect(simpleSteps(locationAt('ag2a').steps)).toHaveLength(3);
  });
});
