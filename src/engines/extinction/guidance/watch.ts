import type { Seat } from '../../../core/contract.ts';
import type { Message } from '../../../core/text.ts';
import { hasBit } from '../../kit/bits.ts';
import { AMBASSADORS } from '../content/terms.ts';
import { told } from '../rules/board.ts';
import type { State } from '../rules/state.ts';

/** Every ambassador, whether it votes Yes in the last vote there is, and every space with a pair, whether one is there at the end. */
const items = (state: State, _seat: Seat): readonly Message[] => [
  ...Array.from({ length: AMBASSADORS }, (_, slot): Message => {
    if (!hasBit(state.revealed, slot)) return { code: 'watch.hidden-vote', params: { place: slot + 1 } };
    return { code: 'watch.vote', params: state.rules.content.ambassadors.names[state.ambassador[slot]!]! };
  }),
  ...Array.from(state.rules.spaces)
    .filter((space) => state.animals[space]! >= 2)
    .map((space) => ({ code: 'watch.pair', params: told(space) })),
];

const check = (root: State, world: State, _seat: Seat, into: Float64Array): void => {
  const { spaces } = root.rules;
  for (let slot = 0; slot < AMBASSADORS; slot++) into[slot] = hasBit(world.votes, slot) ? 1 : 0;
  let thing = AMBASSADORS;
  for (let index = 0; index < spaces.length; index++)
    if (root.animals[spaces[index]!]! >= 2) into[thing++] = world.animals[spaces[index]!]! >= 2 ? 1 : 0;
};

/** What a team would like to know of a position. */
export const watch = { items, check };
