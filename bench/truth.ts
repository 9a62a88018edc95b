import type { Game } from '../src/core/contract.ts';
import { effortFor, type Wanted } from '../src/mcts/effort.ts';
import { reportActions } from '../src/mcts/report.ts';
import { RESULTS } from '../src/mcts/root.ts';
import { search } from '../src/mcts/run.ts';
import { type LatePosition, LOSS, latePositions } from './late.ts';
import { machine, median } from './machine.ts';
import { gameIds, loaded } from './positions.ts';

/** What `bench truth` is asked. */
export interface TruthOptions {
  readonly game?: string;
  readonly seats: number;
  readonly positions: number;
  readonly seeds: number;
}

/** Searches that are held against the truth: as they are served, and without counting out, with and without floor and settling. */
const SEARCHES: readonly (readonly [name: string, wanted: Wanted])[] = [
  ['1,000 visits', { visits: 1000 }],
  ['4,000 visits', { visits: 4000 }],
  ['50 ms', { timeMs: 50 }],
  ['1,000 visits, nothing counted out', { visits: 1000, proof: 0 }],
  ['4,000 visits, nothing counted out', { visits: 4000, proof: 0 }],
  ['the same, no floor', { visits: 4000, proof: 0, floor: 0 }],
  ['the same, no floor, nothing settled', { visits: 4000, proof: 0, floor: 0, settleEvery: 0 }],
];

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** What was said of the action that was chosen, and how far that is from the truth. */
interface Answer {
  readonly loss: number;
  readonly off: number;
  readonly error: number;
  /** How far the part of wins is off; NaN where playouts do not tell it. */
  readonly winsOff: number;
}

const answer = (game: Game, { root, seat, exact }: LatePosition, wanted: Wanted, seed: string): Answer => {
  const table = search({ game, root, seat }, effortFor(wanted), seed, () => performance.now());
  const [best] = reportActions(table, game, seat);
  const truth = exact.get(best!.action)!;
  const { mean, error } = best!.value;
  const wins = best!.odds?.[RESULTS.indexOf('win')] ?? Number.NaN;
  const most = Math.max(...[...exact.values()].map(({ utility }) => utility));
  return {
    loss: most - truth.utility,
    off: Math.abs(mean - truth.utility),
    error,
    winsOff: truth.wins < 0 ? Number.NaN : Math.abs(wins - truth.wins),
  };
};

const judge = (answers: readonly Answer[]): string => {
  const share = (holds: (answer: Answer) => boolean) => answers.filter(holds).length / answers.length;
  // Rounding apart, an exact value is right or wrong.
  const within = (errors: number) => percent(share(({ off, error }) => off <= errors * error + 1e-9));
  const wins = percent(share(({ winsOff, error }) => winsOff <= 2 * error + 1e-9));
  return (
    `loses more than ${LOSS} in ${percent(share(({ loss }) => loss > LOSS))}; value at most 2 errors off in ${within(2)}, ` +
    `4 in ${within(4)}, median error ${median(answers.map(({ error }) => error)).toFixed(4)}; ` +
    `part of wins at most 2 of these errors off in ${wins}`
  );
};

/** `bench truth`: late positions of games whose worth can be counted out, against what searches say and choose. */
export const truth = ({ game: only, seats, positions: count, seeds }: TruthOptions): void => {
  console.log(machine());
  for (const id of gameIds().filter((each) => only === undefined || only === each)) {
    const { game } = loaded(id);
    const positions = latePositions(id, seats, count);
    console.log(`${id}, ${seats} seats, ${positions.length} positions, ${seeds} seeds`);
    if (positions.length === 0) continue;
    for (const [name, wanted] of SEARCHES) {
      const answers = positions.flatMap((position) =>
        Array.from({ length: seeds }, (_, seed) => answer(game, position, wanted, `truth/${seed}`)),
      );
      console.log(`  ${name}: ${judge(answers)}`);
    }
  }
};
