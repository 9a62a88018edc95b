/** A searcher that searches nothing and misbehaves as the seed of the task, or the catalog folder, says. */
import { type FromSearcher, isToSearcher, type ToSearcher } from '../../src/jobs/protocol.ts';
import { onTheWay } from '../../src/jobs/wire.ts';
import { tableOf } from './tables.ts';

const send = (message: FromSearcher): void => {
  process.send?.(onTheWay(message), undefined, undefined, () => {});
};

type Start = Extract<ToSearcher, { type: 'start' }>;

const answer = ({ part, task: { ensembles } }: Start, stopReason: 'visits' | 'cancelled'): void =>
  send({ type: 'result', part, result: { tables: ensembles.map(() => tableOf(1)), stopReason, timeMs: 1000 } });

let held: Start | undefined;

const behave = (start: Start): void => {
  const { part, task } = start;
  switch (task.seed) {
    case 'crash':
      process.exit(1);
      break;
    case 'silent':
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      break;
    case 'deaf':
      setInterval(() => send({ type: 'progress', part, tables: task.ensembles.map(() => tableOf(7)) }), 20);
      break;
    case 'hold':
      held = start;
      break;
    case 'lingering':
      process.removeAllListeners('disconnect');
      setInterval(() => {}, 1000);
      answer(start, 'visits');
      break;
    default:
      answer(start, 'visits');
  }
};

if (process.argv[2] === 'stillborn') process.exit(1);
process.on('message', (message: unknown) => {
  if (!isToSearcher(message)) return;
  if (message.type === 'start') behave(message);
  else if (held !== undefined) answer(held, 'cancelled');
});
process.on('disconnect', () => process.exit());
setInterval(() => send({ type: 'heartbeat' }), 20).unref();
send({ type: 'ready' });
