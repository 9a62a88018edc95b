import type { Viewer } from '../../../core/contract.ts';
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { envelopeOf } from '../../kit/envelope.ts';
import { ACTIONS } from '../content/boards.ts';
import { areaId, CLIMATE_0, EARTH_CARDS, ecosystemId, faunaId, ISLAND_0, NO_CARD, NONE } from '../content/ids.ts';
import { PAY_WITH } from '../content/tables.ts';
import { AMOUNT_FIELDS, ANIMAL_FIELDS, type FrameJson, MASK_FIELDS, SOURCES } from '../documents/effect-schema.ts';
import { type PlayerJson, STAGES, type StateJson } from '../documents/schema.ts';
import { GAIA_DECK } from '../gaia/core/numbers.ts';
import { maskOf } from '../rules/frames/stack.ts';
import { arrivalsOn } from '../rules/goals.ts';
import { columnOf, EVERYWHERE, rowOf } from '../rules/grid.ts';
import { hidesFloor, hidesStep, isHidden } from '../rules/hidden.ts';
import { animalCount, choosesAnimals, DEALT_ANIMALS, DEALT_AT, dealtCount } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { ANIMALS, DEALT, FRAME, FRAME_SIZE, GAIA, LEAVES, OBJECTIVES, PLACE, SPACES, STAGE } from '../rules/terms.ts';
import { heldCounts } from './redeal.ts';

/**
 * The state as `viewer` may see it (rules section 9): hidden are the other hands, the deck, what was composted
 * from the deck and what others composted, and before the first turn what others were dealt and chose. A
 * finished game hides nothing.
 */
export const encode = (state: State, viewer: Viewer): StateJson => {
  const { catalog, seats, level, difficulty, gaia, animals, roundLimit, rulings } = state.rules;
  const seesAll = viewer === 'all' || state.stage === STAGE.over;
  return {
    ...envelopeOf(
      'earth',
      catalog,
      { seats, level, difficulty, gaia, animals, roundLimit, rulings: { ...rulings } },
      viewer,
    ),
    round: state.round + 1,
    firstSeat: state.firstSeat,
    stage: STAGES[hidesStep(state, viewer) ? STAGE.activate : state.stage]!,
    active: state.active,
    seat: state.seat,
    ...turnJson(state, viewer, seesAll),
    fauna: Array.from(state.fauna, faunaId),
    arrivals: Array.from({ length: OBJECTIVES }, (_, objective) =>
      Array.from(state.arrivals.subarray(objective * LEAVES, objective * LEAVES + arrivalsOn(state, objective))),
    ),
    completion: state.completion === NONE ? null : state.completion,
    ecosystems: Array.from(state.publicEcosystems)
      .filter((side) => side !== NONE)
      .map(ecosystemId),
    deckSize: state.deckSize,
    deck: seesAll ? Array.from(state.deck.subarray(0, state.deckSize)).reverse() : null,
    discards: cardsAt(state, PLACE.discard),
    ...shuffledJson(state),
    ...(state.collective === NONE ? {} : { collective: state.rules.content.animals[state.collective]!.id }),
    ...(state.rules.solo
      ? { soilGained: state.soilGained, cardsDrawn: state.cardsDrawn, gaia: gaiaJson(state, seesAll ? 'all' : viewer) }
      : {}),
    players: Array.from({ length: seats }, (_, seat) => playerJson(state, seat, seesAll ? 'all' : viewer)),
  };
};

const gaiaJson = (state: State, viewer: Viewer): NonNullable<StateJson['gaia']> => {
  const cards = Array.from(state.gaiaDeck, (card) => GAIA_DECK[card]!);
  return {
    soil: state.soil[GAIA]!,
    sprouts: state.sproutCount[GAIA]!,
    growth: state.growthCount[GAIA]!,
    compost: compostJson(state, GAIA, viewer),
    pile: cardsAt(state, PLACE.events + GAIA),
    revealed: cards.slice(0, state.gaiaTurn),
    upcoming: viewer === 'all' ? cards.slice(state.gaiaTurn) : null,
    ...(state.gaiaSkips > 0 ? { skips: true as const } : {}),
    ...(state.rules.animals ? { animals: animalsJson(state, GAIA) } : {}),
  };
};

/** Cards at a place, ascending. */
const cardsAt = (state: State, place: number): number[] => {
  const cards: number[] = [];
  for (let card = 1; card <= EARTH_CARDS; card++) if (state.place[card] === place) cards.push(card);
  return cards;
};

/** Which cards came with which shuffle is what everyone saw: the discard pile lay open. */
const shuffledJson = (state: State): Pick<StateJson, 'shuffled'> => {
  if (state.shuffles === 0) return {};
  const shuffled = Array.from({ length: state.shuffles }, (): number[] => []);
  for (let card = 1; card <= EARTH_CARDS; card++)
    if (state.shuffle[card]! > 0 && state.place[card] !== PLACE.discard) shuffled[state.shuffle[card]! - 1]!.push(card);
  return { shuffled };
};

type StepJson = Pick<StateJson, 'step' | 'islandFirst' | 'news'>;

const stepJson = ({ step, islandFirst, news }: State): StepJson => ({
  ...(step > 0 ? { step } : {}),
  ...(islandFirst === 1 ? { islandFirst: true as const } : {}),
  ...(news > 0 ? { news } : {}),
});

type TurnJson = StepJson & Pick<StateJson, 'action' | 'plants' | 'planting' | 'effects' | 'looked'>;

const turnJson = (state: State, viewer: Viewer, seesAll: boolean): TurnJson => {
  const seesLooked = seesAll || viewer === state.seat;
  return {
    action: state.action < 0 ? null : ACTIONS[state.action]!,
    ...(state.plants > 0 ? { plants: state.plants } : {}),
    ...(state.planting > 0
      ? { planting: { card: state.planting, ...(state.replacing === 1 ? { over: true as const } : {}) } }
      : {}),
    ...(hidesStep(state, viewer) ? {} : stepJson(state)),
    ...(state.depth > 0
      ? {
          effects: Array.from({ length: state.depth }, (_, index) => frameJson(state, index, seesAll ? 'all' : viewer)),
        }
      : {}),
    ...(state.looked > 0
      ? {
          looked: {
            count: state.looked,
            cards: seesLooked ? Array.from(state.look.subarray(0, state.looked)) : null,
          },
        }
      : {}),
  };
};

/** The id of the card an effect is printed on. */
const sourceId = (card: number): number | string => (card <= EARTH_CARDS ? card : areaId(card));

const frameJson = (state: State, index: number, viewer: Viewer): FrameJson => {
  const at = index * FRAME_SIZE;
  const value = (field: number): number => state.frames[at + field]!;
  const targets = maskOf(state, at, FRAME.targets);
  const top = index === state.depth - 1;
  const hidden = top && hidesFloor(state, viewer);
  const amounts = AMOUNT_FIELDS.filter((name) => value(FRAME[name]) > 0 && !(hidden && name === 'put'));
  return {
    source: SOURCES[value(FRAME.source) - 1]!,
    ...(value(FRAME.card) > 0 ? { card: sourceId(value(FRAME.card)) } : {}),
    ...payWithJson(value(FRAME.payWith)),
    ...Object.fromEntries(amounts.map((name) => [name, value(FRAME[name])])),
    ...(targets === EVERYWHERE ? {} : { targets: bitsOf(targets) }),
    ...(hidden ? { floor: null } : value(FRAME.floor) > 0 ? { floor: value(FRAME.floor) } : {}),
    ...(value(FRAME.fresh) === 1 ? { fresh: true as const } : {}),
    ...(value(FRAME.owner) === state.seat ? {} : { owner: value(FRAME.owner) }),
    ...Object.fromEntries(
      ANIMAL_FIELDS.filter((name) => value(FRAME[name]) > 0).map((name) => [name, value(FRAME[name])]),
    ),
    ...Object.fromEntries(
      MASK_FIELDS.filter((name) => value(FRAME[name]) !== 0).map((name) => [
        name,
        bitsOf(maskOf(state, at, FRAME[name])),
      ]),
    ),
  };
};

const payWithJson = (index: number): Pick<FrameJson, 'payWith'> => {
  const name = PAY_WITH[index];
  return name === undefined || name === 'soil' ? {} : { payWith: name };
};

const bitsOf = (mask: number): number[] => {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest = withoutLowest(rest)) bits.push(lowestBit(rest));
  return bits;
};

const playerJson = (state: State, seat: number, viewer: Viewer): PlayerJson => {
  const sees = viewer === 'all' || viewer === seat;
  const choosing = state.stage === STAGE.sides;
  const shown = sees || !choosing;
  const [island, climate, ecosystem] = [state.island[seat]!, state.climate[seat]!, state.ecosystem[seat]!];
  const met = bitsOf(state.met[seat]!);
  return {
    ...(choosing ? { dealt: sees ? dealtJson(state, seat) : null, chosen: chosenCount(state, seat) } : {}),
    island: shown && island !== NO_CARD ? areaId(island) : null,
    climate: shown && climate !== NO_CARD ? areaId(climate) : null,
    ecosystem: shown && ecosystem !== NONE ? ecosystemId(ecosystem) : null,
    soil: state.soil[seat]!,
    handSize: state.handSize[seat]!,
    hand: sees ? cardsAt(state, PLACE.hand + seat) : null,
    ...(state.shuffles > 0 ? { held: heldCounts(state, seat) } : {}),
    compost: compostJson(state, seat, viewer),
    tableau: tableauJson(state, seat),
    events: cardsAt(state, PLACE.events + seat),
    ...(state.rules.animals ? animalFieldsJson(state, seat, shown) : {}),
    ...(met.length > 0 ? { met } : {}),
  };
};

const animalsJson = (state: State, owner: number): NonNullable<PlayerJson['animals']> =>
  Array.from({ length: animalCount(state, owner) }, (_, slot) => {
    const at = owner * ANIMALS + slot;
    return {
      id: state.rules.content.animals[state.animals[at]!]!.id,
      ...(state.pawns[at] === 0 ? {} : { pawns: bitsOf(state.pawns[at]!) }),
      ...(state.stored[at] === 0 ? {} : { stored: state.stored[at]! }),
    };
  });

type AnimalFields = Pick<PlayerJson, 'animals' | 'islandStored' | 'leavesDiscarded' | 'leavesPending'>;

const animalFieldsJson = (state: State, seat: number, shown: boolean): AnimalFields => {
  const [stored, discarded, pending] = [state.islandStored[seat]!, state.discarded[seat]!, state.pending[seat]!];
  return {
    ...(shown ? { animals: animalsJson(state, seat) } : {}),
    ...(stored > 0 ? { islandStored: stored } : {}),
    ...(discarded > 0 ? { leavesDiscarded: discarded } : {}),
    ...(pending > 0 ? { leavesPending: pending } : {}),
  };
};

/** How many of island, climate, ecosystem and animals a seat has chosen. */
const chosenCount = (state: State, seat: number): number =>
  (state.rules.solo && state.rules.rulings.soloAnimals === 'dealt' ? 0 : animalCount(state, seat)) +
  [state.island[seat] !== NO_CARD, state.climate[seat] !== NO_CARD, state.ecosystem[seat] !== NONE].filter(Boolean)
    .length;

const dealtJson = (state: State, seat: number): NonNullable<PlayerJson['dealt']> => {
  const sides = (at: number, id: (side: number) => string): string[] =>
    Array.from({ length: dealtCount(state, at) }, (_, place) => state.dealt[seat * DEALT + at + place]!)
      .sort((one, other) => one - other)
      .flatMap((card) => [id(card * 2), id(card * 2 + 1)]);
  return {
    islands: sides(DEALT_AT.island, (side) => areaId(ISLAND_0 + side)),
    climates: sides(DEALT_AT.climate, (side) => areaId(CLIMATE_0 + side)),
    ecosystems: sides(DEALT_AT.ecosystem, ecosystemId),
    ...(choosesAnimals(state) ? { animals: dealtAnimals(state, seat) } : {}),
  };
};

const dealtAnimals = (state: State, seat: number): string[] => {
  const first = seat * DEALT + DEALT_AT.animal;
  return Array.from(state.dealt.subarray(first, first + DEALT_ANIMALS))
    .sort((one, other) => one - other)
    .map((animal) => state.rules.content.animals[animal]!.id);
};

const compostJson = (state: State, seat: number, viewer: Viewer): PlayerJson['compost'] => {
  const cards: PlayerJson['compost'] = [];
  for (let card = state.compostTop[seat]!; card !== NO_CARD; card = state.below[card]!) {
    const slot = state.slot[card]!;
    const hidden = viewer !== 'all' && isHidden(state, viewer, card);
    cards.push({
      card: hidden ? null : card,
      from: (slot & 1) === 1 ? 'hand' : 'deck',
      ...(slot > 1 ? { shuffle: slot >> 1 } : {}),
    });
  }
  return cards;
};

const tableauJson = (state: State, seat: number): PlayerJson['tableau'] =>
  bitsOf(state.occupied[seat]!).map((space) => {
    const at = seat * SPACES + space;
    const [sprouts, growth] = [state.sprouts[at]!, state.growth[at]!];
    return {
      card: state.tableau[at]!,
      row: rowOf(space),
      column: columnOf(space),
      ...(sprouts > 0 ? { sprouts } : {}),
      ...(growth > 0 ? { growth } : {}),
      ...(hasBit(state.fresh[seat]!, space) ? { fresh: true as const } : {}),
    };
  });
