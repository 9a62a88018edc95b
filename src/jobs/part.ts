import { TERMINAL } from '../core/contract.ts';
import { fault, under } from '../core/fault.ts';
import { failed, ok, type Result } from '../core/result.ts';
import type { Games, LoadedGame } from '../engines/index.ts';
import type { Clock } from '../mcts/budget.ts';
import { evaluatorNamed } from '../mcts/evaluate.ts';
import type { RootTable } from '../mcts/root.ts';
import { Run, type RunSpec } from '../mcts/run.ts';
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
  const { clock } = surroundings;
  const started = clock();
  const spec = specOf(games, task, started);
  if (!spec.ok) return spec;
  const run = new Run(spec.value, clock);
  const stopReason = await drive(run, task.progress, started, surroundings);
  return ok({
    tables: run.tables(),
    ...(task.keep && { trees: run.trees() }),
    stopReason,
    timeMs: clock() - started,
  });
};

/** What the task's trees are about, and how far they are to grow. */
const specOf = (games: Games, task: PartTask, started: number): Result<RunSpec> => {
  const { view, params, actions, seed, ensembles, visits, timeMs } = task;
  const loaded = games.get(task.game);
  if (loaded === undefined) return failed(fault('/game', 'unknown-game', `There is no game "${task.game}".`));
  const { game, catalogs } = loaded;
  const root = game.decode(view, catalogs);
  if (!root.ok) return failed(...under('/view', root.faults));
  const seat = game.toAct(root.value);
  if (seat === TERMINAL) return failed(fault('/view', 'terminal-state', 'The game is over.'));
  if (view.viewer !== seat)
    return failed(fault('/view/viewer', 'not-your-turn', `Expected the view of seat ${seat}, whose turn it is.`));
  if (evaluatorNamed(params.model) === undefined)
    return failed(fault('/params/model', 'unknown-model', `There is no model "${params.model}".`));
  const earlier = earlierOf(loaded, task);
  return ok({
    game,
    root: root.value,
    seat,
    params,
    seed,
    ensembles,
    ...(actions && { actions }),
    ...(visits && { visits }),
    ...(timeMs !== undefined && { deadline: started + timeMs }),
    ...(earlier && { earlier }),
  });
};

/** The trees to go on from; none where they are not of the same seat, or cannot be read. */
const earlierOf = ({ game, catalogs }: LoadedGame, { kept, view }: PartTask): RunSpec['earlier'] => {
  if (kept === undefined || kept.view.viewer !== view.viewer) return undefined;
  const root = game.decode(kept.view, catalogs);
  return root.ok ? { root: root.value, trees: kept.trees, actions: kept.actions, view } : undefined;
};

/** Lets a run go on to its end, or to a cancel, with all that has to happen beside it. */
const drive = async (
  run: Run,
  wantsProgress: boolean,
  started: number,
  { clock, turn, cancelled, progress }: Surroundings,
): Promise<PartStop> => {
  let turned = started;
  let told = started;
  for (;;) {
    const stop = run.step();
    if (stop !== undefined) return stop;
    if (clock() - turned < STRETCH_MS) continue;
    await turn();
    if (cancelled()) return 'cancelled';
    turned = clock();
    if (!wantsProgress || turned - told < PROGRESS_MS) continue;
    progress(run.tables());
    told = turned;
  }
};
