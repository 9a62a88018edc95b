import type { FastifyInstance } from 'fastify';
import { TERMINAL } from '../../core/contract.ts';
import { fault } from '../../core/fault.ts';
import { readNet } from '../choosing-net.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { playedBack } from '../playing-back.ts';
import { refuse } from '../problems.ts';
import { decisionsOf, judge } from '../reviewing.ts';
import { ReviewAnswer, type ReviewJson, ReviewProgress, reviewBody } from '../schemas/reviews.ts';
import { seedOr } from '../seeds.ts';
import { answered } from '../streaming.ts';
import { tellReview } from '../telling/reviews.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

/** Visits a decision when the caller does not say. */
const USUAL_VISITS = 1000;

export const reviewOperation: GameOperation<ReturnType<typeof reviewBody>> = {
  id: 'review',
  method: 'POST',
  path: '/v1/games/{game}/review',
  summary: 'Review a whole game',
  description:
    'Judges the decisions of a record, each by what its seat knew then: the action taken and the best one, what the difference cost, a grade, and a sentence for what was wrong; how the game stood, where it turned, and what came of own decisions, of those of others and of luck. With `budget.visits` the same request gives the same bytes. On a stream, `progress` tells how many decisions are `done` `of` all. A caller who goes away ends it.',
  body: reviewBody,
  long: true,
  answer: ReviewAnswer,
  streams: true,
  progress: ReviewProgress,
  problems: [
    'unknown-game',
    'unknown-model',
    'unfit-model',
    'model-unavailable',
    'invalid-record',
    'budget-exceeded',
    'cancelled',
    'search-lost',
  ],
};

/** Registers `review`. */
export const addReview = (app: FastifyInstance, service: Service): void =>
  addGameRoute(app, service, reviewOperation, async ({ loaded, body, request, reply }) => {
    const { config } = service;
    const over = Object.entries({ visits: config.maxVisits, timeMs: config.maxTimeMs }).flatMap(([name, most]) => {
      const wanted = name === 'visits' ? body.budget?.visits : body.budget?.timeMs;
      return wanted !== undefined && wanted > most
        ? [fault(`/budget/${name}`, 'budget-exceeded', `${wanted} are wanted, but this server allows at most ${most}.`)]
        : [];
    });
    if (over.length > 0) return refuse('budget-exceeded', over);
    if (body.budget !== undefined && body.budget.visits === undefined && body.budget.timeMs === undefined)
      return refuse('invalid-request', [fault('/budget', 'missing-field', 'Expected "visits", "timeMs" or both.')]);
    const net = readNet(service.nets, loaded.game, body);
    if (!net.ok) return net;
    const played = await playedBack(loaded, body.record);
    if (!played.ok) return played;
    const { moves, end } = played.value;
    const { game } = loaded;
    const wanted = new Set(body.seats ?? moves.map(({ seat }) => seat));
    const decisions = decisionsOf(loaded, moves, (seat) => wanted.has(seat));
    const seed = seedOr(body.seed);
    const model = body.model === undefined ? {} : { model: body.model };
    const budget = body.budget ?? { visits: Math.min(config.maxVisits, USUAL_VISITS * decisions.length) };
    const lang = langOf(body.lang, request.headers['accept-language']);
    return answered(reply, async (progress) => {
      const onJudged = progress && ((done: number) => progress(() => ({ done, of: decisions.length })));
      const judged = await judge({ service, loaded, reply, seed, budget, ...model }, decisions, onJudged);
      if (!judged.ok) return judged;
      const isOver = end !== undefined && game.toAct(end) === TERMINAL;
      const answer: ReviewJson = tellReview(loaded, judged.value, { end: isOver ? end : undefined, seed, lang });
      return { ok: true, value: answer };
    });
  });
