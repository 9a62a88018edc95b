import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { type Action, type Game, type Seat, TERMINAL } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { effortFor, type Wanted } from '../src/mcts/effort.ts';
import { DEFAULT_PARAMS } from '../src/mcts/params.ts';
import { prove } from '../src/mcts/prove.ts';
import { reportActions } from '../src/mcts/report.ts';
import { search } from '../src/mcts/run.ts';
import { machine, median } from './machine.ts';
import { gameIds, loaded } from './positions.ts';

/** Moves that the referee may try: many more than a search. */
const REFEREE = 200_000;
/** What an action may lose, in utility, before the choice counts as wrong; positions where nothing can be lost are left out. */
const LOSS = 0.05;
/** Decisions before the end that are looked at. */
const MOST_LEFT = 8;
/** Games that are looked through for positions, for each position that is wanted. */
const GAMES_A_POSITION = 20;

/** What `bench truth` is asked. */
export interface TruthOptions {
  readonly game?: string;
  readonly seats: number;
  readonly positions: number;
}

/** A late position, and what each action is worth if all play their best from there. */
interface Position {
  readonly root: unknown;
  readonly seat: Seat;
  readonly exact: ReadonlyMap<Action, number>;
}

/** The last decisions of a game that is played by the weights of playouts, in their order. */
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
      decisions.push(copy);
      if (decisions.length > MOST_LEFT) decisions.shift();
    }
    game.apply(state, legal.at(random.pick(weights, legal.length)), random);
  }
  return decisions;
};

/** The earliest decision of a game's end that can be counted out, and where it matters what is done. */
const positionOf = (game: Game, decisions: readonly unknown[]): Position | undefined => {
  for (const root of decisions) {
    const seat = game.toAct(root);
    const table = prove({ game, root, seat, params: { ...DEFAULT_PARAMS, proof: REFEREE } });
    if (table === undefined) continue;
    const exact = new Map(reportActions(table, game, seat).map(({ action, value }) => [action, value.mean]));
    const worths = [...exact.values()];
    return Math.max(...worths) - Math.min(...worths) > LOSS ? { root, seat, exact } : undefined;
  }
  return undefined;
};

const positionsOf = (id: string, seats: number, count: number): Position[] => {
  const { game, catalog } = loaded(id);
  const found: Position[] = [];
  for (let index = 0; found.length < count && index < count * GAMES_A_POSITION; index++) {
    const seed = `truth/${index}`;
    const position = positionOf(game, lastDecisions(game, newGame({ game, catalog, options: { seats } }, seed), seed));
    if (position !== undefined) found.push(position);
  }
  return found;
};

/** Searches that are held against the truth: as they are served, and without counting out. */
const SEARCHES: readonly (readonly [name: string, wanted: Wanted])[] = [
  ['1,000 visits', { visits: 1000 }],
  ['4,000 visits', { visits: 4000 }],
  ['50 ms', { timeMs: 50 }],
  ['1,000 visits, nothing counted out', { visits: 1000, proof: 0 }],
  ['4,000 visits, nothing counted out', { visits: 4000, proof: 0 }],
];

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

const judge = (game: Game, positions: readonly Position[], wanted: Wanted): string => {
  const answers = positions.map(({ root, seat, exact }) => {
    const table = search({ game, root, seat }, effortFor(wanted), 'truth', () => performance.now());
    const [best] = reportActions(table, game, seat);
    const truth = exact.get(best!.action)!;
    const { mean, error } = best!.value;
    return { loss: Math.max(...exact.values()) - truth, off: Math.abs(mean - truth), error };
  });
  const share = (holds: (answer: (typeof answers)[number]) => boolean) => answers.filter(holds).length / answers.length;
  // Rounding apart, an exact value is right or wrong.
  const within = (errors: number) => share(({ off, error }) => off <= errors * error + 1e-9);
  return (
    `loses more than ${LOSS} in ${percent(share(({ loss }) => loss > LOSS))}; value at most 2 errors off in ${percent(within(2))}, ` +
    `4 in ${percent(within(4))}, median error ${median(answers.map(({ error }) => error)).toFixed(4)}`
  );
};

/** `bench truth`: late positions of games whose worth can be counted out, against what searches say and choose. */
export const truth = ({ game: only, seats, positions: count }: TruthOptions): void => {
  console.log(machine());
  for (const id of gameIds().filter((each) => only === undefined || only === each)) {
    const { game } = loaded(id);
    const positions = positionsOf(id, seats, count);
    console.log(`${id}, ${seats} seats, ${positions.length} positions`);
    if (positions.length === 0) continue;
    for (const [name, wanted] of SEARCHES) console.log(`  ${name}: ${judge(game, positions, wanted)}`);
  }
};
