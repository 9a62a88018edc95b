/** Gaïa's reactions and turns (rules section 4), for whole games and for real tables alike. */
import { type GaiaGain, gyreBonus, NORTH_GYRE, ownTurn, type PersonTurn, reaction, skipsAfterGyre } from '../automa.ts';
import { activateAnimals } from './animals.ts';
import { G, type Gaia, isSpent, OBJECTIVES } from './counters.ts';
import { gainCompost, gainGrowth, gainSoil, gainSprouts } from './gains.ts';
import { COMPLETION_POINTS, leafPoints } from './score.ts';
import type { Solo } from './solo.ts';

/** Places of her cards in `GAIA_DECK`; the first four are those of the actions. */
export const CARD = { plant: 0, compost: 1, water: 2, grow: 3, north: NORTH_GYRE, south: NORTH_GYRE + 1 } as const;

/** Cards that a person who plants looks at and does not choose. */
export const UNCHOSEN = 3;

/** Gaïa's answer to a turn of the person; `action` is an index into `ACTIONS` (rules section 4.1). */
export const react = (solo: Solo, action: number, person: PersonTurn): void => {
  const gained = reaction(solo.rules.difficulty, action, person);
  if (action === CARD.plant) pile(solo, UNCHOSEN, 'unchosen');
  else if (action === CARD.water) sprout(solo, gained, person);
  else if (action === CARD.grow) grow(solo, gained, person);
  else {
    const half = person.soilGained >> 1;
    const composted = gainCompost(solo, gained.compost);
    const extra = gained.compost - half;
    solo.log?.({ code: 'gaia.half', params: { soil: person.soilGained, half, extra, composted } });
  }
};

/**
 * Gaïa's part of her own turn, once the person has had theirs; `card` is an index into `GAIA_DECK`, already taken from
 * her deck (rules section 4.2). A Gyre is played with `claim`.
 */
export const playCard = (solo: Solo, card: number, person: PersonTurn): void => {
  const gained = ownTurn(card, person);
  if (card === CARD.plant) pile(solo, gained.cards, 'deck');
  else if (card === CARD.water) sprout(solo, gained, person);
  else if (card === CARD.grow) grow(solo, gained, person);
  else {
    const composted = gainCompost(solo, gained.compost);
    solo.log?.({ code: 'gaia.compost', params: { composted } });
    soil(solo, gained.soil);
  }
};

/** Whether the person may choose this objective for Gaïa on a Gyre: it is of its pair and has no leaf of hers. */
export const mayClaim = (gaia: Gaia, card: number, objective: number): boolean =>
  objective >> 1 === card - CARD.north && gaia[G.claims + objective] === 0;

/**
 * A Gyre: Gaïa puts a leaf on the objective that the person chose.
 * @param objective index into `OBJECTIVES`, one that `mayClaim` allows
 * @param arrival 1 when hers is the first leaf there, 2 when the person's lies there already
 */
export const claim = (solo: Solo, objective: number, arrival: number): void => {
  const { gaia, rules, log } = solo;
  gaia[G.claims + objective] = arrival;
  log?.({ code: 'gaia.leaf', params: { objective: OBJECTIVES[objective]!, points: leafPoints(arrival), arrival } });
  const animalsFirst = rules.rulings.gaiaGyre === 'animals';
  if (animalsFirst) activateAnimals(solo);
  const bonus = gyreBonus(rules.difficulty, objective);
  if (bonus.soil > 0) soil(solo, bonus.soil);
  if (bonus.cards > 0) pile(solo, bonus.cards, 'deck');
  if (bonus.sprouts > 0) sprout(solo, bonus, NOTHING_BLUE);
  if (bonus.growth > 0) grow(solo, bonus, NOTHING_BLUE);
  if (!animalsFirst) activateAnimals(solo);
  // There is no next turn once the game ends with this one.
  if (!skipsAfterGyre(rules.difficulty) || isSpent(gaia) || gaia[G.full] === 1) return;
  gaia[G.skip] = 1;
  log?.({ code: 'gaia.skip-next', params: {} });
};

/** Of what she gains for herself alone, the person has no part. */
const NOTHING_BLUE: PersonTurn = { soilGained: 0, cardsDrawn: 0, blueCards: 0 };

const sprout = (solo: Solo, { sprouts }: GaiaGain, { blueCards }: PersonTurn): void => {
  gainSprouts(solo, sprouts);
  solo.log?.({ code: 'gaia.sprouts', params: { base: sprouts - blueCards, cards: blueCards } });
};

const grow = (solo: Solo, { growth }: GaiaGain, { cardsDrawn }: PersonTurn): void => {
  const lost = growth - gainGrowth(solo, growth);
  solo.log?.({ code: 'gaia.growth', params: { base: growth - cardsDrawn, cards: cardsDrawn } });
  if (lost > 0) solo.log?.({ code: 'gaia.growth-lost', params: { count: lost } });
};

const pile = ({ gaia, supply, log }: Solo, count: number, from: 'deck' | 'unchosen'): void => {
  const [cards, points] = [gaia[G.pile]!, gaia[G.points]!];
  supply.pile(count, from);
  log?.({
    code: from === 'deck' ? 'gaia.pile' : 'gaia.unchosen',
    params: { cards: gaia[G.pile]! - cards, points: gaia[G.points]! - points },
  });
};

const soil = (solo: Solo, count: number): void => {
  const { gaia, log } = solo;
  const spent = gaia[G.soil]! + count;
  const composted = gainSoil(solo, count);
  const left = gaia[G.soil]!;
  log?.({ code: 'gaia.soil', params: { count } });
  if (spent > left) log?.({ code: 'gaia.ten-soil', params: { soil: spent - left, composted, left } });
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
  const { gaia, rules, log } = solo;
  const isFull = gaia[G.full] === 1;
  if (!isSpent(gaia)) return isFull ? endFull(solo) : 'person';
  if (!isFull || (!wasFull && rules.rulings.gaiaBonus === 'gaia')) {
    gaia[G.completion] = 1;
    log?.({ code: 'gaia.completion', params: { points: COMPLETION_POINTS } });
    activateAnimals(solo);
  }
  log?.({ code: 'gaia.end-cards', params: {} });
  return 'over';
};

const endFull = ({ log }: Solo): Next => {
  log?.({ code: 'gaia.end-full', params: {} });
  return 'over';
};
