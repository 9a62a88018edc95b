import type { Game } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { kuhnPoker } from '../test/support/games/kuhn-poker.ts';
import { leducPoker } from '../test/support/games/leduc-poker.ts';
import { newGame, type SolvedGame } from '../test/support/games/solved-game.ts';
import { ticTacToe } from '../test/support/games/tic-tac-toe.ts';
import { trickGame } from '../test/support/games/trick-game.ts';

/** A game that other engines are measured on too. */
export interface SpeedGame<State = unknown> {
  readonly id: string;
  readonly game: Game<State>;
  /** The first decision of a new game, the same each time. */
  root(): State;
}

const entry = <State>(game: SolvedGame<State>): SpeedGame<State> => ({
  id: game.id,
  game,
  root: () => newGame(game, stream('bench', 'setup')),
});

/** The games of the published speed comparisons; none of them is served. */
export const SPEED_GAMES: readonly SpeedGame[] = [
  entry(leducPoker),
  entry(kuhnPoker(2)),
  entry(ticTacToe),
  entry(trickGame),
];
