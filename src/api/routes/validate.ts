import type { FastifyInstance } from 'fastify';
import type { StateEnvelope } from '../../core/contract.ts';
import { fault, under } from '../../core/fault.ts';
import type { Result } from '../../core/result.ts';
import { type Checker, checker } from '../../core/schema.ts';
import type { LoadedGame } from '../../engines/index.ts';
import { LooseRecord } from '../../records/record.ts';
import type { Service } from '../context.ts';
import { playBack } from '../playing-back.ts';
import { refuse } from '../problems.ts';
import { ValidateAnswer, type ValidateJson } from '../schemas/answers.ts';
import { validateBody } from '../schemas/bodies.ts';
import { slotsOf } from '../schemas/slots.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

export const validateOperation: GameOperation<ReturnType<typeof validateBody>> = {
  id: 'validate',
  method: 'POST',
  path: '/v1/games/{game}/validate',
  summary: 'Check a state or a record',
  description:
    'Lists everything that is wrong with a state or view: what does not fit the schema, else every contradiction. A `record` in its place is played back.',
  body: validateBody,
  long: true,
  answer: ValidateAnswer,
  problems: ['unknown-game'],
};

/** Registers `validate`. */
export const addValidate = (app: FastifyInstance, service: Service): void => {
  const states = new Map<string, Checker<StateEnvelope>>();
  for (const [id, { game }] of service.games) states.set(id, checker(slotsOf(game).state));
  const records = checker(LooseRecord);
  const checkState = ({ game, catalogs }: LoadedGame, json: unknown): Result<unknown> => {
    const fits = states.get(game.id)?.check(json) ?? { ok: false, faults: [] };
    return fits.ok ? game.decode(fits.value, catalogs) : fits;
  };
  const checkRecord = async (loaded: LoadedGame, json: unknown): Promise<Result<unknown>> => {
    const fits = records.check(json);
    return fits.ok ? playBack(loaded, fits.value) : fits;
  };
  addGameRoute(app, service, validateOperation, async ({ loaded, body }) => {
    const { state, record } = body;
    if ((state === undefined) === (record === undefined))
      return refuse('invalid-request', [
        state === undefined
          ? fault('/state', 'missing-field', 'The field "state" is missing, or "record".')
          : fault('/record', 'exclusive-fields', 'Give either "state" or "record".'),
      ]);
    const found = state === undefined ? await checkRecord(loaded, record) : checkState(loaded, state);
    const answer: ValidateJson = {
      valid: found.ok,
      errors: found.ok ? [] : under(state === undefined ? '/record' : '/state', found.faults),
    };
    return { ok: true, value: answer };
  });
};
