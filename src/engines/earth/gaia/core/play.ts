/** Gaïa's reactions and turns (rules section 4), for whole games and for real tables alike. */
import type { Random } from '../../../../core/random.ts';
import { activateAnimals } from './activation.ts';
import { gainGrowth, gainSoil } from './gains.ts';
import type { Keeper, Log, PileSource } from './keeper.ts';
import {
  CARD,
  GYRE_BONUS,
  hasGyreBonus,
  OWN_TURN,
  reactionCompost,
  reactionPieces,
  SOIL_LIMIT,
  UNCHOSEN,
} from './numbers.ts';

/** Her answer to a turn of the person; `action` is an index into `ACTIONS` (rules section 4.1). */
export const react = <Place>(keeper: Keeper<Place>, place: Place, action: number, random: Random, log?: Log): void => {
  const { difficulty } = keeper.settings(place);
  const more = reactionPieces(difficulty);
  if (action === CARD.plant) pile(keeper, place, UNCHOSEN, 'unchosen', random, log);
  else if (action === CARD.water) sprout(keeper, place, more, keeper.blueCards(place), random, log);
  else if (action === CARD.grow) grow(keeper, place, more, keeper.cardsDrawn(place), random, log);
  else {
    const soil = keeper.soilGained(place);
    const half = soil >> 1;
    const extra = reactionCompost(difficulty);
    const composted = keeper.add(place, 'compost', half + extra, random);
    log?.({ code: 'gaia.half', params: { soil, half, extra, composted } });
  }
};

/**
 * Her part of her own turn, once the person has had theirs; `card` is an index into `GAIA_DECK` (rules section 4.2). For
 * a Gyre it is `afterLeaf`.
 */
export const playCard = <Place>(keeper: Keeper<Place>, place: Place, card: number, random: Random, log?: Log): void => {
  if (card === CARD.plant) pile(keeper, place, OWN_TURN.cards, 'deck', random, log);
  else if (card === CARD.water) sprout(keeper, place, OWN_TURN.sprouts, keeper.blueCards(place), random, log);
  else if (card === CARD.grow) grow(keeper, place, OWN_TURN.growth, keeper.cardsDrawn(place), random, log);
  else {
    const composted = keeper.add(place, 'compost', OWN_TURN.compost, random);
    log?.({ code: 'gaia.compost', params: { composted } });
    earn(keeper, place, keeper.soilGained(place), random, log);
  }
};

/**
 * What follows her leaf on an objective: her animals, and the bonus of the Expert level, in the order of ruling G3.
 * @param objective 0–3 from the upper left one
 */
export const afterLeaf = <Place>(
  keeper: Keeper<Place>,
  place: Place,
  objective: number,
  random: Random,
  log?: Log,
): void => {
  const { difficulty, rulings } = keeper.settings(place);
  const bonus = hasGyreBonus(difficulty);
  if (bonus && rulings.gaiaGyre === 'bonus') gainBonus(keeper, place, objective, random, log);
  activateAnimals(keeper, place, random, log);
  if (bonus && rulings.gaiaGyre === 'animals') gainBonus(keeper, place, objective, random, log);
};

const gainBonus = <Place>(keeper: Keeper<Place>, place: Place, objective: number, random: Random, log?: Log): void => {
  const { good, count } = GYRE_BONUS[objective]!;
  if (good === 'soil') earn(keeper, place, count, random, log);
  else if (good === 'cards') pile(keeper, place, count, 'deck', random, log);
  else if (good === 'sprouts') sprout(keeper, place, count, 0, random, log);
  else grow(keeper, place, count, 0, random, log);
};

/** So many sprouts, and one for each of so many `cards`. */
const sprout = <Place>(
  keeper: Keeper<Place>,
  place: Place,
  base: number,
  cards: number,
  random: Random,
  log?: Log,
): void => {
  keeper.add(place, 'sprouts', base + cards, random);
  log?.({ code: 'gaia.sprouts', params: { base, cards } });
};

/** So much growth, and one for each of so many `cards`. */
const grow = <Place>(
  keeper: Keeper<Place>,
  place: Place,
  base: number,
  cards: number,
  random: Random,
  log?: Log,
): void => {
  const lost = base + cards - gainGrowth(keeper, place, base + cards, random);
  log?.({ code: 'gaia.growth', params: { base, cards } });
  if (lost > 0) log?.({ code: 'gaia.growth-lost', params: { count: lost } });
};

const pile = <Place>(
  keeper: Keeper<Place>,
  place: Place,
  count: number,
  from: PileSource,
  random: Random,
  log?: Log,
): void => {
  if (log === undefined) {
    keeper.pile(place, count, from, random);
    return;
  }
  const before = keeper.pileCards(place);
  const points = keeper.pilePoints(place);
  keeper.pile(place, count, from, random);
  const cards = keeper.pileCards(place) - before;
  // In a whole game the cards not kept may lie there already.
  if (cards > 0 || from === 'deck')
    log({
      code: from === 'deck' ? 'gaia.pile' : 'gaia.unchosen',
      params: { cards, points: keeper.pilePoints(place) - points },
    });
};

const earn = <Place>(keeper: Keeper<Place>, place: Place, count: number, random: Random, log?: Log): void => {
  const sum = keeper.amount(place, 'soil') + count;
  const composted = gainSoil(keeper, place, count, random);
  log?.({ code: 'gaia.soil', params: { count } });
  if (sum < SOIL_LIMIT) return;
  const left = keeper.amount(place, 'soil');
  log?.({ code: 'gaia.ten-soil', params: { soil: sum - left, composted, left } });
};
