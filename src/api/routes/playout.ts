import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { type Seat, type StateEnvelope, TERMINAL } from '../../core/contract.ts';
import { fault, pointer } from '../../core/fault.ts';
import { type Seed, stream } from '../../core/random.ts';
import type { LoadedGame } from '../../engines/index.ts';
import { chooseAction } from '../../mcts/levels.ts';
import type { Move } from '../../records/record.ts';
import { recordOf } from '../../records/write.ts';
import type { Service } from '../context.ts';
import { find } from '../finding.ts';
import { langOf } from '../lang.ts';
import { fullPosition, gameOver } from '../positions.ts';
import { type Attempt, refuse } from '../problems.ts';
import { type Recipient, recipientOf } from '../recipient.ts';
import { PlayoutAnswer, type PlayoutJson, PlayoutProgress, playoutBody } from '../schemas/records.ts';
import type { NetReportJson } from '../schemas/search.ts';
import { levelExcesses, searchRequest } from '../search-request.ts';
import { seedOr } from '../seeds.ts';
import { answered } from '../streaming.ts';
import { likedOf, tellNet } from '../telling/findings.ts';
import { tellEnd } from '../telling/outcomes.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

/** The level of bots of whom nothing is said. */
const USUAL_LEVEL = 4;

export const playoutOperation: GameOperation<ReturnType<typeof playoutBody>> = {
  id: 'playout',
  method: 'POST',
  path: '/v1/games/{game}/playout',
  summary: 'Have bots play on',
  description:
    'Plays on from a full state with a bot in every seat, each of which sees what its seat sees, and gives the record and the result. Move `n` is searched for and its chance drawn with the seed `<seed>/<n>`: the same request gives the same game. On a stream, `progress` tells a `move` of the record and its `number`, from 1. A caller who goes away ends it.',
  body: playoutBody,
  answer: PlayoutAnswer,
  streams: true,
  progress: PlayoutProgress,
  problems: [
    'unknown-game',
    'invalid-state',
    'inconsistent-state',
    'unknown-catalog',
    'hidden-state',
    'terminal-state',
    'budget-exceeded',
    'cancelled',
    'search-lost',
  ],
};

/** Registers `playout`. */
export const addPlayout = (app: FastifyInstance, service: Service): void =>
  addGameRoute(app, service, playoutOperation, async ({ loaded, body, request, reply }) => {
    const start = readStart(service, loaded, body);
    if (!start.ok) return start;
    const { state } = start.value;
    const { game } = loaded;
    const levelAt = (seat: Seat): number | undefined => body.levels?.[seat] ?? body.level;
    const playing = new Playing(
      { service, loaded, recipient: recipientOf(reply), seed: seedOr(body.seed), levelAt },
      body.state,
      state,
    );
    const phrases = game.phrases[langOf(undefined, request.headers['accept-language'])];
    const tell = (): PlayoutJson => playing.tell((end) => tellEnd(game, end, phrases));
    return answered(reply, async (progress) => {
      const onMove = progress && ((move: Move, number: number) => progress(() => ({ move, number })));
      const played = await playing.go(body.moves ?? Number.POSITIVE_INFINITY, onMove);
      return played.ok ? { ok: true, value: tell() } : played;
    });
  });

/** The state to play on from, with a level for every seat; or what is wrong with the request. */
const readStart = (
  service: Service,
  loaded: LoadedGame,
  { state, level, levels }: Static<ReturnType<typeof playoutBody>>,
): ReturnType<typeof fullPosition> => {
  if (level !== undefined && levels !== undefined)
    return refuse('invalid-request', [fault('/levels', 'exclusive-fields', 'Give either "level" or "levels".')]);
  const position = fullPosition(loaded, state);
  if (!position.ok) return position;
  const { game } = loaded;
  if (game.toAct(position.value.state) === TERMINAL) return gameOver();
  const seats = game.seatCount(position.value.state);
  if (levels !== undefined && levels.length !== seats)
    return refuse('invalid-request', [
      fault('/levels', 'wrong-length', `This game has ${seats} seats; levels are given for ${levels.length}.`),
    ]);
  // A seat may be to act late in the game: what cannot be searched for it is told before anything is played.
  const asked = (levels ?? []).map((each, seat) => [pointer('levels', seat), each] as const);
  const over = levelExcesses(service, loaded, level === undefined ? asked : [[pointer('level'), level]]);
  return over.length > 0 ? refuse('budget-exceeded', over) : position;
};

/** What bots play by. */
interface Setting {
  readonly service: Service;
  readonly loaded: LoadedGame;
  readonly recipient: Recipient;
  readonly seed: Seed;
  /** The level of a bot; undefined where nothing is said. */
  levelAt(seat: Seat): number | undefined;
}

/** A game that bots play on. */
class Playing {
  readonly #setting: Setting;
  readonly #start: StateEnvelope;
  readonly #state: unknown;
  readonly #moves: Move[] = [];
  /** What nets were searched with, by name. */
  readonly #nets = new Map<string | null, NetReportJson>();

  constructor(setting: Setting, start: StateEnvelope, state: unknown) {
    this.#setting = setting;
    this.#start = start;
    this.#state = state;
  }

  /** Plays at most so many moves. @param onMove told after each */
  async go(most: number, onMove: ((move: Move, number: number) => void) | undefined): Promise<Attempt<undefined>> {
    const { game } = this.#setting.loaded;
    while (game.toAct(this.#state) !== TERMINAL && this.#moves.length < most) {
      const moved = await this.#move();
      if (!moved.ok) return moved;
      onMove?.(moved.value, this.#moves.length);
    }
    return { ok: true, value: undefined };
  }

  async #move(): Promise<Attempt<Move>> {
    const { service, loaded, recipient, seed, levelAt } = this.#setting;
    const { game } = loaded;
    const seat = game.toAct(this.#state);
    const moveSeed = `${seed}/${this.#moves.length}`;
    const level = levelAt(seat);
    const body = { state: game.encode(this.#state, seat), ...(level !== undefined && { level }), seed: moveSeed };
    const request = searchRequest(service, loaded, body, USUAL_LEVEL);
    if (!request.ok) return request;
    const found = await find({
      service,
      operation: playoutOperation.id,
      request: request.value,
      ifForced: 'taken',
      lines: false,
      recipient,
    });
    if (!found.ok) return found;
    if (found.value.stopReason === 'cancelled')
      return refuse('cancelled', [], 'The caller left before the game ended.');
    const net = tellNet(request.value, found.value);
    if (found.value.table !== undefined) this.#nets.set(net.model, net);
    const chosen = chooseAction(likedOf(request.value, found.value), request.value.temperature, moveSeed);
    const move: Move = { seat, action: game.encodeAction(this.#state, chosen), seed: moveSeed };
    this.#moves.push(move);
    game.apply(this.#state, chosen, stream(moveSeed, 'apply'));
    return { ok: true, value: move };
  }

  tell(tellOutcome: (end: unknown) => PlayoutJson['outcome']): PlayoutJson {
    const { loaded, seed } = this.#setting;
    const toAct = loaded.game.toAct(this.#state);
    const outcome = toAct === TERMINAL ? tellOutcome(this.#state) : undefined;
    return {
      record: recordOf(loaded, this.#start, this.#moves, this.#state),
      state: loaded.game.encode(this.#state, 'all'),
      toAct: toAct === TERMINAL ? null : toAct,
      ...(outcome && { outcome }),
      seed,
      nets: [...this.#nets.values()],
    };
  }
}
