import type { FastifyInstance } from 'fastify';
import type { Describe, Manner } from '../answering.ts';
import type { Service } from '../context.ts';
import { AnalyzeManyAnswer, AnalyzeManyProgress } from '../schemas/many.ts';
import { AnalyzeAnswer, type AnalyzeJson } from '../schemas/search.ts';
import { tellBelief } from '../telling/beliefs.ts';
import {
  actionsOf,
  searchReport,
  tellChances,
  tellMeasures,
  tellOdds,
  tellOutlook,
  tellWatched,
} from '../telling/findings.ts';
import { round, tellBound } from '../telling/numbers.ts';
import { boundRanks, ranked } from '../telling/ranking.ts';
import { addManyRoute, manyOperation } from './many-route.ts';
import { searchOperation } from './search-operation.ts';
import { addSearchRoute } from './search-route.ts';

export const analyzeOperation = searchOperation({
  id: 'analyze',
  summary: 'Tell everything the search knows',
  description:
    'Every action with its visits, availability, values by seat, lower bound, endings and metrics, and what the seat to act can say of all that it does not see. Actions are ranked by visits, which is what bots play by; `lowerBoundRank` ranks them by lower bound. `policy` says how likely the method takes each action, which matters where bluffing does.',
  answer: AnalyzeAnswer,
});

export const analyzeManyOperation = manyOperation({
  id: 'analyze-many',
  summary: 'Tell everything the search knows of each of many positions',
  description: 'What `analyze` answers, about up to a hundred positions in one request.',
  answer: AnalyzeManyAnswer,
  progress: AnalyzeManyProgress,
});

/** Registers `analyze` and `analyze-many`. */
export const addAnalyze = (app: FastifyInstance, service: Service): void => {
  addSearchRoute(app, service, analyzeOperation, ANALYZING);
  addManyRoute(app, service, analyzeManyOperation, ANALYZING);
};

const describe: Describe = (request, findings, { lang, top }): AnalyzeJson => {
  const reports = actionsOf(request, findings);
  const places = boundRanks(reports);
  return {
    seat: request.position.seat,
    actions: reports.slice(0, top).map((report, index) => ({
      ...ranked(request, report, index, lang),
      lowerBound: tellBound(report),
      lowerBoundRank: places.get(report.action) ?? index + 1,
      policy: round(report.policy),
      prior: null,
      odds: tellOdds(report),
      availability: report.availability,
      values: report.visits === 0 ? [] : report.values.map(round),
      endings: tellChances(request, report, lang),
      metrics: tellMeasures(request, report, lang),
      watched: tellWatched(request, report, lang),
      lineVisits: report.line.map(({ visits }) => visits),
    })),
    outlook: tellOutlook(request, findings, lang),
    belief: tellBelief(request, lang),
    search: searchReport(request, findings),
  };
};

/** How `analyze` searches and tells. */
export const ANALYZING: Manner = { describe, ifForced: 'searched', lines: true };
