import type { FastifyInstance } from 'fastify';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { recipientOf } from '../recipient.ts';
import { answerReview, readReview } from '../review-work.ts';
import { ReviewAnswer, ReviewProgress, reviewBody } from '../schemas/reviews.ts';
import { answered } from '../streaming.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

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
    const lang = langOf(body.lang, request.headers['accept-language']);
    const plan = await readReview(service, loaded, body, lang);
    if (!plan.ok) return plan;
    const of = plan.value.decisions.length;
    return answered(reply, async (progress) => {
      const onJudged = progress && ((done: number) => progress(() => ({ done, of })));
      return answerReview(service, loaded, plan.value, recipientOf(reply), onJudged);
    });
  });
