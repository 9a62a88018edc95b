/** What is learnt from: positions at the beginning of a phase, as records of one size that Python reads as well. */
import type { Game } from '../src/core/contract.ts';

/** Nets read numbers of a view as whole parts of one, this many, and clip what is beyond ±127 of them. */
export const PARTS_OF_ONE = 32;
export const MOST_PARTS = 127;

/** Where a position comes from: a game of searches, or a leaf of one, which playout weights have played on to. */
export const KINDS = ['game', 'leaf'] as const;
export type Kind = (typeof KINDS)[number];

/** A position without what came of it. */
export interface Position {
  readonly phase: number;
  readonly kind: Kind;
  readonly spread: number;
  readonly forecast: Float64Array;
  /** The views of all seats, one after the other, as nets read them. */
  readonly views: Int8Array;
}

/** What a game learns from, both parts present. */
export const learnable = (game: Game) => {
  const { features, heuristics } = game;
  const forecast = heuristics?.forecast;
  if (features === undefined || heuristics === undefined || forecast === undefined)
    throw new Error(`${game.id} has no forecast that a net could correct, or no features`);
  return { features, heuristics, forecast };
};

/** The position that `state`, at the beginning of a phase, is. */
export const positionOf = (game: Game, state: unknown, kind: Kind): Position => {
  const { features, heuristics, forecast } = learnable(game);
  const seats = game.seatCount(state);
  const expected = new Float64Array(seats);
  const spread = forecast.write(state, expected);
  const views = new Int8Array(seats * features.size);
  const view = new Float32Array(features.size);
  for (let seat = 0; seat < seats; seat++) {
    features.write(state, seat, view);
    for (let index = 0; index < features.size; index++) views[seat * features.size + index] = partsOf(view[index]!);
  }
  return { phase: heuristics.phase(state), kind, spread, forecast: expected, views };
};

/** A number as nets read it. */
export const partsOf = (value: number): number =>
  Math.max(-MOST_PARTS, Math.min(MOST_PARTS, rounded(value * PARTS_OF_ONE)));

/** The nearest whole number, the even one of two: as `Round` of ONNX has it. */
export const rounded = (value: number): number => {
  const below = Math.floor(value);
  const above = value - below;
  return above > 0.5 || (above === 0.5 && below % 2 !== 0) ? below + 1 : below;
};

/** Bytes of a record of so many seats and numbers. */
const lengthOf = (seats: number, size: number): number => 4 * (4 + 3 * seats) + seats * size;

/**
 * Records of the positions of one game, one after the other, little-endian: as floats of 4 bytes the number of the game, its phase,
 * the kind, the spread, and by seat forecast, result and utility; then a byte for each number of each view. `learn.py` reads them.
 */
export const recordsOf = (
  gameNumber: number,
  positions: readonly Position[],
  result: Float64Array,
  utilities: Float64Array,
): Uint8Array => {
  const seats = result.length;
  const length = lengthOf(seats, (positions[0]?.views.length ?? 0) / seats);
  const bytes = new Uint8Array(length * positions.length);
  const view = new DataView(bytes.buffer);
  for (const [index, { phase, kind, spread, forecast, views }] of positions.entries()) {
    const numbers = [gameNumber, phase, KINDS.indexOf(kind), spread, ...forecast, ...result, ...utilities];
    for (const [place, number] of numbers.entries()) view.setFloat32(index * length + 4 * place, number, true);
    bytes.set(new Uint8Array(views.buffer), index * length + 4 * numbers.length);
  }
  return bytes;
};
