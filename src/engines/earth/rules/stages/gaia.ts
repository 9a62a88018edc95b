/** What the person of a solo game decides for Gaïa; her own rules are in `solo/course.ts`. */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { codeOf, KIND } from '../codes.ts';
import type { Decision } from '../decision.ts';
import { listExtras } from '../extras.ts';
import { claimGyre, gyreChoices, playGaia } from '../solo/course.ts';
import type { State } from '../state.ts';

/** Which objective she claims: on a gyre the person has no action. The codes of extras come first. */
export const gyre: Decision = {
  list: (state: State, into: ActionList): void => {
    listExtras(state, state.seat, into);
    for (let rest = gyreChoices(state); rest !== 0; rest = withoutLowest(rest))
      into.push(codeOf(KIND.gyre, lowestBit(rest)));
  },
  take: (state: State, _kind: number, objective: number, random: Random, log?: EventLog): void =>
    claimGyre(state, objective, random, log),
  run: () => true,
};

/** She plays at once, or waits to be asked: then the person decides nothing, but says when. */
export const gaia: Decision = {
  list: (_state: State, into: ActionList): void => into.push(codeOf(KIND.gaia, 0)),
  take: (state: State, _kind: number, _argument: number, random: Random, log?: EventLog): void =>
    playGaia(state, random, log),
  run: (state: State, random: Random, log?: EventLog): boolean => {
    if (state.rules.gaia === 'asked') return true;
    playGaia(state, random, log);
    return false;
  },
};
