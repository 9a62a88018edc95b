/** Plays NATERA for tests: documents in, actions as short texts, documents out. */
import { ActionList } from '../../../src/core/actions.ts';
import { type Outcome, TERMINAL } from '../../../src/core/contract.ts';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { Random } from '../../../src/core/random.ts';
import type { Message } from '../../../src/core/text.ts';
import type { ActionJson } from '../../../src/engines/natera/documents/action-schema.ts';
import type { StateJson } from '../../../src/engines/natera/documents/schema.ts';
import { natera } from '../../../src/engines/natera/index.ts';
import type { Options } from '../../../src/engines/natera/rules/options.ts';
import type { State } from '../../../src/engines/natera/rules/state.ts';
import { valueOf } from '../results.ts';
import { catalogs, PINNED } from './catalogs.ts';
import { purse, type Scene, scene } from './scene.ts';

/** An action as tests write it: its fields in their order, such as `deploy explorer ag1a`. */
const told = (action: ActionJson): string => Object.values(action).join(' ');

/** A game that a test plays. */
export class Sitting {
  /** All that was told since the beginning. */
  readonly events: Message[] = [];
  readonly #state: State;
  readonly #random: Random;
  readonly #list = new ActionList();

  constructor(state: State, seed: string) {
    this.#state = state;
    this.#random = new Random(seed);
  }

  /** The state as a seat sees it, or all of it. */
  see(viewer: number | 'all' = 'all'): StateJson {
    return natera.encode(this.#state, viewer);
  }

  /** Seat to act, or `TERMINAL`. */
  seat(): number {
    return natera.toAct(this.#state);
  }

  /** The legal actions as texts, in their own order. */
  offered(): string[] {
    return this.#actions().map(([, text]) => text);
  }

  /** The legal actions as texts, sorted. */
  legal(): string[] {
    return this.offered().sort();
  }

  /** The legal actions that begin with these words, without them, sorted. */
  can(words: string): string[] {
    return this.legal()
      .filter((text) => text === words || text.startsWith(`${words} `))
      .map((text) => text.slice(words.length).trim());
  }

  /** Performs actions, one after the other; an illegal one fails the test. */
  do(...texts: readonly string[]): this {
    for (const text of texts) {
      const found = this.#actions().find(([, each]) => each === text);
      if (found === undefined)
        throw new Error(`${text} is illegal; legal for ${this.seat()}: ${this.legal().join(', ')}`);
      natera.apply(this.#state, found[0], this.#random, (event) => void this.events.push(event));
    }
    return this;
  }

  /** As `do`, but an action that is not asked for, as there is no choice, is passed over. */
  doIfAsked(...texts: readonly string[]): this {
    for (const text of texts) if (this.legal().includes(text)) this.do(text);
    return this;
  }

  /** Takes the first of these that is legal, as long as one is. */
  drift(...texts: readonly string[]): this {
    for (let count = 0; count < 200; count++) {
      const legal = this.legal();
      const next = texts.find((text) => legal.includes(text));
      if (next === undefined) return this;
      this.do(next);
    }
    throw new Error(`there is no end to ${texts.join(', ')}`);
  }

  /** A seat as it is. */
  player(seat: number): StateJson['players'][number] {
    return this.see().players[seat]!;
  }

  /** What a seat has, such as `endurance 3, food 1`. */
  purse(seat: number): string {
    return purse(this.player(seat).resources);
  }

  /** Levels of a seat: agricultural, urban, military, coastal. */
  levels(seat: number): number[] {
    return Object.values(this.player(seat).authority);
  }

  /** The hand of a seat, sorted. */
  hand(seat: number): string[] {
    return [...(this.player(seat).hand ?? [])].sort();
  }

  /** A location as it is. */
  at(id: string): StateJson['board'][number] {
    const found = this.see().board.find((location) => location.id === id);
    if (found === undefined) throw new Error(`${id} is not there`);
    return found;
  }

  /** Who has claimed what, such as `{ A: 0, urban: 1 }`. */
  claims(): Record<string, number> {
    return Object.fromEntries(
      this.see().accomplishments.flatMap(({ of, claimedBy }) => (claimedBy === null ? [] : [[of, claimedBy]])),
    );
  }

  outcome(): Outcome {
    return outcomeOf(natera, this.#state);
  }

  /** Lines of the score pad by seat: whole, accomplishments, colonies, science, specialists, cards, tracks. */
  pad(): number[][] {
    const { sheet } = natera;
    if (sheet === undefined) throw new Error('there is no score pad');
    const [rows, parts] = [sheet.rows(this.#state).length, sheet.parts(this.#state).length];
    const points = new Float64Array(rows * parts);
    sheet.fill(this.#state, points);
    return Array.from({ length: rows }, (_, row) => [...points.subarray(row * parts, (row + 1) * parts)]);
  }

  /** A game of its own in the same position. */
  fork(): Sitting {
    const state = natera.blank(this.#state);
    natera.copy(this.#state, state);
    return new Sitting(state, 'fork');
  }

  #actions(): (readonly [code: number, text: string])[] {
    natera.legalActions(this.#state, this.#list);
    return this.#list.toArray().map((code) => [code, told(natera.encodeAction(this.#state, code))] as const);
  }
}

/** Begins in the state of a document. */
export const sitAt = (given: StateJson): Sitting => new Sitting(valueOf(natera.decode(given, catalogs)), 'sitting');

/** Begins in a scene. */
export const sit = (given: Scene = {}): Sitting => sitAt(scene(given));

/** A new game; of as many seats as tribes are named. */
export const deal = (options: Options, seed: string, catalog = PINNED): Sitting => {
  const held = valueOf(catalogs.find({ id: catalog }));
  const whole = { ...(options.tribes === undefined ? {} : { seats: options.tribes.length }), ...options };
  return new Sitting(valueOf(natera.setup(whole, held, new Random(`deal ${seed}`))), seed);
};

/** Whether the game is over. */
export const isOver = (game: Sitting): boolean => game.seat() === TERMINAL;
