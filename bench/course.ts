import { newGame, type Table } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { type Game, type Outcome, type Seat, TERMINAL } from '../src/core/contract.ts';
import { outcomeOf } from '../src/core/outcome.ts';
import { stream } from '../src/core/random.ts';
import type { Effort } from '../src/mcts/effort.ts';
import type { MakeEvaluator } from '../src/mcts/evaluate.ts';
import { chooseAction } from '../src/mcts/levels.ts';
import { type ActionReport, reportActions } from '../src/mcts/report.ts';
import { search } from '../src/mcts/run.ts';
import { netsHere } from './nets.ts';

/** What games count their course by, as their documents have it. */
const COURSE = ['round', 'year', 'generation'];

/** The number of the round, year or generation that a state is in, from 1; 1 where the game counts none of these. */
const roundOf = (game: Game, state: unknown): number => {
  const fields = new Map<string, unknown>(Object.entries(game.encode(state, 'all')));
  const round = COURSE.map((name) => fields.get(name)).find((each) => typeof each === 'number');
  return typeof round === 'number' ? round : 1;
};

/** A decision between several actions. */
export interface Moment {
  readonly state: unknown;
  readonly seat: Seat;
  readonly round: number;
  /** What the search says of the actions, best first. */
  readonly reports: readonly ActionReport[];
}

/** How a game went. */
export interface Course {
  /** The round, year or generation of the last decision. */
  readonly rounds: number;
  /** Decisions between several actions. */
  readonly decisions: number;
  readonly outcome: Outcome;
  /** The finished state. */
  readonly end: unknown;
}

/** What values leaves; a net may be named by its file. */
const evaluatorOf = (game: Game, seats: number, { model }: Effort): MakeEvaluator => {
  const found = netsHere().evaluatorFor(game, seats, model);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

/** Plays one game with the same search in every seat, as `playGame` would with such bots, and shows every decision. */
export const playCourse = (table: Table, effort: Effort, seed: string, watch: (moment: Moment) => void): Course => {
  const { game } = table;
  const state = newGame(table, seed);
  const chance = stream(seed, 'apply');
  const legal = new ActionList();
  const evaluator = evaluatorOf(game, game.seatCount(state), effort);
  let [rounds, decisions] = [1, 0];
  for (let ply = 0, seat = game.toAct(state); seat !== TERMINAL; ply++, seat = game.toAct(state)) {
    game.legalActions(state, legal);
    rounds = roundOf(game, state);
    if (legal.length === 1) {
      game.apply(state, legal.at(0), chance);
      continue;
    }
    decisions++;
    const root = search({ game, root: state, seat, evaluator }, effort, `${seed}/${ply}`, () => performance.now());
    const reports = reportActions(root, game, seat);
    watch({ state, seat, round: rounds, reports });
    game.apply(state, chooseAction(reports, effort.temperature, `${seed}/${ply}`), chance);
  }
  return { rounds, decisions, outcome: outcomeOf(game, state), end: state };
};
