/** Pawns that come to a location of NATERA: positions in which seat 0 can go there. */
import { ZONES } from '../../../src/engines/natera/content/terms.ts';
import { catalogRows, rowOf } from './catalogs.ts';
import type { Scene, SeatScene } from './scene.ts';
import { type Sitting, sit } from './sitting.ts';

/** The two uppermost cards of each pile in `facing`. */
export const TOPS = { base: ['aquaponics', 'scrapyard', 'brick-kiln'], advanced: ['genome-bank', 'particle-ring'] };

/** The level that a location asks for. */
export const levelFor = (id: string): number => [0, 0, 3, 6][rowOf(catalogRows().locations, id).tier]!;

/** Levels with this one in the zone of a location, and else none. */
export const levelsAt = (id: string, level = levelFor(id)): number[] => {
  const { area } = rowOf(catalogRows().locations, id);
  return ZONES.map((zone) => (zone === area ? level : 0));
};

/**
 * A position with this location on the board, before seat 0 goes there.
 * @param seat what seat 0 has, beside just the level that it needs
 * @param given what else there is; `seats` are the others, one without anything unless said
 */
export const facing = (id: string, seat: SeatScene = {}, given: Scene = {}): Sitting => {
  const { seats: others = [{}], tiles = [], ...rest } = given;
  return sit({
    ...TOPS,
    ...rest,
    tiles: levelFor(id) > 0 ? [...tiles, id] : tiles,
    seats: [{ levels: levelsAt(id), ...seat }, ...others],
  });
};

/** The same when its explorer has come. */
export const visit = (id: string, seat: SeatScene = {}, given: Scene = {}): Sitting =>
  facing(id, seat, given).do(`deploy explorer ${id}`);
