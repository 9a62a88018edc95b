/** Actions that a caller wants to have valued beside the best one, whatever the search thinks of them. */
import type { ActionReport } from '../mcts/report.ts';
import { find, type Hunt } from './finding.ts';
import { type Attempt, refuse } from './problems.ts';
import { requestOf, type SearchRequest } from './search-request.ts';
import { actionsOf, type Findings } from './telling/findings.ts';

/** An action with the best one, as the same search saw both. */
export interface Compared {
  readonly request: SearchRequest;
  readonly report: ActionReport;
  readonly best: ActionReport;
}

/**
 * What the included actions of a search are worth, in their order. A search hardly tries what it finds bad, and says little of it; so a
 * second one looks at these and the best one alone, with the part of the budget that was set aside, unless the first has counted
 * all of them out.
 */
export const compared = async (hunt: Hunt, findings: Findings): Promise<Attempt<Compared[]>> => {
  const { request } = hunt;
  const reports = actionsOf(request, findings);
  const [best] = reports;
  const { include, aside } = request;
  if (best === undefined || include.length === 0) return { ok: true, value: [] };
  const actions = [...new Set([best.action, ...include])].toSorted((left, right) => left - right);
  const isKnown = findings.table?.exact && include.every((action) => request.actions.includes(action));
  if (aside === undefined || actions.length === 1 || isKnown) return { ok: true, value: pairs(request, reports, best) };
  const { loaded, position, seed, history } = request;
  const question = { loaded, position, actions, restricted: true, include: [], history };
  const closer = requestOf(hunt.service, question, aside, `${seed}/include`);
  const { onProgress: _, ...rest } = hunt;
  const found = await find({ ...rest, request: closer, ifForced: 'searched', lines: false });
  if (!found.ok) return found;
  if (found.value.stopReason === 'cancelled')
    return refuse('cancelled', [], 'The caller left before the search ended.');
  const again = actionsOf(closer, found.value);
  const bestAgain = again.find(({ action }) => action === best.action) ?? best;
  return { ok: true, value: pairs(request, again, bestAgain, closer) };
};

/** The included actions of `request` that `reports` know, each with the best one. */
const pairs = (
  request: SearchRequest,
  reports: readonly ActionReport[],
  best: ActionReport,
  searched = request,
): Compared[] =>
  request.include.flatMap((action) => {
    const report = reports.find((each) => each.action === action);
    return report === undefined ? [] : [{ request: searched, report, best }];
  });
