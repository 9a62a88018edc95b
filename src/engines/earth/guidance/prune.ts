/** What a search need not try, since something else that is legal is never worse. */
import type { ActionList } from '../../../core/actions.ts';
import type { Action } from '../../../core/contract.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import type { Content } from '../content/catalog.ts';
import { NONE } from '../content/ids.ts';
import type { Score } from '../content/tables.ts';
import { codeOf, KIND } from '../rules/codes.ts';
import { isEffect, stepOf } from '../rules/frames/effect.ts';
import { topFrame } from '../rules/frames/stack.ts';
import type { State } from '../rules/state.ts';
import { FRAME, OBJECTIVES, PUBLIC, SPACES } from '../rules/terms.ts';
import { perCatalog } from './per-catalog.ts';

const STOP = codeOf(KIND.stop, 0);

/**
 * Drops giving up sprouts and growth for which there is room, unless something that counts for the seat rewards emptiness: a
 * piece more is a point more, or can be paid with. What an effect cost is paid before it places anything.
 */
export const prune = (state: State, _last: Action, actions: ActionList): void => {
  if (actions.length < 2 || actions.codes[0] !== STOP || state.depth === 0 || !isEffect(state, topFrame(state))) return;
  const step = stepOf(state);
  if (step !== FRAME.sprouts && step !== FRAME.growth) return;
  if (mayStopPlacing(state, step)) return;
  actions.codes.copyWithin(0, 1, actions.length);
  actions.length--;
};

/** Whether it may be better to give up sprouts, or growth as `step` says, for which there is room. */
export const mayStopPlacing = (state: State, step: number): boolean =>
  rewardsLess(state) || (step === FRAME.growth && mayLoseByGrowing(state));

const asksForLess = (score: Score | undefined): boolean => score?.rewardsLess === true;

/** Whether an ecosystem, an objective that the seat may still claim, or a terrain of it can count for more with less on it. */
const rewardsLess = (state: State): boolean => {
  const { seat } = state;
  const { ecosystems, fauna, scores, terrainsRewardLess } = state.rules.content;
  const own = state.ecosystem[seat]!;
  if (own !== NONE && asksForLess(ecosystems[own])) return true;
  for (let place = 0; place < PUBLIC; place++) {
    const side = state.publicEcosystems[place]!;
    if (side !== NONE && asksForLess(ecosystems[side])) return true;
  }
  for (let objective = 0; objective < OBJECTIVES; objective++)
    if (!hasBit(state.claimed[seat]!, objective) && asksForLess(fauna[state.fauna[objective]!]?.score)) return true;
  if (!terrainsRewardLess) return false;
  for (let rest = state.occupied[seat]!; rest !== 0; rest = withoutLowest(rest))
    if (asksForLess(scores[state.tableau[seat * SPACES + lowestBit(rest)]!])) return true;
  return false;
};

const hasSmallCanopies = perCatalog(({ canopy, growthSpaces }: Content) => ({
  any: canopy.some((points, card) => points < growthSpaces[card]! - 1),
}));

/** Whether a canopy, of a catalog of another's, is worth less than the trunks that it takes the place of. */
const mayLoseByGrowing = ({ seat, occupied, tableau, rules: { content } }: State): boolean => {
  if (!hasSmallCanopies(content).any) return false;
  for (let rest = occupied[seat]!; rest !== 0; rest = withoutLowest(rest)) {
    const card = tableau[seat * SPACES + lowestBit(rest)]!;
    if (content.canopy[card]! < content.growthSpaces[card]! - 1) return true;
  }
  return false;
};
