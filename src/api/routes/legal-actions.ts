import type { FastifyInstance } from 'fastify';
import { ActionList } from '../../core/actions.ts';
import { say } from '../../core/text.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { fairPosition } from '../positions.ts';
import { LegalActionsAnswer, type LegalActionsJson } from '../schemas/answers.ts';
import { legalActionsBody } from '../schemas/bodies.ts';
import { tellPoints } from '../telling/outcomes.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

export const legalActionsOperation: GameOperation<ReturnType<typeof legalActionsBody>> = {
  id: 'legal-actions',
  method: 'POST',
  path: '/v1/games/{game}/legal-actions',
  summary: 'List the legal actions',
  description: 'What the seat to act may do, in a fixed order.',
  body: legalActionsBody,
  answer: LegalActionsAnswer,
  problems: [
    'unknown-game',
    'invalid-state',
    'inconsistent-state',
    'unknown-catalog',
    'hidden-state',
    'not-your-turn',
    'terminal-state',
  ],
};

/** Registers `legal-actions`. */
export const addLegalActions = (app: FastifyInstance, service: Service): void =>
  addGameRoute(app, service, legalActionsOperation, ({ loaded, body, request }) => {
    const position = fairPosition(loaded, body.state);
    if (!position.ok) return position;
    const { game } = loaded;
    const { state, seat } = position.value;
    const phrases = game.phrases[langOf(body.lang, request.headers['accept-language'])];
    const list = new ActionList();
    game.legalActions(state, list);
    const answer: LegalActionsJson = {
      toAct: seat,
      actions: list.toArray().map((action) => ({
        action: game.encodeAction(state, action),
        notation: game.notation(state, action),
        text: say(phrases, game.describe(state, action)),
      })),
      ...(body.sheet === true && { sheet: tellPoints(game, state, phrases) }),
    };
    return { ok: true, value: answer };
  });
