/** Positions in which a win is sure and can be given away, with the action that does so. */
import { ActionList } from '../../src/core/actions.ts';
import { type Action, type Game, TERMINAL } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import type { LoadedGame } from '../../src/engines/index.ts';
import { DEFAULT_PARAMS } from '../../src/mcts/params.ts';
import { prove } from '../../src/mcts/prove.ts';
import { reportActions } from '../../src/mcts/report.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { valueOf } from './results.ts';
import { copyOf } from './walk.ts';

/** Decisions between several actions at the end of a game that are looked at, the last one first. */
const LOOKED_AT = 8;

/** Most of the games that the planted action may still win: half of a sure win is given away at least. */
const STILL_WON = 0.5;

const SURE = 1 - 1e-9;

/** The decisions between several actions of a game by the weights of playouts, as they were found; the last ones are kept. */
const lastDecisions = ({ game, catalogs }: LoadedGame, options: unknown, seed: number): unknown[] => {
  const random = stream(seed, 'test');
  const state = valueOf(game.setup(options, valueOf(catalogs.find(undefined)), stream(seed, 'setup')));
  const kept: unknown[] = [];
  const legal = new ActionList();
  let weights = new Float64Array(64);
  while (game.toAct(state) !== TERMINAL) {
    game.legalActions(state, legal);
    if (legal.length > 1) kept.push(copyOf(game, state));
    if (kept.length > LOOKED_AT) kept.shift();
    if (weights.length < legal.length) weights = new Float64Array(2 * legal.length);
    weights.fill(1, 0, legal.length);
    game.heuristics?.weigh(state, legal, weights);
    game.apply(state, legal.at(random.pick(weights, legal.length)), random);
  }
  return kept.toReversed();
};

/** The action that gives most away where the best one surely wins; none where no win is sure, or none can be given away. */
const giveAway = (game: Game, root: unknown): Action | undefined => {
  const seat = game.toAct(root);
  const table = prove({ game, root, seat, params: DEFAULT_PARAMS });
  if (table === undefined) return undefined;
  const reports = reportActions(table, game, seat);
  const [best, worst] = [reports[0]?.odds?.[0] ?? 0, reports.at(-1)?.odds?.[0] ?? 1];
  return best >= SURE && worst <= STILL_WON ? reports.at(-1)?.action : undefined;
};

/**
 * A record of one move that gives a sure win away, from the end of a game played by the weights of playouts with this seed.
 * @returns undefined where that game has none, or what has it cannot be counted out
 */
export const plantedIn = (loaded: LoadedGame, options: unknown, seed: number): GameRecord | undefined => {
  const { game } = loaded;
  for (const state of lastDecisions(loaded, options, seed)) {
    const action = giveAway(game, state);
    if (action === undefined) continue;
    const moves = [{ seat: game.toAct(state), action: game.encodeAction(state, action), seed: 1 }];
    return { game: game.id, version: 1, record: 1, start: game.encode(state, 'all'), moves };
  }
  return undefined;
};
