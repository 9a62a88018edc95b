/** Late positions that can be counted out, found once: what searches say of them can be held against the truth. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { type Action, type Game, type Seat, TERMINAL } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { DEFAULT_PARAMS } from '../src/mcts/params.ts';
import { countOut } from '../src/mcts/prove.ts';
import { reportActions } from '../src/mcts/report.ts';
import { RESULTS } from '../src/mcts/root.ts';
import { loaded } from './positions.ts';

/** Moves that the referee may try: many more than a search. */
const REFEREE = 200_000;
/** What an action may lose, in utility, before the choice counts as wrong; positions where nothing can be lost are left out. */
export const LOSS = 0.05;
/** Decisions before the end that are looked at. */
const MOST_LEFT = 8;
/** Games that are looked through for positions, for each position that is wanted. */
const GAMES_A_POSITION = 40;

/** What is found is kept here; remove it after a change of rules. */
const KEPT = new URL('../node_modules/.cache/arbor/', import.meta.url);

/** What an action is worth if all play their best from there: utility and part of the wins, −1 where playouts do not tell wins. */
type Worth = readonly [action: Action, utility: number, wins: number];

/** What was found in one game. */
interface Found {
  /** Decisions left in the game, the position's included. */
  readonly left: number;
  readonly exact: readonly Worth[];
}

/** A late position, and what each action is worth. */
export interface LatePosition {
  readonly root: unknown;
  readonly seat: Seat;
  readonly exact: ReadonlyMap<Action, { readonly utility: number; readonly wins: number }>;
}

/** The last decisions of a game that is played by the weights of playouts, the very last one first. */
const lastDecisions = (game: Game, state: unknown, seed: string): unknown[] => {
  const random = stream(seed, 'apply');
  const legal = new ActionList();
  const weights = new Float64Array(4096);
  const decisions: unknown[] = [];
  while (game.toAct(state) !== TERMINAL) {
    game.legalActions(state, legal);
    weights.fill(1, 0, legal.length);
    if (legal.length > 1) {
      game.heuristics?.weigh(state, legal, weights);
      const copy = game.blank(state);
      game.copy(state, copy);
      decisions.unshift(copy);
      decisions.length = Math.min(decisions.length, MOST_LEFT);
    }
    game.apply(state, legal.at(random.pick(weights, legal.length)), random);
  }
  return decisions;
};

/** The earliest decision that can be counted out, with all that come later, and where it matters what is done. */
const findIn = (game: Game, decisions: readonly unknown[]): Found | null => {
  let found: Found | null = null;
  for (const [index, root] of decisions.entries()) {
    const seat = game.toAct(root);
    const { table, verdict } = countOut({ game, root, seat, params: { ...DEFAULT_PARAMS, proof: REFEREE } });
    // What came before is larger still.
    if (verdict === 'vast' || verdict === 'spent') break;
    if (table === undefined) continue;
    const exact = reportActions(table, game, seat).map(
      ({ action, value, odds }): Worth => [action, value.mean, odds?.[RESULTS.indexOf('win')] ?? -1],
    );
    const utilities = exact.map(([, utility]) => utility);
    if (Math.max(...utilities) - Math.min(...utilities) > LOSS) found = { left: index + 1, exact };
  }
  return found;
};

/** By number of a game, what it gave; null for nothing. */
type Known = Record<string, Found | null>;

const read = (file: string): Known => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/** The first `count` late positions, one a game at most; fewer where they are too rare. What was found before is read from a file. */
export const latePositions = (id: string, seats: number, count: number): LatePosition[] => {
  const { game, catalog } = loaded(id);
  const file = fileURLToPath(new URL(`truth-${id}-${seats}.json`, KEPT));
  const known = read(file);
  const positions: LatePosition[] = [];
  for (let index = 0; positions.length < count && index < count * GAMES_A_POSITION; index++) {
    if (known[index] === null) continue;
    const seed = `truth/${index}`;
    const decisions = lastDecisions(game, newGame({ game, catalog, options: { seats } }, seed), seed);
    const found = known[index] ?? findIn(game, decisions);
    known[index] = found;
    if (found === null) continue;
    const root = decisions[found.left - 1];
    const exact = new Map(found.exact.map(([action, utility, wins]) => [action, { utility, wins }]));
    positions.push({ root, seat: game.toAct(root), exact });
  }
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(file, JSON.stringify(known));
  return positions;
};
