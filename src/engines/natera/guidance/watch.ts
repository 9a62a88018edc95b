import type { Seat } from '../../../core/contract.ts';
import type { Message } from '../../../core/text.ts';
import { NONE } from '../content/tables.ts';
import { LETTERS, SLOTS, ZONES } from '../content/terms.ts';
import type { State } from '../rules/state.ts';

/** An accomplishment as it is told: a tile by its name, and that of a track by its zone. */
const accomplishment = ({ objectives, rules: { content } }: State, slot: number): Message =>
  slot < LETTERS.length
    ? { code: 'watch.claim', params: { ...content.objectives.names[objectives[slot]!]! } }
    : { code: 'watch.top', params: { zone: ZONES[slot - LETTERS.length]! } };

/**
 * Every accomplishment that is open: whether the seat claims it; and every zone: whether the seat leads it in the end. A playout that
 * is cut says what had come true by then.
 */
const items = (state: State, _seat: Seat): readonly Message[] => [
  ...Array.from({ length: SLOTS }, (_, slot) => slot)
    .filter((slot) => state.claims[slot] === NONE)
    .map((slot) => accomplishment(state, slot)),
  ...ZONES.map((zone) => ({ code: 'watch.leads', params: { zone } })),
];

const check = (root: State, world: State, seat: Seat, into: Float64Array): void => {
  let thing = 0;
  for (let slot = 0; slot < SLOTS; slot++)
    if (root.claims[slot] === NONE) into[thing++] = world.claims[slot] === seat ? 1 : 0;
  for (let zone = 0; zone < ZONES.length; zone++) into[thing++] = world.discs[zone] === seat ? 1 : 0;
};

/** What a seat would like to know of a position. */
export const watch = { items, check };
