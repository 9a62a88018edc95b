import type { Action, Observation, StateEnvelope } from '../core/contract.ts';
import { type Seed, stream } from '../core/random.ts';
import { type Clock, type SliceStop, STEP_MS, shareVisits, slices } from './budget.ts';
import { type Effort, paramsOf } from './effort.ts';
import { type Inference, inferring } from './inference.ts';
import { counting } from './prove.ts';
import { wayTo } from './relocate.ts';
import { mergeTables, type RootTable } from './root.ts';
import { createSearch } from './search.ts';
import type { Search, SearchSpec } from './spec.ts';
import { nodeAfter, type TreeData } from './tree.ts';

/** Trees of an earlier decision of the same seat, to be gone on from where they fit. */
export interface Earlier<State> {
  /** Any world consistent with what the seat knew then. */
  readonly root: State;
  /** By ensemble of the run, in their order; ensembles beyond the last tree begin afresh. */
  readonly trees: readonly TreeData[];
  /** Every action taken since, by whichever seat, as it travels. */
  readonly actions: readonly unknown[];
  /** What the seat sees now. */
  readonly view: StateEnvelope;
}

/** What a run is about, and how far it goes. At least one of `visits` and `deadline` is given. */
export interface RunSpec<State = unknown> extends Omit<SearchSpec<State>, 'random' | 'kept' | 'beliefs'> {
  readonly seed: Seed;
  /** Which of the independent trees under `seed` to grow, ascending; tree `i` is the same wherever it grows. */
  readonly ensembles: readonly number[];
  /** Iterations of each of them, in the same order; no such limit when absent. */
  readonly visits?: readonly number[];
  /** The moment of the clock to end at; no such limit when absent. */
  readonly deadline?: number;
  readonly earlier?: Earlier<State>;
  /** Decisions of other seats, the oldest first; only `worlds` searches conclude anything from them. */
  readonly history?: readonly Observation<State>[];
  /** Whether tables tell how each action may go on, a tenth of a short search of Evolution; they do when absent. */
  readonly lines?: boolean;
}

/** Part of a budget of time that may be spent on counting the rest of the game out. */
const PROOF_PART = 0.5;

/** Why a run ended by itself. */
export type RunStop = SliceStop | 'proved';

/**
 * The whole recipe of a search: the rest of the game is counted out where that is cheap, else trees are planted, gone
 * on from earlier ones, and grown in turn. Nothing happens but in `step`, so whoever drives a run may look at messages,
 * tell what was found so far, let another run have its turn, or stop for good between any two steps.
 */
export class Run<State = unknown> {
  readonly #spec: RunSpec<State>;
  readonly #work: Generator<undefined, RunStop>;
  #proof: RootTable | undefined;
  /** Those that have had a turn. */
  readonly #trees: Search[] = [];
  #beliefs: Inference<State> | undefined;
  #hurries = false;

  /** @param spent time that was spent on this and on nothing else; that of the clock when absent */
  constructor(spec: RunSpec<State>, clock: Clock, spent = clock) {
    this.#spec = spec;
    this.#work = this.#recipe(clock, spent);
  }

  /** Whether there is something to answer with. */
  get found(): boolean {
    return this.#proof !== undefined || this.#trees.length > 0;
  }

  /** Leaves out what comes before the first tree, so that the next step finds something, if none has. */
  hurry(): void {
    this.#hurries = true;
  }

  /**
   * Does about a millisecond of it.
   * @returns why the run has ended; undefined while there is more to do
   */
  step(): RunStop | undefined {
    const { done, value } = this.#work.next();
    return done ? value : undefined;
  }

  /** Does all the steps that are left. */
  finish(): RunStop {
    for (;;) {
      const stop = this.step();
      if (stop !== undefined) return stop;
    }
  }

  /** Iterations done, all trees together. */
  get iterations(): number {
    return this.#trees.reduce((sum, { iterations }) => sum + iterations, 0);
  }

  /**
   * What each ensemble has found, in their order, or one table of what was proved; none while it still counts out. Where
   * the deadline came before all of them had a turn, the last ones are missing.
   */
  tables(): RootTable[] {
    const { seed, ensembles, lines = true } = this.#spec;
    if (this.#proof !== undefined) return [this.#proof];
    return this.#trees.map((tree, index) => tree.table(lines ? stream(seed, 'line', ensembles[index]!) : undefined));
  }

  /** The trees as they are, to be kept for the next decision; none where the method has none, or all was proved. */
  trees(): TreeData[] {
    return this.#trees.flatMap((tree) => tree.data?.() ?? []);
  }

  *#recipe(clock: Clock, spent: Clock): Generator<undefined, RunStop> {
    // Every part of a task counts out the same, so it does not matter how many there are, or which one is done first.
    const { visits, deadline = Number.POSITIVE_INFINITY, params, earlier, game, seat, seed, history = [] } = this.#spec;
    const began = clock();
    if (history.length > 0) this.#beliefs = yield* this.#until(deadline, this.#inferring(history), clock);
    const about = { ...this.#spec, ...(this.#beliefs && { beliefs: this.#beliefs }) };
    const count = yield* this.#until(began + PROOF_PART * (deadline - began), counting(about), clock);
    this.#proof = count?.table;
    if (this.#proof !== undefined) return 'proved';
    const way = earlier && (yield* this.#until(deadline, wayTo({ ...earlier, game, seat }, seed), clock));
    const trees = { [Symbol.iterator]: () => this.#turns(way) };
    return yield* slices(trees, { visits, deadline, earlyStop: params.earlyStop }, clock, spent);
  }

  /** Worlds as likely as `history` makes them; nothing where it says nothing. */
  *#inferring(history: readonly Observation<State>[]): Generator<undefined, Inference<State> | undefined> {
    const { game, root, seat, seed, params } = this.#spec;
    if (params.method !== 'worlds') return undefined;
    const conclusion = game.conclude?.(root, seat, history);
    if (conclusion === undefined || conclusion.used === 0) return undefined;
    return yield* inferring({ game, root, seat, conclusion }, stream(seed, 'belief'));
  }

  /** What `work` comes to; nothing where it is not done by `end`, or is in the way of somebody who waits. */
  *#until<Found>(
    end: number,
    work: Generator<undefined, Found>,
    clock: Clock,
  ): Generator<undefined, Found | undefined> {
    let began = clock();
    while (!this.#hurries) {
      const { done, value } = work.next();
      if (done) return value;
      const now = clock();
      if (now >= end) return undefined;
      if (now - began < STEP_MS) continue;
      yield;
      began = clock();
    }
    return undefined;
  }

  /** Every tree in turn, planted at its first. */
  *#turns(way: readonly Action[] | undefined): Generator<Search, undefined> {
    for (const index of this.#spec.ensembles.keys()) {
      if (index === this.#trees.length) this.#trees.push(this.#planted(index, way));
      yield this.#trees[index]!;
    }
  }

  /** Ensembles draw from streams of their own, so their tables may be merged by addition. */
  #planted(index: number, way: readonly Action[] | undefined): Search {
    const { seed, ensembles, visits: _, deadline: __, lines: ___, earlier, history: ____, ...spec } = this.#spec;
    const kept = way && partOf(earlier?.trees[index], way);
    const beliefs = this.#beliefs;
    return createSearch({
      ...spec,
      random: stream(seed, 'search', ensembles[index]!),
      ...(kept && { kept }),
      ...(beliefs && { beliefs }),
    });
  }
}

/** Where a new tree goes on from `tree`; nowhere when the way was never tried. */
const partOf = (tree: TreeData | undefined, way: readonly Action[]): SearchSpec['kept'] => {
  const node = tree && nodeAfter(tree, way);
  return tree === undefined || node === undefined ? undefined : { tree, node };
};

/**
 * Searches with all of `effort`, here and now.
 * @returns what all trees together have found
 */
export const search = <State>(
  about: Pick<RunSpec<State>, 'game' | 'root' | 'seat' | 'lines' | 'evaluator' | 'history'>,
  effort: Effort,
  seed: Seed,
  clock: Clock,
): RootTable => {
  const { visits, timeMs, ensembles } = effort;
  const run = new Run(
    {
      ...about,
      params: paramsOf(effort),
      seed,
      ensembles: Array.from({ length: ensembles }, (_, index) => index),
      ...(visits !== undefined && { visits: shareVisits(visits, ensembles) }),
      ...(timeMs !== undefined && { deadline: clock() + timeMs }),
    },
    clock,
  );
  run.finish();
  return mergeTables(run.tables());
};
