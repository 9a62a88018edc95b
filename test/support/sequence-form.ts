import type { Action, Seat } from '../../src/core/contract.ts';
import type { SolvedGame } from './games/solved-game.ts';
import { type Place, walkHistories } from './histories.ts';

/** What a seat cannot tell apart, at a moment when it decides. */
export interface InformationSet<State = unknown> {
  readonly key: string;
  readonly seat: Seat;
  readonly actions: readonly Action[];
  /** One of its states, to be redealt. */
  readonly state: State;
  /** Sequence that ends with the first of `actions`; those of the others follow. */
  readonly first: number;
  /** Sequence of the seat's own decisions that leads here (perfect recall: there is one). */
  readonly parent: number;
}

/**
 * A game as von Stengel (1996) writes it. A sequence is all own decisions of one seat up to some
 * moment; number `seat` is the empty one. How likely an end is comes down to one product, over the
 * seats, of how likely each is to play its sequence.
 */
export interface SequenceForm<State = unknown> {
  readonly seats: number;
  /** Number of sequences. */
  readonly sequences: number;
  /** Each after those that come before it in a game. */
  readonly sets: readonly InformationSet<State>[];
  /** Probability of chance's part, by end. */
  readonly chance: Float64Array;
  /** Last sequence, by end and seat. */
  readonly last: Int32Array;
  /** Payoff, by end and seat. */
  readonly payoffs: Float64Array;
}

/** The sequence form of a game, from all its histories. */
export const sequenceForm = <State>(game: SolvedGame<State>): SequenceForm<State> => {
  const seats = game.seats[0];
  const sets: InformationSet<State>[] = [];
  const byKey = new Map<string, InformationSet<State>>();
  /** Information set of each decision on the way to the present place. */
  const way: InformationSet<State>[] = [];
  const chance: number[] = [];
  const last: number[] = [];
  const payoffs: number[] = [];
  const utilities = new Float64Array(seats);
  let sequences = seats;

  /** The last sequence of `seat` before a place. */
  const sequenceOf = (seat: Seat, { depth, path }: Place<State>): number => {
    for (let step = depth - 1; step >= 0; step--) {
      const set = way[step]!;
      if (set.seat === seat) return set.first + path[step]!;
    }
    return seat;
  };

  const found = (place: Place<State>, seat: Seat): InformationSet<State> => {
    const key = `${seat} ${game.informationKey(place.state, seat)}`;
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const state = game.blank(place.state);
    game.copy(place.state, state);
    const actions = place.legal.toArray();
    const set = { key, seat, actions, state, first: sequences, parent: sequenceOf(seat, place) };
    sequences += actions.length;
    sets.push(set);
    byKey.set(key, set);
    return set;
  };

  walkHistories(game, {
    decision(place, seat) {
      way[place.depth] = found(place, seat);
    },
    end(place) {
      chance.push(place.probability);
      game.utilities(place.state, utilities);
      for (let seat = 0; seat < seats; seat++) {
        last.push(sequenceOf(seat, place));
        payoffs.push(game.payoff(utilities[seat]!));
      }
    },
  });
  return {
    seats,
    sequences,
    sets,
    chance: Float64Array.from(chance),
    last: Int32Array.from(last),
    payoffs: Float64Array.from(payoffs),
  };
};

/** How a seat plays: probabilities of the actions of an information set, in their order. */
export type Policy<State = unknown> = (set: InformationSet<State>) => readonly number[];

/** Every action equally likely. */
export const uniformPolicy: Policy = ({ actions }) => actions.map(() => 1 / actions.length);

/** A policy as a table: the probability, by sequence, of its last decision. */
export const tabulate = <State>(form: SequenceForm<State>, policy: Policy<State>): Float64Array => {
  const table = new Float64Array(form.sequences).fill(1);
  for (const set of form.sets)
    for (const [index, probability] of policy(set).entries()) table[set.first + index] = probability;
  return table;
};

/** How likely the seats' own decisions make each sequence. */
export const weigh = (
  form: SequenceForm,
  table: Float64Array,
  into = new Float64Array(form.sequences),
): Float64Array => {
  into.fill(1, 0, form.seats);
  for (const { parent, first, actions } of form.sets)
    for (let index = 0; index < actions.length; index++) into[first + index] = into[parent]! * table[first + index]!;
  return into;
};

/**
 * What `seat` gains from the ends of each of its sequences, when chance and all others are weighed in.
 * @param weights by sequence, from `weigh`
 */
export const gains = (
  form: SequenceForm,
  weights: Float64Array,
  seat: Seat,
  into = new Float64Array(form.sequences),
): Float64Array => {
  const { seats, chance, last, payoffs } = form;
  into.fill(0);
  for (let end = 0; end < chance.length; end++) {
    let reach = chance[end]!;
    for (let other = 0; other < seats; other++) if (other !== seat) reach *= weights[last[end * seats + other]!]!;
    into[last[end * seats + seat]!]! += reach * payoffs[end * seats + seat]!;
  }
  return into;
};
