import type { FastifyInstance } from 'fastify';
import { under } from '../../core/fault.ts';
import { recordOfViews } from '../../records/write.ts';
import type { Service } from '../context.ts';
import { playBack } from '../playing-back.ts';
import { refuse } from '../problems.ts';
import { RecordAnswer, type RecordJson, recordBody } from '../schemas/records.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

export const recordOperation: GameOperation<ReturnType<typeof recordBody>> = {
  id: 'record',
  method: 'POST',
  path: '/v1/games/{game}/record',
  summary: 'Make a record of what a seat saw and did',
  description:
    'Makes a record of the views and actions of one seat, as a client has them that knows nothing else, and checks that it can be played back. In the record a move says what the seat saw at its next decision.',
  body: recordBody,
  long: true,
  answer: RecordAnswer,
  problems: ['unknown-game', 'invalid-record'],
};

/** Registers `record`. */
export const addRecord = (app: FastifyInstance, service: Service): void =>
  addGameRoute(app, service, recordOperation, async ({ loaded, body: { decisions, last } }) => {
    const seen = decisions.map(({ state, action }) => ({ view: state, action }));
    const made = recordOfViews(loaded, seen, last);
    if (!made.ok) return refuse('invalid-record', under('/decisions', made.faults.map(asSent)));
    const played = await playBack(loaded, made.value);
    if (!played.ok) return refuse('invalid-record', played.faults.map(asDecision));
    const answer: RecordJson = { record: made.value };
    return { ok: true, value: answer };
  });

/** A fault of a decision where it was sent: the field is called `state`. */
const asSent = <F extends { readonly pointer: string }>(each: F): F => ({
  ...each,
  pointer: each.pointer.replace(/^(\/\d+)\/view/, '$1/state'),
});

/** A fault of the record where it was sent: what was seen after a move is the state of the next decision. */
const asDecision = <F extends { readonly pointer: string }>(each: F): F => ({
  ...each,
  pointer: each.pointer
    .replace(/^\/start/, '/decisions/0/state')
    .replace(/^\/moves\/(\d+)\/state/, (_, index) => `/decisions/${Number(index) + 1}/state`)
    .replace(/^\/moves\/(\d+)/, '/decisions/$1'),
});
