import { createHash } from 'node:crypto';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { CatalogHead, type CatalogKind, canonical, loadCatalog, loadCatalogs } from '../../src/core/catalog.ts';
import { fault } from '../../src/core/fault.ts';
import { SOURCES, SourceFields } from '../../src/core/provenance.ts';
import { ok, settle } from '../../src/core/result.ts';
import { checker } from '../../src/core/schema.ts';
import { faultLines, valueOf } from '../support/results.ts';

const Animals = Type.Object(
  {
    ...CatalogHead,
    animals: Type.Array(
      Type.Object(
        { name: Type.String(), legs: Type.Integer({ minimum: 0 }), ...SourceFields },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
const animals = checker(Animals);
const document = (id: string, ...legs: number[]) => ({
  game: 'zoo',
  id,
  title: `Catalog ${id}`,
  animals: legs.map((count, index) => ({
    name: `animal ${index}`,
    legs: count,
    source: SOURCES[index % SOURCES.length],
  })),
});

interface Zoo {
  readonly legs: Int8Array;
  readonly names: readonly { readonly name: string }[];
}

/** Content of catalogs in which odd legs are a fault that no schema can say. */
const kind: CatalogKind<Zoo> = {
  schema: Animals,
  builtIn: [document('first', 2, 4), document('second', 8)],
  read(given) {
    const fits = animals.check(given);
    if (!fits.ok) return fits;
    const rows = fits.value.animals;
    const odd = rows.flatMap(({ legs }, index) =>
      legs % 2 === 1 ? [fault(`/animals/${index}/legs`, 'odd-legs', 'Legs come in pairs.')] : [],
    );
    const content = () => ({
      legs: Int8Array.from(rows, ({ legs }) => legs),
      names: Object.freeze(rows.map(({ name }) => ({ name }))),
    });
    return ok({ tables: { animals: rows }, compile: () => settle(odd, content) });
  },
};

describe('one catalog', () => {
  test('has its head, its content and its sources counted', () => {
    const catalog = valueOf(loadCatalog(kind, document('mine', 0, 2, 4, 6, 8)));
    expect(catalog).toMatchObject({
      id: 'mine',
      title: 'Catalog mine',
      rows: { rulebook: 2, public: 1, inferred: 1, house: 1 },
      fields: { rulebook: 4, public: 2, inferred: 2, house: 2 },
      tables: [{ name: 'animals', rows: { rulebook: 2 }, fields: { rulebook: 4 } }],
    });
    expect([...catalog.content.legs]).toEqual([0, 2, 4, 6, 8]);
  });

  test('counts single fields as it says, and refuses those it does not have', () => {
    const mine = document('mine', 2);
    const marked = (house: string[]) => ({ ...mine, animals: mine.animals.map((row) => ({ ...row, house })) });
    expect(valueOf(loadCatalog(kind, marked(['legs'])))).toMatchObject({
      rows: { rulebook: 0, house: 1 },
      fields: { rulebook: 1, house: 1 },
    });
    expect(faultLines(loadCatalog(kind, marked(['wings'])))).toEqual(['/animals/0/house/0 no-such-field']);
  });

  test('is frozen to the bottom, typed arrays excepted', () => {
    const catalog = valueOf(loadCatalog(kind, document('mine', 2)));
    for (const held of [catalog, catalog.rows, catalog.content, catalog.content.names, catalog.content.names[0]])
      expect(Object.isFrozen(held)).toBe(true);
  });

  test('lists every fault of its schema', () => {
    const bad = {
      game: 'zoo',
      id: 'BAD ID',
      animals: [
        { name: 'x', legs: -1, source: 'house' },
        { name: 5, legs: 2, source: 'me' },
      ],
      color: 1,
    };
    expect(faultLines(loadCatalog(kind, bad))).toEqual([
      '/animals/0/legs out-of-range',
      '/animals/1/name wrong-type',
      '/animals/1/source wrong-value',
      '/color unknown-field',
      '/id out-of-range',
      '/title missing-field',
    ]);
  });

  test('lists every fault of its content', () => {
    expect(faultLines(loadCatalog(kind, document('odd', 1, 2, 3)))).toEqual([
      '/animals/0/legs odd-legs',
      '/animals/2/legs odd-legs',
    ]);
  });

  test.each([[null], [[]], ['text'], [5]])('%j is not a catalog', (value) => {
    expect(faultLines(loadCatalog(kind, value))).toEqual([' wrong-type']);
  });
});

describe('a catalog that extends a built-in one', () => {
  test('is the whole of both: rows, sources, content and hash', () => {
    const title = 'Mine';
    const mine = valueOf(loadCatalog(kind, { game: 'zoo', id: 'mine', title, extends: 'first' }));
    const written = valueOf(loadCatalog(kind, { ...document('first', 2, 4), id: 'mine', title }));
    expect(mine).toEqual(written);
  });

  test('has the faults of its schema and its content where they were written', () => {
    const rows = [{ name: 'animal 9', legs: 3, source: 'house' }];
    const mine = { game: 'zoo', id: 'mine', title: 'Mine', extends: 'first', animals: rows };
    expect(faultLines(loadCatalog(kind, mine))).toEqual(['/animals/0/legs odd-legs']);
    expect(faultLines(loadCatalog(kind, { ...mine, animals: [{ name: 5 }], color: 1 }))).toEqual([
      '/animals/0/legs missing-field',
      '/animals/0/name wrong-type',
      '/animals/0/source missing-field',
      '/color unknown-field',
    ]);
  });
});

describe('the hash', () => {
  const hashOf = (value: unknown): string => valueOf(loadCatalog(kind, value)).hash;

  test('is the SHA-256 of the document with sorted keys and no blanks', () => {
    const text =
      '{"animals":[{"legs":2,"name":"animal 0","source":"rulebook"}],"game":"zoo","id":"a","title":"Catalog a"}';
    expect(canonical(document('a', 2))).toBe(text);
    expect(hashOf(document('a', 2))).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('does not depend on the order of keys', () => {
    const { game, id, title, animals: rows } = document('a', 2);
    const turned = { animals: rows.map(({ name, legs, source }) => ({ source, legs, name })), title, id, game };
    expect(hashOf(turned)).toBe(hashOf(document('a', 2)));
  });

  test.each([
    ['a value', document('a', 4)],
    ['the order of rows', document('a', 2, 0)],
    ['the title', { ...document('a', 0, 2), title: 'Other' }],
  ])('depends on %s', (_what, other) => {
    expect(hashOf(other)).not.toBe(hashOf(document('a', 0, 2)));
  });
});

describe('the shelf of a game', () => {
  const shelf = valueOf(loadCatalogs(kind));

  test('begins with the default', () => {
    expect(valueOf(shelf.find(undefined)).id).toBe('first');
  });

  test('finds by id, and by id and hash', () => {
    const second = valueOf(shelf.find({ id: 'second' }));
    expect(second.id).toBe('second');
    expect(valueOf(shelf.find({ id: 'second', hash: second.hash }))).toBe(second);
  });

  test('refuses an unknown id and another hash', () => {
    expect(faultLines(shelf.find({ id: 'third' }))).toEqual(['/id unknown-catalog']);
    expect(faultLines(shelf.find({ id: 'second', hash: '0'.repeat(64) }))).toEqual(['/hash unknown-catalog']);
  });

  test('takes an owner’s catalog in addition', () => {
    const catalogs = valueOf(loadCatalogs(kind, [{ name: 'own.json', document: document('own', 6) }]));
    expect(catalogs.all.map(({ id }) => id)).toEqual(['first', 'second', 'own']);
  });

  test('takes an owner’s catalog in place of a built-in one, which keeps its place', () => {
    const catalogs = valueOf(loadCatalogs(kind, [{ name: 'own.json', document: document('first', 6) }]));
    expect(catalogs.all.map(({ id }) => id)).toEqual(['first', 'second']);
    expect([...valueOf(catalogs.find(undefined)).content.legs]).toEqual([6]);
  });

  test('lists the faults of every document, each under its name', () => {
    const extra = [
      { name: 'one.json', document: document('one', 1) },
      { name: 'two.json', document: { ...document('two', 2), size: 1 } },
      { name: 'good.json', document: document('good', 2) },
    ];
    expect(faultLines(loadCatalogs(kind, extra))).toEqual([
      'one.json#/animals/0/legs odd-legs',
      'two.json#/size unknown-field',
    ]);
  });

  test('says of which game a built-in catalog with faults is', () => {
    const broken = { ...kind, builtIn: [document('first', 4), document('second', 1)] };
    expect(faultLines(loadCatalogs(broken, [], 'zoo'))).toEqual(['zoo, built-in catalog 2#/animals/0/legs odd-legs']);
  });

  test('refuses two of an owner’s catalogs with one id', () => {
    const extra = ['one.json', 'two.json'].map((name) => ({ name, document: document('own', 2) }));
    expect(faultLines(loadCatalogs(kind, extra))).toEqual(['two.json#/id duplicate-catalog']);
  });
});
