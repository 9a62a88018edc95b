/** Which hidden cards can still change how a game comes out in its last year, when the deck is empty; by what everyone sees. */
import { bit, CARNIVOROUS, METAMORPHOSE, PAIRS, TAIL_LOSS } from '../content/traits.ts';
import { lives } from '../rules/animals.ts';
import { isPlain } from '../rules/attack.ts';
import { isHunting } from '../rules/frames.ts';
import { DEVELOPMENT, PLAIN, type State } from '../rules/state.ts';

/** Whether the hand of `seat` may still be played from in the last year. */
export const handMatters = ({ passed, phase }: State, seat: number): boolean =>
  phase === DEVELOPMENT && ((passed >> seat) & 1) === 0;

/** Whether it matters which cards hidden ones are, beside which animals are Anglerfish; before the last year it always does. */
export const kindsMatter = (state: State, seat: number): boolean => {
  if (state.deckSize > 0) return true;
  for (let other = 0; other < state.rules.seats; other++)
    if (other !== seat && state.handSizes[other]! > 0 && handMatters(state, other)) return true;
  return false;
};

/**
 * Whether some animal may still be attacked in the last year. Nobody becomes a carnivore in a feeding but an Anglerfish that
 * was attacked, and whoever has attacked does so again only after Ink, which ends an attack that is going on.
 */
export const huntsAreLeft = (state: State): boolean => {
  if (state.phase === DEVELOPMENT || isHunting(state)) return true;
  for (let slot = 0; slot < state.slots; slot++)
    if (lives(state, slot) && (state.mask[slot]! & ~state.used[slot]! & bit(CARNIVOROUS)) !== 0) return true;
  return false;
};

/** Traits by which an animal can come to lose cards while it lives. */
const SHEDDING = PAIRS | bit(TAIL_LOSS) | bit(METAMORPHOSE);

/**
 * Whether an animal, while `huntsAreLeft`, may still be turned up as an Anglerfish: without traits, or able to lose them. In
 * the development it may yet be given one by which it can.
 */
export const mayTurnUp = (state: State, slot: number): boolean =>
  (state.flags[slot]! & PLAIN) === 0 &&
  (state.phase === DEVELOPMENT || isPlain(state, slot) || (state.mask[slot]! & SHEDDING) !== 0);
