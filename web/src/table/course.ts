/** A game from its start to now, as a value. */
import type { Choice, Engine, GameRecord, Lang, Seat, Told } from '../../../packages/engines/src/types.ts';
import type { AnyState } from '../boards/board.ts';

/** Rules of a game whose documents the page does not look into. */
export type AnyEngine = Engine<object, AnyState, object>;
/** An action that may be taken. */
export type AnyChoice = Choice<object>;
/** A game as a file. */
export type AnyRecord = GameRecord<AnyState, object>;

/** A move, and what it came to. */
export interface Move {
  readonly seat: Seat;
  readonly action: object;
  readonly seed: string;
  /** What was done, in short. */
  readonly notation: string;
  /** What everyone saw. */
  readonly events: readonly Told[];
  /** The full state after it. */
  readonly state: AnyState;
}

/** A game so far. */
export interface Course {
  /** Decides all chance: every move has a seed of its own made of it. */
  readonly seed: string;
  readonly start: AnyState;
  readonly moves: readonly Move[];
}

/** A new game. @throws Refusal where the options do not fit */
export const begin = (engine: AnyEngine, options: object, seed: string): Course => ({
  seed,
  start: engine.setup(options, seed),
  moves: [],
});

/** The full state now. */
export const stateOf = ({ start, moves }: Course): AnyState => moves.at(-1)?.state ?? start;

/** The game after one more move of the seat to act. @throws Refusal where it is not legal */
export const after = (
  engine: AnyEngine,
  course: Course,
  seat: Seat,
  { action, notation }: AnyChoice,
  lang: Lang,
): Course => {
  const seed = `${course.seed}/${course.moves.length}`;
  const { state, events } = engine.apply(stateOf(course), action, seed, lang);
  return { ...course, moves: [...course.moves, { seat, action, seed, notation, events, state }] };
};

/** The game before the last move of one of these seats; null where none of them has moved. */
export const before = (course: Course, seats: ReadonlySet<Seat>): Course | null => {
  const last = course.moves.findLastIndex(({ seat }) => seats.has(seat));
  return last < 0 ? null : { ...course, moves: course.moves.slice(0, last) };
};

/** The game as a record, with its result where it has ended. */
export const recordOf = (engine: AnyEngine, course: Course): AnyRecord => {
  const outcome = engine.outcome(stateOf(course));
  return {
    game: engine.id,
    version: 1,
    record: 1,
    start: course.start,
    moves: course.moves.map(({ seat, action, seed }) => ({ seat, action, seed })),
    ...(outcome !== null && {
      result: { scores: outcome.scores, ranks: outcome.ranks, ending: outcome.ending },
    }),
  };
};

/** The game that a record holds, played back. @throws Refusal where it does not follow the rules */
export const courseOf = (engine: AnyEngine, record: AnyRecord, lang: Lang): Course => {
  let state = record.start;
  const moves: Move[] = [];
  for (const { index, seat, state: next, events } of engine.replay(record, lang)) {
    const move = record.moves[index];
    if (move === undefined || next === null) break;
    const { notation } = engine.describe(state, move.action);
    moves.push({ seat, action: move.action, seed: String(move.seed ?? 0), notation, events, state: next });
    state = next;
  }
  return { seed: String(record.moves.at(-1)?.seed ?? 'resumed').replace(/\/\d+$/, ''), start: record.start, moves };
};
