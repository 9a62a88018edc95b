/** Accomplishments: what objectives ask for, and claiming them (rulebook page 11). */
import type { EventLog } from '../../../core/contract.ts';
import { countBits, hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { begin } from '../../kit/frames.ts';
import { OPS } from '../content/ops.ts';
import { CONDITIONS } from '../content/rows.ts';
import { areaOf, NONE, tierOf } from '../content/tables.ts';
import {
  ACCOMPLISHMENTS,
  COLUMNS,
  LETTERS,
  PILES,
  ROWS,
  SLOTS,
  SPACES,
  SPECIALIST_WORDS,
  ZONES,
} from '../content/terms.ts';
import { cardsIn, cardsOfType, coloniesOf, specialistsOf } from './points.ts';
import type { State } from './state.ts';
import { NO_SOURCE } from './terms.ts';

const ADVANCED = PILES.indexOf('advanced');

/** Tokens of a seat that are left. */
export const tokensLeft = ({ claims }: State, seat: number): number => {
  let left = ACCOMPLISHMENTS;
  for (let slot = 0; slot < SLOTS; slot++) if (claims[slot] === seat) left--;
  return left;
};

/** Prices up to this one are cheap, those above dear (objective A2). */
const CHEAP = 19;

/** So many specialists above that price, and as many that are not. */
const hasDearAndCheap = ({ hired, rules: { content } }: State, seat: number, least: number): boolean => {
  let dear = 0;
  let cheap = 0;
  for (let word = 0; word < SPECIALIST_WORDS; word++)
    for (let rest = hired[seat * SPECIALIST_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
      if (content.specialists.price[word * 32 + lowestBit(rest)]! > CHEAP) dear++;
      else cheap++;
  return dear >= least && cheap >= least;
};

/** Specialists that give no endurance, agility or intelligence (ruling O29). */
const plainSpecialists = ({ hired, rules: { content, rulings } }: State, seat: number): number => {
  const plain = rulings.plainSpecialists === 'both' ? content.specialists.plain : content.specialists.plainReward;
  let count = 0;
  for (let word = 0; word < SPECIALIST_WORDS; word++)
    for (let rest = hired[seat * SPECIALIST_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
      count += plain[word * 32 + lowestBit(rest)]!;
  return count;
};

/** Whether two specialists have the same printed points; a special value is one by itself (objective A4). */
const sameValue = ({ rules: { content } }: State, one: number, other: number): boolean => {
  const { points, pointsPer, pointsEvery, pointsEach } = content.specialists;
  if (points[one] !== points[other] || pointsPer[one] !== pointsPer[other]) return false;
  return pointsPer[one] === NONE || (pointsEvery[one] === pointsEvery[other] && pointsEach[one] === pointsEach[other]);
};

const seen = new Int16Array(SPECIALIST_WORDS * 32);

/** Number of different printed points among the specialists of a seat. */
const differentPoints = (state: State, seat: number): number => {
  let count = 0;
  for (let word = 0; word < SPECIALIST_WORDS; word++)
    for (let rest = state.hired[seat * SPECIALIST_WORDS + word]!; rest !== 0; rest = withoutLowest(rest)) {
      const specialist = word * 32 + lowestBit(rest);
      let earlier = 0;
      while (earlier < count && !sameValue(state, seen[earlier]!, specialist)) earlier++;
      if (earlier === count) seen[count++] = specialist;
    }
  return count;
};

/** Zones with a colony of a seat, as a mask. */
const colonizedZones = ({ colonies }: State, seat: number): number => {
  let mask = 0;
  for (let space = 0; space < SPACES; space++) if (colonies[space] === seat) mask |= 1 << (areaOf(space) - 1);
  return mask;
};

/** Colonies of a seat on tiers 2 and 3. */
const highColonies = ({ colonies }: State, seat: number): number => {
  let count = 0;
  for (let space = 0; space < SPACES; space++) if (colonies[space] === seat && tierOf(space) >= 2) count++;
  return count;
};

/** The lowest level of a seat. */
const lowestLevel = ({ authority }: State, seat: number): number => {
  let lowest = authority[seat * ZONES.length]!;
  for (let zone = 1; zone < ZONES.length; zone++) lowest = Math.min(lowest, authority[seat * ZONES.length + zone]!);
  return lowest;
};

const ROW = (1 << COLUMNS) - 1;
const COLUMN = Array.from({ length: ROWS }, (_, row) => 1 << (row * COLUMNS)).reduce((mask, bit) => mask | bit, 0);

const hasColumn = ({ growth }: State, seat: number): boolean => {
  for (let column = 0; column < COLUMNS; column++) {
    const mask = COLUMN << column;
    if ((growth[seat]! & mask) === mask) return true;
  }
  return false;
};

const hasRows = ({ growth }: State, seat: number): boolean => {
  for (let row = 0; row + 1 < ROWS; row++) {
    const mask = (ROW | (ROW << COLUMNS)) << (row * COLUMNS);
    if ((growth[seat]! & mask) === mask) return true;
  }
  return false;
};

/** Whether a seat meets an objective of the catalog now (objectives A1 to E4, page 11). */
export const meets = (state: State, seat: number, objective: number): boolean => {
  const { cards, objectives } = state.rules.content;
  const least = objectives.least[objective]!;
  switch (CONDITIONS[objectives.condition[objective]!]!) {
    case 'specialists':
      return specialistsOf(state, seat) >= least;
    case 'dear-and-cheap':
      return hasDearAndCheap(state, seat, least);
    case 'plain-specialists':
      return plainSpecialists(state, seat) >= least;
    case 'different-points':
      return differentPoints(state, seat) >= least;
    case 'colonies':
      return coloniesOf(state, seat) >= least;
    case 'colonies-in': {
      const zones = objectives.zones[objective]!;
      return coloniesOf(state, seat) >= least && (colonizedZones(state, seat) & zones) === zones;
    }
    case 'high-colonies':
      return highColonies(state, seat) >= least;
    case 'cards-of':
      return cardsOfType(state, seat, objectives.type[objective]!) >= least;
    case 'presence-cards':
      return cardsIn(state, seat, cards.asksPresence) >= least;
    case 'authority-cards':
      return cardsIn(state, seat, cards.asksAuthority) >= least;
    case 'advanced-cards':
      return cardsIn(state, seat, cards.ofPile[ADVANCED]!) >= least;
    case 'each-track':
      return lowestLevel(state, seat) >= least;
    case 'growth':
      return countBits(state.growth[seat]!) >= least;
    case 'column':
      return hasColumn(state, seat);
    case 'rows':
      return hasRows(state, seat);
  }
};

/** Open tiles whose objectives a seat meets, as a mask by letter. */
export const metTiles = (state: State, seat: number): number => {
  let mask = 0;
  for (let letter = 0; letter < LETTERS.length; letter++) {
    const objective = state.objectives[letter]!;
    if (state.claims[letter] === NONE && objective !== NONE && meets(state, seat, objective)) mask |= 1 << letter;
  }
  return mask;
};

/** Tiles that others have claimed and a seat meets at the end, for 3 points each, as far as its tokens go (page 16). */
export const lateClaims = (state: State, seat: number): number => {
  let count = 0;
  for (let letter = 0; letter < LETTERS.length; letter++) {
    const claimer = state.claims[letter]!;
    if (claimer >= 0 && claimer !== seat && meets(state, seat, state.objectives[letter]!)) count++;
  }
  return count === 0 ? 0 : Math.min(count, tokensLeft(state, seat));
};

/** Claims a slot for a seat that has a token left. */
export const claimSlot = (state: State, seat: number, slot: number, log?: EventLog): void => {
  state.claims[slot] = seat;
  log?.({ code: 'event.claimed', params: { seat, slot } });
};

/** Claims the tiles of a mask. */
export const claimAll = (state: State, seat: number, tiles: number, log?: EventLog): void => {
  for (let letter = 0; letter < LETTERS.length; letter++)
    if (hasBit(tiles, letter)) claimSlot(state, seat, letter, log);
};

/**
 * Claims the tiles that a seat meets now: at once, and it has no say in it but where more are met than it has tokens left; then
 * it is asked, by a program that this begins on top of all others.
 */
export const checkClaims = (state: State, seat: number, log?: EventLog): void => {
  const tiles = metTiles(state, seat);
  if (tiles === 0) return;
  const left = tokensLeft(state, seat);
  if (left === 0) return;
  if (countBits(tiles) <= left) claimAll(state, seat, tiles, log);
  else begin(state, state.rules.content.builtIn[OPS.claim]!, seat, NO_SOURCE);
};
