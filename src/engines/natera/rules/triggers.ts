/** Lasting rows that do something when something happens: tribes, and passive cards in play (rulebook page 9). */
import type { EventLog } from '../../../core/contract.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { PLAYED } from '../content/rows.ts';
import { EVENTS, type Lasting, NONE } from '../content/tables.ts';
import { AREAS, BACKGROUNDS, CARD_WORDS, TYPES } from '../content/terms.ts';
import { due } from './due.ts';
import { cardsIn, specialistsOf } from './points.ts';
import type { State } from './state.ts';
import { NO_SOURCE } from './terms.ts';

/** Events, as indexes of `EVENTS`. */
export const EVENT = {
  deploy: EVENTS.indexOf('deploy'),
  play: EVENTS.indexOf('play'),
  hire: EVENTS.indexOf('hire'),
  colony: EVENTS.indexOf('colony'),
  growth: EVENTS.indexOf('growth'),
  discard: EVENTS.indexOf('discard'),
  joined: EVENTS.indexOf('joined'),
} as const;

const PASSIVE = BACKGROUNDS.indexOf('passive');
const SPECIALIST = TYPES.indexOf('specialist');
const ANY = PLAYED.indexOf('any');
const NEW = PLAYED.indexOf('new');

/** Types that a seat has for the first time by a card that lies in play already, as their number. */
const newTypes = (state: State, seat: number, card: number): number => {
  const { cards } = state.rules.content;
  let count = 0;
  for (let rest = cards.types[card]!; rest !== 0; rest = withoutLowest(rest))
    if (cardsIn(state, seat, cards.ofType[lowestBit(rest)]!) === 1) count++;
  return count;
};

/** How often a row that heeds cards that are played does so for this card: by its type, always, or once for each new type. */
const timesPlayed = (state: State, seat: number, heeded: number, card: number): number => {
  if (heeded === ANY) return 1;
  if (heeded === NEW) return newTypes(state, seat, card);
  return hasBit(state.rules.content.cards.types[card]!, heeded) ? 1 : 0;
};

/** How often one row heeds an event. */
const timesOf = (state: State, seat: number, table: Lasting, row: number, event: number, of: number): number => {
  const heeded = table.eventOf[row]!;
  // Red pandas heed the first specialist, which is a type as well, without its being played.
  if (event === EVENT.hire && table.event[row] === EVENT.play)
    return heeded === NEW && specialistsOf(state, seat) === 1 ? 1 : heeded === SPECIALIST ? 1 : 0;
  if (table.event[row] !== event) return 0;
  if (event === EVENT.deploy) return heeded === AREAS.length || heeded === of ? 1 : 0;
  return event === EVENT.play ? timesPlayed(state, seat, heeded, of) : 1;
};

const fireTribe = (state: State, seat: number, event: number, of: number, log?: EventLog): void => {
  const tribe = state.tribe[seat]!;
  if (tribe === NONE) return;
  const { tribes } = state.rules.content;
  const times = timesOf(state, seat, tribes, tribe, event, of);
  for (let time = 0; time < times; time++) due(state, tribes.fires[tribe]!, seat, NO_SOURCE, log);
  if (event === EVENT.joined && times > 0) due(state, tribes.joiner[tribe]!, of, NO_SOURCE, log);
};

/**
 * Makes due (`due.ts`) what the tribe and the passive cards of a seat do at an event; a card does not heed its own being
 * played.
 * @param of of `deploy` the area, of `play` the card, which lies in play already, of `joined` the seat that came; else 0
 */
export const fire = (state: State, seat: number, event: number, of: number, log?: EventLog): void => {
  fireTribe(state, seat, event, of, log);
  const { cards } = state.rules.content;
  const passive = cards.ofBackground[PASSIVE]!;
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = state.played[seat * CARD_WORDS + word]! & passive[word]!; rest !== 0; rest = withoutLowest(rest)) {
      const card = word * 32 + lowestBit(rest);
      if (event === EVENT.play && card === of) continue;
      const times = timesOf(state, seat, cards, card, event, of);
      for (let time = 0; time < times; time++) due(state, cards.start[card]!, seat, NO_SOURCE, log);
    }
};
