import type { FastifyInstance } from 'fastify';
import type { Service } from '../context.ts';
import { actionsOf, round, searchReport, tellChances, tellMeasures, tellOutlook } from '../findings.ts';
import { ranked } from '../ranking.ts';
import { AnalyzeAnswer, type AnalyzeJson } from '../schemas/search.ts';
import { searchOperation } from './search-operation.ts';
import { addSearchRoute, type Describe } from './search-route.ts';

export const analyzeOperation = searchOperation({
  id: 'analyze',
  summary: 'Tell everything the search knows',
  description: 'Every action with its visits, availability, values by seat, endings and metrics.',
  answer: AnalyzeAnswer,
});

/** Registers `analyze`. */
export const addAnalyze = (app: FastifyInstance, service: Service): void =>
  addSearchRoute(app, service, analyzeOperation, describe);

const describe: Describe = (request, findings, { lang, top }): AnalyzeJson => ({
  seat: request.position.seat,
  actions: actionsOf(request, findings)
    .slice(0, top)
    .map((report, index) => ({
      ...ranked(request, report, index, lang),
      availability: report.availability,
      surveyed: report.surveyed,
      values: report.visits === 0 ? [] : report.values.map(round),
      endings: tellChances(request, report, lang),
      metrics: tellMeasures(request, report, lang),
      lineVisits: report.line.map(({ visits }) => visits),
    })),
  outlook: tellOutlook(request, findings, lang),
  search: searchReport(request, findings),
});
