import type { FastifyInstance } from 'fastify';
import { TERMINAL } from '../../core/contract.ts';
import { type Phrases, say } from '../../core/text.ts';
import type { LoadedGame } from '../../engines/index.ts';
import { historyOf } from '../../records/history.ts';
import type { GameRecord } from '../../records/record.ts';
import type { Replayed } from '../../records/replay.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { playedBack } from '../playing-back.ts';
import { ReplayAnswer, type ReplayJson, replayBody } from '../schemas/records.ts';
import { tellEnd } from '../telling/outcomes.ts';
import { tell } from '../telling/tell.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

export const replayOperation: GameOperation<ReturnType<typeof replayBody>> = {
  id: 'replay',
  method: 'POST',
  path: '/v1/games/{game}/replay',
  summary: 'Play a record back',
  description:
    'Plays a record back, to its end or as far as is asked, and tells each move in words. The same record gives the same game to the byte: so a game is resumed, and a move taken back by playing back all but the last. With `history` it says what a search can be told of what others did. A record that cannot be played back is refused with every fault that can be found.',
  body: replayBody,
  long: true,
  answer: ReplayAnswer,
  problems: ['unknown-game', 'invalid-record'],
};

/** Registers `replay`. */
export const addReplay = (app: FastifyInstance, service: Service): void =>
  addGameRoute(app, service, replayOperation, async ({ loaded, body, request }) => {
    const record = shortened(body.record, body.until);
    const played = await playedBack(loaded, record);
    if (!played.ok) return played;
    const { moves, end } = played.value;
    const { game } = loaded;
    const phrases = game.phrases[langOf(body.lang, request.headers['accept-language'])];
    const toAct = end === undefined ? TERMINAL : game.toAct(end);
    const answer: ReplayJson = {
      state: end === undefined ? null : game.encode(end, record.start.viewer),
      toAct: toAct === TERMINAL ? null : toAct,
      moves: moves.map((move) => tellMove(loaded, record, move, phrases)),
      ...(body.history && { history: historyOf(game, record, moves, end) }),
      ...(end !== undefined && toAct === TERMINAL && { outcome: tellEnd(game, end, phrases) }),
    };
    return { ok: true, value: answer };
  });

/** The record as far as its first `until` moves. */
const shortened = (record: GameRecord, until = record.moves.length): GameRecord => {
  if (until >= record.moves.length) return record;
  const { result: _, ...rest } = record;
  return { ...rest, moves: record.moves.slice(0, until) };
};

const tellMove = (
  { game }: LoadedGame,
  record: GameRecord,
  { index, seat, action, before, events }: Replayed,
  phrases: Phrases,
): ReplayJson['moves'][number] => ({
  seat,
  action: record.moves[index]?.action,
  notation: action === undefined ? null : game.notation(before, action),
  text: action === undefined ? null : say(phrases, game.describe(before, action)),
  events: events.map((event) => tell(phrases, event)),
});
