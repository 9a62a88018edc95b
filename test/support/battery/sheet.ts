import { expect, test } from 'vitest';
import type { Seat } from '../../../src/core/contract.ts';
import type { Sheet } from '../../../src/core/measures.ts';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { stream } from '../../../src/core/random.ts';
import { LANGS, say } from '../../../src/core/text.ts';
import { DEFAULT_PARAMS } from '../../../src/mcts/params.ts';
import { prove } from '../../../src/mcts/prove.ts';
import { reportActions, reportAll } from '../../../src/mcts/report.ts';
import type { RootTable } from '../../../src/mcts/root.ts';
import { createSearch } from '../../../src/mcts/search.ts';
import { finished, lastDecision, sample, type Table } from '../walk.ts';

const SEEDS = [1, 2, 3];

/** The score sheet of a state; a cell that is not written is not a number. */
const sheetOf = (sheet: Sheet, state: unknown) => {
  const [rows, parts] = [sheet.rows(state), sheet.parts(state)];
  const points = new Float64Array(rows.length * parts.length).fill(Number.NaN);
  sheet.fill(state, points);
  return { rows, parts, points };
};

/** Rule 2 of the contract for score sheets, where a game has one. */
export const testSheet = (table: Table): void => {
  const { game } = table;
  const { sheet } = game;
  if (sheet === undefined) return;

  test('2. the score sheet adds up, and agrees with scores and metrics', () => {
    for (const end of SEEDS.map((seed) => finished(table, seed))) {
      const { rows, parts, points } = sheetOf(sheet, end);
      const seats = game.seatCount(end);
      expect(rows.length).toBeGreaterThanOrEqual(seats);
      for (const row of rows.keys()) {
        const [whole = 0, ...rest] = points.subarray(row * parts.length, (row + 1) * parts.length);
        const sum = rest.reduce((left, right) => left + right, 0);
        if (parts.length > 1) expect(sum, `row ${row}`).toBeCloseTo(whole, 9);
        if (row >= seats) continue;
        expect(whole).toBe(outcomeOf(game, end).scores[row]);
        const measured = new Float64Array(game.metrics.length);
        game.measure(end, row, measured);
        for (const [column, part] of parts.entries()) {
          const metric = game.metrics.findIndex(({ name }) => name === part);
          if (metric >= 0) expect(points[row * parts.length + column], part).toBe(measured[metric]);
        }
      }
    }
  });

  test('2. in every report, sampled or proved, the score sheet adds up and agrees with the metrics', () => {
    const [beginning] = sample(table, 1, 1, 1);
    for (const root of [beginning, ...SEEDS.map((seed) => lastDecision(table, seed))]) {
      const seat = game.toAct(root);
      for (const found of tablesAt(table, root, seat)) expectSheetsToAgree(table, root, seat, found);
    }
  });

  test('2. the score sheet has numbers and words at any time', () => {
    for (const state of sample(table, 1, 2)) {
      const { rows, parts, points } = sheetOf(sheet, state);
      expect(points.every(Number.isFinite)).toBe(true);
      for (const lang of LANGS)
        for (const message of [...rows, ...parts.map((part) => ({ code: `part.${part}`, params: {} }))])
          expect(say(game.phrases[lang], message)).not.toMatch(/undefined|NaN|^$/);
    }
  });
};

const VISITS = 20;

/** What a short search finds at `root`, and what can be proved there. */
const tablesAt = ({ game }: Table, root: unknown, seat: Seat): RootTable[] => {
  const about = { game, root, seat, params: DEFAULT_PARAMS };
  const search = createSearch({ ...about, random: stream('sheet', 'search') });
  search.iterate(VISITS);
  const proof = prove(about);
  return [search.table(stream('sheet', 'line')), ...(proof === undefined ? [] : [proof])];
};

/** A part of the sheet that is named like a metric is that metric of its row's seat; the first part is the whole. */
const expectSheetsToAgree = ({ game }: Table, root: unknown, seat: Seat, table: RootTable): void => {
  const parts = game.sheet?.parts(root) ?? [];
  for (const { visits, points, metrics } of [reportAll(table, game, seat), ...reportActions(table, game, seat)]) {
    if (visits === 0) continue;
    for (let row = 0; row < points.length; row += parts.length) {
      const [whole, ...rest] = points.slice(row, row + parts.length).map(({ mean }) => mean);
      if (rest.length > 0) expect(rest.reduce((left, right) => left + right, 0)).toBeCloseTo(whole ?? Number.NaN, 6);
    }
    for (const [column, part] of parts.entries()) {
      const told = points[seat * parts.length + column];
      const metric = column === 0 ? 0 : game.metrics.findIndex(({ name }) => name === part);
      for (const what of metric < 0 ? [] : (['mean', 'error', 'deviation'] as const))
        expect(told?.[what], `${what} of ${part}, exact: ${table.exact}`).toBeCloseTo(metrics[metric]![what], 6);
    }
  }
};
