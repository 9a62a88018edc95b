import { newGame } from '../src/arena/play.ts';
import { shareVisits } from '../src/mcts/budget.ts';
import { effortFor, paramsOf } from '../src/mcts/effort.ts';
import { mergeTables } from '../src/mcts/root.ts';
import { Run } from '../src/mcts/run.ts';
import { bytesOf } from '../src/mcts/tree.ts';
import { machine, median, processorMs } from './machine.ts';
import { gameIds, loaded } from './positions.ts';

const SMALLEST = 100;
const TIMES = 10;
/** Processor time for which a budget is repeated, and most repetitions. */
const REPEAT_MS = 1000;
const MOST_RUNS = 101;
/** Searches before those that count, until all that they run is compiled. */
const WARM_UP_VISITS = [...Array.from({ length: 50 }, () => SMALLEST), 20_000];
/** Between two budgets a visit may become so much dearer before that is called a bend. */
const BEND = 1.5;

/** What `bench scale` is asked. */
export interface ScaleOptions {
  readonly game?: string;
  /** Options of the set-up, as JSON. */
  readonly options: string;
  /** Largest budget. */
  readonly most: number;
}

/** What searches of one budget took. */
interface Measured {
  readonly visits: number;
  readonly trees: number;
  /** Processor time of one, a median. */
  readonly ms: number;
  readonly nodes: number;
  /** Memory of these nodes. */
  readonly bytes: number;
  /** Memory of the process right after the last of them, with what was not yet collected. */
  readonly resident: number;
}

/** Searches one position, planted, grown and told as a searcher does, all trees in this process. */
type Search = (visits: number, seed: number) => { run: Run; ms: number };

const searching = (id: string, options: unknown): Search => {
  const { game, catalog } = loaded(id);
  const root = newGame({ game, catalog, options }, 'scale');
  const seat = game.toAct(root);
  return (visits, seed) => {
    const effort = effortFor({ visits });
    const { ensembles: trees } = effort;
    const ensembles = Array.from({ length: trees }, (_, index) => index);
    const began = processorMs();
    const run = new Run(
      { game, root, seat, params: paramsOf(effort), seed, ensembles, visits: shareVisits(visits, trees) },
      () => performance.now(),
    );
    run.finish();
    mergeTables(run.tables());
    return { run, ms: processorMs() - began };
  };
};

const measure = (search: Search, visits: number): Measured => {
  const times: number[] = [];
  for (let spent = 0; ; ) {
    const { run, ms } = search(visits, times.length);
    times.push(ms);
    spent += ms;
    if (spent < REPEAT_MS && times.length < MOST_RUNS) continue;
    const resident = process.memoryUsage.rss();
    const trees = run.trees();
    const [nodes, bytes] = [mergeTables(run.tables()).nodes, trees.reduce((sum, tree) => sum + bytesOf(tree), 0)];
    return { visits: run.iterations, trees: trees.length, ms: median(times), nodes, bytes, resident };
  }
};

const microsecondsOf = ({ ms, visits }: Measured): number => (1000 * ms) / visits;

/** Slope of time over visits on paper whose both scales are logarithmic, by least squares: 1 where a visit costs the same at any budget. */
const slopeOf = (points: readonly Measured[]): number => {
  const pairs = points.map(({ visits, ms }) => [Math.log(visits), Math.log(ms)] as const);
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [meanOf(pairs.map(([at]) => at)), meanOf(pairs.map(([, value]) => value))];
  const both = pairs.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return both / pairs.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
};

const show = (id: string, point: Measured, before: Measured | undefined): void => {
  const { visits, trees, ms, nodes, bytes, resident } = point;
  const factor =
    before === undefined ? '' : `, ${(microsecondsOf(point) / microsecondsOf(before)).toFixed(2)} times the last`;
  console.log(
    `${id}: ${visits} visits, trees ${trees}, ${ms.toFixed(2)} ms, ${microsecondsOf(point).toFixed(2)} µs a visit${factor}; ` +
      `${nodes} nodes, ${(bytes / 2 ** 20).toFixed(2)} MiB of trees, ${(resident / 2 ** 20).toFixed(0)} MiB resident`,
  );
};

const scaleOf = (id: string, options: unknown, most: number): void => {
  const search = searching(id, options);
  for (const visits of WARM_UP_VISITS) search(visits, 0);
  const points: Measured[] = [];
  for (let visits = SMALLEST; visits <= most; visits *= TIMES) {
    const point = measure(search, visits);
    show(id, point, points.at(-1));
    points.push(point);
  }
  const factors = points.slice(1).map((point, index) => microsecondsOf(point) / microsecondsOf(points[index] ?? point));
  const largest = Math.max(...factors);
  const at = points[factors.indexOf(largest) + 1]?.visits;
  console.log(
    `${id}: slope ${slopeOf(points).toFixed(3)}; a visit becomes dearest by ${largest.toFixed(2)} times, at ${at} visits: ` +
      `${largest <= BEND ? 'no bend' : 'a BEND'}`,
  );
};

/** `bench scale`: what one search of more and more visits takes, at the opening, by processor time of one process. */
export const scale = ({ game, options, most }: ScaleOptions): void => {
  console.log(machine());
  for (const id of gameIds()) if (game === undefined || game === id) scaleOf(id, JSON.parse(options), most);
};
