import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { GENERATIONS, type State } from '../rules/state.ts';
import type { StateJson } from './schema.ts';

/**
 * Reads seats, generation, ice and sky.
 * @returns whether the number of seats is sound, without which nothing else can be checked
 */
export const readProgress = (json: StateJson, state: State, faults: Fault[]): boolean => {
  const { seats } = state.rules;
  state.generation = json.generation - 1;
  state.firstSeat = json.firstSeat;
  state.ice = json.ice;
  state.finished = json.finished ?? false;
  state.skies = json.sky.length;
  state.sky.set(json.sky);
  if (json.players.length !== seats) {
    const detail = `The options say ${seats} seats, but there are ${json.players.length} players.`;
    faults.push(fault('/players', 'player-count', detail));
    return false;
  }
  const seatsGiven: readonly (readonly [string, number | 'all' | undefined])[] = [
    ['/firstSeat', json.firstSeat],
    ['/viewer', json.viewer],
    ['/options/firstSeat', json.options.firstSeat],
  ];
  const wrong = seatsGiven.filter(([, seat]) => typeof seat === 'number' && seat >= seats);
  for (const [at] of wrong)
    faults.push(fault(at, 'no-such-seat', `With ${seats} seats the last seat is ${seats - 1}.`));
  if (wrong.length > 0) return false;
  checkSky(json, state, faults);
  checkIce(json, state, faults);
  return true;
};

/** A generation puts one sky card, of a value as far from zero as there are seats, in steps of two. */
const checkSky = (json: StateJson, state: State, faults: Fault[]): void => {
  const { seats, rulings } = state.rules;
  const lost = state.finished && state.ice === 0 && rulings.scoringOrder === 'ice-first';
  const wanted = state.generation + (state.finished && !lost ? 1 : 0);
  if (json.sky.length !== wanted)
    faults.push(fault('/sky', 'sky-count', `Expected ${wanted} sky values at this point, got ${json.sky.length}.`));
  for (const [index, value] of json.sky.entries())
    if (Math.abs(value) > seats || (value + seats) % 2 !== 0)
      faults.push(
        fault(pointer('sky', index), 'sky-value', `With ${seats} seats a sky value is one of ${skyValues(seats)}.`),
      );
};

const skyValues = (seats: number): string => Array.from({ length: seats + 1 }, (_, met) => 2 * met - seats).join(', ');

/** The ice falls only when a generation ends, and 0 ends the game. */
const checkIce = (json: StateJson, state: State, faults: Fault[]): void => {
  if (state.finished && state.ice > 0 && state.generation < GENERATIONS - 1)
    faults.push(fault('/finished', 'not-finished', 'A game with ice left ends after the third generation.'));
  if (!state.finished && state.ice === 0)
    faults.push(fault('/ice', 'ice-value', 'At ice 0 the game has ended; set finished to true.'));
  if (json.ice < 3 && (state.rules.mode === 'chick' || (state.generation === 0 && !state.finished)))
    faults.push(fault('/ice', 'ice-value', 'The ice is still 3: no generation has counted molecules yet.'));
};
