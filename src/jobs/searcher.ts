/**
 * The process in which trees grow. The pool forks it with the owner's catalog folder as the only
 * argument, if there is one, and speaks to it by the messages of `protocol.ts`.
 */
import { constants, setPriority } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { openGames } from '../catalogs.ts';
import { serveParent } from '../processes.ts';
import { runPart } from './part.ts';
import { type FromSearcher, isToSearcher, type ToSearcher } from './protocol.ts';

const HEARTBEAT_MS = 1000;

/** The part being searched. */
let current: { readonly part: number; cancelled: boolean } | undefined;

const send = serveParent<FromSearcher>();

// Searchers keep every core busy; whoever answers callers comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const games = openGames(process.argv[2]);
if (!games.ok) throw new Error(`The catalogs have faults: ${JSON.stringify(games.faults)}`);

const search = async ({ part, task }: Extract<ToSearcher, { type: 'start' }>): Promise<FromSearcher> => {
  const own = { part, cancelled: false };
  current = own;
  try {
    const found = await runPart(games.value, task, {
      clock: () => performance.now(),
      turn,
      cancelled: () => own.cancelled,
      progress: (tables) => send({ type: 'progress', part, tables }),
    });
    if (found.ok) return { type: 'result', part, result: found.value };
    const detail = found.faults.map((fault) => `${fault.pointer} ${fault.detail}`).join(' ');
    return { type: 'failed', part, detail };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { type: 'failed', part, detail: error.message, ...(error.stack !== undefined && { stack: error.stack }) };
  } finally {
    current = undefined;
  }
};

process.on('message', async (message: unknown) => {
  if (!isToSearcher(message)) return;
  if (message.type === 'start') send(await search(message));
  else if (current?.part === message.part) current.cancelled = true;
});

setInterval(() => send({ type: 'heartbeat' }), HEARTBEAT_MS).unref();
send({ type: 'ready' });
