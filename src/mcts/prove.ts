import { ActionList } from '../core/actions.ts';
import { type Action, type Game, type Seat, TERMINAL } from '../core/contract.ts';
import { EveryChance, FirstChance, Uncountable } from '../core/every-chance.ts';
import { finished } from './budget.ts';
import { choicesOf, type ListChoices } from './choices.ts';
import { EQUAL } from './report.ts';
import { type RootTable, scaleAction } from './root.ts';
import type { SearchSpec } from './spec.ts';
import { Tally } from './tally.ts';

/**
 * Counts out the rest of the game instead of sampling it: every world that the seat to act thinks possible,
 * each of its actions, every outcome of chance, and at every later decision the action that is best for
 * whoever takes it, by what that seat knows then. Every seat thinks all worlds equally likely that `redeal`
 * may draw for it, as searches do, so what others meant by their moves is left out, but for what `beliefs` says of worlds now. Where seats compete that
 * would be a guess and no proof: there the answer must not depend on it, and an action counts as best only
 * if it is best in each of those worlds by itself.
 * @returns the exact table, its visits being the lines of play; undefined when it takes more than
 * `params.proof` moves, or when worlds disagree
 */
export const prove = <State>(spec: Omit<SearchSpec<State>, 'random'>): RootTable | undefined => countOut(spec).table;

/**
 * How counting came out: `proved`; `vast` when a guess said that it would take too long; `spent` when it did take too
 * long; `doubtful` when worlds disagree.
 */
export type Verdict = 'proved' | 'vast' | 'spent' | 'doubtful';

/** What counting came to, and what it took. */
export interface Count {
  readonly verdict: Verdict;
  /** The exact table, where it is `proved`. */
  readonly table?: RootTable;
  /** Moves that were tried, the guess left out. */
  readonly moves: number;
}

/** `prove`, and how it came out, for those who measure it. */
export const countOut = <State>(spec: Omit<SearchSpec<State>, 'random'>): Count => finished(counting(spec));

/** `countOut` in pieces: it yields before the first move and every few moves, and may be left at any of these. */
export function* counting<State>(spec: Omit<SearchSpec<State>, 'random'>): Generator<undefined, Count> {
  const { game, root, params } = spec;
  if (params.method !== 'worlds' || params.proof === 0) return { verdict: 'vast', moves: 0 };
  const prover = new Prover(spec);
  try {
    if (!looksSmall(game, root, params.proof)) return { verdict: 'vast', moves: 0 };
    const table = yield* prover.prove();
    return { verdict: prover.verdict, moves: prover.moves, ...(table && { table }) };
  } catch (error) {
    if (error instanceof Uncountable) return { verdict: 'vast', moves: prover.moves };
    throw error;
  }
}

/**
 * Whether the rest of the game looks small enough to be counted out in `most` moves: the ways to go at each
 * step of one line of play, multiplied (Knuth 1975), chance and unknown worlds included. A guess that costs
 * next to nothing; whoever counts must still be ready to give up.
 */
const looksSmall = <State>(game: Game<State>, root: State, most: number): boolean => {
  const state = game.blank(root);
  const first = new FirstChance(most);
  const choices = choicesOf(game);
  let last: Action | undefined;
  let ways = 1;
  game.copy(root, state);
  for (let mover = game.toAct(state); mover !== TERMINAL; mover = game.toAct(state)) {
    const actions = listed(choices, state, last);
    if (actions.length > 1) game.redeal(state, mover, first);
    ways *= actions.length;
    last = actions[0]!;
    game.apply(state, last, first);
    if (ways * first.outcomes > most) return false;
  }
  return true;
};

/** What one depth needs, used again and again. */
interface Frame<State> {
  readonly world: State;
  readonly next: State;
  readonly deals: EveryChance;
  readonly chance: EveryChance;
}

/** Moves between two yields: less than a millisecond of the dearest game. */
const MOVES_A_YIELD = 16;

/** Hears of an end of the game that is come to with this probability. */
type Leaf<State> = (end: State, probability: number) => void;

class Prover<State> {
  readonly #spec: Omit<SearchSpec<State>, 'random'>;
  readonly #choices: ListChoices<State>;
  readonly #utilities: Float64Array;
  readonly #competitive: boolean;
  readonly #frames: Frame<State>[] = [];
  /** What is best for who sees this view and chooses among these actions. */
  readonly #best = new Map<string, Action>();
  /** How it stands; once it has given up everything returns at once. */
  verdict: Verdict = 'proved';
  /** Moves tried so far. */
  moves = 0;

  constructor(spec: Omit<SearchSpec<State>, 'random'>) {
    this.#spec = spec;
    this.#choices = choicesOf(spec.game);
    this.#utilities = new Float64Array(spec.game.seatCount(spec.root));
    this.#competitive = spec.game.nature(spec.root) === 'competitive';
  }

  *prove(): Generator<undefined, RootTable | undefined> {
    const { game, root, seat } = this.#spec;
    const actions = this.#spec.actions ?? listed(this.#choices, root);
    const tally = new Tally(game, root, seat, actions);
    const lines = new Float64Array(actions.length);
    yield* this.#consider(root, seat, actions, 0, (index, end, probability) => {
      lines[index]!++;
      game.utilities(end, this.#utilities);
      tally.add(index, end, this.#utilities, probability);
    });
    if (this.verdict !== 'proved') return undefined;
    return {
      ...withLines(tally.snapshot(), lines),
      lines: actions.map((action, index) => [{ notation: game.notation(root, action), visits: lines[index]! }]),
      nodes: this.#best.size + 1,
      depth: this.#frames.length,
    };
  }

  /**
   * Tries each of `actions` in each world that `mover` thinks possible in `state`.
   * @param heard is told of every end, by index of the action that came to it
   * @returns the index of the best one, the lowest among equals
   */
  *#consider(
    state: State,
    mover: Seat,
    actions: readonly Action[],
    depth: number,
    heard?: (index: number, end: State, probability: number) => void,
  ): Generator<undefined, number> {
    const { game, beliefs } = this.#spec;
    const { world, deals } = this.#frame(depth);
    const sums = new Float64Array(actions.length);
    const doubted = new Set<number>();
    do {
      game.copy(state, world);
      game.redeal(world, mover, deals);
      const probability = deals.probability * (depth === 0 ? (beliefs?.likelihood(world) ?? 1) : 1);
      const worths: number[] = [];
      for (const [index, action] of actions.entries()) {
        let worth = 0;
        yield* this.#follow(world, action, depth, 1, (end, likely) => {
          game.utilities(end, this.#utilities);
          worth += likely * this.#utilities[mover]!;
          heard?.(index, end, probability * likely);
        });
        sums[index]! += probability * worth;
        worths.push(worth);
      }
      const most = Math.max(...worths) - EQUAL;
      for (const [index, worth] of worths.entries()) if (worth < most) doubted.add(index);
      // One world only leaves its best actions free of doubt, so games without secrets always agree.
      if (this.#competitive && doubted.size === actions.length) this.#giveUp('doubtful');
    } while (deals.advance() && this.verdict === 'proved');
    const best = Math.max(...sums) - EQUAL;
    return sums.findIndex((sum) => sum >= best);
  }

  /** Takes `action`, with every outcome of chance, and plays on to the end. */
  *#follow(
    state: State,
    action: Action,
    depth: number,
    probability: number,
    leaf: Leaf<State>,
  ): Generator<undefined, void> {
    const { game } = this.#spec;
    const { next, chance } = this.#frame(depth);
    do {
      if (this.moves === this.#spec.params.proof) this.#giveUp('spent');
      else if (this.moves % MOVES_A_YIELD === 0) yield;
      if (this.verdict !== 'proved') return;
      this.moves++;
      game.copy(state, next);
      game.apply(next, action, chance);
      const likely = probability * chance.probability;
      const mover = game.toAct(next);
      if (mover === TERMINAL) leaf(next, likely);
      else {
        const best = yield* this.#choice(next, mover, depth + 1, depth > 0 ? action : undefined);
        yield* this.#follow(next, best, depth + 1, likely, leaf);
      }
    } while (chance.advance());
  }

  /** What `mover` does, by nothing but what it sees. */
  *#choice(state: State, mover: Seat, depth: number, last: Action | undefined): Generator<undefined, Action> {
    const { game } = this.#spec;
    const actions = listed(this.#choices, state, last);
    if (actions.length === 1) return actions[0]!;
    // The way here may have left other choices to the same view.
    const seen = `${actions}:${JSON.stringify(game.encode(state, mover))}`;
    const known = this.#best.get(seen);
    if (known !== undefined) return known;
    const best = actions[yield* this.#consider(state, mover, actions, depth)]!;
    this.#best.set(seen, best);
    return best;
  }

  #giveUp(verdict: Verdict): void {
    if (this.verdict === 'proved') this.verdict = verdict;
  }

  #frame(depth: number): Frame<State> {
    const known = this.#frames[depth];
    if (known !== undefined) return known;
    const blank = () => this.#spec.game.blank(this.#spec.root);
    const { proof } = this.#spec.params;
    const made = { world: blank(), next: blank(), deals: new EveryChance(proof), chance: new EveryChance(proof) };
    this.#frames[depth] = made;
    return made;
  }
}

/** The table whose sums, so far expectations, are of as many visits as there are lines through each action. */
const withLines = (table: RootTable, lines: Float64Array): RootTable => {
  for (const [index, count] of lines.entries()) scaleAction(table, index, count);
  table.visits.set(lines);
  table.availability.set(lines);
  return { ...table, exact: true, iterations: lines.reduce((sum, count) => sum + count, 0) };
};

const listed = <State>(choices: ListChoices<State>, state: State, last?: Action): readonly Action[] => {
  const list = new ActionList();
  choices(state, list, last);
  return list.toArray();
};
