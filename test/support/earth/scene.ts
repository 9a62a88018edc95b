import { ActionList } from '../../../src/core/actions.ts';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import type { Message } from '../../../src/core/text.ts';
import type { PlayerJson, StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { valueOf } from '../results.ts';

/** The built-in catalog. */
export const catalogs = valueOf(loadCatalogs(earth.catalog));

/** A card of a tableau: number, row, column, sprouts, growth. */
export type Planted = readonly [card: number, row: number, column: number, sprouts?: number, growth?: number];

/** What a seat has; what is left out is nothing, or does not matter. */
export interface SeatScene {
  readonly island?: string;
  readonly climate?: string;
  readonly ecosystem?: string;
  readonly soil?: number;
  readonly hand?: readonly number[];
  /** From top to bottom, composted from the hand. */
  readonly compost?: readonly number[];
  readonly events?: readonly number[];
  readonly tableau?: readonly Planted[];
  readonly animals?: NonNullable<PlayerJson['animals']>;
  readonly leavesDiscarded?: number;
}

/** A position at the beginning of a turn. */
export interface Scene {
  readonly seats: readonly SeatScene[];
  readonly options?: Options;
  readonly fauna?: readonly string[];
  readonly ecosystems?: readonly string[];
  /** Top cards of the deck; the rest follows by number. */
  readonly deck?: readonly number[];
  readonly discards?: readonly number[];
  readonly more?: Partial<StateJson>;
}

const ISLANDS = ['286-2', '288-1', '289-1', '290-2', '292-1', '293-1', '294-1'];
const CLIMATES = ['295-1', '297-1', '301-2', '302-1', '303-1', '304-1', '296-2'];
const ECOSYSTEMS = ['313-2', '310-1', '311-1', '312-1', '314-1', '317-1', '318-1'];

/** The `index`th side of the list, of the cards that no seat has by name. */
const unused = (list: readonly string[], index: number, named: readonly (string | undefined)[]): string => {
  const taken = named.map((id) => id?.split('-')[0]);
  return list.filter((id) => !taken.includes(id.split('-')[0]))[index] ?? '';
};

const ANIMALS = ['nothing', 'house-trout', 'house-badger', 'house-otter', 'house-hedgehog'];

const playerOf = (
  seats: readonly SeatScene[],
  seat: SeatScene,
  index: number,
  level: string,
  animals: boolean,
): PlayerJson => ({
  island:
    seat.island ??
    unused(
      ISLANDS,
      index,
      seats.map(({ island }) => island),
    ),
  climate:
    seat.climate ??
    unused(
      CLIMATES,
      index,
      seats.map(({ climate }) => climate),
    ),
  ecosystem:
    level === 'beginner'
      ? null
      : (seat.ecosystem ??
        unused(
          ECOSYSTEMS,
          index,
          seats.map(({ ecosystem }) => ecosystem),
        )),
  soil: seat.soil ?? 0,
  handSize: seat.hand?.length ?? 0,
  hand: [...(seat.hand ?? [])],
  compost: (seat.compost ?? []).map((card) => ({ card, from: 'hand' })),
  tableau: (seat.tableau ?? []).map(([card, row, column, sprouts, growth]) => ({
    card,
    row,
    column,
    ...(sprouts === undefined ? {} : { sprouts }),
    ...(growth === undefined ? {} : { growth }),
  })),
  events: [...(seat.events ?? [])],
  ...(animals ? { animals: [...(seat.animals ?? [{ id: ANIMALS[index] ?? '' }])] } : {}),
  ...(seat.leavesDiscarded === undefined ? {} : { leavesDiscarded: seat.leavesDiscarded }),
});

/** The document of a scene. */
export const documentOf = ({ seats, options, fauna, ecosystems, deck = [], discards = [], more }: Scene): StateJson => {
  const level = options?.level ?? 'standard';
  const players = seats.map((seat, index) => playerOf(seats, seat, index, level, options?.animals === true));
  const used = new Set([
    ...deck,
    ...discards,
    ...(more?.gaia?.pile ?? []),
    ...(more?.gaia?.compost ?? []).map(({ card }) => card ?? 0),
    ...(more?.looked?.cards ?? []),
    ...(more?.planting === undefined ? [] : [more.planting.card]),
    ...players.flatMap(({ hand, compost, tableau, events }) => [
      ...(hand ?? []),
      ...compost.map(({ card }) => card ?? 0),
      ...tableau.map(({ card }) => card),
      ...events,
    ]),
  ]);
  const rest = Array.from({ length: 283 }, (_, index) => index + 1).filter((card) => !used.has(card));
  return {
    game: 'earth',
    version: 1,
    options: { ...options, seats: seats.length },
    viewer: 'all',
    round: 2,
    firstSeat: 0,
    stage: 'choose',
    active: 0,
    seat: 0,
    action: null,
    fauna: [...(fauna ?? ['339-1', '340-1', '358-2', '348-1'])],
    arrivals: [[], [], [], []],
    completion: null,
    ecosystems: level === 'beginner' ? [] : [...(ecosystems ?? ['324-2', '325-1'])],
    deckSize: deck.length + rest.length,
    deck: [...deck, ...rest],
    discards: [...discards],
    players,
    ...(seats.length === 1 ? { gaia: GAIA, soilGained: 0, cardsDrawn: 0 } : {}),
    ...more,
  };
};

/** An island and a climate that never fire. */
export const still = { island: '287-1', climate: '300-1' };
/** The same for a neighbour. */
export const other = { island: '293-2', climate: '302-2' };

/** Gaïa at the beginning of a game. */
export const GAIA: NonNullable<StateJson['gaia']> = {
  soil: 0,
  sprouts: 0,
  growth: 0,
  compost: [],
  pile: [],
  revealed: [],
  upcoming: [
    ...(['water', 'grow', 'compost', 'plant', 'north-gyre', 'south-gyre'] as const),
    ...(['water', 'grow', 'compost', 'plant', 'north-gyre', 'south-gyre'] as const),
  ],
};

/** The state of a scene. */
export const stateOf = (scene: Scene): State => valueOf(earth.decode(documentOf(scene), catalogs));

/** Everything legal, in notation. */
export const legalOf = (state: State): string[] => {
  const list = new ActionList();
  earth.legalActions(state, list);
  return list.toArray().map((action) => earth.notation(state, action));
};

/** Plays decisions given in notation; one that is not legal throws. */
export const play = (state: State, ...lines: readonly string[]): Message[] => {
  const events: Message[] = [];
  for (const line of lines) {
    const list = new ActionList();
    earth.legalActions(state, list);
    const action = list.toArray().find((each) => earth.notation(state, each) === line);
    if (action === undefined) throw new Error(`${line} is not legal here; legal are: ${legalOf(state).join(', ')}`);
    earth.apply(state, action, RANDOM, (event) => void events.push(event));
  }
  return events;
};

const RANDOM: Random = stream('scene', 'test');

/** Takes whatever there is to take, in ascending order, while `more` says so. */
export const takeAll = (state: State, more: () => boolean): void => {
  while (more()) {
    const choices = legalOf(state).filter((line) => !line.startsWith('event') && line !== 'convert');
    play(state, choices.find((line) => line !== 'stop') ?? 'stop');
  }
};

/** The document of a seat. */
export const seatOf = (state: State, seat = 0): PlayerJson => earth.encode(state, 'all').players[seat]!;

/** The parts of the score of a seat, by name. */
export const scoreOf = (state: State, seat = 0): Record<string, number> => {
  const into = new Float64Array(earth.metrics.length);
  earth.measure(state, seat, into);
  return Object.fromEntries(earth.metrics.map(({ name }, index) => [name, into[index]!]));
};
