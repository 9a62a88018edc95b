/** Rows of NATERA's catalogs, in English. */
import { number, numbers, type Params, type Phrases, text, texts } from '../../../core/text.ts';
import {
  AREAS_EN as AREAS,
  amountEn as amount,
  countedEn as counted,
  listEn as list,
  TRACKS_EN as TRACKS,
  TYPES_EN as TYPES,
} from './names-en.ts';
import { stepsInEnglish as steps, wheneverEn as whenever } from './steps-en.ts';

/** Steps, after what they cost. */
const deeds = (p: Params): string =>
  text(p, 'of') === '' ? steps(p) : `pay ${amount(number(p, 'amount'), text(p, 'of'))}: ${steps(p)}`;

const BACKGROUNDS: Readonly<Record<string, string>> = {
  immediate: 'done once when it is played',
  production: 'done in each rest phase',
  ability: 'an action to be used again and again',
  passive: 'lasting',
};

const PER: Readonly<Record<string, readonly [one: string, many: string]>> = {
  colonies: ['own colony', 'own colonies'],
  growth: ['growth token', 'growth tokens'],
  advanced: ['own advanced card', 'own advanced cards'],
};

/** What points are counted by, so many of it. */
const counting = (per: string, every: number): string => {
  const each = every === 1 ? 'each' : `every ${every}`;
  const [one, many] = PER[per] ?? [];
  if (one !== undefined) return `${each} ${every === 1 ? one : many}`;
  if (TYPES[per] !== undefined) return `${each} own ${TYPES[per]} ${every === 1 ? 'card' : 'cards'}`;
  return `${each} ${every === 1 ? 'level' : 'levels'} on ${TRACKS[per]}`;
};

const zones = (p: Params): string =>
  list(
    texts(p, 'zones').map((zone) => AREAS[zone] ?? zone),
    'and',
  );

const CONDITIONS: Readonly<Record<string, (least: number, p: Params) => string>> = {
  specialists: (least) => `Have ${counted(least, 'specialist')}`,
  'dear-and-cheap': (least) => `Have ${least} specialists of price 20 or more and ${least} of a lower price`,
  'plain-specialists': (least) =>
    `Have ${counted(least, 'specialist')} that give no endurance, agility or intelligence`,
  'different-points': (least) => `Have ${counted(least, 'specialist')} whose points all differ`,
  colonies: (least) => `Have ${counted(least, 'colony', 'colonies')}`,
  'colonies-in': (least, p) => `Have ${counted(least, 'colony', 'colonies')}, at least one in each of ${zones(p)}`,
  'high-colonies': (least) => `Have ${counted(least, 'colony', 'colonies')} on locations of tier 2 or 3`,
  'cards-of': (least, p) => `Have ${counted(least, `${TYPES[text(p, 'type')]} card`)} in play`,
  'presence-cards': (least) => `Have ${counted(least, 'card')} in play that asked for a pawn somewhere`,
  'authority-cards': (least) => `Have ${counted(least, 'card')} in play that asked for a level of a track`,
  'advanced-cards': (least) => `Have ${counted(least, 'advanced card')} in play`,
  'each-track': (least) => `Be at level ${least} of each track`,
  growth: (least) => `Have ${counted(least, 'growth token')} on the science board`,
  column: (least) => `Have ${counted(least, 'growth token')} that fill a column of the science board`,
  rows: (least) => `Have ${counted(least, 'growth token')} that fill rows of the science board beside each other`,
};

/** Phrases for rows, in English. */
export const rowsEn: Phrases = {
  'name.row': (p) => text(p, 'name'),
  steps: (p) => steps(p),
  'fact.location': (p) =>
    `A location of ${AREAS[text(p, 'area')]}${number(p, 'tier') === 0 ? '' : `, tier ${number(p, 'tier')}`}.`,
  'fact.reward': (p) => `Who explores it: ${deeds(p)}.`,
  'fact.bonus': (p) => `Bonus of a colony here: ${deeds(p)}.`,
  'fact.card': (p) =>
    `${text(p, 'pile') === 'base' ? 'A base card' : 'An advanced card'}${number(p, 'nuclear') === 1 ? ' of the mini-expansion' : ''}, ${BACKGROUNDS[text(p, 'background')]}.`,
  'fact.types': (p) =>
    `Types: ${texts(p, 'types')
      .map((type) => TYPES[type])
      .join(', ')}.`,
  'fact.no-types': () => 'It has no type.',
  'fact.price': (p) =>
    `Costs ${number(p, 'endurance')} endurance, ${number(p, 'agility')} agility or ${number(p, 'intelligence')} intelligence.`,
  'fact.presence': (p) => `Needs a pawn of yours in ${AREAS[text(p, 'area')]}.`,
  'fact.authority': (p) => `Needs level ${number(p, 'least')} of ${TRACKS[text(p, 'zone')]}.`,
  'fact.cards': (p) => `Needs ${counted(number(p, 'least'), `${TYPES[text(p, 'type')]} card`)} of yours in play.`,
  'fact.immediate': (p) => `When it is played, in any order: ${deeds(p)}.`,
  'fact.production': (p) => `In each rest phase: ${deeds(p)}.`,
  'fact.ability': (p) => `As an action: ${deeds(p)}.`,
  'fact.passive': (p) => `Lasting: ${deeds(p)}.`,
  'fact.trigger': (p) => `${whenever(p)}: ${steps(p)}.`,
  'fact.discount': (p) => {
    const by = amount(number(p, 'by'), text(p, 'of'));
    const what = { cards: 'Cards that you play', hire: 'Specialists', colony: 'Colonies' }[text(p, 'on')] ?? '';
    return `${what} cost you ${by} less.`;
  },
  'fact.points': (p) => `Worth ${counted(number(p, 'points'), 'point')}.`,
  'fact.points-per': (p) =>
    `Worth ${counted(number(p, 'points'), 'point')} for ${counting(text(p, 'per'), number(p, 'every'))}.`,
  'fact.specialist': (p) => `A specialist, for ${number(p, 'price')} food.`,
  'fact.hired': (p) => `When hired, in any order: ${deeds(p)}.`,
  'fact.objective': (p) => `An accomplishment of letter ${text(p, 'letter')}, number ${number(p, 'number')}.`,
  'fact.condition': (p) => `${CONDITIONS[text(p, 'condition')]?.(number(p, 'least'), p)}.`,
  'fact.tribe': (p) =>
    `A tribe${number(p, 'nuclear') === 1 ? ' of the mini-expansion' : ''}, complexity ${number(p, 'complexity')} of 5.`,
  'fact.pawns': (p) =>
    `It has ${counted(number(p, 'leaders'), 'leader')} and ${counted(number(p, 'explorers'), 'explorer')}.`,
  'fact.start': (p) => `At the beginning: ${deeds(p)}.`,
  'fact.setup': (p) => `In the set-up: ${deeds(p)}.`,
  'fact.joiner': (p) => `The other player then gets this: ${deeds(p)}.`,
  'fact.tile': (p) => `Its mini-tile in each rest phase: ${deeds(p)}.`,
  'fact.trait-fungible': () => 'Agility and intelligence stand for each other.',
  'fact.trait-river-abilities': () => 'Abilities of specialists in the river may be used as if hired.',
  'fact.trait-peek': () => 'Before a card is drawn, the top of either pile may be looked at.',
  'fact.trait-double-bonus': () => 'Bonuses of own colonies count twice when a leader comes.',
  'fact.colony-points': (p) => `Each colony is worth ${counted(number(p, 'points'), 'point')}.`,
  'fact.board': (p) => `Science board ${number(p, 'board')}, side ${text(p, 'side').toUpperCase()}.`,
  'fact.space': (p) => `Space ${number(p, 'space')}${worth(p)}: ${deeds(p)}.`,
  'fact.space-production': (p) => `Space ${number(p, 'space')}${worth(p)}, in each rest phase: ${deeds(p)}.`,
  'fact.space-points': (p) => `Space ${number(p, 'space')}: ${counted(number(p, 'points'), 'point')}.`,
  'fact.links': (p) => `Linked are ${pairs(p)}.`,
  'fact.disc': (p) => `Who leads the zone, in each rest phase: ${deeds(p)}.`,
};

function worth(p: Params): string {
  return number(p, 'points') === 0 ? '' : ` (${counted(number(p, 'points'), 'point')})`;
}

/** Links as “1–2, 2–3”. */
function pairs(p: Params): string {
  const ends = numbers(p, 'links');
  return Array.from({ length: ends.length / 2 }, (_, link) => `${ends[link * 2]}–${ends[link * 2 + 1]}`).join(', ');
}
