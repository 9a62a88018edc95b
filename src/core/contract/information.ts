/** What a seat knows: documents, views, worlds and beliefs. */
import type { Catalogs } from '../catalog.ts';
import type { Random } from '../random.ts';
import type { Result } from '../result.ts';
import type { Message } from '../text.ts';
import type { Action, Seat, Viewer } from './decision.ts';

/** The envelope that every state document shares; the game's own fields stand beside these. */
export interface StateEnvelope {
  readonly game: string;
  readonly version: 1;
  readonly catalog?: { readonly id: string; readonly hash?: string };
  readonly options: unknown;
  readonly viewer: Viewer;
}

/** A decision of another seat. */
export interface Observation<State> {
  /** Any world of what the seat that asks knew when it was made; the seat that made it is the one to act. */
  readonly position: State;
  readonly action: Action;
}

/** What a seat concludes from what others did. */
export interface Conclusion<State> {
  /** Decisions that said something: those that hang together with what is known now. */
  readonly used: number;
  /** How likely `world`, which agrees with all that the seat knows, makes what was done: a logarithm, but for a constant. */
  weigh(world: State): number;
}

/** One hidden thing, and what it may be. */
export interface BeliefSlot {
  /** What is hidden; `phrases` has its code. */
  readonly slot: Message;
  /** Every value it may have, in the game's order; `phrases` has their codes, and the probabilities sum to 1. */
  readonly values: readonly { readonly value: Message; readonly probability: number }[];
}

/** What one seat can say, exactly, of all that it cannot see. */
export interface Belief {
  /**
   * Worlds that agree with all the seat knows: what `redeal` may draw. Each is as likely as any other, so cards that are alike
   * are counted one by one; the order within a hand makes no difference. 1 when nothing is hidden.
   */
  readonly worlds: number;
  /** Part of its draws that `redeal` keeps, in (0, 1]; 1 when no draw is ever thrown away. */
  readonly acceptance: number;
  /** What matters most to the seat first: hints tell the first slot, `analyze` all. Empty when nothing is hidden. */
  readonly slots: readonly BeliefSlot[];
}

/** How a game hides, tells and redeals what seats cannot know. */
export interface Information<State, StateJson extends StateEnvelope, Content> {
  /**
   * Draws anew, in place, all that `seat` cannot know, consistently with all it does know, uniformly
   * unless the game's page says why not. Reads nothing that `seat` cannot see, so equal views and
   * equal streams give equal worlds. Cards are dealt by `random.deal`, which is told what comes to the same, so that
   * the last moves of a game can be counted: a hand is a set, and what can matter to nobody any more is no chance.
   */
  redeal(state: State, seat: Seat, random: Random): void;
  /**
   * What `redeal` draws from, counted instead of drawn: marginals of every hidden thing. Like `redeal` it
   * reads nothing that `seat` cannot see. Absent where worlds are too many to count exactly.
   * @param conclusion what others did, see `conclude`: then probabilities are those that it makes of these counts, where the game can tell
   */
  belief?(state: State, seat: Seat, conclusion?: Conclusion<State>): Belief;
  /**
   * What others meant by what they did; absent where nothing is hidden that play could tell, or nobody has fitted it. Reads nothing that
   * `seat` cannot see.
   * @param state any world of what `seat` knows now @param history decisions of other seats, the oldest first
   */
  conclude?(state: State, seat: Seat, history: readonly Observation<State>[]): Conclusion<State>;
  /** The state as `viewer` may see it; hidden values are null. The only place that hides. A finished game hides nothing. */
  encode(state: State, viewer: Viewer): StateJson;
  /**
   * The state that `json`, which fits `schemas.state`, describes. Hidden parts get some consistent
   * value, to be redealt. Faults list every contradiction; pointers are relative to `json`. A null that the schema does not ask for
   * may be left out, as many languages do.
   */
  decode(json: StateJson, catalogs: Catalogs<Content>): Result<State>;
  /** For games small enough to be solved whole, where bluffing matters; absent elsewhere. */
  readonly solvable?: {
    /** Makes `into` the beginning of a new game with the options of `like`. */
    restart(like: State, into: State, random: Random): void;
    /**
     * All that `seat`, whose decision it is, knows and remembers, as a whole number of at most 53 bits: equal exactly for states
     * that it cannot tell apart, and for no two seats. Allocation-free.
     */
    informationKey(state: State, seat: Seat): number;
  };
}
