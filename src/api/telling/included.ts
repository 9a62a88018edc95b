import { type Lang, say } from '../../core/text.ts';
import type { ActionReport } from '../../mcts/report.ts';
import type { Compared } from '../including.ts';
import type { IncludedJson } from '../schemas/search.ts';
import { tellOdds, tellValue } from './findings.ts';
import { isTooFew, round } from './numbers.ts';
import { reasonsFor } from './reasons.ts';

/** Wins and points that an action gives away against the best one; null where playouts do not tell. */
export const tellLost = (
  report: ActionReport,
  best: ActionReport,
): { winProbability: number | null; score: number | null } => {
  const [won, winnable] = [tellOdds(report)?.win, tellOdds(best)?.win];
  const [scored, scorable] = [report.metrics[0]?.mean, best.metrics[0]?.mean];
  return {
    winProbability: won === undefined || winnable === undefined ? null : round(winnable - won),
    score: scored === undefined || scorable === undefined ? null : round(scorable - scored),
  };
};

/** An action valued beside the best one, as it travels. */
export const tellIncluded = ({ request, report, best }: Compared, lang: Lang): IncludedJson => {
  const { game } = request.loaded;
  const { state } = request.position;
  const isBest = report.action === best.action;
  return {
    action: game.encodeAction(state, report.action),
    notation: game.notation(state, report.action),
    text: say(game.phrases[lang], game.describe(state, report.action)),
    visits: Math.round(report.visits),
    value: tellValue(report),
    loss: tellLoss(report, best),
    reasons: isBest ? [] : reasonsFor(request, report, best, 1, lang),
  };
};

const tellLoss = (report: ActionReport, best: ActionReport): IncludedJson['loss'] => {
  if (report.visits === 0 || best.visits === 0) return null;
  if (report.action === best.action) return { utility: 0, error: 0, ...tellLost(report, best) };
  const isVague = isTooFew(report) || isTooFew(best);
  return {
    utility: round(best.value.mean - report.value.mean),
    error: isVague ? null : round(Math.hypot(best.value.error, report.value.error)),
    ...tellLost(report, best),
  };
};
