import type { FastifyInstance } from 'fastify';
import type { Describe, Manner } from '../answering.ts';
import type { Service } from '../context.ts';
import { HintAnswer, type HintJson } from '../schemas/search.ts';
import { tellBeliefInShort } from '../telling/beliefs.ts';
import { actionsOf, searchReport, tellOutlook } from '../telling/findings.ts';
import { ranked } from '../telling/ranking.ts';
import { reasonsFor } from '../telling/reasons.ts';
import { tellPlan } from '../telling/sheets.ts';
import { searchOperation } from './search-operation.ts';
import { addSearchRoute } from './search-route.ts';

/** Hints when the caller does not say how many. */
const DEFAULT_TOP = 5;

export const hintOperation = searchOperation({
  id: 'hint',
  summary: 'Explain the best actions',
  description:
    'Ranked actions for a person, each with what the playouts say sets it apart and what it adds to each part of the score; where the game is heading, and what the seat to act can say of the hidden thing that matters most to it.',
  answer: HintAnswer,
});

/** Registers `hint`. */
export const addHint = (app: FastifyInstance, service: Service): void =>
  addSearchRoute(app, service, hintOperation, HINTING);

const describe: Describe = (request, findings, { lang, top = DEFAULT_TOP }): HintJson => {
  const reports = actionsOf(request, findings);
  const [best, next] = reports;
  const outlook = tellOutlook(request, findings, lang);
  return {
    seat: request.position.seat,
    hints: reports.slice(0, top).map((report, index) => ({
      ...ranked(request, report, index, lang),
      plan: tellPlan(request, report, lang),
      reasons: index === 0 ? reasonsFor(request, report, next, 2, lang) : reasonsFor(request, report, best, 1, lang),
    })),
    outlook: outlook && { ...outlook, ...tellBeliefInShort(request, lang) },
    search: searchReport(request, findings),
  };
};

/** How `hint` searches and tells. */
export const HINTING: Manner = { describe, ifForced: 'searched', lines: true };
