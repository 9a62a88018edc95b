/**
 * The process in which trees grow. The pool starts it with the owner's catalog folder, which is empty where there is none, and the
 * folders of nets as its arguments, and speaks to it by the messages of `protocol.ts`.
 */
import { constants, setPriority } from 'node:os';
import { openGames } from '../catalogs.ts';
import { Nets, netsIn } from '../net/nets.ts';
import { serveParent, sharedClock } from '../processes.ts';
import { type FromSearcher, isToSearcher } from './protocol.ts';
import { searching } from './searching.ts';
import { warmUp } from './warm-up.ts';
import { type OnTheWay, onTheWay } from './wire.ts';

const HEARTBEAT_MS = 1000;

const tell = serveParent<OnTheWay>();
const send = (message: FromSearcher): void => tell(onTheWay(message));

// Searchers keep every core busy; whoever answers callers comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [catalogDir = '', ...modelDirs] = process.argv.slice(2);
const games = openGames(catalogDir === '' ? undefined : catalogDir);
if (!games.ok) throw new Error(`The catalogs have faults: ${JSON.stringify(games.faults)}`);

const hear = searching(games.value, send, undefined, new Nets(netsIn(games.value, modelDirs)));
let isWanted = false;
process.on('message', (message: unknown) => {
  if (!isToSearcher(message)) return;
  isWanted = true;
  const now = sharedClock();
  hear(message, message.type === 'start' ? Math.max(0, now - (message.sentAt ?? now)) : 0);
});

setInterval(() => send({ type: 'heartbeat' }), HEARTBEAT_MS).unref();
send({ type: 'ready' });
await warmUp(
  games.value,
  () => performance.now(),
  () => isWanted,
);
