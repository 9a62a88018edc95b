/** NATERA in English. */
import { number, type Params, type Phrases, text } from '../../../core/text.ts';
import { beliefEn } from './belief-en.ts';
import { eventsEn } from './events-en.ts';
import { amountEn as amount, anEn, countedEn as counted, TRACKS_EN as TRACKS, TYPES_EN as TYPES } from './names-en.ts';
import { rowsEn } from './rows-en.ts';
import { stepsInEnglish as steps } from './steps-en.ts';

const name = (p: Params): string => `“${text(p, 'name')}”`;
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** “: take 2 endurance”, what it costs before that; nothing where it does nothing. */
const doing = (p: Params): string => {
  const told = steps(p);
  const price = number(p, 'amount') === 0 ? '' : `pay ${amount(number(p, 'amount'), text(p, 'of'))}, `;
  return told === '' ? '' : `: ${price}${told}`;
};

const pawn = (p: Params): string => (text(p, 'pawn') === 'leader' ? 'a leader' : 'an explorer');

const actions: Phrases = {
  'action.deploy': (p) => `Deploy ${pawn(p)} to ${name(p)}${doing(p)}`,
  'action.play': (p) => `Play ${name(p)} for ${amount(number(p, 'amount'), text(p, 'of'))}`,
  'action.hire': (p) => `Hire ${name(p)} for ${number(p, 'amount')} food`,
  'action.establish': (p) => `Establish a colony on ${name(p)} for ${number(p, 'price')} material${doing(p)}`,
  'action.consult': (p) => `Use ${name(p)}${doing(p)}`,
  'action.use': (p) => `Use ${name(p)}${doing(p)}`,
  'action.trade': () => 'Discard two cards for a resource',
  'action.pass': () => 'Pass for the rest of the season',
  'action.end': () => 'End the turn',
  'action.discard': (p) => `Discard ${name(p)}`,
  'action.put-aside': (p) => `Put ${name(p)} aside`,
  'action.keep': (p) => `Keep ${name(p)} and pass the others on`,
  'action.copy-production': (p) => `Do what ${name(p)} produces${doing(p)}`,
  'action.resource': (p) => `Take ${amount(1, text(p, 'of'))}`,
  'action.draw': (p) => `Draw ${text(p, 'pile') === 'base' ? 'a base card' : 'an advanced card'}`,
  'action.peek': (p) => `Look at the top ${text(p, 'pile') === 'base' ? 'base card' : 'advanced card'}`,
  'action.up': (p) => `Go ${counted(number(p, 'by'), 'step')} up on ${TRACKS[text(p, 'zone')]}`,
  'action.down': (p) => `Go ${counted(number(p, 'by'), 'step')} down on ${TRACKS[text(p, 'zone')]}`,
  'action.colony': (p) => `Establish the colony on ${name(p)}${doing(p)}`,
  'action.bonus': (p) => `Take the bonus of the colony on ${name(p)}${doing(p)}`,
  'action.copy': (p) => `Do what ${name(p)} says${doing(p)}`,
  'action.move-from': (p) => `Move your pawn from ${name(p)}`,
  'action.move-to': (p) => `Move the pawn to ${name(p)}${doing(p)}`,
  'action.colony-from': (p) => `Move your colony from ${name(p)}`,
  'action.growth': (p) =>
    `Place a growth token on space ${number(p, 'space')}${number(p, 'points') === 0 ? '' : ` (${counted(number(p, 'points'), 'point')})`}${doing(p)}`,
  'action.replace': (p) => `Replace ${name(p)} in the river`,
  'action.return': (p) => `Return ${name(p)} for its price in food`,
  'action.hire-free': (p) => `Hire ${name(p)} for nothing`,
  'action.way': (p) => capital(steps(p)),
  'action.part': (p) => `First ${steps(p)}`,
  'action.pay': (p) => {
    const paid = steps(p);
    return `Pay ${amount(number(p, 'amount'), text(p, 'of'))}${paid === '' ? '' : ` to ${paid}`}`;
  },
  'action.tribe': (p) => `Play the ${text(p, 'name')}`,
  'action.side': (p) => `Play with side ${text(p, 'side').toUpperCase()} of the science board`,
  'action.claim': (p) => `Claim the accomplishment ${name(p)}`,
  'action.claim-track': (p) => `Claim the accomplishment of ${TRACKS[text(p, 'zone')]}`,
  'action.type': (p) =>
    `Look for ${text(p, 'type') === 'prerequisite' ? 'a card with a prerequisite' : `${anEn(TYPES[text(p, 'type')] ?? '')} card`}`,
  'action.oust': (p) => `Have player ${number(p, 'player')} go down on ${TRACKS[text(p, 'zone')]}`,
  'action.no-pay': () => 'Do not pay',
  'action.no-peek': () => 'Look at neither pile',
  'action.no-hire': () => 'Hire nobody',
  'action.no-play': () => 'Play no card',
  'action.no-swap-river': () => 'Replace no further specialist',
  'action.no-return-specialist': () => 'Return no specialist',
  'action.no-move-colony': () => 'Move no colony',
  'action.no-redeploy': () => 'Move no pawn',
  'action.no-more': () => 'Leave it at that',
};

const parts: Phrases = {
  'row.seat': (p) => `player ${number(p, 'seat') + 1}`,
  'part.score': () => 'points',
  'metric.score': () => 'points',
  'metric.accomplishments': () => 'points of accomplishments',
  'metric.colonies': () => 'points of colonies',
  'metric.science': () => 'points of the science board',
  'metric.specialists': () => 'points of specialists',
  'metric.cards': () => 'points of exploration cards',
  'metric.tracks': () => 'points of tracks',
  'metric.authority': () => 'levels of all tracks',
  'metric.material': () => 'material',
  'part.accomplishments': () => 'accomplishments',
  'part.colonies': () => 'colonies',
  'part.science': () => 'science board',
  'part.specialists': () => 'specialists',
  'part.cards': () => 'exploration cards',
  'part.tracks': () => 'tracks',
};

const watched: Phrases = {
  'watch.claim': (p) => `the accomplishment ${name(p)}`,
  'watch.top': (p) => `the accomplishment of ${TRACKS[text(p, 'zone')]}`,
  'watch.leads': (p) => `the disc of ${TRACKS[text(p, 'zone')]}`,
};

/** NATERA in English. */
export const en: Phrases = {
  title: () => 'NATERA: New Beginning',
  'ending.counted': () => 'the fourth season is over',
  ...actions,
  ...parts,
  ...watched,
  ...beliefEn,
  ...rowsEn,
  ...eventsEn,
};
