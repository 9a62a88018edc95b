/** The course of a game at a real table, where the person says what they do and Gaïa does the rest (rules section 4). */

import { COMPLETION_POINTS, leafPoints } from '../../content/boards.ts';
import { activateAnimals } from '../core/activation.ts';
import { CARD, skipsAfterGyre } from '../core/numbers.ts';
import { afterLeaf } from '../core/play.ts';
import { G, type Gaia, isSpent, OBJECTIVES } from './counters.ts';
import { type Solo, tableKeeper } from './keeper.ts';

/** Whether the person may choose this objective for Gaïa on a Gyre: it is of its pair and has no leaf of hers. */
export const mayClaim = (gaia: Gaia, card: number, objective: number): boolean =>
  objective >> 1 === card - CARD.north && gaia[G.claims + objective] === 0;

/**
 * A Gyre: Gaïa puts a leaf on the objective that the person chose.
 * @param objective index into `OBJECTIVES`, one that `mayClaim` allows
 * @param arrival 1 when hers is the first leaf there, 2 when the person's lies there already
 */
export const claim = (solo: Solo, objective: number, arrival: number): void => {
  const { gaia, rules, random, log } = solo;
  gaia[G.claims + objective] = arrival;
  const points = leafPoints(arrival - 1);
  log?.({ code: 'gaia.leaf', params: { objective: OBJECTIVES[objective]!, points, arrival } });
  afterLeaf(tableKeeper, solo, objective, random, log);
  // There is no next turn once the game ends with this one.
  if (!skipsAfterGyre(rules.difficulty) || isSpent(gaia) || gaia[G.full] === 1) return;
  gaia[G.skip] = 1;
  log?.({ code: 'gaia.skip-next', params: {} });
};

/** Whose turn comes next, or that the game is over. */
export type Next = 'person' | 'gaia' | 'over';

/** What follows the person's own turn and Gaïa's reaction (rules section 4.4, ruling E2). */
export const afterPerson = (solo: Solo): Next => {
  const { gaia, rules, log } = solo;
  const [isFull, skips] = [gaia[G.full] === 1, gaia[G.skip] === 1];
  gaia[G.skip] = 0;
  if (isFull && (skips || rules.rulings.soloEnd === 'at-once')) return endFull(solo);
  if (!skips) return 'gaia';
  log?.({ code: 'gaia.skipped', params: {} });
  return 'person';
};

/**
 * What follows a turn of Gaïa; after her 12th card she takes the completion bonus, if it is free (ruling G1).
 * @param wasFull whether the person's tableau was complete before that turn
 */
export const afterGaia = (solo: Solo, wasFull: boolean): Next => {
  const { gaia, rules, random, log } = solo;
  const isFull = gaia[G.full] === 1;
  if (!isSpent(gaia)) return isFull ? endFull(solo) : 'person';
  if (!isFull || (!wasFull && rules.rulings.gaiaBonus === 'gaia')) {
    gaia[G.completion] = 1;
    log?.({ code: 'gaia.completion', params: { points: COMPLETION_POINTS } });
    activateAnimals(tableKeeper, solo, random, log);
  }
  log?.({ code: 'gaia.end-cards', params: {} });
  return 'over';
};

const endFull = ({ log }: Solo): Next => {
  log?.({ code: 'gaia.end-full', params: {} });
  return 'over';
};
