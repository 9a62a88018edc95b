import type { FastifyInstance } from 'fastify';
import { TERMINAL } from '../../core/contract.ts';
import { under } from '../../core/fault.ts';
import { stream } from '../../core/random.ts';
import type { Service } from '../context.ts';
import { refuse } from '../problems.ts';
import { SetupAnswer, type SetupJson } from '../schemas/answers.ts';
import { setupBody } from '../schemas/bodies.ts';
import { seedOr } from '../seeds.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

export const setupOperation: GameOperation<ReturnType<typeof setupBody>> = {
  id: 'setup',
  method: 'POST',
  path: '/v1/games/{game}/setup',
  summary: 'Set up a new game',
  description: 'Shuffles, deals and gives the full state. The same options and seed give the same game.',
  body: setupBody,
  answer: SetupAnswer,
  problems: ['unknown-game', 'unknown-catalog'],
};

/** Registers `setup`. */
export const addSetup = (app: FastifyInstance, service: Service): void =>
  addGameRoute(app, service, setupOperation, ({ loaded: { game, catalogs }, body }) => {
    const catalog = catalogs.find(body.catalog);
    if (!catalog.ok) return refuse('unknown-catalog', under('/catalog', catalog.faults));
    const seed = seedOr(body.seed);
    const state = game.setup(body.options ?? {}, catalog.value, stream(seed, 'setup'));
    if (!state.ok) return refuse('invalid-request', under('/options', state.faults));
    const toAct = game.toAct(state.value);
    const answer: SetupJson = {
      state: game.encode(state.value, 'all'),
      toAct: toAct === TERMINAL ? null : toAct,
      seed,
    };
    return { ok: true, value: answer };
  });
