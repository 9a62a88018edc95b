import type { FastifyInstance } from 'fastify';
import { fault } from '../../core/fault.ts';
import type { Service } from '../context.ts';
import { fullPosition } from '../positions.ts';
import { refuse } from '../problems.ts';
import { ViewAnswer, type ViewJson } from '../schemas/answers.ts';
import { viewBody } from '../schemas/bodies.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

export const viewOperation: GameOperation<ReturnType<typeof viewBody>> = {
  id: 'view',
  method: 'POST',
  path: '/v1/games/{game}/view',
  summary: 'See a state as one seat does',
  description:
    'Hides what the seat may not know: hidden values become null. The answer is a body for the searches as it stands.',
  body: viewBody,
  answer: ViewAnswer,
  problems: ['unknown-game', 'invalid-state', 'inconsistent-state', 'unknown-catalog', 'hidden-state'],
};

/** Registers `view`. */
export const addView = (app: FastifyInstance, service: Service): void =>
  addGameRoute(app, service, viewOperation, ({ loaded, body: { state, seat } }) => {
    const position = fullPosition(loaded, state);
    if (!position.ok) return position;
    const seats = loaded.game.seatCount(position.value.state);
    if (seat >= seats)
      return refuse('invalid-request', [
        fault('/seat', 'out-of-range', `This game has the seats 0–${seats - 1}; there is no seat ${seat}.`),
      ]);
    const answer: ViewJson = { state: loaded.game.encode(position.value.state, seat) };
    return { ok: true, value: answer };
  });
