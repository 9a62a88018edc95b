/** What cards do, in English. */
import { type Params, text } from '../../../core/text.ts';
import { type Clauses, tellSteps } from './clauses.ts';

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const upTo = (count: number, one: string, many?: string): string =>
  `${count === 1 ? '' : 'up to '}${counted(count, one, many)}`;
const tiles = (count: number): string => counted(count, 'destruction tile');
const cubes = (count: number): string => counted(count, 'influence cube');

const AMBASSADORS = {
  any: ['an ambassador', 'ambassadors'],
  hidden: ['an ambassador that is face down', 'ambassadors that are face down'],
  revealed: ['an ambassador that is face up', 'ambassadors that are face up'],
  different: ['an ambassador, each on another one', 'ambassadors, each on another one'],
} as const;
const ADDED = {
  empty: 'on an empty space',
  'beside-animal': 'on an empty space beside an animal',
  'with-animal': 'on a space where there is one already',
};
const REMOVED = { any: '', 'beside-animal': ' beside an animal', 'one-line': ', all from one row or column' };
const FREED = { values: 'whatever values are there', 'own-dice': 'even beside a die of your own' };
const SHIELDED = { loss: 'loss of animals', tile: 'destruction tile' };
const LOST = {
  most: 'from a space with the most of them',
  lone: 'from a space where it is alone',
  'beside-tile': 'beside a destruction tile',
  any: 'anywhere',
};
const PLACED = {
  destruction: 'as in the destruction phase',
  'beside-tile': 'beside one that is there',
  'nearest-animal': 'as near to an animal as can be, though not on it',
};
const TAKEN = { most: 'from an ambassador with the most', any: 'from any ambassador' };

/** What becomes of cards that were revealed. */
const kept = (cards: number, discards: number, reorder: boolean): string => {
  const order = reorder ? 'in any order' : 'in the same order';
  if (discards === 0) return `and put ${cards === 1 ? 'it' : 'them'} back ${order}`;
  if (cards === 1 && discards === 1 && !reorder) return 'and put it back or discard it';
  return `discard up to ${discards} and put the rest back ${order}`;
};

const simple: Clauses['simple'] = {
  play: ({ cards }) => `play ${counted(cards, 'card')} from your hand`,
  draw: ({ cards }) => `draw ${counted(cards, 'card')}`,
  gain: ({ money }) => `take ${money} M$`,
  give: ({ money }) => `give another player up to ${money} M$ of your own`,
  influence: ({ cubes: count, on }) => `place ${cubes(count)} on ${AMBASSADORS[on][count === 1 ? 0 : 1]}`,
  'shift-influence': ({ cubes: count }) => `move ${upTo(count, 'influence cube')} from one ambassador to another`,
  move: ({ animals, steps, overTiles }) =>
    `move ${upTo(animals, 'animal')} ${steps === 1 ? '' : 'up to '}${counted(steps, 'space')}${overTiles === true ? ', over destruction tiles if need be' : ''}`,
  add: ({ animals, where }) => `place ${counted(animals, 'animal')} from the supply ${ADDED[where]}`,
  'remove-tile': ({ tiles: count, where }) => `remove ${tiles(count)}${REMOVED[where]}`,
  foresee: ({ cards, discards, reorder }) =>
    `reveal the top ${cards === 1 ? 'card' : `${cards} cards`} of the effect deck, ${kept(cards, discards, reorder === true)}`,
  'end-constant': ({ constants }) => `discard ${counted(constants, 'constant effect')}`,
  birth: () => 'roll for a birth',
  'birth-target': ({ by }) => `make the target of births ${Math.abs(by)} ${by < 0 ? 'lower' : 'higher'} for this turn`,
  'turn-die': ({ by }) => `turn one of your dice that are not placed yet up or down by up to ${counted(by, 'pip')}`,
  reroll: ({ dice }) => `roll up to ${counted(dice, 'die', 'dice')} again that you have not placed yet`,
  'free-placement': ({ from }) => `place your next die of this turn ${FREED[from]}`,
  'return-die': ({ dice }) =>
    `take back up to ${counted(dice, 'die', 'dice')} that you placed this turn, to be placed again as rolled`,
  shield: ({ against }) => `prevent the next ${SHIELDED[against]}`,
  skip: ({ phase }) => `skip the next ${phase} phase`,
  copy: () => 'do what another available action says, without a die',
  recover: ({ cards }) => `take ${counted(cards, 'card')} from your discard pile into your hand`,
  'lose-animal': ({ animals, where }) => `lose ${counted(animals, 'animal')} ${LOST[where]}`,
  stray: () => 'move one animal from a space with the most of them to a space beside it, if it can',
  'place-tile': ({ tiles: count, how }) => `place ${tiles(count)} ${PLACED[how]}`,
  'lose-money': ({ money, who }) => (who === 'self' ? `lose ${money} M$` : `have a richest player lose ${money} M$`),
  'lose-influence': ({ cubes: count, from }) => `return ${cubes(count)} ${TAKEN[from]}`,
  discard: ({ cards }) => `discard ${counted(cards, 'card')} from your hand`,
};

const clauses: Clauses = {
  simple,
  price({ money, by }, steps, otherwise) {
    const pay = `${by === 'self' ? 'you may pay' : 'one player may pay'} ${money} M$`;
    return `${pay}${steps === '' ? '' : ` to ${steps}`}${otherwise === '' ? '' : `, or else ${otherwise}`}`;
  },
  choice: (ways) => `choose one: ${ways.map((way, index) => `(${index + 1}) ${way}`).join('; ')}`,
  everybody: (steps) => `each player does this: ${steps}`,
  and: ', then ',
};

/** “play 1 card from your hand, then take 2 M$”; the message carries `steps`. */
export const stepsInEnglish = (p: Params): string => tellSteps(clauses, p);

const PHASES: Readonly<Record<string, string>> = {
  actions: 'action phase',
  birth: 'birth phase',
  destruction: 'destruction phase',
  effect: 'effect phase',
  end: 'end of a turn',
};

/** “Whenever an animal is born”; the message carries `event`, and `name` or `of` what. */
export const whenever = (p: Params): string => {
  switch (text(p, 'event')) {
    case 'reveal':
      return `Whenever the effect “${text(p, 'name')}” is revealed`;
    case 'phase':
      return `Whenever the ${PHASES[text(p, 'of')]} begins`;
    default:
      return 'Whenever an animal is born';
  }
};

/** “the target of births is 1 lower”. @param action what the action is called that it is about; empty for all that heed values */
export const otherwise = (rule: string, by: number, action: string): string => {
  const on = action === '' ? 'an action that heeds values' : `“${action}”`;
  switch (rule) {
    case 'birth-target':
      return `the target of births is ${Math.abs(by)} ${by < 0 ? 'lower' : 'higher'}`;
    case 'surcharge':
      return `a die on ${on} costs ${by} M$ more`;
    case 'least-die':
      return `a die on ${on} must show ${by} or more`;
    case 'closed':
      return `nobody may use ${on}`;
    case 'gap':
      return by === 0
        ? `a die on ${on} may equal those that are there`
        : `a die on ${on} must be higher by ${by} than those that are there`;
    default:
      return 'parents that find no room are not lost';
  }
};
