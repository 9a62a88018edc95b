import { describe, expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { catalog } from '../../../src/engines/extinction/content/catalog.ts';
import { OPS } from '../../../src/engines/extinction/content/ops.ts';
import { roleOf } from '../../../src/engines/extinction/content/tables.ts';
import { DECK, EFFECTS, ROLES, STARTERS } from '../../../src/engines/extinction/content/terms.ts';
import { instructionAt, stepOf, WIDTH } from '../../../src/engines/kit/program.ts';
import { valueOf } from '../../support/results.ts';

const builtIn = valueOf(loadCatalogs(catalog)).all[0]!;
const { content } = builtIn;
const { program } = content;
const [house] = catalog.builtIn;

/** Rows of a table of the built-in document. */
const rowsOf = (table: string): readonly Record<string, unknown>[] => Object(house)[table];

describe('the built-in catalog', () => {
  test('has no faults, and says of each of its rows and fields where it comes from', () => {
    expect(
      builtIn.tables.map(({ name, rows }) => [name, Object.values(rows).reduce((sum, each) => sum + each)]),
    ).toEqual([
      ['starters', 4],
      ['cards', 28],
      ['abilities', 10],
      ['ambassadors', 12],
      ['effects', rowsOf('effects').length],
      ['scenarios', 3],
      ['years', 5],
    ]);
  });

  test('has printed fields for what the rulebook prints, and house fields for the rest', () => {
    const printed = (table: string) => builtIn.tables.find(({ name }) => name === table)!.fields.rulebook;
    // Id, name, French name, dice or count and target of four ambassadors, less what is deduced or ours.
    expect(printed('ambassadors')).toBe(23);
    expect(printed('years')).toBe(3);
    expect(printed('abilities')).toBe(0);
    expect(builtIn.fields.house).toBeGreaterThan(builtIn.fields.rulebook);
  });

  test('deals 14 cards to each role, 18 effects to each scenario, and has 74 cards in all', () => {
    expect(content.cardKind).toHaveLength(STARTERS + ROLES.length * DECK);
    for (const [role] of ROLES.entries()) {
      const deck = content.cardKind.filter((_, card) => roleOf(card) === role);
      const types = [0, 1, 2].map((type) => deck.filter((kind) => content.type[kind] === type).length);
      expect(types).toEqual([9, 2, 3]);
    }
    for (const { effects } of content.scenarios) expect(effects.copies.reduce((sum, each) => sum + each)).toBe(EFFECTS);
  });

  test('places no influence by an action of the board or by a card that is played before the game (page 7)', () => {
    const placing = new Set(
      program.places.flatMap(({ owner, id }, index) =>
        program.code[index * WIDTH] === OPS.influence ? [`${owner} ${id}`] : [],
      ),
    );
    expect(placing.size).toBeGreaterThan(0);
    for (const id of content.kinds.slice(0, STARTERS)) expect(placing).not.toContain(`starters ${id}`);
    for (const first of content.abilities.first)
      expect(placing).not.toContain(`cards ${content.kinds[content.cardKind[first]!]}`);
  });

  test('has no two rows that differ by name alone', () => {
    const naming = [
      'id',
      'name',
      'french',
      'source',
      'rulebook',
      'public',
      'inferred',
      'house',
      'copies',
      'role',
      'first',
    ];
    const dataOf = (row: Record<string, unknown>) =>
      JSON.stringify(Object.entries(row).filter(([field]) => !naming.includes(field)));
    for (const table of ['starters', 'cards', 'abilities', 'ambassadors', 'effects', 'scenarios'])
      expect(new Set(rowsOf(table).map(dataOf)).size, table).toBe(rowsOf(table).length);
  });

  test('has scenarios that differ by births, by destruction and by what stands in their decks', () => {
    const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;
    expect(distinct(content.scenarios.map(({ birth }) => birth))).toBe(3);
    expect(distinct(content.scenarios.map(({ destruction }) => destruction))).toBe(3);
  });
});

describe('programs', () => {
  test('name every instruction once, and find it by its name', () => {
    for (const [index] of program.places.entries()) expect(instructionAt(program, stepOf(program, index))).toBe(index);
    expect(program.code).toHaveLength(program.places.length * WIDTH);
    expect(program.byName.size).toBe(program.places.length);
    expect(instructionAt(program, { owner: 'cards', id: 'research', path: '1' })).toBe(-1);
  });

  test('begin each row where the tables say', () => {
    for (const [kind, id] of content.kinds.entries())
      expect(stepOf(program, content.start[kind]!)).toEqual({
        owner: kind < STARTERS ? 'starters' : 'cards',
        id,
        path: '0',
      });
  });

  /** The instructions of a card as `path op a b c`, operands that are instructions as paths. */
  const listing = (id: string): string[] =>
    program.places.flatMap(({ owner, id: other, path }, index) => {
      if (owner !== 'cards' || other !== id) return [];
      const [op, ...operands] = program.code.slice(index * WIDTH, index * WIDTH + WIDTH);
      const name = Object.entries(OPS).find(([, number]) => number === op)![0];
      const jumping = { jump: 0, 'each-seat': 0, pay: 2 }[name];
      return [
        [
          path,
          name,
          ...operands.map((each, place) => (place === jumping ? `@${stepOf(program, each).path}` : each)),
        ].join(' '),
      ];
    });

  test('lay down a price as an instruction that is passed over when it is not paid', () => {
    expect(listing('delegation')).toEqual([
      '0 pay 1 0 @0.otherwise.0',
      '0.steps.0 influence 2 3 0',
      '0.steps.end jump @end 0 0',
      '0.otherwise.0 influence 1 0 0',
      'end end 0 0 0',
    ]);
  });

  test('lay down a choice as a table of jumps, each way ending behind it', () => {
    expect(listing('veterinary-post')).toEqual([
      '0 choose 2 0 0',
      '0.from.0 jump @0.from.0.0 0 0',
      '0.from.1 jump @0.from.1.0 0 0',
      '0.from.0.0 birth-target 2 0 0',
      '0.from.0.end jump @end 0 0',
      '0.from.1.0 pay 1 0 @0.from.1.end',
      '0.from.1.0.steps.0 shield 0 0 0',
      '0.from.1.end jump @end 0 0',
      'end end 0 0 0',
    ]);
  });

  test('lay down what each seat does as a body with an end of its own', () => {
    expect(listing('endowment')).toEqual([
      '0 each-seat @end 0 0',
      '0.steps.0 gain 1 0 0',
      '0.steps.end end 0 0 0',
      'end end 0 0 0',
    ]);
  });
});
