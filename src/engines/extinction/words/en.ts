/** Extinction in English. */
import { number, type Params, type Phrases, text } from '../../../core/text.ts';
import { eventsEn } from './events-en.ts';
import { ROLES_EN as ROLES, spaceEn as space, theEn as the } from './names-en.ts';
import { rowsEn } from './rows-en.ts';
import { stepsInEnglish } from './steps-en.ts';

const name = (p: Params): string => `“${text(p, 'name')}”`;
const country = (p: Params): string => text(p, 'name');
const hidden = (p: Params): string => `the ${text(p, 'back')} ambassador ${number(p, 'place')}, which is face down`;
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** “Research” of the board, or that of a role: several may have played one. */
const action = (p: Params): string => {
  const owner = text(p, 'owner');
  if (owner === '') return name(p);
  return `${name(p)} (${ROLES[owner]}${number(p, 'copy') > 1 ? `, ${number(p, 'copy')}` : ''})`;
};

const who = (p: Params): string => (text(p, 'role') === '' ? `player ${number(p, 'player')}` : the(text(p, 'role')));

const BACKS: Readonly<Record<string, string>> = { blue: 'blue backs', green: 'green backs', grey: 'grey back' };
const DIRECTIONS: Readonly<Record<string, string>> = { left: 'left', right: 'right', up: 'up', down: 'down' };

const actions: Phrases = {
  'action.place': (p) => `Place a die of ${number(p, 'value')} on ${action(p)}`,
  'action.permanent': (p) => `Use ${name(p)}`,
  'action.ability': (p) => `Use the ability ${name(p)}`,
  'action.end': () => 'End the actions',
  'action.play': (p) => `Play ${name(p)}`,
  'action.recover': (p) => `Take ${name(p)} back into your hand`,
  'action.discard': (p) => `Discard ${name(p)}`,
  'action.copy': (p) => `Do what ${action(p)} says`,
  'action.move-from': (p) => `Move an animal from ${space(p)}`,
  'action.move-to': (p) =>
    `Move the animal from row ${number(p, 'fromRow')}, column ${number(p, 'fromColumn')} to ${space(p)}`,
  'action.add': (p) => `Place an animal on ${space(p)}`,
  'action.lose': (p) => `Lose an animal of ${space(p)}`,
  'action.remove-tile': (p) => `Remove the tile of ${space(p)}`,
  'action.newborn': (p) => `Place the newborn on ${space(p)}`,
  'action.parents': (p) => `Have the pair of ${space(p)} as its parents`,
  'action.part': (p) =>
    `Move one parent from row ${number(p, 'fromRow')}, column ${number(p, 'fromColumn')} to ${space(p)}`,
  'action.tile': (p) => `Place the destruction tile on ${space(p)}`,
  'action.row': (p) => `Roll for destruction in row ${number(p, 'line')}`,
  'action.column': (p) => `Roll for destruction in column ${number(p, 'line')}`,
  'action.slide': (p) => `Slide the tile ${DIRECTIONS[text(p, 'direction')]}`,
  'action.cube': (p) => `Place a cube on ${country(p)}`,
  'action.cube-hidden': (p) => `Place a cube on ${hidden(p)}`,
  'action.cube-from': (p) => `Take a cube from ${country(p)}`,
  'action.cube-from-hidden': (p) => `Take a cube from ${hidden(p)}`,
  'action.cube-to': (p) => `Move the cube to ${country(p)}`,
  'action.cube-to-hidden': (p) => `Move the cube to ${hidden(p)}`,
  'action.lose-cube': (p) => `Return a cube of ${country(p)}`,
  'action.lose-cube-hidden': (p) => `Return a cube of ${hidden(p)}`,
  'action.end-constant': (p) =>
    `Discard the constant effect ${name(p)}${number(p, 'copy') > 1 ? `, number ${number(p, 'copy')} from the oldest` : ''}`,
  'action.give': (p) => `Give ${number(p, 'money')} M$ to ${who(p)}`,
  'action.pay-by': (p) => `Have ${who(p)} pay ${number(p, 'money')} M$`,
  'action.lose-money': (p) => `Have ${who(p)} lose the money`,
  'action.next': (p) => `Have ${who(p)} go next`,
  'action.way': (p) => capital(stepsInEnglish(p)),
  'action.pay': (p) => {
    const steps = stepsInEnglish(p);
    return `Pay ${number(p, 'money')} M$${steps === '' ? '' : ` to ${steps}`}`;
  },
  'action.keep': (p) => `Put ${name(p)} back as the next card`,
  'action.throw': (p) => `Discard the effect ${name(p)}`,
  'action.role': (p) => `Play ${the(text(p, 'role'))}`,
  'action.choose': (p) => `Play with the ability ${name(p)}`,
  'action.turn': (p) => `Turn a die of ${number(p, 'from')} to ${number(p, 'to')}`,
  'action.reroll': (p) => `Roll a die of ${number(p, 'value')} again`,
  'action.return': (p) => `Take the die of ${number(p, 'value')} back from ${action(p)}`,
  'action.no-pay': () => 'Do not pay',
  'action.no-give': () => 'Give nothing',
  'action.no-move': () => 'Move no further animal',
  'action.no-shift-influence': () => 'Move no further cube',
  'action.no-foresee': () => 'Discard no further effect card',
  'action.no-birth': () => 'Leave the newborn out',
  'action.no-turn-die': () => 'Turn no die',
  'action.no-reroll': () => 'Roll no further die again',
  'action.no-return-die': () => 'Take no further die back',
};

const endings: Phrases = {
  'ending.population': () => 'lost, the animals are gone',
  'ending.tiles': () => 'lost, no destruction tile is left',
  'ending.votes': () => 'lost, too few ambassadors voted Yes',
  'ending.won-first-vote': () => 'won at the first vote',
  'ending.won-second-vote': () => 'won at the second vote',
};

/** Extinction in English. */
export const en: Phrases = {
  title: () => 'Extinction (Endangered)',
  ...rowsEn,
  ...actions,
  ...eventsEn,
  ...endings,
  'metric.score': () => 'votes',
  'metric.animals': () => 'animals',
  'metric.tiles': () => 'tiles left',
  'metric.money': () => 'M$',
  'metric.influence': () => 'cubes',
  'part.score': () => 'votes',
  'part.blue': () => BACKS['blue'] ?? '',
  'part.green': () => BACKS['green'] ?? '',
  'part.grey': () => BACKS['grey'] ?? '',
  'row.seat': (p) => `player ${number(p, 'seat') + 1}`,
  'slot.effect': () => 'the next effect card',
  'slot.ambassador': (p) => `the ${text(p, 'back')} ambassador ${number(p, 'place')}`,
  'slot.draw': (p) => `the next card of ${the(text(p, 'role'))}`,
  'slot.hand': (p) => `whether ${the(text(p, 'role'))} holds ${name(p)}`,
  'belief.row': (p) => text(p, 'name'),
  'belief.held': () => 'held',
  'belief.not-held': () => 'not held',
  'watch.vote': (p) => `a Yes of ${country(p)} at the last vote`,
  'watch.hidden-vote': (p) => `a Yes of ambassador ${number(p, 'place')} at the last vote`,
  'watch.pair': (p) => `a pair at ${space(p)} at the end`,
};
