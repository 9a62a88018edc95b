import type { FastifyInstance } from 'fastify';
import { type Manner, readSearch } from '../answering.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { callerOf } from '../plugins/security.ts';
import { recipientOf } from '../recipient.ts';
import type { searchBody } from '../schemas/bodies.ts';
import { answered } from '../streaming.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

/** Registers an operation that searches and answers in the given manner. */
export const addSearchRoute = (
  app: FastifyInstance,
  service: Service,
  operation: GameOperation<ReturnType<typeof searchBody>>,
  manner: Manner,
): void =>
  addGameRoute(app, service, operation, async ({ loaded, body, request, reply }) => {
    const lang = langOf(body.lang, request.headers['accept-language']);
    const caller = callerOf(request, service.config);
    const ready = readSearch({ service, loaded, operation: operation.id, manner, body, lang, caller });
    return ready.ok ? answered(reply, (progress) => ready.value.answer(recipientOf(reply), progress)) : ready;
  });
