import type { SeatScene } from './scene.ts';

/** Fifteen cards, terrains that score among them. */
export const LANDS: SeatScene = {
  island: '285-1',
  climate: '304-2',
  soil: 15,
  hand: [38, 155, 72, 69, 140, 216],
  compost: [114, 48, 169, 58, 63, 33, 36, 261, 110, 74, 196, 231, 111, 253, 172],
  events: [217, 206, 260],
  tableau: [
    [71, 0, 1, 3, 4],
    [282, 0, 2, 2, 2],
    [91, 0, 3],
    [184, 1, 0, 1, 1],
    [30, 1, 1],
    [276, 1, 2],
    [167, 1, 3],
    [181, 2, 0, 6, 1],
    [120, 2, 1],
    [283, 2, 2],
    [46, 2, 3, 3, 3],
    [247, 3, 0, 6, 4],
    [13, 3, 1, 2, 4],
    [56, 3, 2, 0, 2],
    [128, 3, 3],
  ],
};

/** Fifteen cards, mostly flora, with much on them. */
export const FLORA: SeatScene = {
  island: '287-2',
  climate: '295-1',
  soil: 13,
  hand: [258, 54, 190, 59, 252, 265, 178, 84, 61, 31, 87],
  compost: [167, 14, 135, 70],
  events: [],
  tableau: [
    [166, 0, 0],
    [266, 0, 1, 5, 1],
    [280, 0, 2, 2, 2],
    [146, 0, 3, 3, 2],
    [185, 1, 1, 5, 2],
    [195, 1, 2, 4, 0],
    [117, 1, 3],
    [159, 2, 0, 3, 3],
    [115, 2, 1],
    [277, 2, 2, 4, 0],
    [82, 2, 3, 6, 1],
    [51, 3, 0, 4, 0],
    [242, 3, 1, 4, 3],
    [16, 3, 2, 4, 1],
    [5, 3, 3, 6, 1],
  ],
};

/** So many cards that lie nowhere else. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => 40 + index);
