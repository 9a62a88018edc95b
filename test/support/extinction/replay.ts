/** Plays Extinction for tests: documents in, actions as short texts, positions out. */
import { expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { type Outcome, TERMINAL } from '../../../src/core/contract.ts';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { Random } from '../../../src/core/random.ts';
import type { Message } from '../../../src/core/text.ts';
import type { ActionJson } from '../../../src/engines/extinction/documents/action-schema.ts';
import type { StateJson } from '../../../src/engines/extinction/documents/schema.ts';
import { extinction } from '../../../src/engines/extinction/index.ts';
import type { State } from '../../../src/engines/extinction/rules/state.ts';
import { valueOf } from '../results.ts';
import { drawBoard } from './board.ts';
import { catalogs, probing } from './catalogs.ts';
import { boardOf, type Model } from './model.ts';
import { readModel } from './read-model.ts';
import { idOf, type Scene, scene } from './scene.ts';
import { show } from './shows.ts';
import type { StepRow } from './step-rows.ts';

/** A stream whose dice fall as told, and show ones when nothing is told any more; what is shuffled is shuffled by a seed. */
export class Dice extends Random {
  #rolls: readonly number[] = [];
  /** Rolls that were asked for. */
  rolled = 0;
  /** Faces of each die that was rolled. */
  readonly faces: number[] = [];
  readonly #others: Random;

  constructor(seed: string) {
    super(seed);
    this.#others = new Random(`shuffles of ${seed}`);
  }

  /** The rolls from now on. */
  tell(rolls: readonly number[]): void {
    this.#rolls = rolls;
    this.rolled = 0;
  }

  override below(bound: number): number {
    const roll = this.#rolls[this.rolled++] ?? 1;
    if (roll > bound) throw new Error(`a ${roll} was told for a die of ${bound} faces`);
    this.faces.push(bound);
    return roll - 1;
  }

  override shuffle(...given: Parameters<Random['shuffle']>): void {
    this.#others.shuffle(...given);
  }
}

/** An action as tests write it. */
const told = (action: ActionJson): string => {
  switch (action.type) {
    case 'place':
      return `${action.value} on ${idOf(action.on)}`;
    case 'permanent':
      return `permanent ${idOf(action.card)}`;
    case 'card':
      return `card ${idOf(action.card)}`;
    case 'space':
      return `space ${action.row} ${action.column}`;
    case 'row':
      return `row ${action.row}`;
    case 'column':
      return `column ${action.column}`;
    case 'ambassador':
      return `ambassador ${action.place}`;
    case 'constant':
      return `constant ${action.effect}${action.copy === undefined ? '' : ` ${action.copy}`}`;
    case 'keep':
    case 'throw':
      return `${action.type} ${action.effect}`;
    case 'player':
      return `player ${action.player}${action.money === undefined ? '' : ` gets ${action.money}`}`;
    case 'way':
      return `way ${action.way}`;
    case 'role':
      return `role ${action.role}`;
    case 'choose':
      return `choose ${action.ability}`;
    case 'turn':
      return `turn ${action.value} to ${action.to}`;
    case 'reroll':
      return `reroll ${action.value}`;
    case 'return':
      return `return ${action.value} from ${idOf(action.on)}`;
    default:
      return action.type;
  }
};

/** The op of the turn at which the next role is chosen; see `content/turn.ts`. */
const NEXT = '6';

/** A game that a test plays. */
export class Sitting {
  readonly dice: Dice;
  /** All that was told since the beginning. */
  readonly events: Message[] = [];
  readonly #state: State;
  readonly #list = new ActionList();

  constructor(state: State, seed: string) {
    this.#state = state;
    this.dice = new Dice(seed);
  }

  /** The state as a seat sees it, or all of it. */
  see(viewer: number | 'all' = 'all'): StateJson {
    return extinction.encode(this.#state, viewer);
  }

  /** The position in the words of the tests. */
  model(): Model {
    return readModel(this.see());
  }

  /** The board as a drawing. */
  board(): string[] {
    return drawBoard(boardOf(this.model()));
  }

  /** Seat to act, or `TERMINAL`. */
  seat(): number {
    return extinction.toAct(this.#state);
  }

  /** The legal actions as texts, sorted, each once. */
  legal(): string[] {
    return [...new Set(this.#actions().map(([, text]) => text))].sort();
  }

  /** The legal actions that begin with a word. */
  can(word: string): string[] {
    return this.legal().filter((text) => text.startsWith(word));
  }

  /** Performs actions, one after the other; an illegal one fails the test. */
  do(...texts: readonly string[]): this {
    for (const text of texts) {
      const found = this.#actions().find(([, each]) => each === text);
      if (found === undefined)
        throw new Error(`${text} is illegal; legal for ${this.seat()}: ${this.legal().join(', ')}`);
      this.#apply(found[0]);
    }
    return this;
  }

  /** As `do`, but an action that is not asked for, as there is no choice, is passed over. */
  doIfAsked(...texts: readonly string[]): this {
    for (const text of texts) if (this.legal().includes(text)) this.do(text);
    return this;
  }

  outcome(): Outcome {
    return outcomeOf(extinction, this.#state);
  }

  /** Whether the role to act places its dice, the next one is to be chosen, or the game is over. */
  get isAtRest(): boolean {
    const { pending, ending } = this.see();
    const top = pending?.at(-1);
    return (
      ending !== undefined || top === undefined || (top.owner === 'built-in' && top.id === 'turn' && top.step === NEXT)
    );
  }

  /** A game of its own in the same position. */
  fork(): Sitting {
    const state = extinction.blank(this.#state);
    extinction.copy(this.#state, state);
    return new Sitting(state, 'fork');
  }

  /**
   * Every position at rest that this one can lead to, whatever is chosen; this one when it is at rest.
   * @param rolls of all dice from now on
   */
  ends(rolls: readonly number[] = []): Sitting[] {
    const found: Sitting[] = [];
    const known = new Set<string>();
    const visit = (at: Sitting, rolled: number): void => {
      const key = JSON.stringify([at.see(), rolled]);
      if (known.has(key)) return;
      known.add(key);
      if (at.isAtRest) {
        found.push(at);
        return;
      }
      for (const [code] of at.#actions()) {
        const next = at.fork();
        next.dice.tell(rolls.slice(rolled));
        next.#apply(code);
        visit(next, rolled + next.dice.rolled);
      }
    };
    visit(this, 0);
    return found;
  }

  #actions(): (readonly [code: number, text: string])[] {
    extinction.legalActions(this.#state, this.#list);
    return this.#list.toArray().map((code) => [code, told(extinction.encodeAction(this.#state, code))] as const);
  }

  #apply(code: number): void {
    extinction.apply(this.#state, code, this.dice, (event) => void this.events.push(event));
  }
}

/** Begins in the state of a document. */
export const sitAt = (given: StateJson): Sitting => new Sitting(valueOf(extinction.decode(given, catalogs)), 'sitting');

/** Begins in a scene. */
export const sit = (given: Scene): Sitting => sitAt(scene(given));

/** A new game. */
export const deal = (options: StateJson['options'], seed: string, catalog?: string): Sitting => {
  const held = valueOf(catalogs.find(catalog === undefined ? undefined : { id: catalog }));
  return new Sitting(valueOf(extinction.setup(options, held, new Random(`deal ${seed}`))), seed);
};

/** Whether the game is over. */
export const isOver = (game: Sitting): boolean => game.seat() === TERMINAL;

/** Different lines, sorted. */
export const lines = (list: readonly string[]): string[] => [...new Set(list)].sort();

/** Registers a test for every row of a table of steps. */
export const stepRows = (rows: readonly StepRow[]): void => {
  test.each(rows)('$name', ({ steps, given = {}, rolls = [], show: what, ends }) => {
    const { zone = [], dice = [6, 1], ...rest } = given;
    const game = sit({ seats: 2, catalog: probing({ steps }), zone: ['probe', ...zone], dice, ...rest });
    const reached = game.fork();
    reached.dice.tell(rolls);
    reached.do('6 on probe');
    const found = reached.ends(rolls.slice(reached.dice.rolled)).map((end) => show(what, end.model()));
    expect(lines(found)).toEqual(lines(ends));
  });
};
