import { setTimeout as sleep } from 'node:timers/promises';
import { newGame } from '../src/arena/play.ts';
import { loadGames } from '../src/engines/index.ts';
import { lastDecisions } from './endings.ts';
import { machine, median, quantile } from './machine.ts';
import { loaded } from './positions.ts';
import { openingState, post, type Service, startServer, timed } from './served.ts';

const BUDGETS_MS = [1, 20, 100] as const;
const CALLS = 100;
const CALLERS = 10;
/** Rounds of as many callers at once. */
const ROUNDS = 10;
const LEVELS = [1, 2, 3, 4, 5] as const;
const TRIES = 9;
const LONG_MS = 8000;
/** Time for the levels to be asked for while long searches run; less of it left, and new ones are begun. */
const ROOM_MS = 3000;
const EQUAL_MS = 1000;
/** Callers who leave, and how soon: in the middle of a game and while its end is counted out. */
const LEAVERS = 20;
const LEAVE_MS = { opening: 150, late: 30 } as const;
/** Decisions left in a late position: about as many as are counted out. */
const LEFT = 3;

/** What `bench sharing` is asked. */
export interface SharingOptions {
  readonly game?: string;
}

const bar = (what: string, value: number, most: number, unit: string): void =>
  console.log(
    `${what}: ${value.toFixed(1)}${unit}; bar ${most.toFixed(1)}${unit}: ${value <= most ? 'held' : 'MISSED'}`,
  );

const times = async (count: number, work: (each: number) => Promise<number>): Promise<number[]> => {
  const all: number[] = [];
  for (let each = 0; each < count; each++) all.push(await work(each));
  return all;
};

/** A game at its opening, ready to be asked about. */
interface Asked {
  readonly service: Service;
  readonly state: unknown;
}

const recommend = ({ service, state }: Asked, effort: object): Promise<unknown> =>
  post(service, '/recommend', { state, seed: 1, ...effort });

const overrun = async (asked: Asked, timeMs: number): Promise<number> =>
  (await timed(() => recommend(asked, { budget: { timeMs } }))) - timeMs;

/** How late answers to budgets of time are, to one caller and to ten. */
const overruns = async (asked: Asked): Promise<void> => {
  const { game } = asked.service;
  for (const timeMs of BUDGETS_MS) {
    const alone = await times(CALLS, () => overrun(asked, timeMs));
    const said = `${game}, ${timeMs} ms, overrun of 99 in 100`;
    bar(`${said}, one caller (median ${median(alone).toFixed(1)} ms)`, quantile(alone, 0.99), 20, ' ms');
    const together: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      together.push(...(await Promise.all(Array.from({ length: CALLERS }, () => overrun(asked, timeMs)))));
    bar(`${said}, ten callers (median ${median(together).toFixed(1)} ms)`, quantile(together, 0.99), 50, ' ms');
  }
};

/** How long the weaker levels take while two long searches run, against alone. */
const overtaking = async (asked: Asked): Promise<void> => {
  const takes = async (level: number): Promise<number> =>
    median(await times(TRIES, () => timed(() => recommend(asked, { level }))));
  const alone: number[] = [];
  for (const level of LEVELS) alone.push(await takes(level));
  let longs: Promise<unknown> = Promise.resolve();
  let until = 0;
  for (const [index, level] of LEVELS.entries()) {
    if (performance.now() > until - ROOM_MS) {
      await longs;
      longs = Promise.all([1, 2].map(() => recommend(asked, { budget: { timeMs: LONG_MS } })));
      until = performance.now() + LONG_MS;
      await sleep(500);
    }
    const beside = await takes(level);
    if (performance.now() > until) throw new Error('the long searches ended before the short ones');
    const lonely = alone[index] ?? Number.NaN;
    const said = `${asked.service.game}, level ${level} beside two long searches (alone ${lonely.toFixed(1)} ms)`;
    bar(said, beside, 3 * lonely + 50, ' ms');
  }
  await longs;
};

/** How long the pool still shows a busy searcher after a caller has left. */
const releaseTime = async ({ service, state }: Asked, afterMs: number): Promise<number> => {
  const leave = new AbortController();
  const body = { state, budget: { timeMs: 5000 } };
  const call = post(service, '/analyze', body, leave.signal).catch(() => undefined);
  await sleep(afterMs);
  leave.abort();
  await call;
  return timed(async () => {
    for (;;) {
      const { body: answer } = await service.client.request({ path: '/readyz', method: 'GET' });
      if (Object(await answer.json()).busy === 0) return;
    }
  });
};

/** Full states near the end of random games of two, in which a search begins by counting. */
const lateStates = (id: string, count: number): unknown[] => {
  const { game, catalog } = loaded(id);
  return Array.from({ length: count }, (_, index) => {
    const seed = `sharing/${index}`;
    const last = lastDecisions(game, newGame({ game, catalog, options: { seats: 2 } }, seed), seed);
    return game.encode(last[Math.min(LEFT, last.length) - 1], 'all');
  });
};

/** How long searchers go on for callers who have left. */
const releases = async (asked: Asked): Promise<void> => {
  const { game } = asked.service;
  const opening = await times(LEAVERS, () => releaseTime(asked, LEAVE_MS.opening));
  const states = lateStates(game, LEAVERS);
  const late = await times(LEAVERS, (each) => releaseTime({ ...asked, state: states[each] }, LEAVE_MS.late));
  for (const [where, all] of Object.entries({ opening, late }))
    bar(
      `${game}, ${where}, released after a caller left (median ${median(all).toFixed(1)} ms), the longest of ${LEAVERS}`,
      Math.max(...all),
      50,
      ' ms',
    );
};

/** How equally ten equal requests are served. */
const equality = async (asked: Asked): Promise<void> => {
  const budget = { timeMs: EQUAL_MS };
  const answers = await Promise.all(Array.from({ length: CALLERS }, () => recommend(asked, { budget })));
  const visits = answers.map((answer) => Number(Object(answer).search?.visits));
  const shares = answers.map((answer) => Number(Object(answer).search?.timeShare));
  const said = `${asked.service.game}, ten equal requests of ${EQUAL_MS} ms, visits ${visits.join(' ')}, time shares ${shares.join(' ')}`;
  bar(`${said}: the most to the least`, Math.max(...visits) / Math.min(...visits), 1.5, '');
};

/** `bench sharing`: what callers see of one another, on a server in a process of its own, with a bar for each figure. */
export const sharing = async ({ game }: SharingOptions): Promise<void> => {
  console.log(machine());
  const games = loadGames();
  if (!games.ok) throw new Error(JSON.stringify(games.faults));
  const { client, stop } = await startServer();
  try {
    for (const id of [...games.value.keys()].filter((each) => game === undefined || each === game)) {
      const service = { client, game: id };
      const asked = { service, state: await openingState(service) };
      // Searchers are as fast as they get.
      await Promise.all([1, 2, 3, 4].map(() => recommend(asked, { budget: { timeMs: 1000 } })));
      await overruns(asked);
      await overtaking(asked);
      await equality(asked);
      await releases(asked);
    }
  } finally {
    await client.close();
    stop();
  }
};
