import type { FastifyInstance } from 'fastify';
import type { StateEnvelope } from '../../core/contract.ts';
import { under } from '../../core/fault.ts';
import { type Checker, checker } from '../../core/schema.ts';
import type { Service } from '../context.ts';
import { ValidateAnswer, type ValidateJson } from '../schemas/answers.ts';
import { validateBody } from '../schemas/bodies.ts';
import { slotsOf } from '../schemas/slots.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

export const validateOperation: GameOperation<ReturnType<typeof validateBody>> = {
  id: 'validate',
  method: 'POST',
  path: '/v1/games/{game}/validate',
  tag: 'rules',
  summary: 'Check a state',
  description:
    'Lists everything that is wrong with a state or view: what does not fit the schema, else every contradiction.',
  body: validateBody,
  answer: ValidateAnswer,
  problems: ['unknown-game'],
};

/** Registers `validate`. */
export const addValidate = (app: FastifyInstance, service: Service): void => {
  const checkers = new Map<string, Checker<StateEnvelope>>();
  for (const [id, { game }] of service.games) checkers.set(id, checker(slotsOf(game).state));
  addGameRoute(app, service, validateOperation, ({ loaded: { game, catalogs }, body }) => {
    const fits = checkers.get(game.id)?.check(body.state) ?? { ok: false, faults: [] };
    const decoded = fits.ok ? game.decode(fits.value, catalogs) : fits;
    const answer: ValidateJson = {
      valid: decoded.ok,
      errors: decoded.ok ? [] : under('/state', decoded.faults),
    };
    return { ok: true, value: answer };
  });
};
