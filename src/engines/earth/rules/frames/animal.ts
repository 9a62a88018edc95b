/** Activating an animal, step by step (rules sections 6.2–6.4): moves, effects, what others get. */
import type { ActionList } from '../../../../core/actions.ts';
import { countBits, lowestBit, withoutLowest } from '../../../kit/bits.ts';
import type { Animal } from '../../content/animal-rows.ts';
import { COLOURS } from '../../content/traits.ts';
import { firing, useAbility } from '../abilities.ts';
import { animalAt, canUse, nextSpaces, standing, stepsOf } from '../animals.ts';
import { codeOf, KIND } from '../codes.ts';
import type { Decision } from '../decision.ts';
import { EVERYWHERE } from '../grid.ts';
import type { State } from '../state.ts';
import { changeGrowth, changeSprouts } from '../tableau.ts';
import { ANIMALS, FRAME, SOURCE, SPACES } from '../terms.ts';
import { loseCompost } from '../zones.ts';
import { closeFrame, maskOf, pushFrame, pushGain, topFrame } from './stack.ts';

/** Begins to activate an animal. */
export const pushAnimal = (state: State, slot: number): void => {
  const owner = state.seat;
  const animal = animalAt(state, owner, slot)!;
  const frame = pushFrame(state, SOURCE.animal, 0);
  const at = standing(state, owner, slot);
  const { frames } = state;
  frames[frame + FRAME.slot] = slot;
  frames[frame + FRAME.at] = at + 1;
  frames[frame + FRAME.start] = at + 1;
  frames[frame + FRAME.used] = at < 0 ? 0 : 1 << at;
  frames[frame + FRAME.moves] = animal.kind === 'stay' && at >= 0 ? 0 : stepsOf(state, owner, animal);
};

const openSteps = (state: State, frame: number): number => {
  const { frames, seat } = state;
  const moves = frames[frame + FRAME.moves]!;
  if (moves === 0) return 0;
  const at = frames[frame + FRAME.at]! - 1;
  return nextSpaces(state, seat, frames[frame + FRAME.slot]!, at, maskOf(state, frame, FRAME.used), moves);
};

/** Goes on with the animal. @returns whether its owner decides now; if not, and nothing has come on top of it, it is done */
const goOn = (state: State): boolean => {
  const frame = topFrame(state);
  const { frames, seat } = state;
  const animal = animalAt(state, seat, frames[frame + FRAME.slot]!)!;
  if (frames[frame + FRAME.asks]! > 0) {
    if (canUse(state, seat, animal, siteOf(state, frame, animal))) return true;
    frames[frame + FRAME.asks] = 0;
  }
  if (frames[frame + FRAME.part] === 0) {
    if (openSteps(state, frame) !== 0) return true;
    frames[frame + FRAME.moves] = 0;
    frames[frame + FRAME.part] = 1;
    const depth = state.depth;
    if (endMoves(state, frame, animal)) return true;
    if (state.depth > depth) return false;
  }
  if (frames[frame + FRAME.part] === 1) {
    frames[frame + FRAME.part] = 2;
    const { after } = animal.effect;
    if (after !== undefined && frames[frame + FRAME.visited] !== 0) pushGain(state, seat, after, EVERYWHERE);
  }
  return false;
};

/** The card the effect is for now. */
const siteOf = (state: State, frame: number, animal: Animal): number =>
  state.frames[frame + (animal.effect.on === 'start' ? FRAME.start : FRAME.at)]! - 1;

/** The effect of an animal that has come to rest; those of type A have had theirs card by card. */
const endMoves = (state: State, frame: number, animal: Animal): boolean => {
  const { frames, seat } = state;
  const { on } = animal.effect;
  if (on === 'visited' || (on === 'start' && frames[frame + FRAME.start] === 0)) return false;
  if (on === 'once') {
    if (animal.effect.eachVisited === true)
      for (let rest = maskOf(state, frame, FRAME.visited); rest !== 0; rest = withoutLowest(rest))
        payFrom(state, seat, lowestBit(rest), animal);
    gainOnce(state, frame, animal);
    return false;
  }
  const times = on === 'pawns' ? countBits(state.pawns[seat * ANIMALS + frames[frame + FRAME.slot]!]!) : 1;
  return ask(state, frame, animal, times);
};

const payFrom = (state: State, owner: number, space: number, { effect: { cost = {} } }: Animal): void => {
  if (cost.sprouts !== undefined) changeSprouts(state, owner, space, -1);
  if (cost.growth !== undefined) changeGrowth(state, owner, space, -1);
};

/** What an animal gives once, and what the others may take of it. */
const gainOnce = (state: State, frame: number, { effect: { gain, others } }: Animal): void => {
  const { seat } = state;
  if (others !== undefined)
    for (let turn = state.rules.seats - 1; turn > 0; turn--)
      pushGain(state, (seat + turn) % state.rules.seats, others, EVERYWHERE);
  if (gain !== undefined) pushGain(state, seat, gain, EVERYWHERE);
  state.frames[frame + FRAME.asks] = 0;
};

/** Effects that cost something, or take or activate something, are asked for; others are gained at once. */
const ask = (state: State, frame: number, animal: Animal, times: number): boolean => {
  const { cost, take, activates, store, gain, ontoCard } = animal.effect;
  const space = siteOf(state, frame, animal);
  if (take !== undefined || cost !== undefined || activates !== undefined || store !== undefined) {
    state.frames[frame + FRAME.asks] = take === undefined ? times : take.most;
    if (canUse(state, state.seat, animal, space)) return true;
    state.frames[frame + FRAME.asks] = 0;
  } else if (gain !== undefined)
    for (let left = times; left > 0; left--)
      pushGain(state, state.seat, gain, ontoCard === true ? 1 << space : EVERYWHERE);
  return false;
};

/** Moves its pawn, or puts it into the tableau; a visit may take effect at once. */
const stepTo = (state: State, space: number): void => {
  const frame = topFrame(state);
  const { frames, seat } = state;
  const slot = frames[frame + FRAME.slot]!;
  const animal = animalAt(state, seat, slot)!;
  const bit = 1 << space;
  const own = seat * ANIMALS + slot;
  state.pawns[own] = animal.kind === 'place' ? state.pawns[own]! | bit : bit;
  frames[frame + FRAME.at] = space + 1;
  frames[frame + FRAME.visited]! |= bit;
  frames[frame + FRAME.used]! |= bit;
  frames[frame + FRAME.moves]!--;
  if (animal.effect.on === 'visited') ask(state, frame, animal, 1);
};

/** Uses its effect once. */
const use = (state: State): void => {
  const frame = topFrame(state);
  const { frames, seat } = state;
  const slot = frames[frame + FRAME.slot]!;
  const animal = animalAt(state, seat, slot)!;
  const { cost = {}, fromCard, take, activates, store, gain, ontoCard } = animal.effect;
  const space = siteOf(state, frame, animal);
  frames[frame + FRAME.asks]!--;
  if (take !== undefined) {
    if (take.what === 'sprouts') changeSprouts(state, seat, space, -1);
    else changeGrowth(state, seat, space, -1);
    state.stored[seat * ANIMALS + slot]!++;
    return;
  }
  if (activates !== undefined) {
    const card = state.tableau[seat * SPACES + space]!;
    useAbility(state, seat, firing(state, seat, card, COLOURS.indexOf(activates)), card, space);
    return;
  }
  state.stored[seat * ANIMALS + slot]! += store ?? 0;
  state.soil[seat]! -= cost.soil ?? 0;
  loseCompost(state, seat, cost.compost ?? 0);
  if (fromCard === true) payFrom(state, seat, space, animal);
  if (gain === undefined) return;
  const pushed = pushGain(state, seat, gain, ontoCard === true ? 1 << space : EVERYWHERE);
  if (fromCard === true) return;
  frames[pushed + FRAME.paySprouts] = cost.sprouts ?? 0;
  frames[pushed + FRAME.payGrowth] = cost.growth ?? 0;
};

/** Says it is enough: no more of the effect here, or no more steps. */
const stop = (state: State): void => {
  const frame = topFrame(state);
  if (state.frames[frame + FRAME.asks]! > 0) state.frames[frame + FRAME.asks] = 0;
  else state.frames[frame + FRAME.moves] = 0;
};

/** Its owner may use its effect or not, or take the next step, and stop it where it need not go all its way. */
const list = (state: State, into: ActionList): void => {
  const frame = topFrame(state);
  const { frames, seat } = state;
  const animal = animalAt(state, seat, frames[frame + FRAME.slot]!)!;
  if (frames[frame + FRAME.asks]! > 0) {
    into.push(codeOf(KIND.stop, 0));
    into.push(codeOf(KIND.use, 0));
    return;
  }
  if (animal.kind === 'upTo') into.push(codeOf(KIND.stop, 0));
  for (let rest = openSteps(state, frame); rest !== 0; rest = withoutLowest(rest))
    into.push(codeOf(KIND.space, lowestBit(rest)));
};

/** The animal on top, while it is activated. */
export const animalFrame: Decision = {
  list,
  take: (state: State, kind: number, argument: number): void => {
    if (kind === KIND.space) stepTo(state, argument);
    else if (kind === KIND.use) use(state);
    else stop(state);
  },
  run: (state: State): boolean => {
    const { depth } = state;
    if (goOn(state)) return true;
    if (state.depth === depth) closeFrame(state);
    return false;
  },
};
