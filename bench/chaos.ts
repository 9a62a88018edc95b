/** What becomes of searches that were handed in while workers, searchers, services and Redis are killed under load. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, stream } from '../src/core/random.ts';
import { type Cluster, startCluster } from '../test/support/cluster.ts';
import { type RedisServer, startRedis } from '../test/support/redis-server.ts';
import { type Asked, askedOf, referenceFor } from './asked.ts';
import { machine } from './machine.ts';

type Death = 'worker' | 'searcher' | 'service' | 'redis';

/** How often each is killed, and under what load. */
export interface ChaosPlan {
  readonly workers: number;
  readonly searchers: number;
  readonly services: number;
  /** Restarts of Redis. */
  readonly redis: number;
  /** Milliseconds between two deaths at least. */
  readonly pauseMs: number;
  /** Callers who hand searches in, each its next one when it has the answer. */
  readonly callers: number;
  /** Time after which nobody dies any more, whatever the plan; none when absent. */
  readonly mostMs?: number;
  /** What they ask, at random. */
  readonly asked: readonly Asked[];
}

/** What came of it. */
export interface ChaosCounts {
  /** Deaths, by who died. */
  readonly deaths: Record<Death, number>;
  /** Searches that were taken on with 202. */
  accepted: number;
  /** Those of them that ended with their answer, whose bytes were those of an undisturbed search. */
  answered: number;
  /** Those that failed, were forgotten, or never ended, with why. */
  readonly lost: string[];
  /** Answers of other bytes. */
  wrong: number;
  /** Answers to callers who waited. */
  waited: number;
  /** Callers who waited and were told to come back, or cut off with their service. */
  turnedAway: number;
  /** Statuses that nobody should see. */
  readonly odd: string[];
}

/** How long searches that were accepted may take once nobody dies any more. */
const PATIENCE_MS = 180_000;
const LOOK_MS = 100;
/** Answers that come between two deaths, so that these meet searches at every stage, and the longest wait for them. */
const ANSWERS = 2;
const MOST_PAUSE_MS = 15_000;
/** Absences of Redis in turn: one that callers hardly feel, and one that all give up over. */
const ABSENCES_MS = [1000, 7000];
/** Time after which whoever has died is started again, as an orchestrator does. */
const BACK_MS = 500;

/** One run: the cluster, what is asked of it, and what came of that. */
interface Run {
  readonly cluster: Cluster;
  readonly redis: RedisServer;
  readonly asked: readonly Asked[];
  readonly wanted: ReadonlyMap<Asked, string>;
  readonly counts: ChaosCounts;
  readonly random: Random;
  /** Whether nobody dies any more; then nothing more is handed in. */
  over: boolean;
  /** When searches that have not ended count as lost. */
  endsAt: number;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Asks one of the services; undefined where it is away. */
const ask = async (run: Run, path: string, init: RequestInit = {}): Promise<Answered | undefined> => {
  const { services } = run.cluster;
  const service = services[run.random.below(services.length)];
  try {
    const answer = await fetch(`${service?.origin}${path}`, init);
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
};

const posted = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Hands a search in, again and again until it is taken on. @returns its address */
const handIn = async (run: Run, { game, kind, body }: Asked): Promise<string> => {
  // The same key each time: of a service that died nobody knows whether it had taken the search on.
  const init = posted({ game, kind, ...body }, { 'idempotency-key': randomUUID() });
  for (;;) {
    const answer = await ask(run, '/v1/searches', init);
    if (answer?.status === 202) {
      const { id } = JSON.parse(answer.text);
      return `/v1/searches/${id}`;
    }
    if (answer !== undefined && ![429, 503].includes(answer.status)) run.counts.odd.push(`hand in: ${answer.text}`);
    await sleep(LOOK_MS);
  }
};

/** Comes back for a search until it is over. @returns why it is lost, or the bytes of its answer */
const comeBack = async (run: Run, path: string): Promise<{ readonly lost: string } | { readonly answer: string }> => {
  while (performance.now() < run.endsAt) {
    const found = await ask(run, path);
    if (found?.status === 200) {
      const { status, answer, problem } = JSON.parse(found.text);
      if (status === 'done') return { answer: JSON.stringify(answer) };
      if (status === 'failed' || status === 'ended') return { lost: `${status}: ${JSON.stringify(problem)}` };
    } else if (found !== undefined && found.status !== 503) return { lost: found.text };
    await sleep(LOOK_MS);
  }
  return { lost: 'it did not end' };
};

const pickOf = <T>(items: readonly T[], random: Random): T => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** A caller of `/v1/searches`. */
const handingIn = async (run: Run): Promise<void> => {
  const { counts } = run;
  while (!run.over) {
    const asked = pickOf(run.asked, run.random);
    const path = await handIn(run, asked);
    counts.accepted++;
    const found = await comeBack(run, path);
    if ('lost' in found) counts.lost.push(`${asked.game} ${asked.kind}: ${found.lost}`);
    else if (found.answer === run.wanted.get(asked)) counts.answered++;
    else counts.wrong++;
  }
};

/** A caller who waits for answers. */
const waiting = async (run: Run): Promise<void> => {
  const { counts } = run;
  while (!run.over) {
    const asked = pickOf(run.asked, run.random);
    const answer = await ask(run, `/v1/games/${asked.game}/${asked.kind}`, posted(asked.body));
    if (answer === undefined || answer.status === 503) counts.turnedAway++;
    else if (answer.status !== 200) counts.odd.push(`waiting: ${answer.text}`);
    else if (answer.text === run.wanted.get(asked)) counts.waited++;
    else counts.wrong++;
    await sleep(LOOK_MS);
  }
};

/** Has one of them die, and come back. */
const die = async ({ cluster, redis, random }: Run, death: Death, nth: number): Promise<void> => {
  switch (death) {
    case 'worker':
    case 'service': {
      const member = pickOf<Cluster['workers'][number]>(
        death === 'worker' ? cluster.workers : cluster.services,
        random,
      );
      await member.kill();
      await sleep(BACK_MS);
      return member.start();
    }
    case 'searcher': {
      const pids = cluster.workers.flatMap((worker) => worker.children());
      if (pids.length > 0) process.kill(pickOf(pids, random), 'SIGKILL');
      return;
    }
    case 'redis':
      await redis.stop();
      await sleep(ABSENCES_MS[nth % ABSENCES_MS.length]);
      return redis.start();
    default:
      death satisfies never;
  }
};

/** All deaths of a plan in an order at random. */
const deathsOf = (plan: ChaosPlan, random: Random): Death[] => {
  const of = (death: Death, count: number): Death[] => Array.from({ length: count }, () => death);
  const all = [
    ...of('worker', plan.workers),
    ...of('searcher', plan.searchers),
    ...of('service', plan.services),
    ...of('redis', plan.redis),
  ];
  for (let place = all.length - 1; place > 0; place--) {
    const other = random.below(place + 1);
    [all[place], all[other]] = [all[other]!, all[place]!];
  }
  return all;
};

const carryOut = async (run: Run, plan: ChaosPlan, tell: (line: string) => void): Promise<void> => {
  const { counts } = run;
  const began = performance.now();
  for (const death of deathsOf(plan, run.random)) {
    if (performance.now() - began > (plan.mostMs ?? Number.POSITIVE_INFINITY)) return;
    const { answered } = counts;
    const since = performance.now();
    await sleep(plan.pauseMs);
    // On a slow machine those who come back need time to do so, or nobody is ever there.
    while (counts.answered < answered + ANSWERS && performance.now() - since < MOST_PAUSE_MS) await sleep(LOOK_MS);
    await die(run, death, counts.deaths[death]++);
    tell(`${death} ${counts.deaths[death]}, accepted ${counts.accepted}, answered ${counts.answered}`);
  }
};

/** Kills by the plan, and counts what callers see. @param tell hears of every death */
export const runChaos = async (plan: ChaosPlan, tell: (line: string) => void = () => {}): Promise<ChaosCounts> => {
  const { asked } = plan;
  const wanted = await referenceFor(asked);
  const redis = await startRedis(true);
  // Callers have one address, so they count as one.
  const env = { LONG_PER_CALLER: '64', MAX_DELAY_MS: '0' };
  const cluster = await startCluster({ redisUrl: redis.url(0), services: 2, workers: 3, searchers: 1, env });
  const deaths = { worker: 0, searcher: 0, service: 0, redis: 0 };
  const counts = { deaths, accepted: 0, answered: 0, lost: [], wrong: 0, waited: 0, turnedAway: 0, odd: [] };
  const random = stream('chaos', 'choice');
  const run: Run = { cluster, redis, asked, wanted, counts, random, over: false, endsAt: Number.POSITIVE_INFINITY };
  try {
    await cluster.ready(3);
    const callers = [...Array.from({ length: plan.callers }, () => handingIn(run)), waiting(run)];
    await carryOut(run, plan, tell);
    run.over = true;
    run.endsAt = performance.now() + PATIENCE_MS;
    await Promise.all(callers);
  } finally {
    await cluster.close();
    await redis.close();
  }
  return counts;
};

/** What `bench chaos` is asked. */
export interface ChaosOptions {
  readonly kills: number;
  readonly services: number;
  readonly restarts: number;
  readonly pauseMs: number;
  readonly minutes: number;
}

/** `bench chaos`: kills half as many workers as searchers and workers together, and says what was lost. */
export const chaos = async ({ kills, services, restarts, pauseMs, minutes }: ChaosOptions): Promise<void> => {
  console.log(machine());
  process.once('SIGTERM', () => process.exit(1));
  const workers = Math.ceil(kills / 2);
  const deaths = { workers, searchers: kills - workers, services, redis: restarts };
  const began = performance.now();
  const plan = { ...deaths, pauseMs, mostMs: minutes * 60_000, callers: 8, asked: askedOf() };
  console.log(await runChaos(plan, (line) => console.log(line)));
  console.log(`in ${Math.round((performance.now() - began) / 1000)} s`);
};
