import type { SeatScene } from './scene.ts';

/** Top cards of the deck of `two`; the next ones follow by number. */
const deck = [20, 21, 22, 33, 24, 25, 39, 52, 56, 57];

/** Two quiet seats: their islands look at events only, their climates want a chosen yellow, or a chosen blue. */
export const two = (seat: SeatScene, other: SeatScene = {}) => ({
  seats: [
    { island: '285-2', climate: '303-1', ...seat },
    { island: '291-2', climate: '297-1', ...other },
  ],
  deck,
});

/** A line of notation several times. */
export const repeat = (line: string, times: number): string[] => Array.from({ length: times }, () => line);
