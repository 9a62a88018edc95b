import { countBits, lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { FRAME, seatAt } from '../../../kit/frames.ts';
import { claimAll, claimSlot, metTiles, tokensLeft } from '../claims.ts';
import type { Op } from '../op.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

/** Tiles that may be claimed next: in ascending order, so that a set of them has one. */
const openTiles = (state: State, at: number): number =>
  metTiles(state, seatAt(state, at)) & (-1 << state.frames[at + FRAME.from]!);

/** More accomplishments are met than tokens are left: the seat says which are claimed (rulebook page 11). */
export const claim: Op = {
  run: (state, at, _random, log) => {
    const seat = seatAt(state, at);
    const tiles = openTiles(state, at);
    const left = tokensLeft(state, seat);
    if (left > 0 && countBits(tiles) > left) return true;
    if (left > 0) claimAll(state, seat, tiles, log);
    state.depth--;
    return false;
  },
  list: (state, at, into) => {
    const left = tokensLeft(state, seatAt(state, at));
    for (let rest = openTiles(state, at); countBits(rest) >= left; rest = withoutLowest(rest))
      into.push(codeOf(KIND.claim, lowestBit(rest)));
  },
  take: (state, at, _kind, slot, _random, log) => {
    claimSlot(state, seatAt(state, at), slot, log);
    state.frames[at + FRAME.from] = slot + 1;
  },
};
