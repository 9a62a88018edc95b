/** Rows of Extinction's catalogs, in English. */
import { number, numbers, type Params, type Phrases, text } from '../../../core/text.ts';
import { counted, otherwise, stepsInEnglish, whenever } from './steps-en.ts';

const ROLES: Readonly<Record<string, string>> = {
  lawyer: 'Environmental Lawyer',
  lobbyist: 'Lobbyist',
  philanthropist: 'Philanthropist',
  'tv-host': 'TV Wildlife Host',
  zoologist: 'Zoologist',
};

const TYPES: Readonly<Record<string, string>> = {
  action: 'An action, open to everybody once it is played',
  permanent: 'A permanent card',
  unique: 'A unique card',
};

const WHEN: Readonly<Record<string, string>> = {
  action: 'A die here',
  permanent: 'Once in each of your turns, without a die',
  unique: 'When it is played, before it is discarded',
  immediate: 'When it is revealed',
};

const COUNTED: Readonly<Record<string, string>> = {
  animals: 'the animals on the board',
  'hand-cards': 'the cards in all hands',
  money: 'the M$ of all players',
  'pile-tiles': 'the tiles left in the pile',
  'safe-animals': 'the animals that have no tile beside them',
  pairs: 'the pairs on the board',
  'other-cubes': 'the cubes on all other ambassadors',
  'zone-cards': 'the action cards that were played',
  calm: '6 less the constant effects in play',
};

/** What an ambassador adds to the cubes, as a list. */
const sumOf = (p: Params): string => {
  const [dice, count] = [number(p, 'dice'), text(p, 'count')];
  return [
    ...(dice === 0 ? [] : [`the roll of ${counted(dice, 'die', 'dice')}`]),
    ...(count === 'nothing' ? [] : [COUNTED[count]]),
    'the cubes on the card',
  ].join(' plus ');
};

const modifiers = (p: Params): string => otherwise(text(p, 'rule'), number(p, 'by'), text(p, 'name'));

/** Places as “row 2, column 5 (2 animals)”; the message carries row, column and count of each. */
const places = (p: Params, isHerd: boolean): string => {
  const all = numbers(p, 'places');
  return Array.from({ length: all.length / 3 }, (_, place) => {
    const [row, column, count = 0] = all.slice(place * 3, place * 3 + 3);
    return `row ${row}, column ${column}${isHerd ? ` (${count})` : ''}`;
  }).join('; ');
};

const BORN: Readonly<Record<string, string>> = {
  beside: 'an empty space beside a pair',
  'with-or-beside': 'an empty space beside a pair or the space of the pair itself',
};
const SPREADING: Readonly<Record<string, string>> = {
  slide:
    'A tile goes to the space rolled in a line with an animal; where a tile is there already it slides towards the nearest animal of that line.',
  spread:
    'A tile goes beside a tile that is there, as near as can be to the space rolled in a line with an animal; the first one goes to that space.',
  landslide:
    'A tile goes to the space rolled in a line with an animal; where a tile is there already, to the space beside it with the most animals, if any is without a tile.',
};
const LEVELS: Readonly<Record<string, string>> = { easy: 'Easy', normal: 'Normal', hard: 'Hard' };

/** Phrases for rows, in English. */
export const rowsEn: Phrases = {
  ...Object.fromEntries(Object.entries(ROLES).map(([role, name]) => [`role.${role}`, () => name])),
  'name.row': (p) => text(p, 'name'),
  'name.years': (p) => counted(number(p, 'seats'), 'seat'),
  steps: (p) => stepsInEnglish(p),
  'fact.starter': () => 'An action that is printed on the board.',
  'fact.card': (p) => `${TYPES[text(p, 'type')]}.`,
  'fact.deck': (p) => {
    const [role, copies] = [text(p, 'role'), counted(number(p, 'copies'), 'copy', 'copies')];
    return role === 'all'
      ? `In the deck of every role, ${copies} each.`
      : `In the deck of the ${ROLES[role]}, ${copies}.`;
  },
  'fact.free': () => 'Dice of any values may be placed here, own ones beside each other too.',
  'fact.steps': (p) => `${WHEN[text(p, 'type')]}: ${stepsInEnglish(p)}.`,
  'fact.ability': (p) =>
    `An ability of the ${ROLES[text(p, 'role')]}; the card “${text(p, 'name')}” is played before the game.`,
  'fact.own-turn': (p) => `Once in each of your turns: ${stepsInEnglish(p)}.`,
  'fact.own-trigger': (p) => `${whenever(p)} in your turn: ${stepsInEnglish(p)}.`,
  'fact.own-rule': (p) => `In your turns ${modifiers(p)}.`,
  'fact.trigger': (p) => `${whenever(p)}: ${stepsInEnglish(p)}.`,
  'fact.rule': (p) => `While it is in play ${modifiers(p)}.`,
  'fact.effect': (p) =>
    `${text(p, 'kind') === 'constant' ? 'A constant' : 'An immediate'} effect, ${counted(number(p, 'copies'), 'card')} in the deck “${text(p, 'name')}”.`,
  'fact.ambassador': (p) => `An ambassador with a ${text(p, 'back')} back.`,
  'fact.vote': (p) => `Votes Yes when ${sumOf(p)} come to ${number(p, 'target')} or more.`,
  'fact.per-role': (p) =>
    `That is with four roles; each role more makes it ${number(p, 'perRole')} more, each role less ${number(p, 'perRole')} less.`,
  'fact.board': (p) =>
    `Played on the ${text(p, 'side')} side of the board, ${counted(number(p, 'rows'), 'row')} by ${counted(number(p, 'columns'), 'column')}.`,
  'fact.herd': (p) => `Animals begin at ${places(p, true)}.`,
  'fact.tiles': (p) => `Tiles lie at ${places(p, false)}.`,
  'fact.no-tiles': () => 'No tile lies on the board at the beginning.',
  'fact.birth': (p) =>
    `A birth succeeds on a roll of at most the number of pairs${number(p, 'target') === 0 ? '' : ` plus ${number(p, 'target')}`}; the young goes to ${BORN[text(p, 'where')]}.`,
  'fact.splits': () => 'One animal of the pair then moves to an empty space beside it, or is lost where there is none.',
  'fact.stays': () => 'The pair stays together.',
  'fact.destruction': (p) => SPREADING[text(p, 'destruction')] ?? '',
  'fact.level': (p) =>
    `${LEVELS[text(p, 'level')]}: ${counted(number(p, 'tiles'), 'tile')}, ${number(p, 'money')} M$ each, a birth die of ${number(p, 'birthDie')} faces, ${counted(number(p, 'votes'), 'vote')} to win, ${counted(number(p, 'constants'), 'constant effect')} in play at the beginning.`,
  'fact.years': (p) =>
    `With ${counted(number(p, 'seats'), 'player')} votes are held at the end of year ${number(p, 'first')} and of year ${number(p, 'second')}, which is the last.`,
};
