/** The choices before the first turn (rules section 2): sides of the cards dealt, animals, and what the first hand loses. */
import type { ActionList } from '../../../../core/actions.ts';
import type { Random } from '../../../../core/random.ts';
import { CLIMATE_0, ISLAND_0, NO_CARD, NONE } from '../../content/ids.ts';
import { codeOf, KIND, SIDE_ARGUMENT } from '../codes.ts';
import { type Decision, unasked } from '../decision.ts';
import { pushFrame } from '../frames/stack.ts';
import { animalCount, DEALT_ANIMALS, DEALT_AT, dealtCount, keptAnimals } from '../setup.ts';
import type { State } from '../state.ts';
import { changeDiscount } from '../tableau.ts';
import { ANIMALS, DEALT, FRAME, SOURCE, STAGE } from '../terms.ts';
import { draw } from '../zones.ts';

/** The kind of card the seat chooses a side of next, as a place in its dealt cards; -1 when it has chosen all. */
const nextKind = (state: State, seat: number): number => {
  if (state.island[seat] === NO_CARD) return DEALT_AT.island;
  if (state.climate[seat] === NO_CARD) return DEALT_AT.climate;
  if (state.ecosystem[seat] === NONE && dealtCount(state, DEALT_AT.ecosystem) > 0) return DEALT_AT.ecosystem;
  if (animalCount(state, seat) < keptAnimals(state)) return DEALT_AT.animal;
  return NONE;
};

/** Goes to the next seat that has something to choose; false when all have chosen. */
const choosesSides = (state: State): boolean => {
  const { seats } = state.rules;
  while (nextKind(state, state.seat) === NONE) {
    state.seat = (state.seat + 1) % seats;
    if (state.seat === state.firstSeat) return false;
  }
  return true;
};

/** The sides the seat may choose, ascending. */
const sideArguments = (state: State, seat: number): number[] => {
  const at = nextKind(state, seat);
  if (at === DEALT_AT.animal) return animalArguments(state, seat);
  const cards = Array.from({ length: dealtCount(state, at) }, (_, place) => state.dealt[seat * DEALT + at + place]!);
  return cards.sort((one, other) => one - other).flatMap((card) => [offset(at) + card * 2, offset(at) + card * 2 + 1]);
};

/** Two animals are kept in ascending order, since the order does not matter. */
const animalArguments = (state: State, seat: number): number[] => {
  const first = seat * DEALT + DEALT_AT.animal;
  const dealt = Array.from(state.dealt.subarray(first, first + DEALT_ANIMALS)).sort((one, other) => one - other);
  const kept = animalCount(state, seat);
  const last = kept === 0 ? NONE : state.animals[seat * ANIMALS + kept - 1]!;
  const missing = keptAnimals(state) - kept - 1;
  const open = dealt.filter((animal) => animal > last);
  return open.slice(0, open.length - missing).map((animal) => SIDE_ARGUMENT.animal + animal);
};

const offset = (at: number): number => {
  if (at === DEALT_AT.island) return SIDE_ARGUMENT.island;
  return at === DEALT_AT.climate ? SIDE_ARGUMENT.climate : SIDE_ARGUMENT.ecosystem;
};

/** Chooses a side. */
const chooseSide = (state: State, seat: number, argument: number): void => {
  if (argument < SIDE_ARGUMENT.climate) state.island[seat] = ISLAND_0 + argument;
  else if (argument < SIDE_ARGUMENT.ecosystem) state.climate[seat] = CLIMATE_0 + argument - SIDE_ARGUMENT.climate;
  else if (argument < SIDE_ARGUMENT.animal) state.ecosystem[seat] = argument - SIDE_ARGUMENT.ecosystem;
  else state.animals[seat * ANIMALS + animalCount(state, seat)] = argument - SIDE_ARGUMENT.animal;
};

/** When all have chosen, the choices are shown, and each draws and gains what the island says. */
const dealHands = (state: State, random: Random): void => {
  const { seats, content } = state.rules;
  for (let seat = 0; seat < seats; seat++) {
    const island = state.island[seat]! - ISLAND_0;
    draw(state, seat, content.start.draw[island]!, random);
    state.soil[seat] = content.start.soil[island]!;
    changeDiscount(state, seat, state.island[seat]!, 1);
    changeDiscount(state, seat, state.climate[seat]!, 1);
  }
  state.dealt.fill(NONE);
  state.stage = STAGE.start;
};

/** Sides of island, climate and ecosystem, and animals. */
export const sides: Decision = {
  list: (state: State, into: ActionList): void => {
    for (const argument of sideArguments(state, state.seat)) into.push(codeOf(KIND.side, argument));
  },
  take: (state: State, _kind: number, argument: number): void => chooseSide(state, state.seat, argument),
  run: (state: State, random: Random): boolean => {
    if (choosesSides(state)) return true;
    dealHands(state, random);
    return false;
  },
};

/** The next seat composts what its island says: an effect; after the last one the first turn begins. */
export const start: Decision = unasked((state: State): boolean => {
  const { seats, content } = state.rules;
  const wanted = content.start.compost[state.island[state.seat]! - ISLAND_0]!;
  if (state.compostSize[state.seat]! < wanted) {
    state.frames[pushFrame(state, SOURCE.setup, 0) + FRAME.payHand] = wanted;
    return false;
  }
  state.seat = (state.seat + 1) % seats;
  if (state.seat === state.firstSeat) state.stage = STAGE.choose;
  return false;
});
