/** A searcher that searches nothing and misbehaves as the seed of the task, or the catalog folder, says. */
import type { FromSearcher, PartTask } from '../../src/jobs/protocol.ts';
import { isToSearcher } from '../../src/jobs/protocol.ts';
import { tableOf } from './tables.ts';

const send = (message: FromSearcher): void => {
  process.send?.(message, undefined, undefined, () => {});
};

const answer = ({ ensembles }: PartTask, stopReason: 'visits' | 'cancelled'): void =>
  send({ type: 'result', result: { tables: ensembles.map(() => tableOf(1)), stopReason, timeMs: 1000 } });

let held: PartTask | undefined;

const behave = (task: PartTask): void => {
  switch (task.seed) {
    case 'crash':
      process.exit(1);
      break;
    case 'silent':
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      break;
    case 'deaf':
      setInterval(() => send({ type: 'progress', tables: task.ensembles.map(() => tableOf(7)) }), 20);
      break;
    case 'hold':
      held = task;
      break;
    case 'lingering':
      process.removeAllListeners('disconnect');
      setInterval(() => {}, 1000);
      answer(task, 'visits');
      break;
    default:
      answer(task, 'visits');
  }
};

if (process.argv[2] === 'stillborn') process.exit(1);
process.on('message', (message: unknown) => {
  if (!isToSearcher(message)) return;
  if (message.type === 'start') behave(message.task);
  else if (held !== undefined) answer(held, 'cancelled');
});
process.on('disconnect', () => process.exit());
setInterval(() => send({ type: 'heartbeat' }), 20).unref();
send({ type: 'ready' });
