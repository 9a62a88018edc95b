import { expect, test } from 'vitest';
import type { Sheet } from '../../../src/core/measures.ts';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { LANGS, say } from '../../../src/core/text.ts';
import { finished, sample, type Table } from '../walk.ts';

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
