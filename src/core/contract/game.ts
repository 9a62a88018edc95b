/** One game, whole: its rules, and all the other parts of the contract. */
import type { TSchema } from 'typebox';
import type { ActionList } from '../actions.ts';
import type { Catalog, CatalogKind } from '../catalog.ts';
import type { Random } from '../random.ts';
import type { Result } from '../result.ts';
import type { Automa } from './automa.ts';
import type { Action, Seat, TERMINAL } from './decision.ts';
import type { Guidance } from './guidance.ts';
import type { Information, StateEnvelope } from './information.ts';
import type { Interview } from './interview.ts';
import type { Results } from './outcome.ts';
import type { EventLog, Words } from './words.ts';

/**
 * Rules: synchronous, no input or output, all chance from `random`, by its `below`, `pick`, `shuffle` and `deal`: then a search
 * can count every outcome of the last moves. What asks for `next` is only ever sampled.
 */
export interface Rules<State, Options, Content> {
  /** A new game. Faults are relative to `options`, which already fits `schemas.options`. */
  setup(options: Options, catalog: Catalog<Content>, random: Random): Result<State>;
  /** A scratch state with room to copy `like`, and any other state of the same options, into. */
  blank(like: State): State;
  /** Makes `into` equal to `from` and independent of it, without allocating. */
  copy(from: State, into: State): void;
  /** Number of seats in this game. */
  seatCount(state: State): number;
  /** The seat whose decision is next, or `TERMINAL`. */
  toAct(state: State): Seat | typeof TERMINAL;
  /** Replaces `into` by every legal action, ascending and without repeats; never empty unless the game is over. */
  legalActions(state: State, into: ActionList): void;
  /** Performs a legal action, in place, with all that follows until the next decision. */
  apply(state: State, action: Action, random: Random, log?: EventLog): void;
}

/**
 * One game. `State` is the game's mutable working state (typed arrays and small integers);
 * `StateJson` and `ActionJson` are what travels.
 */
export interface Game<
  State = unknown,
  Options = unknown,
  StateJson extends StateEnvelope = StateEnvelope,
  ActionJson = unknown,
  Content = unknown,
> extends Rules<State, Options, Content>,
    Results<State>,
    Information<State, StateJson, Content>,
    Words<State, ActionJson>,
    Guidance<State> {
  /** Kebab-case, as in URLs and in the `game` field of states. */
  readonly id: string;
  /** Fewest and most seats. */
  readonly seats: readonly [min: number, max: number];
  /** The game's content: its schema, its built-in documents, and how they are compiled. */
  readonly catalog: CatalogKind<Content>;
  /** TypeBox schemas with descriptions, of setup options, state documents and actions. */
  readonly schemas: { readonly options: TSchema; readonly state: TSchema; readonly action: TSchema };
  /** The automaton that a person can play against alone; absent where the game has none. */
  readonly automa?: Automa<State>;
  /** How a person tells the view of a real table; absent where nobody has written it. */
  readonly interview?: Interview<StateJson, Content>;
}
