/** Whether a card fits printed words: its kind, habitats, abilities, numbers, and the pieces on it. */
import { unread } from './notation.ts';
import type { Face, Lying } from './oracle-cards.ts';

const isFlora = ({ kind }: Face): boolean => 'THBMJ'.includes(kind);
const KIND: Readonly<Record<string, string>> = { Tree: 'T', Herb: 'H', Bush: 'B', Mush: 'M', Terrain: 'L' };
const isKind = (card: Face, name: string): boolean =>
  card.kind === KIND[name] || (card.kind === 'J' && name !== 'Terrain');
const HABITAT: Readonly<Record<string, string>> = { Rocky: 'R', Wet: 'W', Sunny: 'S', Cold: 'C' };

/** Whether a card shows a colour; multicolour is red, blue and yellow too (rules 3.5). */
export const shows = (card: Face, colour: string): boolean =>
  card.colours.includes(colour) || ('RBY'.includes(colour) && card.colours.includes('M'));

const compare = (value: number | undefined, sign: string, than: string): boolean =>
  value !== undefined && (sign === '>=' ? value >= Number(than) : value <= Number(than));

/** Whether a card fits words such as `ability R`, `cost>=4`, `Rocky`, `flora nm=g`. */
export const fits = (card: Lying, words: string): boolean => {
  const text = words
    .replace(/ \(.*\)/g, '')
    .replace(/^cards? (with )?/, '')
    .replace(/^flora (each )?(with )?/, 'flora ')
    .trim();
  const flora = text.startsWith('flora ');
  const rest = text.replace('flora ', '');
  if (flora && !isFlora(card)) return false;
  if (KIND[rest] !== undefined) return isKind(card, rest);
  if (HABITAT[rest] !== undefined) return card.habitats.includes(HABITAT[rest]!);
  const [, sign = '', number = ''] = /(>=|<=)(\d+)/.exec(rest) ?? [];
  if (rest.startsWith('ability ')) return shows(card, rest.at(-1) ?? '');
  if (/^[RBY]$/.test(rest)) return shows(card, rest);
  if (rest.startsWith('cost')) return compare(card.cost, sign, number);
  if (rest.startsWith('vp')) return compare(card.points, sign, number);
  if (/^(odd|even) vp/.test(rest)) return Math.abs(card.points) % 2 === (rest.startsWith('odd') ? 1 : 0);
  if (rest.startsWith('nm=')) return card.marks.includes(rest.at(-1) ?? '');
  if (/habitats?$/.test(rest)) return compare(card.habitats.length, sign, number);
  if (rest.startsWith('2 abilities')) return card.abilities === 2;
  if (rest.startsWith('a directional')) return /@(col|row|adj8|ortho4|diag4|orthoPath)/.test(card.text);
  if (rest.startsWith('exactly 6 spr')) return card.sproutSpaces === 6;
  if (/spr spaces$/.test(rest)) return compare(card.sproutSpaces, sign, number);
  if (/gro spaces$/.test(rest)) return compare(card.spaces, sign, number);
  if (rest.startsWith('canopy vp')) return compare(card.canopy, sign, number);
  if (rest === 'all spr spaces full') return card.sproutSpaces > 0 && card.sprouts === card.sproutSpaces;
  if (rest === 'all gro spaces full') return card.spaces > 0 && card.growth === card.spaces;
  if (rest.startsWith('every sprout+growth')) return card.sprouts === card.sproutSpaces && card.growth === card.spaces;
  if (rest.startsWith('no sprout')) return card.sprouts === 0 && card.growth === 0;
  if (rest.includes('spr')) return isFlora(card) && compare(card.sprouts, sign, number);
  if (rest.includes('gro')) return isFlora(card) && compare(card.growth, sign, number);
  return unread(words);
};
