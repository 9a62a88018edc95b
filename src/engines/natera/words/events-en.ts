/** What happens in a game of NATERA, in English. */
import { number, type Params, type Phrases, text } from '../../../core/text.ts';
import { LETTERS, ZONES } from '../content/terms.ts';
import {
  AREAS_EN as AREAS,
  amountEn as amount,
  anEn,
  countedEn as counted,
  TRACKS_EN as TRACKS,
  TYPES_EN as TYPES,
} from './names-en.ts';

const who = (p: Params): string => `Player ${number(p, 'seat') + 1}`;
const name = (p: Params): string => `“${text(p, 'name')}”`;
const pile = (p: Params): string => (text(p, 'pile') === 'base' ? 'base' : 'advanced');

const slot = (p: Params): string => {
  const place = number(p, 'slot');
  const zone = ZONES[place - LETTERS.length];
  return zone === undefined ? `accomplishment ${LETTERS[place]}` : `the accomplishment of ${TRACKS[zone]}`;
};

/** Phrases for events, in English. */
export const eventsEn: Phrases = {
  'event.tribe': (p) => `${who(p)} plays the ${text(p, 'name')}.`,
  'event.side': (p) => `${who(p)} takes the science board ${name(p)}.`,
  'event.put-aside': (p) => `${who(p)} puts ${counted(number(p, 'cards'), 'card')} aside.`,
  'event.drafted': (p) =>
    number(p, 'left') === 0
      ? 'All keep a card.'
      : `All keep a card; ${counted(number(p, 'left'), 'choice')} more to come.`,
  'event.season': (p) => `Season ${number(p, 'season')} begins.`,
  'event.rest': (p) => `The rest phase of season ${number(p, 'season')} begins.`,
  'event.ended': () => 'All have passed in the last season, and the game is over.',
  'event.turn': (p) => `It is the turn of player ${number(p, 'seat') + 1}.`,
  'event.passed': (p) => `${who(p)} passes.`,
  'event.deployed': (p) => `${who(p)} deploys ${number(p, 'leader') === 1 ? 'a leader' : 'an explorer'} to ${name(p)}.`,
  'event.copied': (p) => `${who(p)} copies ${name(p)}.`,
  'event.gained': (p) => `${who(p)} takes ${amount(number(p, 'amount'), text(p, 'resource'))}.`,
  'event.paid': (p) => `${who(p)} pays ${amount(number(p, 'amount'), text(p, 'resource'))}.`,
  'event.drew': (p) => `${who(p)} draws ${counted(number(p, 'cards'), `${pile(p)} card`)}.`,
  'event.peeked': (p) => `${who(p)} looks at the top of the ${pile(p)} pile.`,
  'event.discarded': (p) => `${who(p)} discards ${name(p)}.`,
  'event.reshuffled': (p) => `The discards become the ${pile(p)} pile, ${counted(number(p, 'cards'), 'card')}.`,
  'event.played': (p) => `${who(p)} plays ${name(p)} for ${amount(number(p, 'amount'), text(p, 'resource'))}.`,
  'event.hired': (p) => `${who(p)} hires ${name(p)} for ${number(p, 'amount')} food.`,
  'event.arrived': (p) => `${name(p)} comes into the river.`,
  'event.dismissed': (p) => `${name(p)} leaves the river.`,
  'event.returned': (p) => `${who(p)} returns ${name(p)} for ${number(p, 'amount')} food.`,
  'event.consulted': (p) => `${who(p)} uses ${name(p)}.`,
  'event.used': (p) => `${who(p)} uses ${name(p)}.`,
  'event.authority': (p) =>
    `${who(p)} goes from ${number(p, 'from')} to ${number(p, 'to')} on ${TRACKS[text(p, 'zone')]}.`,
  'event.revealed': (p) => `Tier ${number(p, 'tier')} of ${AREAS[text(p, 'zone')]} is revealed.`,
  'event.leads': (p) => `${who(p)} leads ${AREAS[text(p, 'zone')]}.`,
  'event.disc-returned': (p) => `Nobody leads ${AREAS[text(p, 'zone')]} any more.`,
  'event.colony': (p) => `${who(p)} establishes a colony on ${name(p)}.`,
  'event.colony-moved': (p) => `${who(p)} moves a colony to ${name(p)}.`,
  'event.bonus': (p) => `${who(p)} takes the bonus of the colony on ${name(p)}.`,
  'event.grew': (p) => `${who(p)} places a growth token on space ${number(p, 'space')}.`,
  'event.claimed': (p) => `${who(p)} claims ${slot(p)}.`,
  'event.sought': (p) =>
    `${who(p)} looks for ${text(p, 'type') === 'prerequisite' ? 'a card with a prerequisite' : `${anEn(TYPES[text(p, 'type')] ?? '')} card`}.`,
  'event.found': (p) => `${who(p)} finds ${name(p)}.`,
};
