/** Load on a server in a process of its own: requests from many connections at once, and what they cost whom. */
import { readFileSync } from 'node:fs';
import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { TERMINAL } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { loaded } from './positions.ts';
import type { Server } from './served.ts';

/** What callers ask of a server, again and again. */
export interface Load {
  readonly path: string;
  readonly bodies: readonly string[];
  /** Callers at once; each asks again as soon as it has its answer. */
  readonly connections: number;
}

/** A stretch of load. Seconds of processor time, but for `seconds`, which are of the wall clock. */
export interface Stretch {
  readonly requests: number;
  readonly seconds: number;
  readonly main: number;
  readonly searchers: number;
  /** The answers to the bodies, by their place; the last of each. */
  readonly answers: readonly string[];
}

/** Ticks of `/proc` in a second. */
const TICKS = 100;

/** What bodies are made of. */
export interface Wanted {
  readonly game: string;
  /** Options of the set-up, as JSON. */
  readonly options: string;
  readonly level: number;
  readonly positions: number;
}

/** Requests of a bot along a random game: the views of whoever has a choice, spread over it. */
export const bodiesOf = ({ game: id, options, level, positions }: Wanted): string[] => {
  const { game, catalog } = loaded(id);
  const chance = stream('requests', 'apply');
  const legal = new ActionList();
  const state = newGame({ game, catalog, options: JSON.parse(options) }, 'requests');
  const views: unknown[] = [];
  for (let seat = game.toAct(state); seat !== TERMINAL; seat = game.toAct(state)) {
    game.legalActions(state, legal);
    if (legal.length > 1) views.push(game.encode(state, seat));
    game.apply(state, legal.at(chance.below(legal.length)), chance);
  }
  const count = Math.min(positions, views.length);
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify({ state: views[Math.floor((index * views.length) / count)], level, seed: index }),
  );
};

/** Seconds of processor time that a process has taken. */
export const spentBy = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

const searchersOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .flatMap((child) => (child.trim() === '' ? [] : Number(child)));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Loads `server` for so many seconds. @throws Error when it refuses a request */
export const stretchOf = async (
  { client, id }: Server,
  { path, bodies, connections }: Load,
  seconds: number,
): Promise<Stretch> => {
  const spent = () => [spentBy(id), sum(searchersOf(id).map(spentBy))] as const;
  const answers = bodies.map(() => '');
  const headers = { 'content-type': 'application/json' };
  const began = performance.now();
  const [main, searchers] = spent();
  let requests = 0;
  const call = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      const index = requests++ % bodies.length;
      const { statusCode, body } = await client.request({ path, method: 'POST', headers, body: bodies[index]! });
      answers[index] = await body.text();
      if (statusCode !== 200) throw new Error(`${statusCode}: ${answers[index]}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, call));
  const [mainNow, searchersNow] = spent();
  return {
    requests,
    seconds: (performance.now() - began) / 1000,
    main: mainNow - main,
    searchers: searchersNow - searchers,
    answers,
  };
};

/** Mebibytes of a process: what it has of the machine's memory, what its heap holds, and what lies beside the heap. */
export interface Memory {
  readonly resident: number;
  readonly heap: number;
  readonly external: number;
}

const MEBIBYTE = 2 ** 20;

/** The memory of the process that answers, told by the system and by its own metrics. */
export const memoryOf = async ({ client, id }: Server): Promise<Memory> => {
  const text = await (await client.request({ path: '/metrics', method: 'GET' })).body.text();
  const metric = (name: string): number =>
    Number(new RegExp(`^arbor_nodejs_${name}_bytes (\\S+)`, 'm').exec(text)?.[1]) / MEBIBYTE;
  const resident = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024;
  return { resident, heap: metric('heap_size_used'), external: metric('external_memory') };
};
