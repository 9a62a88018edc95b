/** What fleets larger than any machine here would do: service times as measured now, the rest simulated. */
import { stream } from '../src/core/random.ts';
import { DEFAULT_PARAMS } from '../src/mcts/params.ts';
import { startRedis } from '../test/support/redis-server.ts';
import { type FleetPlan, type Kind, simulateFleet } from './fleet-simulation.ts';
import { spentBy } from './load.ts';
import { machine, median, processorMs, quantile } from './machine.ts';
import { openingSearch } from './positions.ts';
import { openingTask } from './remote.ts';
import { withWorkers } from './trial.ts';

/** What `bench fleet` is asked. */
export interface FleetOptions {
  readonly game: string;
  /** Trees of a search. */
  readonly parts: number;
  readonly load: number;
  readonly seconds: number;
}

/** What callers ask: half the work in short searches, half in long ones. */
const SHORT_VISITS = 10_000;
const LONG_VISITS = 1_000_000;
const FLEETS = [1, 10, 100, 300, 1000] as const;
/** Part of its time that a service is at work where there are as many as are needed. */
const SERVICE_LOAD = 0.5;
/** Work of a part that limits are told for, in milliseconds. */
const PART_WORKS = [5, 20, 100, 500, 2000] as const;

/** Searches that costs are measured by, and how many of them are under way at once. */
const MEASURED = 120;
const AT_ONCE = 8;
const ROUNDS = 5;
const MEASURED_PARTS = 4;
const MEASURED_VISITS = 40;
const SPEED_MS = 1500;

/** Milliseconds of processor time. */
interface Costs {
  readonly visitMs: number;
  /** Of a part, whatever its visits. */
  readonly redisMs: number;
  readonly serviceMs: number;
}

/** A visit of a game as it begins, by processor time. */
const visitCost = (game: string): number => {
  const search = openingSearch(game, 0, DEFAULT_PARAMS);
  search.iterate(500);
  const [began, done] = [processorMs(), search.iterations];
  while (processorMs() - began < SPEED_MS) search.iterate(100);
  return (processorMs() - began) / (search.iterations - done);
};

/** What parts take of Redis and of a service, by searches that are hardly any work themselves. */
const partCosts = async (): Promise<Pick<Costs, 'redisMs' | 'serviceMs'>> => {
  const redis = await startRedis();
  try {
    return await withWorkers(redis.url(0), 1, async (backend) => {
      const task = { ...openingTask(), ensembles: MEASURED_PARTS, visits: MEASURED_PARTS * MEASURED_VISITS };
      const caller = async (searches: number): Promise<void> => {
        for (let each = 0; each < searches; each++) await backend.start({ ...task, seed: `${each}` }).reply;
      };
      const round = () => Promise.all(Array.from({ length: AT_ONCE }, () => caller(Math.ceil(MEASURED / AT_ONCE))));
      await round();
      const parts = Math.ceil(MEASURED / AT_ONCE) * AT_ONCE * MEASURED_PARTS;
      const measured: Pick<Costs, 'redisMs' | 'serviceMs'>[] = [];
      for (let count = 0; count < ROUNDS; count++) {
        const before = { redis: spentBy(redis.pid()), service: processorMs() };
        await round();
        measured.push({
          redisMs: ((spentBy(redis.pid()) - before.redis) * 1000) / parts,
          serviceMs: (processorMs() - before.service) / parts,
        });
      }
      return {
        redisMs: median(measured.map((each) => each.redisMs)),
        serviceMs: median(measured.map((each) => each.serviceMs)),
      };
    });
  } finally {
    await redis.close();
  }
};

const kindsFor = (workers: number, { load, parts }: FleetOptions, visitMs: number): Kind[] => {
  const kind = (lane: Kind['lane'], visits: number): Kind => ({
    lane,
    perSecond: (load * workers * 1000) / 2 / (visits * visitMs),
    parts,
    partMs: (visits * visitMs) / parts,
  });
  return [kind('short', SHORT_VISITS), kind('long', LONG_VISITS)];
};

const percent = (part: number): string => `${(100 * part).toFixed(part < 0.1 ? 1 : 0)} %`.padStart(6);

const shown = (times: readonly number[]): string =>
  [0.5, 0.99].map((part) => `${Math.round(quantile(times, part))} ms`.padStart(10)).join('');

/** Parts a second for each worker. */
const partsOf = (kinds: readonly Kind[]): number =>
  kinds.reduce((sum, { perSecond, parts }) => sum + perSecond * parts, 0);

const tellFleet = (costs: Costs, options: FleetOptions, workers: number): void => {
  const { visitMs, redisMs, serviceMs } = costs;
  const kinds = kindsFor(workers, options, visitMs);
  const services = Math.ceil((partsOf(kinds) * serviceMs) / 1000 / SERVICE_LOAD);
  const head = `${String(workers).padStart(7)}${String(services).padStart(8)}  `;
  const redis = (partsOf(kinds) * redisMs) / 1000;
  if (redis >= 1) {
    console.log(`${head}more than one Redis does: ${percent(redis).trim()} of its time`);
    return;
  }
  const plan: FleetPlan = { kinds, workers, redisMs, serviceMs, services, seconds: options.seconds };
  const { latencies, ...at } = simulateFleet(plan, stream('fleet', 'test', workers));
  const used = [at.redis, at.service, at.workers].map(percent).join('   ');
  console.log(`${head}${shown(latencies.short)}${shown(latencies.long)}   ${used}`);
};

/** Workers at which something of which a part takes so much has no time left. */
const limitOf = (costMs: number, partMs: number, load: number): string =>
  Math.floor(partMs / load / costMs).toLocaleString('en');

/** `bench fleet`. */
export const fleet = async (options: FleetOptions): Promise<void> => {
  console.log(machine());
  process.once('SIGTERM', () => process.exit(1));
  const costs: Costs = { visitMs: visitCost(options.game), ...(await partCosts()) };
  const { visitMs, redisMs, serviceMs } = costs;
  const { game, parts, load, seconds } = options;
  console.log(
    `measured, processor time: ${Math.round(1000 / visitMs)} visits a second of ${game}; a part takes ${redisMs.toFixed(2)} ms of Redis and ${serviceMs.toFixed(2)} ms of a service`,
  );
  console.log(
    `${percent(load).trim()} of the workers' time asked, searches of ${parts} trees, ${seconds} s; latency p50 and p99`,
  );
  console.log('workers  services     short lane            long lane         Redis  services  workers');
  for (const workers of FLEETS) tellFleet(costs, options, workers);
  for (const partMs of PART_WORKS)
    console.log(
      `parts of ${partMs} ms: Redis has no time left at ${limitOf(redisMs, partMs, load)} workers, one service at ${limitOf(serviceMs, partMs, load)}`,
    );
};
