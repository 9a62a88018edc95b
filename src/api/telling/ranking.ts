import type { Action } from '../../core/contract.ts';
import type { Lang } from '../../core/text.ts';
import { say } from '../../core/text.ts';
import type { ActionReport } from '../../mcts/report.ts';
import type { HintJson } from '../schemas/search.ts';
import type { SearchRequest } from '../search-request.ts';
import { tellValue } from './findings.ts';
import { round, tellBound } from './numbers.ts';

/** Stands for a bound that is not known: below all others. */
const NONE = -1;

/** The place of each action when the highest lower bound comes first, by action; equals stay as given, without a bound last. */
export const boundRanks = (reports: readonly ActionReport[]): ReadonlyMap<Action, number> =>
  new Map(
    reports
      .toSorted((left, right) => (tellBound(right) ?? NONE) - (tellBound(left) ?? NONE))
      .map(({ action }, index) => [action, index + 1]),
  );

/** What `hint` and `analyze` both say of an action, `index` places from the best. */
export const ranked = (
  request: SearchRequest,
  report: ActionReport,
  index: number,
  lang: Lang,
): Omit<HintJson['hints'][number], 'reasons' | 'plan'> => {
  const { game } = request.loaded;
  const { state } = request.position;
  return {
    rank: index + 1,
    action: game.encodeAction(state, report.action),
    notation: game.notation(state, report.action),
    text: say(game.phrases[lang], game.describe(state, report.action)),
    // An average policy makes visits that are no whole numbers.
    visits: Math.round(report.visits),
    share: round(report.share),
    value: tellValue(report),
    line: report.line.map(({ notation }) => notation),
  };
};
