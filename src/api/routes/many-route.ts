import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { fault } from '../../core/fault.ts';
import { type Checker, checker } from '../../core/schema.ts';
import { type Manner, tellBeside } from '../answering.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { answerMany, type PositionJson } from '../many.ts';
import { refuse } from '../problems.ts';
import { recipientOf } from '../recipient.ts';
import { manyBody, PositionOf } from '../schemas/many.ts';
import { slotsOf } from '../schemas/slots.ts';
import { readWanted } from '../search-request.ts';
import { seedOr } from '../seeds.ts';
import { answered } from '../streaming.ts';
import { addGameRoute, bodyCode, type GameOperation } from './game-route.ts';

/** Actions that are listed of each position when the caller does not say. */
const DEFAULT_TOP = 5;

/** What tells one operation on many positions from another. */
interface ManyOperation {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly answer: TSchema;
  readonly progress: TSchema;
}

const COMMON =
  'Each position has an answer or a problem of its own, in order; what is wrong with the request itself refuses the whole. The budget is one for all: visits are shared out evenly among the positions that need a search, so that the same request gives the same bytes, whatever the number of searchers; time goes to each as it comes. As many positions are searched at once as there are searchers. On a stream, `progress` tells a `position` and what was `found` when it is done. A caller who goes away ends it all.';

/** The operation on many positions that answers in the given way; all else is common to all of them. */
export const manyOperation = ({
  id,
  summary,
  description,
  answer,
  progress,
}: ManyOperation): GameOperation<ReturnType<typeof manyBody>> => ({
  id,
  method: 'POST',
  path: `/v1/games/{game}/${id}`,
  summary,
  description: `${description}\n\n${COMMON}`,
  body: manyBody,
  long: true,
  answer,
  streams: true,
  progress,
  problems: ['unknown-game', 'unknown-model', 'model-unavailable', 'budget-exceeded', 'cancelled', 'search-lost'],
});

/** Registers an operation on many positions, each of which is answered in the manner of a search. */
export const addManyRoute = (
  app: FastifyInstance,
  service: Service,
  operation: GameOperation<ReturnType<typeof manyBody>>,
  { describe, ifForced, lines }: Manner,
): void => {
  const checkers = new Map<string, Checker<PositionJson>>();
  for (const [id, { game }] of service.games) checkers.set(id, checker(PositionOf(slotsOf(game))));
  addGameRoute(app, service, operation, async ({ loaded, body, request, reply }) => {
    const { positions, budget, method } = body;
    const position = checkers.get(loaded.game.id);
    if (position === undefined) throw new Error(`${loaded.game.id} is not served`);
    const wanted = readWanted(service, loaded, body, { positions: positions.length });
    if (!wanted.ok) return wanted;
    if (budget?.visits !== undefined && budget.visits < positions.length) {
      const detail = `Expected at least ${positions.length}, one for each position.`;
      return refuse('invalid-request', [fault('/budget/visits', 'out-of-range', detail)]);
    }
    const telling = { lang: langOf(body.lang, request.headers['accept-language']), top: body.top ?? DEFAULT_TOP };
    const many = {
      service,
      operation: operation.id,
      loaded,
      recipient: recipientOf(reply),
      positions,
      checker: position,
      codeOf: bodyCode,
      method,
      seed: seedOr(body.seed),
      wanted: wanted.value,
      shared: budget,
      ifForced,
      lines,
      tell: (...[about, findings, beside]: Parameters<Parameters<typeof answerMany>[0]['tell']>) => ({
        ...describe(about, findings, telling),
        ...tellBeside(beside, telling.lang),
      }),
    };
    return answered(reply, async (progress) => {
      const all = await answerMany(many, (place, found) => progress?.(() => ({ position: place, found })));
      return all.ok ? { ok: true, value: { positions: all.value } } : all;
    });
  });
};
