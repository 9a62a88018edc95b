import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import type { Game, Seat } from '../src/core/contract.ts';
import { checker } from '../src/core/schema.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { levelOf, levelsOf } from '../src/mcts/levels.ts';
import { SIGNATURE } from '../src/mcts/signature.ts';
import { type Moment, playCourse } from './course.ts';
import { machine } from './machine.ts';
import { loaded } from './positions.ts';
import { tellForecasts } from './reliability.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench calibration` is asked. */
export interface CalibrationOptions {
  readonly game: string;
  readonly seats: number;
  /** Options of the set-up beside the seats, as JSON. */
  readonly options: string;
  readonly level: number;
  /** Visits of a decision at temperature 0, in place of those of a level. */
  readonly visits?: number;
  /** Name of a net, or its file. */
  readonly model?: string;
  readonly games: number;
  /** Number of the first, by which the games of one run are others than those of another. */
  readonly from: number;
  /** File that keeps what each game has shown, to go on from. */
  readonly record?: string;
}

interface Task extends CalibrationOptions {
  readonly seed: string;
}

const ForecastSchema = Type.Object({
  /** Third of the game, 0–2: its rounds, years or generations shared among three. */
  third: Type.Integer({ minimum: 0, maximum: 2 }),
  /** The chance of winning alone that the search gave the seat that was to act, by its best action. */
  chance: Type.Number({ minimum: 0, maximum: 1 }),
  /** Points that it gave it more than the best of the others; those it gave it where nobody else has points. */
  margin: Type.Number(),
  /** Whether it won alone. */
  won: Type.Boolean(),
  /** The margin there was. */
  was: Type.Number(),
});

/** A forecast, and what came of it. */
export type Forecast = Static<typeof ForecastSchema>;

const GameSchema = Type.Object({ seed: Type.String(), forecasts: Type.Array(ForecastSchema) });
type Answer = Static<typeof GameSchema>;
const games = checker(GameSchema);

const WIN = 0;

/** Points more than the best of the others, by all scores; the points themselves where there are no others. */
const marginOf = (scores: readonly number[], seat: Seat): number => {
  const others = scores.filter((_, at) => at !== seat);
  return scores[seat]! - (others.length === 0 ? 0 : Math.max(...others));
};

/** The scores of everybody on the pad in a finished game. */
const finalScores = (game: Game, state: unknown, scores: readonly number[]): readonly number[] => {
  const { sheet } = game;
  if (sheet === undefined) return game.nature(state) === 'competitive' ? scores : scores.slice(0, 1);
  const parts = sheet.parts(state).length;
  const points = new Float64Array(sheet.rows(state).length * parts);
  sheet.fill(state, points);
  return Array.from({ length: points.length / parts }, (_, row) => points[row * parts]!);
};

/** The scores that a search expects of everybody on the pad; of the seat alone where there is none. */
const expectedScores = (game: Game, { state, reports }: Moment): readonly number[] => {
  const best = reports[0]!;
  if (game.sheet === undefined) return best.metrics.slice(0, 1).map(({ mean }) => mean);
  const parts = game.sheet.parts(state).length;
  return Array.from({ length: best.points.length / parts }, (_, row) => best.points[row * parts]!.mean);
};

const play = ({ game: id, seats, options, level, visits, model, seed }: Task): Answer => {
  const { game, catalog } = loaded(id);
  const table = { game, catalog, options: { ...JSON.parse(options), seats } };
  const open: { seat: Seat; round: number; chance: number; margin: number }[] = [];
  const last = new Map<Seat, number>();
  const budget = visits === undefined ? levelOf(levelsOf(game), level) : { visits };
  const effort = effortFor({ ...budget, ...(model !== undefined && { model }) });
  const { rounds, outcome, end } = playCourse(table, effort, seed, (moment) => {
    const { seat, round, reports } = moment;
    const chance = reports[0]?.odds?.[WIN];
    if (last.get(seat) === round || chance === undefined) return;
    last.set(seat, round);
    const scores = expectedScores(game, moment);
    open.push({ seat, round, chance, margin: marginOf(scores, game.sheet === undefined ? 0 : seat) });
  });
  const scores = finalScores(game, end, outcome.scores);
  const winners = outcome.ranks.filter((rank) => rank === 1).length;
  const together = outcome.nature === 'cooperative';
  const forecasts = open.map(({ seat, round, chance, margin }) => ({
    third: Math.min(2, Math.floor((3 * (round - 1)) / rounds)),
    chance,
    margin,
    won: outcome.ranks[seat] === 1 && (together || winners === 1),
    was: marginOf(scores, game.sheet === undefined ? 0 : seat),
  }));
  return { seed, forecasts };
};

/** What the games of a record have in common; a record of anything else is not gone on with. */
const headOf = ({ game, seats, options, level, visits, model }: CalibrationOptions): string =>
  JSON.stringify({
    game,
    seats,
    options: JSON.parse(options),
    ...(visits === undefined ? { level } : { visits }),
    ...(model !== undefined && { model }),
    search: SIGNATURE,
  });

const readKept = (file: string, head: string): Answer[] => {
  if (!existsSync(file)) {
    writeFileSync(file, `${head}\n`);
    return [];
  }
  const [first, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (first !== head) throw new Error(`${file} is a record of ${first}, not of ${head}`);
  return lines.map((line) => {
    const read = games.check(JSON.parse(line));
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.faults)}`);
    return read.value;
  });
};

/** `bench calibration`: what searches say of games that they play themselves, against what comes of these. */
export const calibration = async (options: CalibrationOptions): Promise<void> => {
  console.log(machine());
  const { record } = options;
  const kept = record === undefined ? [] : readKept(record, headOf(options));
  const done = new Set(kept.map(({ seed }) => seed));
  const tasks = Array.from({ length: options.games }, (_, index): Task => {
    return { ...options, seed: `calibration/${options.from + index}` };
  });
  const answers = await spread<Task, Answer>(
    new URL(import.meta.url),
    tasks.filter(({ seed }) => !done.has(seed)),
    (answer) => {
      if (record !== undefined) appendFileSync(record, `${JSON.stringify(answer)}\n`);
    },
  );
  console.log(`${headOf(options)}, ${options.games} games`);
  const asked = new Set(tasks.map(({ seed }) => seed));
  tellForecasts([...kept, ...answers].filter(({ seed }) => asked.has(seed)).map(({ forecasts }) => forecasts));
};

playTasks(play);
