import { ActionList } from '../../../src/core/actions.ts';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { type Outcome, TERMINAL } from '../../../src/core/contract.ts';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import type { Message } from '../../../src/core/text.ts';
import type { ActionJson, StateJson } from '../../../src/engines/anthropocene/documents/schema.ts';
import { anthropocene } from '../../../src/engines/anthropocene/index.ts';
import { valueOf } from '../results.ts';
import type { Column, Objective } from './scene.ts';
import { startCatalogs } from './start-cards.ts';

/** The built-in catalogs and those with start cards of `start-cards.ts`. */
export const catalogs = valueOf(loadCatalogs(anthropocene.catalog, startCatalogs));

/** A card and the column to put it in. */
export type Move = readonly [card: string, column: Column];

export const action = ([card, column]: Move): ActionJson => ({ type: 'play', card, column });

/** A state after some moves. */
export interface Played {
  /** Full document. */
  readonly state: StateJson;
  /** What each seat sees. */
  readonly views: readonly StateJson[];
  readonly events: readonly Message[];
  /** Seat to act, or `TERMINAL`. */
  readonly toAct: number;
  /** Once the game is over. */
  readonly outcome: Outcome | undefined;
}

/** Plays `moves` from `given`; an illegal one fails the test. */
export const play = (given: StateJson, ...moves: readonly Move[]): Played => {
  const state = valueOf(anthropocene.decode(given, catalogs));
  const events: Message[] = [];
  for (const move of moves) {
    const code = valueOf(anthropocene.decodeAction(state, action(move)));
    anthropocene.apply(state, code, stream('conformance', 'test'), (event) => events.push(event));
  }
  const toAct = anthropocene.toAct(state);
  return {
    state: anthropocene.encode(state, 'all'),
    views: given.players.map((_, seat) => anthropocene.encode(state, seat)),
    events,
    toAct,
    outcome: toAct === TERMINAL ? outcomeOf(anthropocene, state) : undefined,
  };
};

/** A new game. */
export const deal = (options: StateJson['options'], seed = 1, catalog?: string): Played => {
  const held = valueOf(catalogs.find(catalog === undefined ? undefined : { id: catalog }));
  const state = valueOf(anthropocene.setup(options, held, stream(seed, 'setup')));
  const seats = anthropocene.seatCount(state);
  return {
    state: anthropocene.encode(state, 'all'),
    views: Array.from({ length: seats }, (_, seat) => anthropocene.encode(state, seat)),
    events: [],
    toAct: anthropocene.toAct(state),
    outcome: undefined,
  };
};

/** Plays legal actions, at random, until the game is over; every state on the way, the first and last included. */
export const playOut = (given: StateJson, random: Random): StateJson[] => {
  const state = valueOf(anthropocene.decode(given, catalogs));
  const states = [anthropocene.encode(state, 'all')];
  const legal = new ActionList();
  while (anthropocene.toAct(state) !== TERMINAL) {
    anthropocene.legalActions(state, legal);
    anthropocene.apply(state, legal.at(random.below(legal.length)), random);
    states.push(anthropocene.encode(state, 'all'));
  }
  return states;
};

/** A game of three seats with `left` cards of the last generation to play, a choice to make and ice that can still last. */
export const nearEnd = (left: number, seed: number): StateJson => {
  const catalog = valueOf(catalogs.find(undefined));
  const random = stream(seed, 'test');
  const legal = new ActionList();
  const weights = new Float64Array(100);
  for (;;) {
    const state = valueOf(anthropocene.setup({ seats: 3 }, catalog, random));
    while (anthropocene.toAct(state) !== TERMINAL) {
      anthropocene.legalActions(state, legal);
      if (state.generation === 2 && state.played === 12 - left) {
        if (state.gas < state.ice && legal.length > 1) return anthropocene.encode(state, 'all');
        break;
      }
      anthropocene.heuristics?.weigh(state, legal, weights);
      anthropocene.apply(state, legal.at(random.pick(weights, legal.length)), random);
    }
  }
};

/** Every legal move as `card column`, sorted. */
export const legalMoves = (given: StateJson): string[] => {
  const state = valueOf(anthropocene.decode(given, catalogs));
  const legal = new ActionList();
  anthropocene.legalActions(state, legal);
  return legal
    .toArray()
    .map((code) => anthropocene.encodeAction(state, code))
    .map(({ card, column }) => `${card} ${column}`)
    .sort();
};

/** Objectives that `seat` is dealt in `count` worlds drawn from its view. */
export const dreamt = (view: StateJson, count = 400): Objective[] => {
  const state = valueOf(anthropocene.decode(view, catalogs));
  const seat = Number(view.viewer);
  const random = stream('dreams', 'test');
  return Array.from({ length: count }, () => {
    anthropocene.redeal(state, seat, random);
    const own = anthropocene.encode(state, 'all').players[seat];
    if (own?.landmark == null || own.biosphere === null) throw new Error('a full state hides nothing');
    return [own.landmark, own.biosphere];
  });
};

/** Pairs as sorted words, for comparing sets. */
export const pairs = (objectives: Iterable<Objective> | undefined): string[] =>
  [...new Set([...(objectives ?? [])].map((pair) => pair.join(' ')))].sort();
