/** Who is next, and the end of a year with its vote (rulebook pages 10 and 11). */

import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { countBits, hasBit } from '../../../kit/bits.ts';
import { advance, FRAME } from '../../../kit/frames.ts';
import { end } from '../board.ts';
import type { Op } from '../op.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';
import { vote } from '../votes.ts';

/** The year is over: ambassadors vote in a voting year, and the game ends if that is enough, or if it was the second vote. */
const endYear = (state: State, random: Random, log?: EventLog): void => {
  const { firstVote, secondVote, votesNeeded, rulings } = state.rules;
  if (state.year === firstVote || state.year === secondVote) {
    vote(state, random, log);
    if (countBits(state.votes) >= votesNeeded) {
      end(state, state.year === firstVote ? 'won-first-vote' : 'won-second-vote', log);
      return;
    }
    if (state.year === secondVote) {
      end(state, 'votes', log);
      return;
    }
    if (rulings.cubesAfterVote === 'returned') state.cubes.fill(0);
  }
  state.year++;
  state.acted = 0;
  log?.({ code: 'event.year', params: { year: state.year } });
};

/** Places that may be next, as a mask: two roles alternate (page 10); over a year's end by rulings A14 and A15. */
const candidates = (state: State): number => {
  const { places, rulings } = state.rules;
  const open = ((1 << places) - 1) & ~state.acted;
  if (state.acted !== 0) return open;
  const barred = places === 2 ? rulings.yearOfTwo === 'alternate' : rulings.sameAgain === 'refused';
  return barred ? open & ~(1 << state.current) : open;
};

const begin = (state: State, at: number, place: number): void => {
  state.current = place;
  advance(state, at);
};

/** The one whose turn ends chooses. */
export const next: Op = {
  run: (state, at, random, log) => {
    const { frames, rules } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      if (countBits(state.acted) === rules.places) endYear(state, random, log);
      return false;
    }
    const open = candidates(state);
    if ((open & (open - 1)) !== 0) return true;
    begin(state, at, 31 - Math.clz32(open));
    return false;
  },
  list: (state: State, _at: number, into: ActionList) => {
    const open = candidates(state);
    for (let place = 0; place < state.rules.places; place++)
      if (hasBit(open, place)) into.push(codeOf(KIND.seat, place));
  },
  take: (state, at, _kind, place) => begin(state, at, place),
};
