import { pointer } from '../../../core/fault.ts';
import { hasBit } from '../../kit/bits.ts';
import { blame } from '../../kit/reading.ts';
import { ecosystemIndex, faunaIndex, NONE } from '../content/ids.ts';
import { LEAVES, OBJECTIVES, PUBLIC } from '../rules/terms.ts';
import type { Reading } from './reading.ts';

/** Reads what lies on the table for all: fauna, ecosystems, and the leaves on the Fauna board. */
export const readBoard = (reading: Reading): void => {
  const { json, state } = reading;
  readSides(reading, json.fauna, '/fauna', faunaIndex, state.fauna);
  const wanted = state.rules.level === 'beginner' ? 0 : PUBLIC;
  if (json.ecosystems.length !== wanted)
    blame(reading, '/ecosystems', 'ecosystem-count', `This set-up has ${wanted} ecosystems for all.`);
  else readSides(reading, json.ecosystems, '/ecosystems', ecosystemIndex, state.publicEcosystems);
  readLeaves(reading);
};

const readSides = (
  reading: Reading,
  ids: readonly string[],
  at: string,
  indexOf: (id: string) => number,
  into: Int16Array,
): void => {
  for (const [place, id] of ids.entries()) {
    const side = indexOf(id);
    if (side === NONE) blame(reading, at + pointer(place), 'no-such-card', `There is no such side as ${id}.`);
    else if (into.subarray(0, place).some((other) => other !== NONE && other >> 1 === side >> 1))
      blame(reading, at + pointer(place), 'card-twice', `The card of ${id} is here already.`);
    into[place] = side;
  }
};

const readLeaves = (reading: Reading): void => {
  const { json, state } = reading;
  const { owners } = state.rules;
  state.leaves.fill(LEAVES);
  for (let objective = 0; objective < OBJECTIVES; objective++)
    for (const [order, seat] of json.arrivals[objective]!.entries()) {
      const at = pointer('arrivals', objective, order);
      if (seat >= owners) blame(reading, at, 'no-such-seat', `Leaves are of seats up to ${owners - 1}.`);
      else if (hasBit(state.claimed[seat]!, objective))
        blame(reading, at, 'leaf-twice', `Seat ${seat} has a leaf on this objective already.`);
      else {
        state.claimed[seat]! |= 1 << objective;
        state.arrivals[objective * LEAVES + order] = seat;
        state.leaves[seat]!--;
      }
    }
  if (json.completion === null) return;
  if (json.completion >= owners) {
    blame(reading, '/completion', 'no-such-seat', `Leaves are of seats up to ${owners - 1}.`);
    return;
  }
  state.completion = json.completion;
  state.leaves[json.completion]!--;
};
