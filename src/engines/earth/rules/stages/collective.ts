/** The collective ability at the end of each round (rules section 6.5). */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { NONE } from '../../content/ids.ts';
import { COLOURS } from '../../content/traits.ts';
import { firing, isCopy, isUsable, useAbility } from '../abilities.ts';
import { codeOf, KIND } from '../codes.ts';
import type { Decision } from '../decision.ts';
import { listExtras } from '../extras.ts';
import { pushGain } from '../frames/stack.ts';
import { noteGoals } from '../goals.ts';
import { EVERYWHERE } from '../grid.ts';
import { nextRound, nextSeat } from '../round.ts';
import type { State } from '../state.ts';
import { changeGrowth, changeSprouts } from '../tableau.ts';
import { FRAME, SPACES } from '../terms.ts';
import { loseCompost } from '../zones.ts';

const abilityOf = (state: State) => state.rules.content.animals[state.collective]!.collective;

/** Mask of the cards it can be used on: those it activates, or takes a piece from. */
const targets = (state: State, seat: number): number => {
  const { activates, stores } = abilityOf(state);
  if (stores !== undefined) return stores === 'sprouts' ? state.hasSprouts[seat]! : state.hasGrowth[seat]!;
  let mask = 0;
  for (let rest = activates === undefined ? 0 : state.occupied[seat]!; rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    const ability = firing(state, seat, state.tableau[seat * SPACES + space]!, COLOURS.indexOf(activates ?? 'red'));
    if (ability > 0 && !isCopy(state, ability) && isUsable(state, seat, ability, space)) mask |= 1 << space;
  }
  return mask;
};

/** Whether a seat can use the collective ability. */
const canCollect = (state: State, seat: number): boolean => {
  if (state.collective === NONE) return false;
  const { cost = {}, gain } = abilityOf(state);
  if (gain === undefined) return targets(state, seat) !== 0;
  return (
    state.soil[seat]! >= (cost.soil ?? 0) &&
    state.compostSize[seat]! >= (cost.compost ?? 0) &&
    state.sproutCount[seat]! >= (cost.sprouts ?? 0) &&
    state.growthCount[seat]! >= (cost.growth ?? 0)
  );
};

/** Uses it, on a card where it asks for one. */
const collect = (state: State, space: number): void => {
  const { seat } = state;
  const { cost = {}, gain, activates, stores } = abilityOf(state);
  if (gain !== undefined) {
    state.soil[seat]! -= cost.soil ?? 0;
    loseCompost(state, seat, cost.compost ?? 0);
    const frame = pushGain(state, seat, gain, EVERYWHERE);
    state.frames[frame + FRAME.paySprouts] = cost.sprouts ?? 0;
    state.frames[frame + FRAME.payGrowth] = cost.growth ?? 0;
  } else if (activates !== undefined) {
    const card = state.tableau[seat * SPACES + space]!;
    useAbility(state, seat, firing(state, seat, card, COLOURS.indexOf(activates)), card, space);
  } else {
    if (stores === 'sprouts') changeSprouts(state, seat, space, -1);
    else changeGrowth(state, seat, space, -1);
    state.islandStored[seat]!++;
    // No effect begins whose end would do so (rules section 3.5: after each step of its owner).
    noteGoals(state, seat);
  }
};

/** Seats use the collective ability one after the other; `step` is 1 once a seat has, or has declined. */
export const collective: Decision = {
  list: (state: State, into: ActionList): void => {
    into.push(codeOf(KIND.stop, 0));
    if (abilityOf(state).gain !== undefined) into.push(codeOf(KIND.use, 0));
    else
      for (let rest = targets(state, state.seat); rest !== 0; rest = withoutLowest(rest))
        into.push(codeOf(KIND.space, lowestBit(rest)));
    listExtras(state, state.seat, into);
  },
  take: (state: State, kind: number, space: number): void => {
    state.step = 1;
    if (kind !== KIND.stop) collect(state, space);
  },
  run: (state: State, _random: Random, log?: EventLog): boolean => {
    if (state.step === 0 && canCollect(state, state.seat)) return true;
    state.step = 0;
    state.seat = nextSeat(state);
    if (state.seat === state.firstSeat) nextRound(state, log);
    return false;
  },
};
