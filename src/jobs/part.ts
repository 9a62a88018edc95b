import { TERMINAL } from '../core/contract.ts';
import { fault, under } from '../core/fault.ts';
import { failed, ok, type Result } from '../core/result.ts';
import type { Games } from '../engines/index.ts';
import { type Budget, type Clock, slices } from '../mcts/budget.ts';
import { plantEnsemble, tableOfEnsemble } from '../mcts/ensembles.ts';
import { prove } from '../mcts/prove.ts';
import type { RootTable } from '../mcts/root.ts';
import type { Search, SearchSpec } from '../mcts/spec.ts';
import type { PartResult, PartStop, PartTask } from './protocol.ts';

/** Longest stretch of searching without looking at messages. */
const STRETCH_MS = 5;
/** Time between two reports of progress. */
const PROGRESS_MS = 250;

/** What a running part asks of the process it runs in. */
export interface Surroundings {
  readonly clock: Clock;
  /** Lets everything else in the process have its turn. */
  turn(): Promise<unknown>;
  /** Whether to end now with what was found; looked at after every turn. */
  cancelled(): boolean;
  /** Hears the tables so far about every 250 ms, if the task wants progress. */
  progress(tables: readonly RootTable[]): void;
}

/**
 * Searches one part to its end.
 * @returns faults, relative to the task, if it cannot be searched at all
 */
export const runPart = async (
  games: Games,
  task: PartTask,
  surroundings: Surroundings,
): Promise<Result<PartResult>> => {
  const started = surroundings.clock();
  const about = aboutOf(games, task);
  if (!about.ok) return about;
  // Every part counts out the same, so it does not matter how many there are, or which one is done first.
  const proof = prove(about.value);
  if (proof !== undefined) return ok({ tables: [proof], stopReason: 'proved', timeMs: surroundings.clock() - started });
  const trees = task.ensembles.map((ensemble) => plantEnsemble(about.value, task.seed, ensemble));
  const tables = () => trees.map((tree, index) => tableOfEnsemble(tree, task.seed, task.ensembles[index] ?? index));
  const stopReason = await grow(trees, task, started, tables, surroundings);
  return ok({ tables: tables(), stopReason, timeMs: surroundings.clock() - started });
};

/** What the task's trees are about. */
const aboutOf = (games: Games, task: PartTask): Result<Omit<SearchSpec, 'random'>> => {
  const { view, params, actions } = task;
  const loaded = games.get(task.game);
  if (loaded === undefined) return failed(fault('/game', 'unknown-game', `There is no game "${task.game}".`));
  const { game, catalogs } = loaded;
  const root = game.decode(view, catalogs);
  if (!root.ok) return failed(...under('/view', root.faults));
  const seat = game.toAct(root.value);
  if (seat === TERMINAL) return failed(fault('/view', 'terminal-state', 'The game is over.'));
  if (view.viewer !== seat)
    return failed(fault('/view/viewer', 'not-your-turn', `Expected the view of seat ${seat}, whose turn it is.`));
  return ok({ game, root: root.value, seat, params, ...(actions && { actions }) });
};

const grow = async (
  trees: readonly Search[],
  task: PartTask,
  started: number,
  tables: () => readonly RootTable[],
  { clock, turn, cancelled, progress }: Surroundings,
): Promise<PartStop> => {
  const work = slices(trees, budgetOf(task, clock() - started), clock);
  let turned = started;
  let told = started;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (clock() - turned < STRETCH_MS) continue;
    await turn();
    if (cancelled()) return 'cancelled';
    turned = clock();
    if (!task.progress || turned - told < PROGRESS_MS) continue;
    progress(tables());
    told = turned;
  }
};

/** The task's budget after `spentMs` of its time. */
const budgetOf = ({ visits, timeMs, params: { earlyStop } }: PartTask, spentMs: number): Budget => ({
  earlyStop,
  ...(visits && { visits }),
  ...(timeMs !== undefined && { timeMs: Math.max(0, timeMs - spentMs) }),
});
