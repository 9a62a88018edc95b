/** What a net costs: a view, a visit, the first search with one, the end of a search in time. Nets are made here, of the sizes that are served. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { type Game, TERMINAL } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import type { SearchTask } from '../src/jobs/backend.ts';
import { type LocalBackend, localBackend } from '../src/jobs/local.ts';
import { type MakeEvaluator, playouts } from '../src/mcts/evaluate.ts';
import { DEFAULT_PARAMS } from '../src/mcts/params.ts';
import { createSearch } from '../src/mcts/search.ts';
import { netEvaluator } from '../src/net/evaluator.ts';
import { openByRuntime, openSession } from '../src/net/session.ts';
import { fileOf, wholeNet } from '../test/support/nets/whole-net.ts';
import { cardOf, putNet } from '../test/support/nets.ts';
import { machine, median, processorMs, quantile } from './machine.ts';
import { loaded } from './positions.ts';

const LAYERS = [[32], [64, 32], [128, 64]];
const ROWS = [1, 2, 4, 8, 16, 32, 64];
const BATCHES = [1, 2, 4, 8, 16];
const ROUNDS = 9;
const VISITS = 2000;
const BUDGET_MS = 20;
const CALLS = 200;
const CANCELS = 40;

/** What `bench net` is asked. */
export interface NetOptions {
  readonly game: string;
  readonly options: string;
  /** Actions at random from the set-up. */
  readonly depth: number;
}

interface Position {
  readonly game: Game;
  readonly state: unknown;
}

/** Milliseconds of processor time that `work` takes. */
const costOf = (work: () => void): number => {
  const began = processorMs();
  work();
  return processorMs() - began;
};

const sessionOf = (game: Game, layers: readonly number[]) => {
  const file = fileOf(wholeNet([game.features?.size ?? 0, ...layers, game.seats[1]], 'bench', 20));
  const opened = openSession(file);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  return { net: opened.value, file };
};

const reach = (id: string, options: unknown, depth: number): Position => {
  const { game, catalog } = loaded(id);
  const state = newGame({ game, catalog, options }, 'bench');
  const random = stream('bench', 'apply');
  const legal = new ActionList();
  for (let count = 0; count < depth && game.toAct(state) !== TERMINAL; count++) {
    game.legalActions(state, legal);
    game.apply(state, legal.at(random.below(legal.length)), random);
  }
  return { game, state };
};

/** µs a view of writing it, and of asking nets for so many at once. */
const tellViews = ({ game, state }: Position): void => {
  const { features } = game;
  if (features === undefined) throw new Error(`${game.id} has no features`);
  const seats = game.seatCount(state);
  const view = new Float32Array(features.size);
  const writing = Array.from({ length: ROUNDS }, () =>
    costOf(() => {
      for (let count = 0; count < 20_000; count++) features.write(state, count % seats, view);
    }),
  );
  const views = new Float32Array(seats * features.size);
  const together = Array.from({ length: ROUNDS }, () =>
    costOf(() => {
      for (let count = 0; count < 10_000; count++) features.writeAll?.(state, views);
    }),
  );
  const each =
    features.writeAll === undefined ? '' : `; of ${seats} together ${(median(together) / 10 / seats).toFixed(2)} µs`;
  console.log(`writing a view: ${(median(writing) / 20).toFixed(2)} µs${each}`);
  for (const layers of LAYERS) {
    const { file } = sessionOf(game, layers);
    for (const [way, open] of Object.entries({ 'by the kernel': openSession, 'by the runtime': openByRuntime })) {
      const opened = open(file);
      if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
      const net = opened.value;
      const found = ROWS.map((rows) => {
        const views = new Float32Array(rows * net.size);
        for (let row = 0; row < rows; row++) features.write(state, row % seats, views.subarray(row * net.size));
        const into = new Float32Array(rows * net.outputs);
        const calls = Math.ceil(4000 / rows);
        const ms = Array.from({ length: ROUNDS }, () =>
          costOf(() => {
            for (let call = 0; call < calls; call++) net.run(views, rows, into);
          }),
        );
        return `${rows}: ${((median(ms) * 1000) / calls / rows).toFixed(2)}`;
      });
      console.log(
        `net ${layers.join('-')} (${file.length} bytes) ${way}, µs a view by views at once: ${found.join('  ')}`,
      );
    }
  }
};

/** Visits a second with playouts alone, and with a net in batches, in turn. */
const tellVisits = ({ game, state }: Position): void => {
  const seat = game.toAct(state);
  const rate = (evaluator: MakeEvaluator, batch: number, round: number): number => {
    const params = { ...DEFAULT_PARAMS, batch };
    const search = createSearch({ game, root: state, seat, random: stream(round, 'search'), params, evaluator });
    return VISITS / costOf(() => search.iterate(VISITS));
  };
  for (const layers of LAYERS) {
    const evaluator = netEvaluator(sessionOf(game, layers).net);
    const plain: number[] = [];
    const netted = BATCHES.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, batch] of BATCHES.entries()) {
        plain.push(rate(playouts, 1, round));
        netted[index]?.push(rate(evaluator, batch, round));
      }
    const base = median(plain);
    const parts = netted.map((rates, index) => `${BATCHES[index]}: ${(median(rates) / base).toFixed(2)}`);
    console.log(
      `visits: ${Math.round(base)} a ms without, with net ${layers.join('-')} times, by batch: ${parts.join('  ')}`,
    );
  }
};

/** A backend of one searcher that knows a net, and a task for it. */
const serve = async ({ game, state }: Position, folder: string) => {
  const backend = localBackend({ searchers: 1, searchCode: 'bundle', modelDirs: [folder] });
  while (backend.state().searchers === 0) await sleep(5);
  // It warms up for a moment.
  await sleep(1000);
  const task = (model: string | null, budget: Partial<SearchTask>): SearchTask => ({
    game: game.id,
    view: game.encode(state, game.toAct(state)),
    seed: 'bench',
    ensembles: 1,
    params: { ...DEFAULT_PARAMS, model },
    ...budget,
  });
  return { backend, task };
};

const timed = async (backend: LocalBackend, task: SearchTask): Promise<number> => {
  const began = performance.now();
  const reply = await backend.start(task).reply;
  if (reply.status !== 'done') throw new Error(JSON.stringify(reply));
  return performance.now() - began;
};

const tellServed = async (position: Position, folder: string): Promise<void> => {
  const firsts: string[] = [];
  for (let start = 0; start < 5; start++) {
    const { backend, task } = await serve(position, folder);
    const ms = [];
    for (const model of [null, 'bench', 'bench']) ms.push(await timed(backend, task(model, { visits: 100 })));
    firsts.push(ms.map((each) => each.toFixed(0)).join('/'));
    await backend.close();
  }
  console.log(`100 visits without, first with a net, and again, ms: ${firsts.join('  ')}`);
  const { backend, task } = await serve(position, folder);
  for (const model of [null, 'bench']) {
    const overruns: number[] = [];
    for (let call = 0; call < CALLS; call++)
      overruns.push((await timed(backend, task(model, { timeMs: BUDGET_MS }))) - BUDGET_MS);
    console.log(`overrun at ${BUDGET_MS} ms, model ${model}: ${spread(overruns)}`);
  }
  for (const model of [null, 'bench']) {
    const ends: number[] = [];
    for (let call = 0; call < CANCELS; call++) {
      const running = backend.start(task(model, { timeMs: 60_000 }));
      await sleep(30);
      const began = performance.now();
      running.cancel();
      await running.reply;
      ends.push(performance.now() - began);
    }
    console.log(`cancel, model ${model}: ${spread(ends)}`);
  }
  await backend.close();
};

const spread = (ms: readonly number[]): string =>
  `median ${median(ms).toFixed(1)} ms, p99 ${quantile(ms, 0.99).toFixed(1)} ms over ${ms.length}`;

/** `bench net`: nets of random weights, which cost what others cost. */
export const net = async ({ game: id, options, depth }: NetOptions): Promise<void> => {
  const position = reach(id, JSON.parse(options), depth);
  console.log(`${machine()}; ${id} ${options}`);
  tellViews(position);
  tellVisits(position);
  const folder = mkdtempSync(join(tmpdir(), 'arbor-bench-'));
  const { game } = position;
  const { file } = sessionOf(game, [64, 32]);
  const features = { version: game.features?.version ?? 0, size: game.features?.size ?? 1 };
  putNet(folder, id, 'bench', file, cardOf(file, { game: id, name: 'bench', features, outputs: game.seats[1] }));
  try {
    await tellServed(position, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
