import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { type Seat, TERMINAL } from '../../core/contract.ts';
import { fault, pointer, under } from '../../core/fault.ts';
import { type Seed, stream } from '../../core/random.ts';
import type { Message } from '../../core/text.ts';
import type { LoadedGame } from '../../engines/index.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { fullPosition, gameOver } from '../positions.ts';
import { type Attempt, refuse } from '../problems.ts';
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
  summary: 'Perform an action, or several',
  description:
    'Performs an action of the seat to act with all that follows from it, and tells what everyone saw. Needs a full state. The same state, action and seed give the same answer. Several `actions` are performed in turn, the first with the seed `<seed>/0`, the next with `<seed>/1`; `moves` tells them as a record has them.',
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
    const given = givenActions(body);
    if (!given.ok) return given;
    const position = fullPosition(loaded, body.state);
    if (!position.ok) return position;
    const { game } = loaded;
    const { state } = position.value;
    const seed = seedOr(body.seed);
    const events: Message[] = [];
    const moves = applyAll(loaded, state, given.value, (index) => seedOf(seed, body, index), events);
    if (!moves.ok) return moves;
    const phrases = game.phrases[langOf(body.lang, request.headers['accept-language'])];
    const toAct = game.toAct(state);
    const answer: ApplyJson = {
      state: game.encode(state, 'all'),
      toAct: toAct === TERMINAL ? null : toAct,
      moves: moves.value,
      events: events.map((event) => tell(phrases, event)),
      ...(toAct === TERMINAL && { outcome: tellEnd(game, state, phrases) }),
      seed,
    };
    return { ok: true, value: answer };
  });

type Body = Static<ReturnType<typeof applyBody>>;

/** An action as it was sent, and where it stands in the body. */
interface Given {
  readonly json: unknown;
  readonly at: string;
}

const givenActions = ({ action, actions }: Body): Attempt<readonly Given[]> => {
  if (action !== undefined && actions !== undefined)
    return refuse('invalid-request', [
      fault('/actions', 'exclusive-fields', 'Give either "action" or "actions"; one action may stand in a list.'),
    ]);
  if (actions !== undefined)
    return { ok: true, value: actions.map((json, index) => ({ json, at: pointer('actions', index) })) };
  return action === undefined
    ? refuse('invalid-request', [fault('/action', 'missing-field', 'The field "action" is missing, or "actions".')])
    : { ok: true, value: [{ json: action, at: '/action' }] };
};

/** The seed of one action: each of several has its own, so that they can be taken one by one as well. */
const seedOf = (seed: Seed, { actions }: Body, index: number): Seed =>
  actions === undefined ? seed : `${seed}/${index}`;

/** Takes the actions one after another, in place. */
const applyAll = (
  { game }: LoadedGame,
  state: unknown,
  given: readonly Given[],
  seedAt: (index: number) => Seed,
  events: Message[],
): Attempt<ApplyJson['moves']> => {
  const moves: { seat: Seat; action: unknown; seed: Seed }[] = [];
  for (const [index, { json, at }] of given.entries()) {
    const seat = game.toAct(state);
    if (seat === TERMINAL)
      return index === 0
        ? gameOver()
        : refuse('illegal-action', [fault(at, 'game-over', 'The game is over before this action.')]);
    const action = game.decodeAction(state, json);
    if (!action.ok) return refuse('illegal-action', under(at, action.faults));
    moves.push({ seat, action: game.encodeAction(state, action.value), seed: seedAt(index) });
    game.apply(state, action.value, stream(seedAt(index), 'apply'), (event) => events.push(event));
  }
  return { ok: true, value: moves };
};
