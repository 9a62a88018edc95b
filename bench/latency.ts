import { setTimeout as sleep } from 'node:timers/promises';
import { machine, quantile } from './machine.ts';
import { openingState, post, startServer, timed } from './served.ts';

const CALLS = 200;
const BUDGET_MS = 100;

/** What `bench latency` is asked. */
export interface LatencyOptions {
  readonly game: string;
}

const show = (what: string, values: readonly number[]): void => {
  const [p50, p99] = [0.5, 0.99].map((part) => quantile(values, part).toFixed(1));
  console.log(`${what}: median ${p50} ms, p99 ${p99} ms over ${values.length} calls`);
};

/** `bench latency`: what a caller with a clock sees of a server in a process of its own. */
export const latency = async ({ game }: LatencyOptions): Promise<void> => {
  console.log(machine());
  const { client, stop } = await startServer();
  try {
    const service = { client, game };
    const state = await openingState(service);
    const recommend = (timeMs: number) => post(service, '/recommend', { state, budget: { timeMs } });
    await recommend(BUDGET_MS);
    const overruns: number[] = [];
    for (let call = 0; call < CALLS; call++) overruns.push((await timed(() => recommend(BUDGET_MS))) - BUDGET_MS);
    show(`${game}, overrun of recommend with timeMs ${BUDGET_MS}`, overruns);
    const searching = Promise.all(Array.from({ length: 4 }, () => recommend(5000)));
    await sleep(100);
    const lives: number[] = [];
    for (let call = 0; call < CALLS; call++) {
      lives.push(await timed(async () => (await client.request({ path: '/livez', method: 'GET' })).body.dump()));
      await sleep(10);
    }
    await searching;
    show('/livez while all searchers run', lives);
  } finally {
    await client.close();
    stop();
  }
};
