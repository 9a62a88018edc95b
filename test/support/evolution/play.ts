import { ActionList } from '../../../src/core/actions.ts';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { type Outcome, TERMINAL } from '../../../src/core/contract.ts';
import { Random } from '../../../src/core/random.ts';
import type { Message } from '../../../src/core/text.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import type { ActionJson, StateJson } from '../../../src/engines/evolution/schema.ts';
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
export interface Play {
  readonly dice: Dice;
  /** All that was told since the beginning. */
  readonly events: readonly Message[];
  /** Performs an action and the answers that leave no choice, after any other steps that leave none; an illegal one fails the test. */
  act(action: ActionJson): void;
  /** Performs an action and nothing else. */
  actOnly(action: ActionJson): void;
  /** Performs the answers that leave no choice, until there is one, or nothing is unfinished. */
  settle(): void;
  /** Whether an action is legal now. */
  can(action: ActionJson): boolean;
  /** The legal actions. */
  legal(): readonly ActionJson[];
  /** Seat to act, or `TERMINAL`. */
  toAct(): number;
  /** The state as a seat sees it, or all of it. */
  see(viewer?: number | 'all'): StateJson;
  /** Ends the goes of others, who eat where they must, until it is the go of this seat. */
  next(seat: number): void;
  /** Worlds that a seat holds possible, drawn by `redeal`, in full. */
  dream(seat: number, count: number): StateJson[];
  outcome(): Outcome;
}

/** Plays from `given`; dice that no test tells fall by the seed. */
export const play = (given: StateJson, seed = 'dice'): Play => {
  const state = valueOf(evolution.decode(given, catalogs));
  const dice = new Dice(seed);
  const events: Message[] = [];
  const list = new ActionList();
  const codes = (): number[] => {
    evolution.legalActions(state, list);
    return list.toArray();
  };
  const apply = (code: number): void => void evolution.apply(state, code, dice, (event) => void events.push(event));
  const see = (viewer: number | 'all' = 'all'): StateJson => evolution.encode(state, viewer);
  const legal = (): ActionJson[] => codes().map((code) => evolution.encodeAction(state, code));

  const act = (action: ActionJson): void => {
    const { year } = see();
    for (let forced = 0; forced < FORCED; forced++) {
      const decoded = evolution.decodeAction(state, action);
      if (decoded.ok) {
        apply(decoded.value);
        settle();
        return;
      }
      const only = codes();
      if (only.length !== 1 || see().year !== year) break;
      apply(only[0]!);
    }
    throw new Error(
      `${JSON.stringify(action)} is illegal; legal for ${evolution.toAct(state)}: ${JSON.stringify(legal())}`,
    );
  };

  const settle = (): void => {
    for (let only = codes(); only.length === 1 && (see().pending ?? []).length > 0; only = codes()) apply(only[0]!);
  };

  const next = (seat: number): void => {
    const { year } = see();
    for (let steps = 0; steps < FORCED && evolution.toAct(state) !== seat; steps++) {
      const options = legal();
      const wanted =
        evolution.toAct(state) === see().players.length - 1 ? ['eat', 'convert-fat', 'pass'] : ['pass', 'eat'];
      const chosen = wanted.flatMap((name) => options.find(({ type }) => type === name) ?? [])[0];
      if (chosen === undefined || see().year !== year) throw new Error(`seat ${seat} gets no go in this year`);
      act(chosen);
    }
  };

  const dream = (seat: number, count: number): StateJson[] =>
    Array.from({ length: count }, () => {
      const world = evolution.blank(state);
      evolution.copy(state, world);
      evolution.redeal(world, seat, dice);
      return evolution.encode(world, 'all');
    });

  return {
    dice,
    events,
    act,
    actOnly: (action) => apply(valueOf(evolution.decodeAction(state, action))),
    dream,
    settle,
    can: (action) => evolution.decodeAction(state, action).ok,
    legal,
    toAct: () => evolution.toAct(state),
    see,
    next,
    outcome: () => evolution.outcome(state),
  };
};

/** A new game. */
export const deal = (options: StateJson['options'], seed = 1, catalog?: string): Play => {
  const held = valueOf(catalogs.find(catalog === undefined ? undefined : { id: catalog }));
  const state = valueOf(evolution.setup(options, held, new Dice(`setup ${seed}`)));
  return play(evolution.encode(state, 'all'), `deal ${seed}`);
};

/** Whether nobody has anything to decide any more. */
export const isOver = (game: Play): boolean => game.toAct() === TERMINAL;
