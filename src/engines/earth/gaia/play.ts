/** Gaïa's reactions and turns (rules section 4), for whole games and for real tables alike. */
import { activateAnimals } from './animals.ts';
import { G, type Gaia, isSpent, OBJECTIVES } from './counters.ts';
import { gainCompost, gainGrowth, gainSoil, gainSprouts } from './gains.ts';
import type { Difficulty } from './rulings.ts';
import { COMPLETION_POINTS, leafPoints } from './score.ts';
import type { Figures, Solo } from './solo.ts';

/** Indices into `ACTIONS`, and of the two Gyres in `GAIA_CARDS`. */
export const CARD = { plant: 0, compost: 1, water: 2, grow: 3, north: 4, south: 5 } as const;

/** What the lower row of her board adds to reactions: Hard and Expert play by it (rules section 4.1). */
const COMPOST_EXTRA = { upper: 2, lower: 5 } as const;
const REACTION_EXTRA = { upper: 0, lower: 3 } as const;
const rowOf = (difficulty: Difficulty): 'upper' | 'lower' =>
  difficulty === 'hard' || difficulty === 'expert' ? 'lower' : 'upper';

/** What her own cards bring (rules section 4.2). */
const CARD_SPROUTS = 7;
const CARD_GROWTH = 7;
const CARD_COMPOST = 8;
const CARD_PILE = 3;
/** Cards that a person who plants looks at and does not choose. */
const UNCHOSEN = 3;

/** Gaïa's answer to a turn of the person; `action` is an index into `ACTIONS`. */
export const react = (solo: Solo, action: number, figures: Figures): void => {
  const row = rowOf(solo.rules.difficulty);
  switch (action) {
    case CARD.plant:
      pile(solo, UNCHOSEN, 'unchosen');
      break;
    case CARD.compost: {
      const [soil, extra] = [figures.soilGained, COMPOST_EXTRA[row]];
      const half = soil >> 1;
      const composted = gainCompost(solo, half + extra);
      solo.log?.({ code: 'gaia.half', params: { soil, half, extra, composted } });
      break;
    }
    case CARD.water:
      sprout(solo, REACTION_EXTRA[row], figures.blueCards);
      break;
    case CARD.grow:
      grow(solo, REACTION_EXTRA[row], figures.cardsDrawn);
      break;
    default:
      throw new RangeError(`there is no action ${action}`);
  }
};

/**
 * Gaïa's part of her own turn, once the person has had theirs; `card` is an index into `GAIA_CARDS`, already taken from
 * her deck. A Gyre is played with `claim`.
 */
export const playCard = (solo: Solo, card: number, figures: Figures): void => {
  switch (card) {
    case CARD.plant:
      pile(solo, CARD_PILE, 'deck');
      break;
    case CARD.compost: {
      const composted = gainCompost(solo, CARD_COMPOST);
      solo.log?.({ code: 'gaia.compost', params: { composted } });
      soil(solo, figures.soilGained);
      break;
    }
    case CARD.water:
      sprout(solo, CARD_SPROUTS, figures.blueCards);
      break;
    case CARD.grow:
      grow(solo, CARD_GROWTH, figures.cardsDrawn);
      break;
    default:
      throw new RangeError(`card ${card} is not played like this`);
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
  if (rules.difficulty === 'expert') expertBonus(solo, objective);
  if (!animalsFirst) activateAnimals(solo);
  if (rules.difficulty !== 'beginner') return;
  gaia[G.skip] = 1;
  log?.({ code: 'gaia.skip-next', params: {} });
};

/** What each objective brings at the Expert level (rules section 4.2). */
const EXPERT = { soil: 8, pile: 2, sprouts: 4, growth: 3 } as const;

const expertBonus = (solo: Solo, objective: number): void => {
  solo.log?.({ code: 'gaia.expert', params: {} });
  switch (OBJECTIVES[objective]!) {
    case 'upper-left':
      soil(solo, EXPERT.soil);
      break;
    case 'upper-right':
      pile(solo, EXPERT.pile, 'deck');
      break;
    case 'lower-left':
      gainSprouts(solo, EXPERT.sprouts);
      solo.log?.({ code: 'gaia.sprouts', params: { count: EXPERT.sprouts } });
      break;
    case 'lower-right': {
      const placed = gainGrowth(solo, EXPERT.growth);
      solo.log?.({ code: 'gaia.growth', params: { count: placed } });
      break;
    }
  }
};

const sprout = (solo: Solo, base: number, cards: number): void => {
  gainSprouts(solo, base + cards);
  solo.log?.({ code: 'gaia.blue', params: { base, cards } });
};

const grow = (solo: Solo, base: number, cards: number): void => {
  const lost = base + cards - gainGrowth(solo, base + cards);
  solo.log?.({ code: 'gaia.drawn', params: { base, cards } });
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
  const isFull = gaia[G.full] === 1;
  if (isFull && rules.rulings.soloEnd === 'at-once') return endFull(solo);
  if (gaia[G.skip] === 0) return 'gaia';
  gaia[G.skip] = 0;
  log?.({ code: 'gaia.skipped', params: {} });
  return isFull ? endFull(solo) : 'person';
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
