import type { FastifyInstance } from 'fastify';
import { TERMINAL } from '../../core/contract.ts';
import { under } from '../../core/fault.ts';
import { stream } from '../../core/random.ts';
import type { Message } from '../../core/text.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { fullPosition, gameOver } from '../positions.ts';
import { refuse } from '../problems.ts';
import { ApplyAnswer, type ApplyJson } from '../schemas/answers.ts';
import { applyBody } from '../schemas/bodies.ts';
import { seedOr } from '../seeds.ts';
import { tellEnd } from '../telling/outcomes.ts';
import { tell } from '../telling/tell.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

export const applyOperation: GameOperation<ReturnType<typeof applyBody>> = {
  id: 'apply',
  method: 'POST',
  path: '/v1/games/{game}/apply',
  tag: 'rules',
  summary: 'Perform an action',
  description:
    'Performs an action of the seat to act with all that follows from it, and tells what everyone saw. Needs a full state. The same state, action and seed give the same answer.',
  body: applyBody,
  answer: ApplyAnswer,
  problems: [
    'unknown-game',
    'invalid-state',
    'inconsistent-state',
    'unknown-catalog',
    'hidden-state',
    'terminal-state',
    'illegal-action',
  ],
};

/** Registers `apply`. */
export const addApply = (app: FastifyInstance, service: Service): void =>
  addGameRoute(app, service, applyOperation, ({ loaded, body, request }) => {
    const position = fullPosition(loaded, body.state);
    if (!position.ok) return position;
    const { game } = loaded;
    const { state } = position.value;
    if (game.toAct(state) === TERMINAL) return gameOver();
    const action = game.decodeAction(state, body.action);
    if (!action.ok) return refuse('illegal-action', under('/action', action.faults));
    const phrases = game.phrases[langOf(body.lang, request.headers['accept-language'])];
    const seed = seedOr(body.seed);
    const events: Message[] = [];
    game.apply(state, action.value, stream(seed, 'apply'), (event) => events.push(event));
    const toAct = game.toAct(state);
    const answer: ApplyJson = {
      state: game.encode(state, 'all'),
      toAct: toAct === TERMINAL ? null : toAct,
      events: events.map((event) => tell(phrases, event)),
      ...(toAct === TERMINAL && { outcome: tellEnd(game, state, phrases) }),
      seed,
    };
    return { ok: true, value: answer };
  });
