import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/core/catalog.ts';
import { checker } from '../../src/core/schema.ts';
import { LooseRecord } from '../../src/records/record.ts';
import { recordOfViews } from '../../src/records/write.ts';
import { faultsOf, valueOf } from '../support/results.ts';
import { decisionsOf, GAMES, played, recorded, tableOf } from './support.ts';

describe.each([...GAMES.keys()])('a record of %s', (id) => {
  const table = tableOf(id);
  const { record, end } = recorded(table, 1);

  it('replays to the byte, the result included', () => {
    const again = played(table, JSON.parse(JSON.stringify(record)));
    expect(again.moves).toHaveLength(record.moves.length);
    expect(canonical(table.game.encode(valueOf(again.end), 'all'))).toBe(canonical(table.game.encode(end, 'all')));
    expect(record.result).toBeDefined();
    expect(checker(LooseRecord).check(record).ok).toBe(true);
  });

  it('tells what everyone saw of each move', () => {
    expect(played(table, record).moves.some(({ events }) => events.length > 0)).toBe(true);
  });

  it('may hold states in place of seeds', () => {
    const { moves } = played(table, record);
    const told = moves.map(({ index, seat, after }) => ({
      seat,
      action: record.moves[index]?.action,
      state: table.game.encode(after, 'all'),
    }));
    const again = played(table, { ...record, moves: told });
    expect(canonical(table.game.encode(valueOf(again.end), 'all'))).toBe(canonical(table.game.encode(end, 'all')));
  });

  it('is made of what one seat saw, and replays as that', () => {
    const { decisions, last } = decisionsOf(table, record, 0);
    const views = valueOf(recordOfViews(table, decisions, last));
    const again = played(table, views);
    expect(valueOf(again.end)).toBeDefined();
    expect(again.moves.map(({ before }) => canonical(table.game.encode(before, 0)))).toEqual(
      decisions.map(({ view }) => canonical(view)),
    );
  });
});

describe('a record that is wrong', () => {
  const table = tableOf('anthropocene');
  const { record } = recorded(table, 1);
  const withMove = (index: number, change: object) => ({
    ...record,
    moves: record.moves.map((move, place) => (place === index ? { ...move, ...change } : move)),
  });
  const pointersOf = (spoilt: typeof record) => faultsOf(played(table, spoilt).end).map(({ pointer }) => pointer);

  it('says which move is not legal', () => {
    expect(pointersOf(withMove(3, { action: record.moves[0]?.action }))).toEqual(['/moves/3/action/card']);
  });

  it('says whose turn it is', () => {
    expect(pointersOf(withMove(3, { seat: 7 }))).toEqual(['/moves/3/seat']);
  });

  it('says that the result is another', () => {
    const result = { scores: [1, 2, 3], ranks: [1, 2, 3], ending: 'nothing' };
    expect(pointersOf({ ...record, result })).toEqual(['/result']);
    expect(
      pointersOf({ ...record, moves: record.moves.slice(0, 5), ...(record.result && { result: record.result }) }),
    ).toEqual(['/result']);
  });

  it('says that the game was over before', () => {
    expect(pointersOf({ ...record, moves: [...record.moves, ...record.moves.slice(0, 1)] })).toEqual([
      `/moves/${record.moves.length}`,
    ]);
  });

  it('lists all that is wrong where states tell how it went on', () => {
    const { moves } = played(table, record);
    const told = moves.map(({ index, seat, after }) => ({
      seat: index === 4 ? 9 : seat,
      action: index === 2 ? null : record.moves[index]?.action,
      state: table.game.encode(after, 'all'),
    }));
    expect(pointersOf({ ...record, moves: told })).toEqual(['/moves/2/action', '/moves/4/seat']);
  });

  it('says which state is of another game, of other eyes, or none', () => {
    const other = recorded({ ...table, setup: { name: 'two', options: { seats: 2 } } }, 1).record.start;
    expect(pointersOf(withMove(2, { state: other }))).toEqual(['/moves/2/state/options']);
    const view = table.game.encode(played(table, record).moves[2]?.after, 0);
    expect(pointersOf(withMove(2, { state: view }))).toEqual(['/moves/2/state/viewer']);
    expect(pointersOf(withMove(2, { state: {} }))).toContain('/moves/2/state/game');
  });

  it('says where a view lacks what was seen after a move', () => {
    const { decisions, last } = decisionsOf(table, record, 0);
    const views = valueOf(recordOfViews(table, decisions, last));
    const moves = views.moves.map(({ state, ...move }, index) =>
      index === 1 ? move : { ...move, ...(state && { state }) },
    );
    expect(pointersOf({ ...views, moves })).toEqual(['/moves/1/state']);
    const open = { ...views, moves: views.moves.map((move) => move) };
    delete open.moves[open.moves.length - 1]?.state;
    expect(played(table, open).end).toEqual({ ok: true, value: undefined });
  });

  it('is not made of full states, of two seats, or of nothing', () => {
    const { decisions } = decisionsOf(table, record, 0);
    const others = decisionsOf(table, record, 1).decisions;
    expect(faultsOf(recordOfViews(table, []))[0]?.code).toBe('too-few');
    expect(faultsOf(recordOfViews(table, [{ view: record.start, action: null }]))[0]?.pointer).toBe('/0/view/viewer');
    expect(faultsOf(recordOfViews(table, [...decisions.slice(0, 2), ...others.slice(0, 1)]))[0]?.pointer).toBe(
      '/2/view/viewer',
    );
  });

  it('names a catalog that is not here', () => {
    const start = { ...record.start, catalog: { id: record.start.catalog?.id ?? '', hash: '0'.repeat(64) } };
    expect(pointersOf({ ...record, start })).toEqual(['/start/catalog/hash']);
  });
});
