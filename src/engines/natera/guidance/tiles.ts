/**
 * What cards, specialists, colonies and growth tokens are worth towards the open accomplishment tiles, in points. Whoever asks for
 * cards, specialists or colonies has looked at the state and the seat before (`lookFor…`), which holds as long as the state stays as it
 * is: what is the same for all of a kind is counted once for all actions of a decision. That and the tables of
 * `row-worth.ts` made NATERA 1.2 times as fast.
 */
import { countBits, hasBit } from '../../kit/bits.ts';
import { CONDITIONS } from '../content/rows.ts';
import { NONE } from '../content/tables.ts';
import { COLUMNS, LETTERS, PILES, ZONES } from '../content/terms.ts';
import { tokensLeft } from '../rules/claims.ts';
import { cardsIn, coloniesOf, specialistsOf } from '../rules/points.ts';
import type { State } from '../rules/state.ts';

const ADVANCED = PILES.indexOf('advanced');

/** Points of an accomplishment (page 11), and the part of them that lies in coming near it. */
export const CLAIM = 7;
export const HOPE = 0.5;

/** Points that a step towards an objective is worth: most at the last one, little at the first. */
const towards = (have: number, least: number): number => {
  if (have >= least) return 0;
  if (have + 1 === least) return CLAIM * (1 - HOPE * (have / least) ** 2);
  return CLAIM * HOPE * (((have + 1) / least) ** 2 - (have / least) ** 2);
};

/** The set of cards that count for an objective; undefined where none do. */
const cardsFor = ({ rules }: State, objective: number): Int32Array | undefined => {
  const { cards, objectives } = rules.content;
  switch (CONDITIONS[objectives.condition[objective]!]) {
    case 'cards-of':
      return cards.ofType[objectives.type[objective]!];
    case 'presence-cards':
      return cards.asksPresence;
    case 'authority-cards':
      return cards.asksAuthority;
    case 'advanced-cards':
      return cards.ofPile[ADVANCED];
    default:
      return undefined;
  }
};

// What was looked at: sets of cards that count, and what one of them is worth; of specialists, plain or not; of colonies by zone.
const cardSets: Int32Array[] = [];
const cardGains = new Float64Array(LETTERS.length);
let cardTiles = 0;
const specialistGains = new Float64Array(2);
const colonyGains = new Float64Array(ZONES.length);

/** Looks at the cards of a seat, for `cardTowards`. */
export const lookForCards = (state: State, seat: number): void => {
  cardTiles = 0;
  if (tokensLeft(state, seat) === 0) return;
  const { objectives } = state.rules.content;
  for (let letter = 0; letter < LETTERS.length; letter++) {
    const objective = state.objectives[letter]!;
    if (state.claims[letter] !== NONE) continue;
    const set = cardsFor(state, objective);
    if (set === undefined) continue;
    cardSets[cardTiles] = set;
    cardGains[cardTiles++] = towards(cardsIn(state, seat, set), objectives.least[objective]!);
  }
};

/** What a card is worth for the tiles that are open. */
export const cardTowards = (card: number): number => {
  let sum = 0;
  for (let tile = 0; tile < cardTiles; tile++)
    if (hasBit(cardSets[tile]![card >> 5]!, card & 31)) sum += cardGains[tile]!;
  return sum;
};

/** What one more specialist is worth for an objective. */
const specialistGain = (state: State, objective: number, have: number, plain: number): number => {
  const { objectives } = state.rules.content;
  const least = objectives.least[objective]!;
  switch (CONDITIONS[objectives.condition[objective]!]) {
    case 'specialists':
      return towards(have, least);
    case 'different-points':
      return 0.8 * towards(Math.min(least - 1, have), least);
    case 'plain-specialists':
      return plain === 1 ? 0.7 * towards(Math.min(least - 1, have), least) : 0;
    case 'dear-and-cheap':
      return 0.7 * towards(Math.min(2 * least - 1, have), 2 * least);
    default:
      return 0;
  }
};

/** Looks at the specialists of a seat, for `specialistTowards`. */
export const lookForSpecialists = (state: State, seat: number): void => {
  specialistGains.fill(0);
  if (tokensLeft(state, seat) === 0) return;
  const have = specialistsOf(state, seat);
  for (let letter = 0; letter < LETTERS.length; letter++)
    if (state.claims[letter] === NONE)
      for (let plain = 0; plain < 2; plain++)
        specialistGains[plain]! += specialistGain(state, state.objectives[letter]!, have, plain);
};

/** What a specialist is worth for the tiles that are open. */
export const specialistTowards = ({ rules }: State, specialist: number): number =>
  specialistGains[rules.content.specialists.plain[specialist]!]!;

const colonyGain = ({ rules }: State, objective: number, have: number, zone: number): number => {
  const { objectives } = rules.content;
  const least = objectives.least[objective]!;
  switch (CONDITIONS[objectives.condition[objective]!]) {
    case 'colonies':
      return towards(have, least);
    case 'colonies-in':
      return hasBit(objectives.zones[objective]!, zone) ? 0.7 * towards(Math.min(have, least - 1), least) : 0;
    case 'high-colonies':
      return 0.5 * towards(Math.min(have, least - 1), least);
    default:
      return 0;
  }
};

/** Looks at the colonies of a seat, for `colonyTowards`. */
export const lookForColonies = (state: State, seat: number): void => {
  colonyGains.fill(0);
  if (tokensLeft(state, seat) === 0) return;
  const have = coloniesOf(state, seat);
  for (let letter = 0; letter < LETTERS.length; letter++)
    if (state.claims[letter] === NONE)
      for (let zone = 0; zone < ZONES.length; zone++)
        colonyGains[zone]! += colonyGain(state, state.objectives[letter]!, have, zone);
};

/** What a colony in a zone is worth for the tiles that are open. */
export const colonyTowards = (zone: number): number => colonyGains[zone]!;

const growthGain = ({ rules }: State, objective: number, covered: number, space: number): number => {
  const { objectives } = rules.content;
  switch (CONDITIONS[objectives.condition[objective]!]) {
    case 'growth':
      return towards(countBits(covered), objectives.least[objective]!);
    case 'column':
      return towards(countBits(covered & (0x1249 << (space % COLUMNS))), 5);
    case 'rows': {
      const row = Math.trunc(space / COLUMNS);
      const near = (0x1ff << (Math.max(0, row - 1) * COLUMNS)) & covered;
      return towards(Math.min(5, countBits(near)), 6);
    }
    default:
      return 0;
  }
};

/** What covering a space of the own science board is worth for the tiles that are open; nothing has to be looked at before. */
export const growthTowards = (state: State, seat: number, space: number): number => {
  if (tokensLeft(state, seat) === 0) return 0;
  let sum = 0;
  for (let letter = 0; letter < LETTERS.length; letter++)
    if (state.claims[letter] === NONE) sum += growthGain(state, state.objectives[letter]!, state.growth[seat]!, space);
  return sum;
};
