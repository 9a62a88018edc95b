import type { Seat } from '../../../core/contract.ts';
import type { Message } from '../../../core/text.ts';
import { lives } from '../rules/animals.ts';
import type { State } from '../rules/state.ts';

/** Every animal on the table, by number: whether the own ones survive, and whether the others are lost. */
const items = (state: State, seat: Seat): readonly Message[] =>
  Array.from({ length: state.slots }, (_, slot) => slot)
    .filter((slot) => lives(state, slot))
    .map((slot) =>
      state.owner[slot] === seat
        ? { code: 'watch.survives', params: { animal: slot + 1 } }
        : { code: 'watch.lost', params: { animal: slot + 1, seat: state.owner[slot]! } },
    );

/** A slot may hold a later animal, so it is the serial number that tells. */
const check = (root: State, world: State, seat: Seat, into: Float64Array): void => {
  let thing = 0;
  for (let slot = 0; slot < root.slots; slot++) {
    if (!lives(root, slot)) continue;
    const survives = lives(world, slot) && world.serial[slot] === root.serial[slot];
    into[thing++] = (root.owner[slot] === seat) === survives ? 1 : 0;
  }
};

/** What a seat would like to know of a position of Evolution. */
export const watch = { items, check };
