import type { FastifyInstance } from 'fastify';
import { say } from '../../core/text.ts';
import { chooseAction } from '../../mcts/levels.ts';
import { reportOf } from '../../mcts/report.ts';
import type { Describe, Manner } from '../answering.ts';
import type { Service } from '../context.ts';
import { RecommendManyAnswer, RecommendManyProgress } from '../schemas/many.ts';
import { RecommendAnswer, type RecommendJson } from '../schemas/search.ts';
import { likedOf, searchReport, tellValue } from '../telling/findings.ts';
import { addManyRoute, manyOperation } from './many-route.ts';
import { searchOperation } from './search-operation.ts';
import { addSearchRoute } from './search-route.ts';

export const recommendOperation = searchOperation({
  id: 'recommend',
  summary: 'Recommend an action',
  description:
    'The action that a bot of this level takes. A level with a temperature above 0 does not always take the best one. A single action is taken at once, without a search and so without a value (`stopReason` `forced`); `hint` and `analyze` say what it is worth.',
  answer: RecommendAnswer,
});

export const recommendManyOperation = manyOperation({
  id: 'recommend-many',
  summary: 'Recommend an action in each of many positions',
  description: 'What `recommend` answers, about up to a hundred positions in one request.',
  answer: RecommendManyAnswer,
  progress: RecommendManyProgress,
});

/** Registers `recommend` and `recommend-many`. */
export const addRecommend = (app: FastifyInstance, service: Service): void => {
  addSearchRoute(app, service, recommendOperation, RECOMMENDING);
  addManyRoute(app, service, recommendManyOperation, RECOMMENDING);
};

const describe: Describe = (request, findings, { lang }): RecommendJson => {
  const { game } = request.loaded;
  const { state, seat } = request.position;
  const { table } = findings;
  const action = chooseAction(likedOf(request, findings), request.temperature, request.seed);
  return {
    action: game.encodeAction(state, action),
    notation: game.notation(state, action),
    text: say(game.phrases[lang], game.describe(state, action)),
    seat,
    value: table === undefined ? null : tellValue(reportOf(table, game, seat, action)),
    search: searchReport(request, findings),
  };
};

/** How `recommend` searches and tells. */
export const RECOMMENDING: Manner = { describe, ifForced: 'taken', lines: false };
