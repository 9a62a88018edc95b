import { ActionList } from '../core/actions.ts';
import { type Action, type Game, type Seat, TERMINAL } from '../core/contract.ts';
import { EveryChance } from '../core/every-chance.ts';

/** What `kinds` has for a history at which no seat decides. */
export const END = -1;
export const CHANCE = -2;

/** Histories that are written between two looks at whether there is time for more. */
const STRETCH = 512;

/** Every history of a game, as typed arrays: for searches that go through all of them again and again. Number 0 is the deal. */
export interface WrittenGame {
  /** By history: the seat that decides, `END` or `CHANCE`. */
  readonly kinds: Int8Array;
  /** By history: the place of what follows first, in `next`, and how many follow. */
  readonly begins: Int32Array;
  readonly counts: Int32Array;
  /** By history: the place of the first action of its information set, or of the first seat's utility of an end. */
  readonly places: Int32Array;
  /** Histories that follow, and how likely chance makes each; 1 where a seat decides. */
  readonly next: Int32Array;
  readonly chances: Float64Array;
  /** By end and seat. */
  readonly utilities: Float64Array;
  /** Information sets, each after those that its seat comes from. */
  readonly sets: readonly WrittenSet[];
  /** Their places, by key. */
  readonly placeOf: ReadonlyMap<number, number>;
  /** Actions of all information sets together. */
  readonly actions: number;
  /** Most decisions from the deal to an end. */
  readonly depth: number;
}

/** An information set. */
export interface WrittenSet {
  readonly seat: Seat;
  /** Place of its first action, and how many there are. */
  readonly place: number;
  readonly count: number;
  /** Place of the last action of its own by which the seat came here, which it remembers; -1 where there is none. */
  readonly parent: number;
}

/**
 * Writes the game down that begins with the options of `root`, some of it between two yields.
 * @param most histories to write
 * @returns nothing where there are more
 */
export const writing = <State>(
  game: Game<State>,
  solvable: Solvable<State>,
  root: State,
  most: number,
): Generator<undefined, WrittenGame | undefined> => new Writer(game, solvable, root, most).write();

type Solvable<State> = NonNullable<Game<State>['solvable']>;

/** What one depth needs, made once and filled again and again. */
interface Frame<State> {
  readonly state: State;
  readonly legal: ActionList;
  readonly chance: EveryChance;
}

class Writer<State> {
  readonly #game: Game<State>;
  readonly #solvable: Solvable<State>;
  readonly #root: State;
  readonly #most: number;
  readonly #frames: Frame<State>[] = [];
  readonly #kinds: number[] = [];
  readonly #begins: number[] = [];
  readonly #counts: number[] = [];
  readonly #places: number[] = [];
  readonly #next: number[] = [];
  readonly #chances: number[] = [];
  readonly #utilities: number[] = [];
  readonly #sets: WrittenSet[] = [];
  readonly #placeOf = new Map<number, number>();
  readonly #earned: Float64Array;
  /** By seat: the place of its last action on the way to the present history, or -1. */
  readonly #last: Int32Array;
  #actions = 0;
  /** The history before which there is a look at the clock. */
  #pause = STRETCH;

  constructor(game: Game<State>, solvable: Solvable<State>, root: State, most: number) {
    this.#game = game;
    this.#solvable = solvable;
    this.#root = root;
    this.#most = most;
    this.#earned = new Float64Array(game.seatCount(root));
    this.#last = new Int32Array(game.seatCount(root)).fill(-1);
  }

  *write(): Generator<undefined, WrittenGame | undefined> {
    const { state, chance } = this.#frame(0);
    const id = this.#add(CHANCE);
    this.#solvable.restart(this.#root, state, chance);
    yield* this.#outcomes(id, 0, () => this.#solvable.restart(this.#root, state, chance));
    return this.#isFull() ? undefined : this.#written();
  }

  #written(): WrittenGame {
    return {
      kinds: Int8Array.from(this.#kinds),
      begins: Int32Array.from(this.#begins),
      counts: Int32Array.from(this.#counts),
      places: Int32Array.from(this.#places),
      next: Int32Array.from(this.#next),
      chances: Float64Array.from(this.#chances),
      utilities: Float64Array.from(this.#utilities),
      sets: this.#sets,
      placeOf: this.#placeOf,
      actions: this.#actions,
      depth: this.#frames.length - 1,
    };
  }

  #isFull(): boolean {
    return this.#kinds.length > this.#most;
  }

  #frame(depth: number): Frame<State> {
    const known = this.#frames[depth];
    if (known !== undefined) return known;
    const chance = new EveryChance(this.#most);
    const made = { state: this.#game.blank(this.#root), legal: new ActionList(), chance };
    this.#frames[depth] = made;
    return made;
  }

  #add(kind: number, place = 0): number {
    this.#begins.push(0);
    this.#counts.push(0);
    this.#places.push(place);
    return this.#kinds.push(kind) - 1;
  }

  /** Writes down what follows from a history, in the order in which it follows. */
  #link(id: number, next: readonly number[], chances: readonly number[]): void {
    this.#begins[id] = this.#next.length;
    this.#counts[id] = next.length;
    this.#next.push(...next);
    this.#chances.push(...chances);
  }

  /** The history that the state at this depth stands for, and all that follow it. @returns its number */
  *#history(depth: number): Generator<undefined, number> {
    const { state, legal } = this.#frame(depth);
    const seat = this.#game.toAct(state);
    if (seat === TERMINAL) return this.#end(state);
    this.#game.legalActions(state, legal);
    const place = this.#set(this.#solvable.informationKey(state, seat), seat, legal.length);
    const id = this.#add(seat, place);
    if (id >= this.#pause) {
      this.#pause = id + STRETCH;
      yield;
    }
    const last = this.#last[seat]!;
    const next: number[] = [];
    for (let index = 0; index < legal.length && !this.#isFull(); index++) {
      this.#last[seat] = place + index;
      next.push(yield* this.#follow(depth, legal.at(index)));
    }
    this.#last[seat] = last;
    this.#link(
      id,
      next,
      next.map(() => 1),
    );
    return id;
  }

  *#follow(depth: number, action: Action): Generator<undefined, number> {
    const { game, from, into, chance } = this.#step(depth);
    const act = (): void => {
      game.copy(from, into);
      game.apply(into, action, chance);
    };
    act();
    if (chance.probability < 1) return yield* this.#outcomes(this.#add(CHANCE), depth + 1, act);
    return yield* this.#history(depth + 1);
  }

  #step(depth: number) {
    const { state: into, chance } = this.#frame(depth + 1);
    return { game: this.#game, from: this.#frame(depth).state, into, chance };
  }

  /** Every outcome of what chance has just done for the first time, and does again. */
  *#outcomes(id: number, depth: number, again: () => void): Generator<undefined, number> {
    const { chance } = this.#frame(depth);
    const next: number[] = [];
    const chances: number[] = [];
    for (let left = true; left; ) {
      chances.push(chance.probability);
      next.push(yield* this.#history(depth));
      left = chance.advance() && !this.#isFull();
      if (left) again();
    }
    this.#link(id, next, chances);
    return id;
  }

  #end(state: State): number {
    this.#game.utilities(state, this.#earned);
    const id = this.#add(END, this.#utilities.length);
    this.#utilities.push(...this.#earned);
    return id;
  }

  #set(key: number, seat: Seat, count: number): number {
    const known = this.#placeOf.get(key);
    if (known !== undefined) return known;
    const place = this.#actions;
    this.#placeOf.set(key, place);
    this.#sets.push({ seat, place, count, parent: this.#last[seat]! });
    this.#actions += count;
    return place;
  }
}
