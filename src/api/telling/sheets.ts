import type { Game } from '../../core/contract.ts';
import { type Lang, type Phrases, say } from '../../core/text.ts';
import type { ActionReport, Estimate } from '../../mcts/report.ts';
import type { PlanJson, SheetRowJson } from '../schemas/sheets.ts';
import type { SearchRequest } from '../search-request.ts';
import { TEXTS } from '../text/index.ts';
import { isTooFew, round, tellError } from './numbers.ts';

type Sums = Omit<ActionReport, 'action' | 'line'>;

/** A part of the score, and what is told of it. */
type Told<Cell> = { readonly part: string; readonly text: string } & Cell;

const partText = (phrases: Phrases, part: string): string => say(phrases, { code: `part.${part}`, params: {} });

/**
 * The rows of a game's score sheet in words; none for a game without one.
 * @param tell what is told of a cell, of which the sheet has `rows × parts`, row by row
 */
export const sheetRows = <Cell extends object>(
  { sheet, seatCount }: Game,
  state: unknown,
  phrases: Phrases,
  tell: (cell: number) => Cell,
): { seat: number | null; text: string; parts: Told<Cell>[] }[] => {
  const parts = sheet?.parts(state) ?? [];
  return (sheet?.rows(state) ?? []).map((row, index) => ({
    seat: index < seatCount(state) ? index : null,
    text: say(phrases, row),
    parts: parts.map((part, column) => ({
      part,
      text: partText(phrases, part),
      ...tell(index * parts.length + column),
    })),
  }));
};

/** Everybody's points by part of the score; empty without visits, for games without a sheet, and where the method does not tell. */
export const tellSheet = (
  { loaded: { game }, position: { state } }: SearchRequest,
  report: Sums,
  lang: Lang,
): SheetRowJson[] =>
  report.points.length === 0
    ? []
    : sheetRows(game, state, game.phrases[lang], (cell) => ({
        mean: round(report.points[cell]?.mean ?? 0),
        error: tellError(report.points[cell], report),
      }));

/** A part of the score, its points now and as playouts expect them at the end. */
interface Added {
  readonly part: string;
  readonly text: string;
  readonly now: number;
  readonly end: Estimate;
}

/** What comes to each part of the own score after an action; null where the score has no parts, or playouts are too few to say. */
export const tellPlan = (request: SearchRequest, report: ActionReport, lang: Lang): PlanJson | null => {
  const { game } = request.loaded;
  const { state, seat } = request.position;
  const names = game.sheet?.parts(state) ?? [];
  if (names.length < 2 || report.points.length === 0 || isTooFew(report)) return null;
  const points = new Float64Array(report.points.length);
  game.sheet?.fill(state, points);
  const parts = names.flatMap((part, column): Added[] => {
    const end = report.points[seat * names.length + column];
    const now = points[seat * names.length + column];
    const text = partText(game.phrases[lang], part);
    return end === undefined || now === undefined ? [] : [{ part, text, now, end }];
  });
  return {
    text: say(TEXTS[lang], { code: 'plan', params: planParams(parts) }),
    parts: parts.map(({ part, text, now, end: { mean, error } }) => ({
      part,
      text,
      now,
      end: round(mean),
      adds: round(mean - now),
      error: round(error),
    })),
  };
};

/** Points of a part that are not worth a word. */
const NOTHING = 0.05;

/** The whole first, then the parts that change, those that change most before the others. */
const planParams = ([whole, ...parts]: readonly Added[]) => {
  const added = parts
    .map(({ text, now, end: { mean } }) => ({ text, points: mean - now }))
    .filter(({ points }) => Math.abs(points) >= NOTHING)
    .toSorted((left, right) => right.points - left.points);
  return {
    now: whole?.now ?? 0,
    adds: (whole?.end.mean ?? 0) - (whole?.now ?? 0),
    error: whole?.end.error ?? 0,
    names: added.map(({ text }) => text),
    points: added.map(({ points }) => points),
  };
};
