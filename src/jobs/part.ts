import { TERMINAL } from '../core/contract.ts';
import { fault, under } from '../core/fault.ts';
import { failed, ok, type Result } from '../core/result.ts';
import type { Games, LoadedGame } from '../engines/index.ts';
import { type Clock, visitsOf } from '../mcts/budget.ts';
import { mergeTables, type RootTable } from '../mcts/root.ts';
import { Run, type RunSpec } from '../mcts/run.ts';
import { trimmed } from '../mcts/tree.ts';
import type { Nets } from '../net/nets.ts';
import type { PartResult, PartStop, PartTask } from './protocol.ts';

/** A part while it is searched, by whoever lets it go on. */
export class PartSearch {
  readonly #task: PartTask;
  readonly #run: Run;

  constructor(task: PartTask, run: Run) {
    this.#task = task;
    this.#run = run;
  }

  /**
   * Searches for about a millisecond.
   * @returns why it has ended; undefined while there is more to do
   */
  step(): PartStop | undefined {
    return this.#run.step();
  }

  /** Searches as little as makes an answer. */
  end(): void {
    this.#run.hurry();
    while (!this.#run.found) this.#run.step();
  }

  /** What was found so far, nothing at first. Where only time limits them, bytes need not be the same every time, so there trees are merged here. */
  tables(): RootTable[] {
    const tables = this.#run.tables();
    return this.#task.visits !== undefined || tables.length < 2 ? tables : [mergeTables(tables)];
  }

  /** Iterations that are left to do; infinite where only time limits them. */
  visitsLeft(): number {
    return visitsOf(this.#task.visits) - this.#run.iterations;
  }

  /** What is answered at its end. @param timeMs that was spent on it */
  result(stopReason: PartStop, timeMs: number): PartResult {
    const { keep } = this.#task;
    const trees = keep === undefined ? {} : { trees: this.#run.trees().map((tree) => trimmed(tree, keep)) };
    return { tables: this.tables(), ...trees, stopReason, timeMs };
  }
}

/**
 * Begins to search a part: nothing is searched yet, but its net is loaded, if it has one and this is the first part that has.
 * @param arrived when its time has begun to run, by the clock
 * @param spent processor time so far; that of the clock when absent
 * @returns faults, relative to the task, if it cannot be searched at all
 */
export const openPart = (
  games: Games,
  nets: Nets,
  task: PartTask,
  arrived: number,
  clock: Clock,
  spent = clock,
): Result<PartSearch> => {
  const spec = specOf(games, nets, task, arrived);
  return spec.ok ? ok(new PartSearch(task, new Run(spec.value, clock, spent))) : spec;
};

/** What the task's trees are about, and how far they are to grow. */
const specOf = (games: Games, nets: Nets, task: PartTask, arrived: number): Result<RunSpec> => {
  const { view, params, actions, seed, ensembles, visits, timeMs, lines } = task;
  const loaded = games.get(task.game);
  if (loaded === undefined) return failed(fault('/game', 'unknown-game', `There is no game "${task.game}".`));
  const { game, catalogs } = loaded;
  const root = game.decode(view, catalogs);
  if (!root.ok) return failed(...under('/view', root.faults));
  const seat = game.toAct(root.value);
  if (seat === TERMINAL) return failed(fault('/view', 'terminal-state', 'The game is over.'));
  if (view.viewer !== seat)
    return failed(fault('/view/viewer', 'not-your-turn', `Expected the view of seat ${seat}, whose turn it is.`));
  const evaluator = nets.evaluatorFor(game, game.seatCount(root.value), params.model, task.modelHash);
  if (!evaluator.ok) return failed(...under('/params/model', evaluator.faults));
  const earlier = earlierOf(loaded, task);
  const history = historyOf(loaded, task);
  return ok({
    game,
    root: root.value,
    seat,
    params,
    evaluator: evaluator.value,
    seed,
    ensembles,
    ...(actions && { actions }),
    ...(lines !== undefined && { lines }),
    ...(visits && { visits }),
    ...(timeMs !== undefined && { deadline: arrived + timeMs }),
    ...(earlier && { earlier }),
    ...(history && { history }),
  });
};

/** What was done before, as far as it can be read. */
export const historyOf = ({ game, catalogs }: LoadedGame, { history }: Pick<PartTask, 'history'>): RunSpec['history'] =>
  history?.flatMap(({ view, action }) => {
    const then = game.decode(view, catalogs);
    return then.ok ? [{ position: then.value, action }] : [];
  });

/** The trees to go on from; none where they are not of the same seat, or cannot be read. */
const earlierOf = ({ game, catalogs }: LoadedGame, { kept, view }: PartTask): RunSpec['earlier'] => {
  if (kept === undefined || kept.view.viewer !== view.viewer) return undefined;
  const root = game.decode(kept.view, catalogs);
  return root.ok ? { root: root.value, trees: kept.trees, actions: kept.actions, view } : undefined;
};
