/** Which hidden cards can still change how a game comes out; by what everyone sees. */
import { bit, CARNIVOROUS, METAMORPHOSE, PAIRS, TAIL_LOSS } from '../content/traits.ts';
import { lives } from '../rules/animals.ts';
import { isPlain } from '../rules/attack.ts';
import { isHunting } from '../rules/frames.ts';
import { DEVELOPMENT, PLAIN, type State } from '../rules/state.ts';

/** Whether no card is drawn any more: this is the last year, in which hidden cards come from nowhere but hands. */
const isLastYear = ({ deckSize }: State): boolean => deckSize === 0;

/** Whether the hand of `seat` may still be played from. */
export const handMatters = (state: State, seat: number): boolean =>
  !isLastYear(state) || (state.phase === DEVELOPMENT && ((state.passed >> seat) & 1) === 0);

/** Whether which cards seats play may still come to matter, beside which animals are Anglerfish. */
export const kindsMatter = (state: State, seat: number): boolean => {
  for (let other = 0; other < state.rules.seats; other++)
    if (other !== seat && state.handSizes[other]! > 0 && handMatters(state, other)) return true;
  return !isLastYear(state);
};

/**
 * Whether some animal may still be attacked. Nobody becomes a carnivore in a feeding but an Anglerfish that was attacked,
 * and whoever has attacked does so again only after Ink, which ends an attack that is going on.
 */
export const huntsAreLeft = (state: State): boolean => {
  if (!isLastYear(state) || state.phase === DEVELOPMENT || isHunting(state)) return true;
  for (let slot = 0; slot < state.slots; slot++)
    if (lives(state, slot) && (state.mask[slot]! & ~state.used[slot]! & bit(CARNIVOROUS)) !== 0) return true;
  return false;
};

/** Traits by which an animal can come to lose cards while it lives. */
const SHEDDING = PAIRS | bit(TAIL_LOSS) | bit(METAMORPHOSE);

/** Whether an animal, while `huntsAreLeft`, may still be turned up as an Anglerfish: without traits, or able to lose them. */
export const mayTurnUp = (state: State, slot: number): boolean =>
  (state.flags[slot]! & PLAIN) === 0 &&
  (isPlain(state, slot) || !isLastYear(state) || (state.mask[slot]! & SHEDDING) !== 0);
