import { pointer } from '../../../core/fault.ts';
import { blame, checkSeats } from '../../kit/reading.ts';
import { GENERATIONS } from '../rules/state.ts';
import type { Reading } from './reading.ts';

/**
 * Reads seats, generation, ice and sky.
 * @returns whether the seats are sound, without which nothing else can be checked
 */
export const readProgress = (reading: Reading): boolean => {
  const { json, state } = reading;
  state.generation = json.generation - 1;
  state.firstSeat = json.firstSeat;
  state.ice = json.ice;
  state.finished = json.finished ?? false;
  state.skies = json.sky.length;
  state.sky.set(json.sky);
  if (!checkSeats(reading, state.rules.seats)) return false;
  checkSky(reading);
  checkIce(reading);
  return true;
};

/** A generation puts one sky card, of a value as far from zero as there are seats, in steps of two. */
const checkSky = (reading: Reading): void => {
  const { json, state } = reading;
  const { seats, rulings } = state.rules;
  const lost = state.finished && state.ice === 0 && rulings.scoringOrder === 'ice-first';
  const wanted = state.generation + (state.finished && !lost ? 1 : 0);
  if (json.sky.length !== wanted)
    blame(reading, '/sky', 'sky-count', `Expected ${wanted} sky values at this point, got ${json.sky.length}.`);
  for (const [index, value] of json.sky.entries())
    if (Math.abs(value) > seats || (value + seats) % 2 !== 0)
      blame(
        reading,
        pointer('sky', index),
        'sky-value',
        `With ${seats} seats a sky value is one of ${skyValues(seats)}.`,
      );
};

const skyValues = (seats: number): string => Array.from({ length: seats + 1 }, (_, met) => 2 * met - seats).join(', ');

/** The ice falls only when a generation ends, and 0 ends the game. */
const checkIce = (reading: Reading): void => {
  const { json, state } = reading;
  if (state.finished && state.ice > 0 && state.generation < GENERATIONS - 1)
    blame(reading, '/finished', 'not-finished', 'A game with ice left ends after the third generation.');
  if (!state.finished && state.ice === 0)
    blame(reading, '/ice', 'ice-value', 'At ice 0 the game has ended; set finished to true.');
  if (json.ice < 3 && (state.rules.mode === 'chick' || (state.generation === 0 && !state.finished)))
    blame(reading, '/ice', 'ice-value', 'The ice is still 3: no generation has counted molecules yet.');
};
