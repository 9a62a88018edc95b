/** Catalogs that were built in once: what names one of them is read and played on as long as the rules can. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filedOf, formerOf, packed } from '../../scripts/catalogs/filed.ts';
import { tellFormer } from '../../scripts/catalogs/tell.ts';
import { type CatalogKind, canonical, hashOf, loadCatalogs } from '../../src/core/catalog.ts';
import { readFormer, wholeOfFormer } from '../../src/core/former.ts';
import { stream } from '../../src/core/random.ts';
import { DEFAULT_PARAMS } from '../../src/mcts/params.ts';
import { createSearch } from '../../src/mcts/search.ts';
import { openApp } from '../api/support.ts';
import { GAMES, played, recorded, tableOf } from '../records/support.ts';
import { faultsOf, valueOf } from '../support/results.ts';
import type { Table } from '../support/walk.ts';

const FILE =
  'The rows of a built-in catalog have changed. `npm run catalogs` files the new ones and keeps the former ones readable.';

describe.each([...GAMES])('%s', (id, { game, catalogs }) => {
  const former = readFormer(game.catalog.former);

  it('has its built-in catalogs filed, so that a change of rows cannot lose them', () => {
    expect(filedOf(id).map(hashOf), FILE).toEqual(game.catalog.builtIn.map(hashOf));
  });

  it('names no former catalog twice, nor one of today', () => {
    const hashes = [...former.map(({ hash }) => hash), ...catalogs.all.map(({ hash }) => hash)];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  for (const { id: catalog, hash, why } of former)
    it(`${why === undefined ? 'plays' : 'says why it no longer plays'} ${catalog} as it was: ${hash.slice(0, 8)}`, () => {
      const found = catalogs.find({ id: catalog, hash });
      if (why !== undefined) return expect(faultsOf(found)[0]?.detail).toContain(why);
      const { record } = recorded(withCatalogOf(tableOf(id), { id: catalog, hash }), 1);
      expect(record.start.catalog).toEqual({ id: catalog, hash });
      expect(record.result).toBeDefined();
      expect(faultsIn(tableOf(id), record)).toEqual([]);
    });
});

/** The table, with a catalog of this name as its default. */
const withCatalogOf = (table: Table, reference: { id: string; hash: string }): Table => {
  const found = table.catalogs.find(reference);
  return {
    ...table,
    catalogs: { all: table.catalogs.all, find: (named) => (named ? table.catalogs.find(named) : found) },
  };
};

const faultsIn = (table: Table, record: Parameters<typeof played>[1]) => {
  const { end } = played(table, record);
  return end.ok ? [] : end.faults.map(({ pointer, code, detail }) => `${pointer} ${code} ${detail}`);
};

/** Tomorrow's Evolution: a kind of card more than today, and one fewer of another. */
const today = tableOf('evolution');
const { catalog: kind } = today.game;
const [printed] = kind.builtIn;
const cards: readonly { readonly count: number }[] = Object(printed).cards;
const changed = {
  ...Object(printed),
  cards: cards.map((row, index) => (index === 3 ? { ...row, count: row.count + 1 } : row)).slice(1),
};
/** A game with these catalogs in place of its own. */
const withKind = (catalog: CatalogKind): Table => {
  const game = { ...today.game, catalog };
  return { ...today, game, catalogs: valueOf(loadCatalogs(catalog)) };
};
const tomorrow = (former: unknown): Table => withKind({ ...kind, builtIn: [changed], former });

describe('after a change of rows', () => {
  const kept = formerOf(tomorrow([]).game.catalog, [printed]);
  const { record } = recorded(today, 1);

  it('a record is refused where nobody filed what it was played with', () => {
    expect(faultsIn(tomorrow([]), record)).toEqual([
      expect.stringMatching(
        /^\/start\/catalog\/hash unknown-catalog Catalog "origin-of-species" has the hash [0-9a-f]{64} here/,
      ),
    ]);
  });

  it('replays to the byte where it is filed, from the rows that it differs in', () => {
    expect(kept).toMatchObject([
      { hash: record.start.catalog?.hash, tables: { cards: [{}, [0, 1], {}, [3, cards.length - 2]] } },
    ]);
    const table = tomorrow(kept);
    const ends = [table, today].map((each) => each.game.encode(valueOf(played(each, record).end), 'all'));
    expect(canonical(ends[0])).toBe(canonical(ends[1]));
    expect(canonical(ends[0])).toContain(record.start.catalog?.hash);
  });

  it('views are read and searched with the rows that they name', () => {
    const { before, seat } = played(today, record).moves[9] ?? expect.unreachable();
    const view = JSON.parse(JSON.stringify(today.game.encode(before, seat)));
    const found = [tomorrow(kept), today].map(({ game, catalogs }) => {
      const root = valueOf(game.decode(view, catalogs));
      const search = createSearch({ game, root, seat, random: stream(1, 'search'), params: DEFAULT_PARAMS });
      search.iterate(50);
      return { table: search.table(), view: canonical(game.encode(root, seat)) };
    });
    expect(found[0]).toEqual(found[1]);
    expect(found[0]?.view).toBe(canonical(view));
  });

  it('new games have the rows of today', () => {
    expect(recorded(tomorrow(kept), 1).record.start.catalog?.hash).toBe(hashOf(changed));
  });

  it('the one after that keeps both, and one that comes back is former no more', () => {
    const later = { ...changed, title: 'Once more' };
    const twice = formerOf({ ...kind, builtIn: [later], former: kept }, [changed]);
    expect(twice.map(({ hash }) => hash)).toEqual([hashOf(printed), hashOf(changed)]);
    const table = withKind({ ...kind, builtIn: [later], former: twice });
    expect(faultsIn(table, record)).toEqual([]);
    expect(formerOf({ ...kind, builtIn: [printed], former: twice }, [later]).map(({ hash }) => hash)).toEqual([
      hashOf(changed),
      hashOf(later),
    ]);
  });

  it('one that is built in no more is kept whole', () => {
    const other = { ...changed, id: 'another' };
    const alone = formerOf({ ...kind, builtIn: [other], former: [] }, [printed]);
    expect(faultsIn(withKind({ ...kind, builtIn: [other], former: alone }), record)).toEqual([]);
  });

  it('one that the rules cannot play any more says so', () => {
    const pickier: CatalogKind = {
      ...kind,
      builtIn: [changed],
      read: (document) => kind.read({ ...Object(document), extra: 1 }),
    };
    const gone = formerOf(pickier, [printed]);
    expect(gone).toMatchObject([{ why: expect.stringContaining('/extra'), tables: {} }]);
    expect(faultsIn(tomorrow(gone), record)).toEqual([
      expect.stringMatching(
        /^\/start\/catalog\/hash unknown-catalog This is a former catalog .* no longer played: \/extra/,
      ),
    ]);
  });
});

it('the service deals, advises and plays on with a former catalog', async () => {
  const { id, hash } = readFormer(tableOf('extinction').game.catalog.former)[0] ?? expect.unreachable();
  const app = await openApp();
  const ask = async (operation: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/v1/games/extinction/${operation}`, payload })).json();
  const { state } = await ask('setup', { catalog: { id, hash }, seed: 1 });
  const { action } = await ask('recommend', { state, level: 1 });
  const after = await ask('apply', { state, action });
  expect(after).toMatchObject({ state: { catalog: { id, hash } } });
  expect(after.state).not.toEqual(state);
});

it('an owner’s catalog in place of a built-in one leaves records of that one readable', () => {
  const own = { ...changed, title: 'Mine' };
  const catalogs = valueOf(loadCatalogs(kind, [{ name: 'mine', document: own }]));
  expect(valueOf(catalogs.find(undefined)).title).toBe('Mine');
  expect(faultsIn({ ...today, catalogs }, recorded(today, 2).record)).toEqual([]);
});

it('whatever rows are changed, dropped, doubled or moved, a former catalog is told to the byte', () => {
  const rows = fc.array(fc.oneof(fc.nat({ max: 8 }), fc.nat({ max: 99 })).map((id) => ({ id, source: 'house' })));
  const document = (id: string) =>
    fc.record({ game: fc.constant('x'), id: fc.constant(id), title: fc.constantFrom('A', 'B'), a: rows, b: rows });
  const loose: CatalogKind = {
    ...kind,
    read: () => ({ ok: true, value: { tables: {}, compile: () => ({ ok: true, value: null }) } }),
  };
  fc.assert(
    fc.property(document('one'), document('one'), document('two'), (old, now, other) => {
      const builtIn = [now, other];
      const former = tellFormer({ ...loose, builtIn }, old);
      expect(hashOf(wholeOfFormer(former, builtIn))).toBe(hashOf(old));
    }),
  );
});

it('what is filed is what is read again', () => {
  expect(packed(kind).length).toBeGreaterThan(100);
  expect(filedOf('evolution')).toEqual(kind.builtIn);
  expect(filedOf('no-such-game')).toEqual([]);
});

it('a list that is spoilt is told, not passed over', () => {
  expect(() => tomorrow([{ id: 'x' }]).catalogs.find({ id: 'x', hash: '0'.repeat(64) })).toThrow('spoilt');
});
