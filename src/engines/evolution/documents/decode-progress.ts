import { pointer } from '../../../core/fault.ts';
import { blame, checkSeats } from '../../kit/reading.ts';
import { mostFood } from '../rules/food-bank.ts';
import { DEVELOPMENT, FEEDING, FINISHED, PHASES } from '../rules/state.ts';
import type { Reading } from './decode-reading.ts';

/**
 * Reads where the game stands: seats, year, phase, bank.
 * @returns whether the seats are sound, without which nothing else can be checked
 */
export const readProgress = (reading: Reading): boolean => {
  const { json, state } = reading;
  if (!checkAllSeats(reading)) return false;
  state.year = json.year;
  state.phase = PHASES.indexOf(json.phase);
  state.firstSeat = json.firstSeat;
  state.seat = json.turn;
  state.bank = json.bank ?? 0;
  state.deckSize = json.deckSize;
  for (const [seat, { passed }] of json.players.entries()) if (passed) state.passed |= 1 << seat;
  checkYear(reading);
  checkPhase(reading);
  return true;
};

const checkAllSeats = (reading: Reading): boolean => {
  const { json, state } = reading;
  const others: (readonly [at: string, seat: number])[] = [['/turn', json.turn]];
  for (const [index, frame] of (json.pending ?? []).entries()) {
    if (frame.type === 'scavenge') others.push([pointer('pending', index, 'from'), frame.from]);
    if (frame.type === 'shares') others.push([pointer('pending', index, 'asked'), frame.asked]);
  }
  return checkSeats(reading, state.rules.seats, others);
};

/** Each seat draws a card at least every year, the last time perhaps fewer. */
const checkYear = (reading: Reading): void => {
  const { year, deckSize, rules } = reading.state;
  const latest = 1 + Math.ceil(Math.max(0, rules.cards - deckSize) / rules.seats);
  if (year > latest)
    blame(reading, '/year', 'year-value', `With ${deckSize} cards in the deck this is year ${latest} at the latest.`);
};

const checkPhase = (reading: Reading): void => {
  const { json, state } = reading;
  const most = state.phase === FEEDING ? mostFood(state.rules.seats) : 0;
  if (state.bank > most)
    blame(reading, '/bank', 'bank-value', `The bank holds ${most} food at most in this phase, got ${state.bank}.`);
  if (state.phase === FINISHED && state.deckSize > 0)
    blame(reading, '/phase', 'not-finished', 'A game ends in the year in which the deck is empty.');
  if (state.phase === DEVELOPMENT && json.players[json.turn]?.passed)
    blame(reading, '/turn', 'turn-passed', `Seat ${json.turn} has passed, so it cannot be its go.`);
  if (state.phase === FEEDING) return;
  for (const field of ['go', 'births', 'pending'] as const) {
    const value = json[field];
    if (value !== undefined && !(Array.isArray(value) && value.length === 0))
      blame(reading, pointer(field), 'not-feeding', `There is nothing of this in the phase ${json.phase}.`);
  }
};
