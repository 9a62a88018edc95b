import type { Game, Outcome } from './contract.ts';

/** Writes the rank of every seat of a finished game, 1 is best; allocation-free. Together all are 1, or all 2. */
export const fillRanks = <State>(game: Game<State>, state: State, into: Int8Array): void => {
  if (game.ranks !== undefined) game.ranks(state, into);
  else into.fill(game.wins?.includes(game.endings[game.ending(state)]!) === true ? 1 : 2, 0, game.seatCount(state));
};

/** The result of a finished game for people, from what the game counts. */
export const outcomeOf = <State>(game: Game<State>, state: State): Outcome => {
  const seats = game.seatCount(state);
  const ranks = new Int8Array(seats);
  fillRanks(game, state, ranks);
  const measured = metricsOf(game, state, 0);
  return {
    nature: game.nature(state),
    scores: scoresOf(game, state),
    ranks: [...ranks],
    ending: game.endings[game.ending(state)]!,
    metrics: Object.fromEntries(game.metrics.map(({ name }, index) => [name, measured[index]!])),
    notes: game.notes?.(state) ?? [],
  };
};

const metricsOf = <State>(game: Game<State>, state: State, seat: number): Float64Array => {
  const into = new Float64Array(game.metrics.length);
  game.measure(state, seat, into);
  return into;
};

/** Scores as the pad has them, where there is one: metrics may stop at the end of their range. */
const scoresOf = <State>(game: Game<State>, state: State): number[] => {
  const seats = Array.from({ length: game.seatCount(state) }, (_, seat) => seat);
  const { sheet } = game;
  if (sheet === undefined) return seats.map((seat) => metricsOf(game, state, seat)[0]!);
  const parts = sheet.parts(state).length;
  const points = new Float64Array(sheet.rows(state).length * parts);
  sheet.fill(state, points);
  return seats.map((seat) => points[seat * parts]!);
};
