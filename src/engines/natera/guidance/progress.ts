/** How far a seat has come with an objective. */
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { CONDITIONS } from '../content/rows.ts';
import { areaOf, tierOf } from '../content/tables.ts';
import { COLUMNS, PILES, ROWS, SPACES, SPECIALIST_WORDS, ZONES } from '../content/terms.ts';
import { cardsIn, cardsOfType, coloniesOf, specialistsOf } from '../rules/points.ts';
import type { State } from '../rules/state.ts';

const ADVANCED = PILES.indexOf('advanced');
const COLUMN = 0x1249;
const ROW = 0b111;
/** Specialists up to this price are cheap (objective A2). */
const CHEAP = 19;

/** Of the specialists of a seat those that are dear and cheap, up to so many of each. */
const dearAndCheap = ({ hired, rules: { content } }: State, seat: number, least: number): number => {
  let dear = 0;
  let cheap = 0;
  for (let word = 0; word < SPECIALIST_WORDS; word++)
    for (let rest = hired[seat * SPECIALIST_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
      if (content.specialists.price[word * 32 + lowestBit(rest)]! > CHEAP) dear++;
      else cheap++;
  return (Math.min(dear, least) + Math.min(cheap, least)) / (2 * least);
};

const colonies = ({ colonies: owners }: State, seat: number, zones: number): number => {
  let mask = 0;
  for (let space = 0; space < SPACES; space++) if (owners[space] === seat) mask |= 1 << (areaOf(space) - 1);
  return countBits(mask & zones) / countBits(zones);
};

const highColonies = ({ colonies: owners }: State, seat: number): number => {
  let count = 0;
  for (let space = 0; space < SPACES; space++) if (owners[space] === seat && tierOf(space) >= 2) count++;
  return count;
};

const levels = ({ authority }: State, seat: number, least: number): number => {
  let sum = 0;
  for (let zone = 0; zone < ZONES.length; zone++) sum += Math.min(least, authority[seat * ZONES.length + zone]!);
  return sum / (least * ZONES.length);
};

const bestColumn = ({ growth }: State, seat: number): number => {
  let best = 0;
  for (let column = 0; column < COLUMNS; column++) best = Math.max(best, countBits(growth[seat]! & (COLUMN << column)));
  return best / ROWS;
};

const bestRows = ({ growth }: State, seat: number): number => {
  let best = 0;
  for (let row = 0; row + 1 < ROWS; row++)
    best = Math.max(best, countBits(growth[seat]! & ((ROW | (ROW << COLUMNS)) << (row * COLUMNS))));
  return best / (2 * COLUMNS);
};

const plain = ({ hired, rules: { content } }: State, seat: number): number => {
  let count = 0;
  for (let word = 0; word < SPECIALIST_WORDS; word++)
    for (let rest = hired[seat * SPECIALIST_WORDS + word]!; rest !== 0; rest = withoutLowest(rest))
      count += content.specialists.plain[word * 32 + lowestBit(rest)]!;
  return count;
};

const share = (have: number, least: number): number => Math.min(1, have / least);

/** Part of an objective that a seat has done, 0–1, about. */
export const progressOf = (state: State, seat: number, objective: number): number => {
  const { cards, objectives } = state.rules.content;
  const least = objectives.least[objective]!;
  switch (CONDITIONS[objectives.condition[objective]!]!) {
    case 'specialists':
    case 'different-points':
      return share(specialistsOf(state, seat), least);
    case 'dear-and-cheap':
      return dearAndCheap(state, seat, least);
    case 'plain-specialists':
      return share(plain(state, seat), least);
    case 'colonies':
      return share(coloniesOf(state, seat), least);
    case 'colonies-in':
      return colonies(state, seat, objectives.zones[objective]!);
    case 'high-colonies':
      return share(highColonies(state, seat), least);
    case 'cards-of':
      return share(cardsOfType(state, seat, objectives.type[objective]!), least);
    case 'presence-cards':
      return share(cardsIn(state, seat, cards.asksPresence), least);
    case 'authority-cards':
      return share(cardsIn(state, seat, cards.asksAuthority), least);
    case 'advanced-cards':
      return share(cardsIn(state, seat, cards.ofPile[ADVANCED]!), least);
    case 'each-track':
      return levels(state, seat, least);
    case 'growth':
      return share(countBits(state.growth[seat]!), least);
    case 'column':
      return bestColumn(state, seat);
    case 'rows':
      return bestRows(state, seat);
  }
};
