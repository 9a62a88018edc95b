/**
 * Counts and points by the printed words, read off documents and written without the engine: slow, by trying
 * everything, so that the engine's shortcuts have something to be compared with.
 */
import { unread } from './notation.ts';
import type { Area, Lying } from './oracle-cards.ts';
import { fits } from './oracle-fits.ts';
import { across, beside, lineFits, linesOf, longestPath, setsOf } from './oracle-shapes.ts';

const total = (cards: readonly Lying[], what: 'sprouts' | 'growth'): number =>
  cards.reduce((sum, card) => sum + card[what], 0);

/** How many of what the words of an ecosystem or an objective count. */
const countOf = (area: Area, words: string): number => {
  if (words.startsWith('full row') && words !== 'full rows')
    return linesOf(area, 'row').filter((line) => lineFits(line, words)).length;
  if (words.startsWith('full col') && words !== 'full columns')
    return linesOf(area, 'column').filter((line) => lineFits(line, words)).length;
  if (words.startsWith('set ') || words.startsWith('sets')) return setsOf(area);
  switch (words) {
    case 'full rows':
      return linesOf(area, 'row').length;
    case 'full columns':
      return linesOf(area, 'column').length;
    case 'soil in reserve':
      return area.soil;
    case 'hand cards':
      return area.hand;
    case 'compost cards':
      return area.compost;
    case 'played events':
      return area.events.length;
    case 'sprouts in tableau':
      return total(area.tableau, 'sprouts');
    case 'growth in tableau':
      return total(area.tableau, 'growth');
    default:
      return area.cards.filter((card) => fits(card, words)).length;
  }
};

/** Points of an ecosystem by its words. */
export const ecosystemPoints = (area: Area, words: string): number => {
  const whole = /^total\((\w+)\) -> \[([\d,]+)\]/.exec(words);
  if (whole !== null) {
    const count = area.cards.filter((card) => fits(card, whole[1] ?? '')).length;
    return count === 0 ? 0 : ((whole[2] ?? '').split(',').map(Number)[Math.min(count, 7) - 1] ?? 0);
  }
  const path = /^4 x longest diagPath\((\w+)\)/.exec(words);
  if (path !== null)
    return (
      4 *
      Math.min(
        7,
        longestPath(
          area.tableau.filter((card) => fits(card, path[1] ?? '')),
          across,
        ),
      )
    );
  const [, points = '', per = '1', what = '', max = '999'] =
    /^(\d+) per (?:(\d+) )?(.*?)(?:, max (\d+))?$/.exec(words) ?? unread(words);
  return Math.min(Number(max), Number(points) * Math.floor(countOf(area, what) / Number(per)));
};

/** Whether the words of an objective are met. */
export const isMet = (area: Area, words: string): boolean => {
  if (words.startsWith('both 4-card diagonals'))
    return [0, 1, 2, 3].every((row) =>
      [row, 3 - row].every((column) => area.tableau.some((card) => card.row === row && card.column === column)),
    );
  if (words.startsWith('2 sets')) return setsOf(area) >= 2;
  const [, least = '', what = ''] = /^(\d+)\+ (.*)$/.exec(words) ?? unread(words);
  return countOf(area, what) >= Number(least);
};

/** Points of the brown abilities of a tableau by their words. */
export const terrainPoints = (area: Area, everybody: readonly Area[]): number =>
  area.tableau.reduce((sum, card) => sum + cardPoints(area, everybody, card), 0);

/** Points of the brown ability of one card of it; 0 where it has none. */
export const cardPoints = (area: Area, everybody: readonly Area[], card: Lying): number => {
  const words = /N\{(\d+)\/(.+?)\}/.exec(card.text);
  return words === null ? 0 : Number(words[1]) * terrainCount(area, everybody, card, words[2] ?? '');
};

const terrainCount = (area: Area, everybody: readonly Area[], card: Lying, words: string): number => {
  const [what = '', where] = words.split('@');
  const points = Number(/N\{(\d+)/.exec(card.text)?.[1]);
  const store = /^(soil|hand|compost) max(\d+)/.exec(what);
  if (store !== null) {
    const held = { soil: area.soil, hand: area.hand, compost: area.compost }[store[1] ?? ''] ?? 0;
    return Math.min(Number(store[2]) / points, held);
  }
  const bracket = /^(card|flora)\[(.*)\]$/.exec(what);
  if (bracket !== null) return area.cards.filter((each) => fits(each, `${bracket[1]} ${bracket[2]}`)).length;
  if (what === 'empty') return 4 - area.tableau.filter((other) => beside(card, other)).length;
  const fitting = area.tableau.filter((other) => fits(other, what));
  switch (where) {
    case 'row':
      return fitting.filter(({ row }) => row === card.row).length;
    case 'col':
      return fitting.filter(({ column }) => column === card.column).length;
    case 'ortho4':
      return fitting.filter((other) => beside(card, other)).length;
    case 'diag4':
      return fitting.filter((other) => across(card, other)).length;
    case 'orthoPath':
      return longestPath(fitting.includes(card) ? fitting : [...fitting, card], beside, card);
    case 'bestArea':
      return Math.max(...everybody.map(({ cards }) => cards.filter((each) => fits(each, what)).length));
    default:
      return fitting.length;
  }
};
