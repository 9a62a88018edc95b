/** Plays a row of the catalog and reckons with `oracle.ts` what it can lead to. */
import { expect } from 'vitest';
import { drawBoard } from './board.ts';
import { boardOf, joined, type Model, withAt } from './model.ts';
import { type Case, outcomes } from './oracle.ts';
import type { Sitting } from './replay.ts';
import { type Role, type Scene, TEAM } from './scene.ts';

/** What is another than at the beginning, in short: a board as a drawing, of lists by seat only those that are others. */
const text = (model: Model, from: Model): string => {
  // Where the game is lost, all that counts is how.
  if (model.lost !== null) return model.lost;
  const { animals, tiles, ...things } = model;
  const before = new Map<string, unknown>(Object.entries(from));
  const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const changes = Object.entries(things).flatMap(([field, value]) => {
    const old = before.get(field);
    if (!isOther(value, old)) return [];
    if (!Array.isArray(value) || !Array.isArray(old)) return [`${field} ${JSON.stringify(value)}`];
    return [
      `${field} ${value.length} ${value.flatMap((each, at) => (isOther(each, old[at]) ? [`${at} ${JSON.stringify(each)}`] : [])).join(' ')}`,
    ];
  });
  const board = isOther([animals, tiles], [from.animals, from.tiles]) ? [drawBoard(boardOf(model)).join('|')] : [];
  return [...board, ...changes].join('; ');
};

/** Expects that a game can end up where is reckoned, and nowhere else. */
export const expectSame = (found: readonly Sitting[], reckoned: readonly Model[], from: Model): void => {
  const ends = new Set(found.map((end) => text(end.model(), from)));
  const meant = new Set(reckoned.map((model) => text(model, from)));
  expect(ends.size).toBeGreaterThan(0);
  expect({
    missing: [...meant].filter((end) => !ends.has(end)),
    extra: [...ends].filter((end) => !meant.has(end)),
  }).toEqual({ missing: [], extra: [] });
};

/** The position with a card of the seat discarded. */
export const withDiscard = (model: Model, seat: number, id: string): Model =>
  model.lost === null ? { ...model, discards: withAt(model.discards, seat, joined(model.discards[seat]!, id)) } : model;

/** Three roles, this one first. */
export const teamOf = (role: string): Role[] => [...TEAM].sort((one) => (one === role ? -1 : 0)).slice(0, 3);

/** Ends of a card’s steps from one position. */
export const reckon = (steps: Parameters<typeof outcomes>[0], of: Case, from: Model): Model[] =>
  outcomes(steps, of, [from]);

/** A table at which everything can happen. */
export const RICH: Scene = {
  seats: 3,
  year: 2,
  board: ['2#....', '.1..#.', '#2#...', '......', '...1.#', '......'],
  money: [4, 1, 2],
  dice: [6, 3, 1],
  ambassadors: ['brazil+2', '?', 'japan+1', '?', 'norway', '?'],
  constants: [],
};
/** One at which there is little. */
export const POOR: Scene = {
  seats: 3,
  year: 2,
  board: ['......', '..1...', '......', '......', '....1.', '...1..'],
  dice: [6, 3, 1],
};
