import { readFileSync } from 'node:fs';
import { loadGames } from '../src/engines/index.ts';
import { machine, median } from './machine.ts';
import { openingState, post, type Service, startServer, timed } from './served.ts';

/** What a budget of visits may take on two idle searchers, as a part of what it takes on one. */
const BAR = 0.6;
/** Requests before those that count. */
const WARM_UP = 5;

/** What `bench split` is asked. */
export interface SplitOptions {
  readonly game?: string;
  readonly level: number;
  /** Requests to each server. */
  readonly calls: number;
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** A request: what it took of the clock, what of the processor in the busiest searcher and in all of them, and the answer. */
interface Call {
  readonly wallMs: number;
  readonly longestMs: number;
  readonly allMs: number;
  readonly answer: string;
}

/** Processor time so far of each searcher of a server. Linux alone tells of other processes. */
const spentMs = ({ id }: Server): number[] =>
  readFileSync(`/proc/${id}/task/${id}/children`, 'utf8')
    .trim()
    .split(' ')
    .map((child) => {
      // The main thread, which searches; others collect and compile.
      const [nanoseconds] = readFileSync(`/proc/${child}/task/${child}/schedstat`, 'utf8').split(' ');
      return Number(nanoseconds) / 1e6;
    });

const call = async (server: Server, service: Service, body: object): Promise<Call> => {
  const before = spentMs(server);
  let answer = '';
  const wallMs = await timed(async () => {
    answer = JSON.stringify(await post(service, '/recommend', body));
  });
  const spent = spentMs(server).map((after, index) => after - (before[index] ?? 0));
  return { wallMs, longestMs: Math.max(...spent), allMs: spent.reduce((sum, each) => sum + each, 0), answer };
};

const report = (game: string, level: number, one: readonly Call[], two: readonly Call[]): void => {
  const ratios = (of: (call: Call) => number): number[] => two.map((each, index) => of(each) / of(one[index] ?? each));
  const wall = median(ratios(({ wallMs }) => wallMs));
  const longest = median(ratios(({ longestMs }) => longestMs));
  const all = median(ratios(({ allMs }) => allMs));
  const same = two.every(({ answer }, index) => answer === one[index]?.answer);
  const [alone, together] = [one, two].map((calls) => median(calls.map(({ wallMs }) => wallMs)).toFixed(1));
  console.log(
    `${game}, level ${level}, two searchers against one: ${wall.toFixed(2)} of the time (${alone} → ${together} ms), ` +
      `${longest.toFixed(2)} of the processor time in the busier one, ${all.toFixed(2)} in both; ` +
      `bar ${BAR}: ${wall <= BAR ? 'held' : 'MISSED'} by the clock, ${longest <= BAR ? 'held' : 'MISSED'} by the processor; ` +
      `answers ${same ? 'the same' : 'NOT THE SAME'}`,
  );
};

/** `bench split`: the same requests to a server with one searcher and to one with two, in turn; medians of the pairs. */
export const split = async ({ game: only, level, calls }: SplitOptions): Promise<void> => {
  console.log(machine());
  const games = loadGames();
  if (!games.ok) throw new Error(JSON.stringify(games.faults));
  const [one, two] = await Promise.all(['1', '2'].map((SEARCHERS) => startServer({ SEARCHERS })));
  if (one === undefined || two === undefined) throw new Error('no servers');
  try {
    for (const game of [...games.value.keys()].filter((each) => only === undefined || each === only)) {
      const state = await openingState({ client: one.client, game });
      const found: { one: Call; two: Call }[] = [];
      for (let seed = 0; seed < WARM_UP + calls; seed++) {
        const body = { state, level, seed };
        found.push({
          one: await call(one, { client: one.client, game }, body),
          two: await call(two, { client: two.client, game }, body),
        });
      }
      const counted = found.slice(WARM_UP);
      report(
        game,
        level,
        counted.map((pair) => pair.one),
        counted.map((pair) => pair.two),
      );
    }
  } finally {
    for (const { client, stop } of [one, two]) {
      await client.close();
      stop();
    }
  }
};
