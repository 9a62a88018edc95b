/** `bench chances`: what people are told of Extinction, fitted so that it comes true. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Game } from '../src/core/contract.ts';
import { DIFFICULTIES } from '../src/engines/extinction/content/terms.ts';
import { chancesOf, QUESTIONS, SIGNS, writeSigns } from '../src/engines/extinction/guidance/chances.ts';
import { extinction } from '../src/engines/extinction/index.ts';
import { ENDINGS } from '../src/engines/extinction/rules/terms.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { playCourse } from './course.ts';
import { type Bag, fitBags, type Leaf, type Model } from './fits.ts';
import { machine } from './machine.ts';
import { loaded } from './positions.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench chances` is asked. */
export interface ChancesOptions {
  /** Visits of a decision, and games by scenario, level and seats with so many: `200:7,300:5`. Told are chances with the last. */
  readonly plan: string;
  /** File of games, one a line; games that are there already are not played again. */
  readonly out?: string;
}

/** A game to play. */
interface Task {
  readonly options: { readonly scenario: string; readonly level: string; readonly seats: number };
  readonly visits: number;
  readonly deal: number;
}

/** A game that was played: its end, an index in `ENDINGS`, and for some decisions the leaves from which it was told. */
interface Played extends Task {
  readonly ending: number;
  readonly moments: readonly (readonly Leaf[])[];
}

/** Leaves that are kept of a decision: the newest ones, which are what is told. */
const KEPT = 8;
/** Beside the first decision of a turn every so many. */
const EVERY = 5;

/** Notes the leaves of which a search tells something, by root action. */
class Leaves {
  readonly #byAction = new Map<number, Leaf[]>();
  readonly #signs = new Float64Array(SIGNS.length);
  #action = 0;
  #isRoot = false;
  /** The signs of a playout that was cut. */
  #cut: readonly number[] | undefined;

  /** The game as it is, but for what is noted. */
  watch(game: typeof extinction): typeof extinction {
    const { heuristics } = game;
    if (heuristics === undefined) throw new Error('a game without heuristics is not cut');
    return {
      ...game,
      redeal: (state, seat, random) => {
        this.#isRoot = true;
        this.#cut = undefined;
        game.redeal(state, seat, random);
      },
      apply: (state, action, random, log) => {
        if (this.#isRoot) this.#action = action;
        this.#isRoot = false;
        game.apply(state, action, random, log);
      },
      measure: (state, seat, into) => {
        const leaves = this.of(this.#action);
        leaves.push(this.#cut ?? game.ending(state));
        if (leaves.length > KEPT) leaves.shift();
        game.measure(state, seat, into);
      },
      heuristics: {
        ...heuristics,
        finish: (state, random) => {
          writeSigns(state, this.#signs);
          this.#cut = Array.from(this.#signs, (sign) => Number(sign.toFixed(3)));
          heuristics.finish(state, random);
        },
      },
    };
  }

  /** The newest leaves of an action. */
  of(action: number): Leaf[] {
    const leaves = this.#byAction.get(action) ?? [];
    this.#byAction.set(action, leaves);
    return leaves;
  }

  forget(): void {
    this.#byAction.clear();
  }
}

const play = (task: Task): Played => {
  const leaves = new Leaves();
  const game: Game = leaves.watch(extinction);
  const table = { game, catalog: loaded('extinction').catalog, options: task.options };
  const seed = `chances/${JSON.stringify(task.options)}/${task.deal}`;
  const moments: Leaf[][] = [];
  let [turn, since] = [0, 0];
  const { end } = playCourse(table, effortFor({ visits: task.visits }), seed, ({ state, reports: [best] }) => {
    const now = game.heuristics?.phase(state) ?? 0;
    since = now === turn ? since + 1 : 0;
    turn = now;
    if (best !== undefined && !best.exact && since % EVERY === 0) moments.push(leaves.of(best.action));
    leaves.forget();
  });
  return { ...task, ending: game.ending(end), moments };
};

const CELLS = [1, 2, 3, 4, 5].flatMap((seats) =>
  DIFFICULTIES.flatMap((level) => ['tiger', 'otter', 'panda'].map((scenario) => ({ scenario, level, seats }))),
);

const keyOf = ({ options, visits, deal }: Task): string => JSON.stringify([options, visits, deal]);

const readPlayed = (file: string | undefined): Played[] =>
  file === undefined || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Played => JSON.parse(line));

/** The chances that the game tells, and what they gain by the log-odds of each of the `QUESTIONS`. */
const MODEL: Model = {
  rows: QUESTIONS.length,
  outcomes: ENDINGS.length,
  chances: chancesOf,
  slopes(chances, outcome) {
    const [population = 0, tiles = 0, , first = 0, second = 0] = chances;
    const won = first + second;
    const name = ENDINGS[outcome]!;
    if (name.startsWith('won')) return [1 - won, Number(name === 'won-first-vote') - first / won, 0, 0];
    const isOf = (loss: string, chance: number) => Number(name === loss) - chance / (1 - won);
    return [-won, 0, isOf('population', population), isOf('tiles', tiles)];
  },
};

/** The games that a plan asks for. */
const tasksOf = (plan: string): Task[] => {
  const counts = plan.split(',').map((part) => part.split(':').map(Number));
  const visitsOf = counts.flatMap(([visits = 0, games = 0]) => Array.from({ length: games }, () => visits));
  return visitsOf.flatMap((visits, deal) => CELLS.map((options) => ({ options, visits, deal })));
};

/**
 * What was told and what came. Every game counts the same, however many decisions it had. The last sign is by how much its
 * searches were smaller than those of `most` visits: what is told is of the latter.
 */
const bagsOf = (games: readonly Played[], most: number): Bag[] =>
  games.flatMap(({ ending, moments, visits }) => {
    const signed = (leaf: Leaf) => (typeof leaf === 'number' ? leaf : [...leaf, Math.log2(most / visits)]);
    const told = moments.filter((leaves) => leaves.length > 0);
    const weight = 1 / (games.length * told.length);
    return told.map((leaves) => ({ leaves: leaves.map(signed), outcome: ending, weight }));
  });

/** Plays what is missing of the games asked for, and prints the factors by which their searches would have told the truth. */
export const chances = async ({ plan, out }: ChancesOptions): Promise<void> => {
  console.log(machine());
  const known = new Map(readPlayed(out).map((each) => [keyOf(each), each]));
  const asked = tasksOf(plan);
  const missing = asked.filter((task) => !known.has(keyOf(task)));
  await spread<Task, Played>(new URL(import.meta.url), missing, (played) => {
    known.set(keyOf(played), played);
    if (out !== undefined) appendFileSync(out, `${JSON.stringify(played)}\n`);
  });
  const played = asked.flatMap((task) => known.get(keyOf(task)) ?? []);
  const ended = ENDINGS.map((name, end) => `${name} ${played.filter(({ ending }) => ending === end).length}`);
  console.log(`${played.length} games: ${ended.join(', ')}; signs ${SIGNS.join(', ')}, smaller`);
  const most = asked.at(-1)?.visits ?? 1;
  const factors = fitBags(MODEL, bagsOf(played, most), SIGNS.length + 1);
  for (const [row, question] of QUESTIONS.entries())
    console.log(`${question}: ${factors[row]!.map((factor) => Number(factor.toFixed(2))).join(', ')}`);
};

playTasks(play);
