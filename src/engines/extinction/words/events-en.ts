/** What happens, in English. */
import { number, numbers, type Params, type Phrases, text } from '../../../core/text.ts';
import { ROLES_EN as ROLES, spaceEn as space, theEn as the } from './names-en.ts';
import { counted } from './steps-en.ts';

const name = (p: Params): string => `“${text(p, 'name')}”`;
const country = (p: Params): string => text(p, 'name');
const The = (p: Params): string => `The ${ROLES[text(p, 'role')]}`;
const money = (p: Params): string => `${number(p, 'money')} M$`;

const PHASES: Readonly<Record<string, string>> = { birth: 'birth', destruction: 'destruction', effect: 'effect' };

const ENDINGS: Readonly<Record<string, string>> = {
  population: 'lost, the animals are gone',
  tiles: 'lost, a destruction tile was needed and none is left',
  votes: 'lost, too few ambassadors voted Yes',
  'won-first-vote': 'won at the first vote',
  'won-second-vote': 'won at the second vote',
};

/** Phrases of what happens, in English. */
export const eventsEn: Phrases = {
  'event.role': (p) => `Player ${number(p, 'place')} plays ${the(text(p, 'role'))}.`,
  'event.ability': (p) => `${The(p)} has the ability ${name(p)}.`,
  'event.turn': (p) => `It is the turn of ${the(text(p, 'role'))}.`,
  'event.rolled': (p) => `${The(p)} rolls ${numbers(p, 'rolls').join(', ')}.`,
  'event.placed': (p) => `${The(p)} places a ${number(p, 'value')} on ${name(p)}.`,
  'event.permanent': (p) => `${The(p)} uses ${name(p)}.`,
  'event.used': (p) => `${The(p)} uses the ability ${name(p)}.`,
  'event.turned': (p) => `${The(p)} turns a ${number(p, 'from')} to ${number(p, 'to')}.`,
  'event.rerolled': (p) => `${The(p)} rolls a die again: ${number(p, 'roll')}.`,
  'event.returned': (p) => `${The(p)} takes a ${number(p, 'value')} back.`,
  'event.copied': (p) => `What ${name(p)} says is done.`,
  'event.skipped': (p) => `The ${PHASES[text(p, 'phase')]} phase is skipped.`,
  'event.year': (p) => `Year ${number(p, 'year')} begins.`,
  'event.played': (p) => `${The(p)} plays ${name(p)}.`,
  'event.recovered': (p) => `${The(p)} takes ${name(p)} back from the discards.`,
  'event.discarded': (p) => `${The(p)} discards ${name(p)}.`,
  'event.drew': (p) => `${The(p)} draws ${counted(number(p, 'cards'), 'card')}.`,
  'event.gained': (p) => `${The(p)} takes ${money(p)}.`,
  'event.paid': (p) => `${The(p)} pays ${money(p)}.`,
  'event.gave': (p) => `${The(p)} gives ${money(p)} to ${the(text(p, 'to'))}.`,
  'event.ambassador': (p) => `Ambassador ${number(p, 'place')} is turned face up: ${country(p)}.`,
  'event.cube': (p) => `A cube is placed on ${country(p)}.`,
  'event.cube-moved': (p) => `A cube is taken from ${country(p)}.`,
  'event.cube-lost': (p) => `${country(p)} loses a cube.`,
  'event.yes': (p) => `${country(p)} votes Yes: ${number(p, 'sum')}, with ${number(p, 'target')} needed.`,
  'event.no': (p) => `${country(p)} does not vote Yes: ${number(p, 'sum')}, with ${number(p, 'target')} needed.`,
  'event.vote': (p) => `${number(p, 'votes')} Yes, with ${number(p, 'needed')} needed.`,
  'event.birth': (p) => `The birth die shows ${number(p, 'roll')}, at most ${number(p, 'target')}: a birth.`,
  'event.no-birth': (p) => `The birth die shows ${number(p, 'roll')}, more than ${number(p, 'target')}: no birth.`,
  'event.animal': (p) => `An animal is placed on ${space(p)}.`,
  'event.moved': (p) =>
    `An animal moves from row ${number(p, 'fromRow')}, column ${number(p, 'fromColumn')} to ${space(p)}.`,
  'event.lost': (p) => `${counted(number(p, 'count'), 'animal')} lost on ${space(p)}.`,
  'event.loss-prevented': () => 'A loss of animals is prevented.',
  'event.destruction-row': (p) => `Destruction in row ${number(p, 'line')}: the die shows ${number(p, 'roll')}.`,
  'event.destruction-column': (p) => `Destruction in column ${number(p, 'line')}: the die shows ${number(p, 'roll')}.`,
  'event.tile': (p) => `A destruction tile is placed on ${space(p)}.`,
  'event.tile-removed': (p) => `The destruction tile of ${space(p)} is removed.`,
  'event.tile-prevented': () => 'A destruction tile is prevented.',
  'event.effect': (p) => `The effect ${name(p)} is revealed.`,
  'event.constant': (p) => `The constant effect ${name(p)} is revealed and stays.`,
  'event.constant-ended': (p) => `The constant effect ${name(p)} is discarded.`,
  'event.foreseen': (p) => `The effect card ${name(p)} is looked at.`,
  'event.effect-discarded': (p) => `The effect card ${name(p)} is discarded.`,
  'event.reshuffled': (p) => `${counted(number(p, 'cards'), 'effect card')} shuffled anew.`,
  'event.ended': (p) => `The game is over: ${ENDINGS[text(p, 'ending')]}.`,
};
