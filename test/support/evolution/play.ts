import { ActionList } from '../../../src/core/actions.ts';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { type Action, type Outcome, TERMINAL } from '../../../src/core/contract.ts';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { Random } from '../../../src/core/random.ts';
import type { Message } from '../../../src/core/text.ts';
import type { ActionJson, StateJson } from '../../../src/engines/evolution/documents/schema.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import type { State } from '../../../src/engines/evolution/rules/state.ts';
import { valueOf } from '../results.ts';
import { puddle, tinyCatalogs } from './tiny.ts';

/** The built-in catalog and those of `tiny.ts`. */
export const catalogs = valueOf(loadCatalogs(evolution.catalog, [...tinyCatalogs, puddle]));

/** A stream whose dice fall as told, and at random when nothing is told any more. */
export class Dice extends Random {
  readonly #rolls: number[] = [];

  /** The next rolls of a die, each 1–6. */
  tell(rolls: readonly number[]): void {
    this.#rolls.push(...rolls);
  }

  /** Told rolls that nobody has asked for. */
  get left(): number {
    return this.#rolls.length;
  }

  override below(bound: number): number {
    const roll = bound === 6 ? this.#rolls.shift() : undefined;
    return roll === undefined ? super.below(bound) : roll - 1;
  }
}

/** Most steps without a choice between two actions of a test. */
const FORCED = 60;

/** A game that a test plays. */
export class Play {
  readonly dice: Dice;
  /** All that was told since the beginning. */
  readonly events: Message[] = [];
  readonly #state: State;
  readonly #list = new ActionList();

  /** Plays from `given`; dice that no test tells fall by the seed. */
  constructor(given: StateJson, seed: string) {
    this.#state = valueOf(evolution.decode(given, catalogs));
    this.dice = new Dice(seed);
  }

  /** The state as a seat sees it, or all of it. */
  see(viewer: number | 'all' = 'all'): StateJson {
    return evolution.encode(this.#state, viewer);
  }

  /** Seat to act, or `TERMINAL`. */
  toAct(): number {
    return evolution.toAct(this.#state);
  }

  /** The legal actions. */
  legal(): ActionJson[] {
    return this.#codes().map((code) => evolution.encodeAction(this.#state, code));
  }

  /** Whether an action is legal now. */
  can(action: ActionJson): boolean {
    return evolution.decodeAction(this.#state, action).ok;
  }

  /** Performs an action and nothing else; an illegal one fails the test. */
  actOnly(action: ActionJson): void {
    this.#apply(valueOf(evolution.decodeAction(this.#state, action)));
  }

  /** Performs an action and the answers that leave no choice, after any other steps that leave none. */
  act(action: ActionJson): void {
    const { year } = this.see();
    for (let forced = 0; forced < FORCED && !this.can(action); forced++) {
      const only = this.#codes();
      if (only.length !== 1 || this.see().year !== year) break;
      this.#apply(only[0]!);
    }
    if (!this.can(action))
      throw new Error(
        `${JSON.stringify(action)} is illegal; legal for ${this.toAct()}: ${JSON.stringify(this.legal())}`,
      );
    this.actOnly(action);
    this.#settle();
  }

  /** Ends the goes of others, who eat where they must, until it is the go of this seat; the last seat eats if it can. */
  next(seat: number): void {
    const { year, players } = this.see();
    for (let steps = 0; steps < FORCED && this.toAct() !== seat; steps++) {
      const wanted = this.toAct() === players.length - 1 ? ['eat', 'convert-fat', 'pass'] : ['pass', 'eat'];
      const options = this.legal();
      const [chosen] = wanted.flatMap((name) => options.find(({ type }) => type === name) ?? []);
      if (chosen === undefined || this.see().year !== year) throw new Error(`seat ${seat} gets no go in this year`);
      this.act(chosen);
    }
  }

  /** Worlds that a seat holds possible, drawn by `redeal`, in full. */
  dream(seat: number, count: number): StateJson[] {
    const world = evolution.blank(this.#state);
    return Array.from({ length: count }, () => {
      evolution.copy(this.#state, world);
      evolution.redeal(world, seat, this.dice);
      return evolution.encode(world, 'all');
    });
  }

  outcome(): Outcome {
    return outcomeOf(evolution, this.#state);
  }

  #codes(): Action[] {
    evolution.legalActions(this.#state, this.#list);
    return this.#list.toArray();
  }

  #apply(code: Action): void {
    evolution.apply(this.#state, code, this.dice, (event) => void this.events.push(event));
  }

  /** Performs the answers that leave no choice. */
  #settle(): void {
    for (let only = this.#codes(); only.length === 1 && (this.see().pending ?? []).length > 0; only = this.#codes())
      this.#apply(only[0]!);
  }
}

/** Plays from `given`; dice that no test tells fall by the seed. */
export const play = (given: StateJson, seed = 'dice'): Play => new Play(given, seed);

/** A new game. */
export const deal = (options: StateJson['options'], seed = 1, catalog?: string): Play => {
  const held = valueOf(catalogs.find(catalog === undefined ? undefined : { id: catalog }));
  const state = valueOf(evolution.setup(options, held, new Dice(`setup ${seed}`)));
  return play(evolution.encode(state, 'all'), `deal ${seed}`);
};

/** Whether nobody has anything to decide any more. */
export const isOver = (game: Play): boolean => game.toAct() === TERMINAL;
