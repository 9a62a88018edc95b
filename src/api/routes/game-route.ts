import { distance } from 'fastest-levenshtein';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Game } from '../../core/contract.ts';
import type { Fault } from '../../core/fault.ts';
import { type Checker, checker } from '../../core/schema.ts';
import type { LoadedGame } from '../../engines/index.ts';
import type { Service } from '../context.ts';
import { type Operation, routePath } from '../operation.ts';
import { sendProblem } from '../plugins/errors.ts';
import { type Attempt, type ProblemCode, refuse } from '../problems.ts';
import { ANYTHING, type Slots, slotsOf } from '../schemas/slots.ts';

/** A request about one game, its body checked. */
export interface GameCall<Body> {
  readonly loaded: LoadedGame;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An operation on a game that takes a body. */
export type GameOperation<Body extends TSchema> = Operation<Body> &
  Required<Pick<Operation<Body>, 'body'>> & {
    /** Checks its body, where other operations have the same; made for it alone when absent. */
    readonly checkerOf?: (game: Game) => Checker<Static<Body>>;
  };

/** Checkers of one kind of body, which are made once a game: they are large, and several operations need the same. */
export const checkersOf = <Body extends TSchema>(
  body: (slots: Slots) => Body,
): ((game: Game) => Checker<Static<Body>>) => {
  const made = new WeakMap<Game, Checker<Static<Body>>>();
  return (game) => {
    const known = made.get(game) ?? checker(body(slotsOf(game)));
    made.set(game, known);
    return known;
  };
};

/** Registers an operation on `/v1/games/{game}/…`: finds the game, checks the body against its schemas, answers. */
export const addGameRoute = <Body extends TSchema>(
  app: FastifyInstance,
  service: Service,
  operation: GameOperation<Body>,
  answer: (call: GameCall<Static<Body>>) => Attempt<unknown> | Promise<Attempt<unknown>>,
): void => {
  const checkers = new Map<string, Checker<Static<Body>>>();
  for (const [id, { game }] of service.games)
    checkers.set(id, operation.checkerOf?.(game) ?? checker(operation.body(operation.long ? ANYTHING : slotsOf(game))));
  app.route<{ Params: { game: string } }>({
    method: operation.method,
    url: routePath(operation),
    ...(operation.long && { bodyLimit: service.config.recordLimitBytes }),
    async handler(request, reply) {
      const { game: id } = request.params;
      const loaded = findGame(service, id);
      if (!loaded.ok) return sendProblem(reply, loaded.problem);
      const body = checkers.get(id)?.check(request.body) ?? { ok: false, faults: [] };
      const outcome = body.ok
        ? await answer({ loaded: loaded.value, body: body.value, request, reply })
        : refuse(bodyCode(body.faults), body.faults);
      return outcome.ok ? reply.send(outcome.value) : sendProblem(reply, outcome.problem);
    },
  });
};

/** The game of that name. */
export const findGame = ({ games }: Service, id: string): Attempt<LoadedGame> => {
  const loaded = games.get(id);
  if (loaded !== undefined) return { ok: true, value: loaded };
  const known = [...games.keys()].sort((left, right) => distance(id, left) - distance(id, right));
  return refuse(
    'unknown-game',
    [],
    `There is no game ${JSON.stringify(id.slice(0, 60))}; known are ${known.join(', ')}.`,
  );
};

/** Faults that all lie within the state make an invalid state, any other an invalid request. */
export const bodyCode = (faults: readonly Fault[]): ProblemCode =>
  faults.every(isOfState) ? 'invalid-state' : 'invalid-request';

/** Whether a fault is one of the state itself; that it is missing, or not wanted, is one of the request. */
const isOfState = ({ pointer, code }: Fault): boolean =>
  pointer.startsWith('/state/') || (pointer === '/state' && code !== 'missing-field' && code !== 'unknown-field');
