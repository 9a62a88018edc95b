import { inspect } from 'node:util';
import type { TSchema } from 'typebox';
import { ActionList } from '../../src/core/actions.ts';
import type { Catalog, Catalogs } from '../../src/core/catalog.ts';
import { type Action, type EventLog, type Game, type Seat, TERMINAL } from '../../src/core/contract.ts';
import { type Random, stream } from '../../src/core/random.ts';
import { type Checker, checker } from '../../src/core/schema.ts';
import { valueOf } from './results.ts';

/** Decisions after which a random playout counts as endless. */
const ENDLESS = 100_000;

/** One way to set a game up. */
export interface Setup {
  readonly name: string;
  readonly options: unknown;
  /** Id of the catalog; the default when absent. */
  readonly catalog?: string;
}

/** A game with content, and one way to set it up. */
export interface Table {
  readonly game: Game;
  readonly catalogs: Catalogs;
  readonly setup: Setup;
}

const checkers = new WeakMap<TSchema, Checker<unknown>>();

/** The checker of a game's schema, made once: to compile one takes longer than most tests. */
export const checkerOf = (schema: TSchema): Checker<unknown> => {
  const known = checkers.get(schema);
  if (known !== undefined) return known;
  const made = checker(schema);
  checkers.set(schema, made);
  return made;
};

/** A new game at this table; the same seed gives the same state. */
export const start = ({ game, catalogs, setup }: Table, seed: number): unknown => {
  const options = valueOf(checkerOf(game.schemas.options).check(setup.options));
  const catalog: Catalog = valueOf(catalogs.find(setup.catalog === undefined ? undefined : { id: setup.catalog }));
  return valueOf(game.setup(options, catalog, stream(seed, 'setup')));
};

/** The legal actions of `state`, in the game's order. */
export const legalOf = (game: Game, state: unknown): Action[] => {
  const list = new ActionList();
  game.legalActions(state, list);
  return list.toArray();
};

/** How a walk goes; all of it may be left out. */
export interface Walk {
  /** Sees every state before its action, and then the last one. */
  readonly visit?: (seat: Seat, ply: number) => void;
  /** Decisions after which to stop; the end of the game when absent. */
  readonly plies?: number;
  readonly log?: EventLog;
}

/** Plays at random, in place. */
export const walk = (game: Game, state: unknown, random: Random, { visit, plies, log }: Walk = {}): void => {
  const legal = new ActionList();
  for (let ply = 0; ply !== plies; ply++) {
    if (ply === ENDLESS) throw new Error('the playout does not end');
    const seat = game.toAct(state);
    visit?.(seat, ply);
    if (seat === TERMINAL) return;
    game.legalActions(state, legal);
    game.apply(state, legal.at(random.below(legal.length)), random, log);
  }
};

/** An independent copy of `state`. */
export const copyOf = (game: Game, state: unknown): unknown => {
  const copy = game.blank(state);
  game.copy(state, copy);
  return copy;
};

/** The state after `plies` decisions of one random game, or its end; made without copying anything. */
const reach = (table: Table, seed: number, plies?: number): unknown => {
  const state = start(table, seed);
  walk(table.game, state, stream(seed, 'test'), plies === undefined ? {} : { plies });
  return state;
};

/** Most states of a sample, when nothing else is said: games of hundreds of decisions would take minutes. */
const MANY = 24;

/** States along one random game, `every` decisions apart or more when they are too many; the last one is finished, the others are not. */
export const sample = (table: Table, seed: number, every: number, most = MANY): unknown[] => {
  let length = 0;
  const visit = (_seat: Seat, ply: number): void => {
    length = ply;
  };
  walk(table.game, start(table, seed), stream(seed, 'test'), { visit });
  const step = Math.max(every, Math.ceil(length / most));
  const plies = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
  return [...plies.map((ply) => reach(table, seed, ply)), reach(table, seed)];
};

/** The end of one random game. */
export const finished = (table: Table, seed: number): unknown => reach(table, seed);

/** The last decision of one random game. */
export const lastDecision = (table: Table, seed: number): unknown => {
  const { game } = table;
  const state = start(table, seed);
  const before = game.blank(state);
  const visit = (seat: Seat): void => {
    if (seat !== TERMINAL) game.copy(state, before);
  };
  walk(game, state, stream(seed, 'test'), { visit });
  return before;
};

/**
 * Everything in the state object, private working values included, as text: two equal states have equal texts. One number a
 * line, as to line them up takes three times as long.
 */
export const snapshot = (state: unknown): string =>
  inspect(state, {
    depth: Number.POSITIVE_INFINITY,
    maxArrayLength: null,
    maxStringLength: null,
    sorted: true,
    compact: false,
  });

/** The full document of `state` as text. */
export const fullText = (game: Game, state: unknown): string => JSON.stringify(game.encode(state, 'all'));

/** The view of `seat` as text. */
export const viewText = (game: Game, state: unknown, seat: Seat): string => JSON.stringify(game.encode(state, seat));

/** Seats of `state`, ascending. */
export const seatsOf = (game: Game, state: unknown): Seat[] => [...Array(game.seatCount(state)).keys()];
