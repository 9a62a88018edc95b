import { ActionList } from '../../src/core/actions.ts';
import { TERMINAL } from '../../src/core/contract.ts';
import { EveryChance } from '../../src/core/every-chance.ts';
import { newGame, type SolvedGame } from './games/solved-game.ts';

/** A place in the tree of all histories, as it is passed through; what it holds is used again. */
export interface Place<State> {
  readonly state: State;
  /** Decisions before this one. */
  readonly depth: number;
  /** Chance's part in the probability of coming here. */
  readonly probability: number;
  /** Legal actions; none at the end. */
  readonly legal: ActionList;
  /** Indexes, among the actions legal at the time, of the decisions that led here. */
  readonly path: readonly number[];
}

/** Sees every decision before what follows from it, and every end. */
export interface Visitor<State> {
  decision?(place: Place<State>, seat: number): void;
  end?(place: Place<State>): void;
}

/** Numbers of histories, every one counted, chance's included. */
export interface Counts {
  readonly nodes: number;
  readonly ends: number;
  readonly chance: number;
  /** Decisions and ends, by number of decisions before them. */
  readonly byDepth: readonly number[];
}

/** Scratch of one depth. */
interface Level<State> {
  readonly state: State;
  readonly legal: ActionList;
  readonly chance: EveryChance;
}

/** Goes through every history of `game`, each action and each outcome of chance in order. */
export const walkHistories = <State>(game: SolvedGame<State>, visitor: Visitor<State> = {}): Counts => {
  const levels: Level<State>[] = [];
  const path: number[] = [];
  const byDepth: number[] = [];
  let ends = 0;

  const levelAt = (depth: number, like: State): Level<State> =>
    (levels[depth] ??= { state: game.blank(like), legal: new ActionList(), chance: new EveryChance() });

  const visit = (state: State, depth: number, probability: number): void => {
    const { legal, chance, state: next } = levelAt(depth, state);
    const seat = game.toAct(state);
    const place = { state, depth, probability, legal, path };
    byDepth[depth] = (byDepth[depth] ?? 0) + 1;
    path.length = depth;
    game.legalActions(state, legal);
    if (seat === TERMINAL) {
      ends++;
      visitor.end?.(place);
      return;
    }
    visitor.decision?.(place, seat);
    for (let index = 0; index < legal.length; index++)
      do {
        game.copy(state, next);
        game.apply(next, legal.at(index), chance);
        path[depth] = index;
        visit(next, depth + 1, probability * chance.probability);
      } while (chance.advance());
  };

  const deals = new EveryChance();
  do visit(newGame(game, deals), 0, deals.probability);
  while (deals.advance());
  const chance = levels.reduce((sum, level) => sum + level.chance.nodes, deals.nodes);
  return { nodes: byDepth.reduce((sum, count) => sum + count, chance), ends, chance, byDepth };
};
