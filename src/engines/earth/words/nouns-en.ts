/** What cards are called by what they are asked for, in English. */
import type { Params } from '../../../core/text.ts';
import type { Trait } from '../content/traits.ts';

const lists = new Intl.ListFormat('en-GB');
/** “a, b and c”. */
export const and = (parts: readonly string[]): string => lists.format(parts);
/** “1 card”, “3 cards”. */
export const many = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${Math.abs(count) === 1 ? one : more}`;
/** “1 point”, “-3 points”. */
export const points = (count: number): string => many(count, 'point');

/** A noun in both numbers, what stands before it, or what stands behind it. */
interface Words {
  readonly noun?: readonly [one: string, more: string];
  readonly before?: string;
  readonly behind?: string;
}

const FLORA: Words['noun'] = ['flora', 'flora'];

const TRAITS: Readonly<Record<Trait, Words>> = {
  tree: { noun: ['tree', 'trees'] },
  herb: { noun: ['herb', 'herbs'] },
  bush: { noun: ['bush', 'bushes'] },
  mushroom: { noun: ['mushroom', 'mushrooms'] },
  terrain: { noun: ['terrain', 'terrains'] },
  sunny: { before: 'sunny' },
  wet: { before: 'wet' },
  rocky: { before: 'rocky' },
  cold: { before: 'cold' },
  red: { behind: 'with a red or multicolour ability' },
  blue: { behind: 'with a blue or multicolour ability' },
  yellow: { behind: 'with a yellow or multicolour ability' },
  green: { behind: 'with a green ability' },
  black: { behind: 'with a black ability' },
  multicolour: { behind: 'with a multicolour ability' },
  brown: { behind: 'with a brown ability' },
  flora: { noun: FLORA },
  geography: { noun: FLORA, behind: 'whose name is marked for a place' },
  'colour-name': { noun: FLORA, behind: 'whose name is marked for a colour' },
  'animal-name': { noun: FLORA, behind: 'whose name is marked for an animal' },
  directional: { behind: 'with an ability that names a row, a column, neighbours or a path' },
  'two-abilities': { behind: 'with two abilities' },
  'cost-4-or-more': { behind: 'of cost 4 or more' },
  'cost-3-or-less': { behind: 'of cost 3 or less' },
  'points-4-or-more': { behind: 'worth 4 points or more' },
  'points-3-or-less': { behind: 'worth 3 points or less' },
  'odd-points': { behind: 'worth an odd number of points' },
  'even-points': { behind: 'worth an even number of points or none' },
  'habitats-2-or-more': { behind: 'with two habitats or more' },
  'habitats-1-or-less': { behind: 'with one habitat or none' },
  'sprout-spaces-6': { noun: FLORA, behind: 'with six sprout spaces' },
  'sprout-spaces-3-or-less': { noun: FLORA, behind: 'with three sprout spaces or fewer' },
  'growth-spaces-4-or-more': { noun: FLORA, behind: 'with four growth spaces or more' },
  'growth-spaces-2-or-less': { noun: FLORA, behind: 'with two growth spaces or fewer' },
  'canopy-5-or-more': { noun: FLORA, behind: 'whose canopy is worth 5 points or more' },
  'canopy-4-or-less': { noun: FLORA, behind: 'whose canopy is worth 4 points or less' },
};
const KNOWN: Readonly<Record<string, Words>> = TRAITS;

/** Cards that have all `traits`, such as “sunny and wet card”; `pieces` is what must lie on them. */
export const cardsWith = (traits: readonly string[], plural: boolean, pieces: readonly string[] = []): string => {
  const all = traits.map((trait) => KNOWN[trait] ?? {});
  const kinds = all.flatMap(({ noun }) => (noun === undefined || noun === FLORA ? [] : [noun]));
  const [one, more] = kinds[0] ?? all.find(({ noun }) => noun !== undefined)?.noun ?? ['card', 'cards'];
  const before = and(all.flatMap((words) => words.before ?? []));
  const behind = [...all.flatMap((words) => words.behind ?? []), ...pieces];
  return [before, plural ? more : one, and(behind)].filter(Boolean).join(' ');
};

/** Traits that islands and climates can have as well. */
const OF_AREA =
  /^(sunny|wet|rocky|cold|red|blue|yellow|green|black|multicolour|brown|directional|two-|points|odd|even|habitats)/;

/** “, island and climate included”, where they can have the trait. */
const area = (trait: string): string => (OF_AREA.test(trait) ? ', island and climate included' : '');

const FEATURES: Readonly<Record<string, readonly [different: string, same: string]>> = {
  colours: ['ability colours', 'an ability colour'],
  kinds: ['types', 'their type'],
  habitats: ['habitats', 'a habitat'],
  points: ['numbers of printed points', 'their printed points'],
  sprouts: ['numbers of sprouts', 'their number of sprouts'],
  growth: ['amounts of growth', 'their amount of growth'],
};

const line = (plural: boolean, what: string, by: string): string => {
  const [different = by, same = by] = FEATURES[by] ?? [];
  const lines = `full ${what.startsWith('row') ? 'row' : 'column'}${plural ? 's' : ''}`;
  return what.endsWith('alike')
    ? `${lines} whose four cards share ${same}`
    : `${lines} whose four cards can show four different ${different}`;
};

const PLAIN: Readonly<Record<string, readonly [one: string, more: string]>> = {
  'flora-full-sprouts': ['flora with all its sprout spaces full', 'flora with all their sprout spaces full'],
  'flora-full-growth': ['flora with all its growth spaces full', 'flora with all their growth spaces full'],
  'flora-full': [
    'flora without a free space for sprouts or growth',
    'flora without a free space for sprouts or growth',
  ],
  'flora-bare': ['flora with neither sprouts nor growth', 'flora with neither sprouts nor growth'],
  soil: ['soil', 'soil'],
  hand: ['card in your hand', 'cards in your hand'],
  compost: ['card in your compost', 'cards in your compost'],
  events: ['event you played', 'events you played'],
  sprouts: ['sprout in your tableau', 'sprouts in your tableau'],
  growth: ['growth in your tableau', 'growth in your tableau'],
  'full-rows': ['full row', 'full rows'],
  'full-columns': ['full column', 'full columns'],
  diagonals: ['full diagonal', 'full diagonals'],
  sets: [
    'set of five cards: one each with a red, a blue and a yellow ability, a terrain and an event',
    'sets of five cards: one each with a red, a blue and a yellow ability, a terrain and an event',
  ],
  'empty-sides': ['side of this card with no card beside it', 'sides of this card with no card beside it'],
};

const piled = (plural: boolean, p: Params, what: string): string => {
  const least = typeof p['least'] === 'number' ? p['least'] : 0;
  return `${cardsWith(['flora'], plural)} with ${least > 0 ? `at least ${least}` : 'any number of'} ${what}${what === 'sprout' && least !== 1 ? 's' : ''}`;
};

/** What a score or an objective counts, such as “wet card, island and climate included”, in one number or the other. */
export const counted = (p: Params, plural: boolean): string => {
  const what = String(p['what']);
  const plain = PLAIN[what];
  if (plain !== undefined) return plain[plural ? 1 : 0];
  const trait = String(p['trait']);
  const cards = cardsWith([trait], plural);
  const all = cardsWith([trait], true);
  switch (what) {
    case 'flora-sprouts':
      return piled(plural, p, 'sprout');
    case 'flora-growth':
      return piled(plural, p, 'growth');
    case 'cards':
      return `${cards}${area(trait)}`;
    case 'cards-unsaid':
      return `${cards}, island and climate too unless ruling E9 says no`;
    case 'tableau':
      return `${cards} in your tableau`;
    case 'best-area':
      return `${cards} in whichever area has most of them${area(trait)}`;
    case 'row':
    case 'column':
      return `${cards} in this ${what}`;
    case 'orthogonal':
      return `${cards} beside, above or below this card`;
    case 'diagonal':
      return `${cards} diagonally next to this card`;
    case 'diagonal-path':
      return `${plural ? 'cards' : 'card'} of your longest diagonal path of ${all}`;
    case 'orthogonal-path':
      return `${plural ? 'cards' : 'card'} of the longest path of ${all} through this one, never diagonal`;
    default:
      return line(plural, what, String(p['by']));
  }
};
