import type { Viewer } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { envelopeOf } from '../../kit/envelope.ts';
import { cardId, DECK, NO_CARD } from '../content/catalog.ts';
import { type ELEMENTS, LANDMARKS } from '../content/terms.ts';
import type { StateJson } from '../documents/schema.ts';
import { isMet, LEAST_VALUE, LINES, type State, VALUES } from '../rules/state.ts';

type PlayerJson = StateJson['players'][number];

/**
 * The state as `viewer` may see it: own objective hidden, and in the modes with closed hands the
 * other hands too (rulebook pages 3 and 10). A finished game hides nothing.
 */
export const encode = (state: State, viewer: Viewer): StateJson => {
  const { catalog, seats, mode, rulings, startOption } = state.rules;
  const options = { seats, mode, ...(startOption && { start: startOption }), rulings: { ...rulings } };
  return {
    ...envelopeOf('anthropocene', catalog, options, viewer),
    generation: state.generation + 1,
    firstSeat: state.firstSeat,
    ice: state.ice,
    sky: Array.from(state.sky.subarray(0, state.skies)),
    grid: { air: rowJson(state, 0), earth: rowJson(state, 1), water: rowJson(state, 2) },
    players: Array.from({ length: seats }, (_, seat) => playerJson(state, seat, viewer)),
    finished: state.finished,
  };
};

const rowJson = (state: State, row: number): StateJson['grid'][(typeof ELEMENTS)[number]] => {
  const stack = (column: number): string[] => {
    const cards: string[] = [];
    for (let card = state.top[row * 3 + column]!; card !== NO_CARD; card = state.beneath[card]!)
      cards.unshift(cardId(card));
    return cards;
  };
  return { W: stack(0), N: stack(1), E: stack(2) };
};

const playerJson = (state: State, seat: number, viewer: Viewer): PlayerJson => {
  const own = viewer === seat;
  const seesObjective = state.finished || !own;
  const seesHand = state.finished || viewer === 'all' || own || state.rules.openHands;
  return {
    hand: seesHand ? handJson(state, seat) : null,
    landmark: seesObjective ? LANDMARKS[state.landmark[seat]!]! : null,
    biosphere: seesObjective ? state.rules.biospheres[state.biosphere[seat]!]! : null,
    met: seesObjective ? isMet(state, seat) : knownMet(state.possible[seat]!, state.fulfilled),
    possible: pairsJson(state.possible[seat]!),
  };
};

/** What a seat knows of its own objective: met when all pairs it may have are, null when only some are. */
const knownMet = (possible: number, fulfilled: number): boolean | null =>
  (possible & ~fulfilled) === 0 ? true : (possible & fulfilled) === 0 ? false : null;

const handJson = (state: State, seat: number): string[] =>
  Array.from({ length: DECK }, (_, card) => card)
    .filter((card) => hasBit(state.hands[seat]!, card))
    .map((card) => cardId(state.generation * DECK + card));

const pairsJson = (pairs: number): NonNullable<PlayerJson['possible']> =>
  Array.from({ length: LINES * VALUES }, (_, pair) => pair)
    .filter((pair) => hasBit(pairs, pair))
    .map((pair) => [LANDMARKS[Math.floor(pair / VALUES)]!, (pair % VALUES) + LEAST_VALUE]);
