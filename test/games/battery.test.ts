/** The battery of the contract over the solved games, so that they are as good as those that are served. */
import { loadCatalogs } from '../../src/core/catalog.ts';
import { battery } from '../support/battery.ts';
import { goofspiel } from '../support/games/goofspiel.ts';
import { kuhnPoker } from '../support/games/kuhn-poker.ts';
import { leducPoker } from '../support/games/leduc-poker.ts';
import { liarsDice } from '../support/games/liars-dice.ts';
import { SOLVED_PROBES } from '../support/games/probes.ts';
import type { SolvedGame } from '../support/games/solved-game.ts';
import { ticTacToe } from '../support/games/tic-tac-toe.ts';
import { tinyHanabi } from '../support/games/tiny-hanabi.ts';
import { trickGame } from '../support/games/trick-game.ts';
import { valueOf } from '../support/results.ts';

const GAMES: readonly SolvedGame[] = [
  ticTacToe,
  kuhnPoker(2),
  kuhnPoker(3),
  leducPoker,
  liarsDice,
  tinyHanabi,
  goofspiel(3),
  goofspiel(4),
  trickGame,
];

for (const game of GAMES) battery({ game, catalogs: valueOf(loadCatalogs(game.catalog)) }, SOLVED_PROBES.get(game.id));
