/** A document of Extinction that tests spoil. */
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/extinction/documents/schema.ts';
import { extinction } from '../../../src/engines/extinction/index.ts';
import { valueOf } from '../results.ts';
import { walk } from '../walk.ts';
import { HOUSE } from './house.ts';

type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T;
export type Json = Writable<StateJson>;

/** A game of three where the first seat places its dice in its second turn, and every seat has some cards in play. */
export const base = (viewer: 'all' | number = 'all'): Json => {
  const options = { seats: 3, team: ['lawyer', 'philanthropist', 'zoologist'], firstSeat: 0 } as const;
  const state = valueOf(extinction.setup({ ...options, team: [...options.team] }, HOUSE, stream('decode', 'setup')));
  const random = stream('decode', 'test');
  while (state.turn < 4 || extinction.encode(state, 'all').pending !== undefined)
    walk(extinction, state, random, { plies: 1 });
  const json: Json = structuredClone(extinction.encode(state, viewer));
  // The free values are the same for every case: what lies where is written by each.
  json.animals = [
    { row: 2, column: 2, animals: 4 },
    { row: 5, column: 5, animals: 2 },
  ];
  json.tiles = [{ row: 1, column: 1 }];
  for (const member of json.team) member.dice = [1, 2, 6].map((value) => ({ value, on: null }));
  return json;
};
