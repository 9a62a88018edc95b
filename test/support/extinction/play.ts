/** Games of Extinction that a test sets up and plays by the engine's own functions, with dice that fall as it says. */
import { expect } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import type { Catalog } from '../../../src/core/catalog.ts';
import { TERMINAL } from '../../../src/core/contract.ts';
import { Random } from '../../../src/core/random.ts';
import type { Message } from '../../../src/core/text.ts';
import { type Content, NONE } from '../../../src/engines/extinction/content/tables.ts';
import { DECK, ROLES, SIDE, STARTERS } from '../../../src/engines/extinction/content/terms.ts';
import { apply } from '../../../src/engines/extinction/rules/apply.ts';
import { legalActions, toAct } from '../../../src/engines/extinction/rules/legal.ts';
import type { Options } from '../../../src/engines/extinction/rules/options.ts';
import { setup } from '../../../src/engines/extinction/rules/setup.ts';
import type { State } from '../../../src/engines/extinction/rules/state.ts';
import { codeOf, DICE, dieOn, ENDINGS, KIND } from '../../../src/engines/extinction/rules/terms.ts';
import { valueOf } from '../results.ts';
import { HOUSE } from './house.ts';

/** Dice as a test says, one after the other; after these, and for whatever is shuffled, chance. */
class Dice extends Random {
  readonly rolls: number[] = [];

  override below(bound: number): number {
    const roll = this.rolls.shift();
    return roll === undefined ? super.below(bound) : roll - 1;
  }
}

export const PLAN = 0;
export const SOCIAL = 1;
export const REPLANT = 2;
export const RELOCATE = 3;

/** A place on the board, row and column from 1. */
type At = readonly [row: number, column: number];
/** The space there. */
export const space = ([row, column]: At): number => (row - 1) * SIDE + column - 1;

/** A game in play. */
export class Game {
  readonly state: State;
  readonly events: Message[] = [];
  private readonly random = new Dice('extinction');

  /** The first turn of a game: the roles of the team, each with its first ability; nobody's hand is looked at. */
  constructor(options: Options = {}, catalogOf: Catalog<Content> = HOUSE) {
    const seats = options.seats ?? 4;
    const team = ROLES.slice(0, Math.max(2, seats));
    this.state = valueOf(setup({ team, firstSeat: 0, ...options }, catalogOf, this.random));
    while (this.state.turn === 0) this.take(this.legal()[0] ?? NONE);
    this.events.length = 0;
  }

  /** Codes of all legal actions. */
  legal(): number[] {
    const list = new ActionList();
    legalActions(this.state, list);
    return list.toArray();
  }

  /** Parameters of the legal actions of one kind. */
  choices(kind: keyof typeof KIND): number[] {
    return this.legal().flatMap((code) => (Math.floor(code / 1024) === KIND[kind] ? [code % 1024] : []));
  }

  /** Takes a legal action; anything else fails the test. */
  take(code: number, ...rolls: readonly number[]): this {
    expect(this.legal()).toContain(code);
    this.random.rolls.push(...rolls);
    apply(this.state, code, this.random, (event) => this.events.push(event));
    this.random.rolls.length = 0;
    return this;
  }

  /** Takes a legal action by its kind. */
  do(kind: keyof typeof KIND, parameter = 0, ...rolls: readonly number[]): this {
    return this.take(codeOf(KIND[kind], parameter), ...rolls);
  }

  /** Places a die that shows `value`. */
  die(value: number, card: number, ...rolls: readonly number[]): this {
    return this.do('die', dieOn(value, card), ...rolls);
  }

  /** Whether a die of this value may be placed there. */
  mayPlace(value: number, card: number): boolean {
    return this.legal().includes(codeOf(KIND.die, dieOn(value, card)));
  }

  /** Makes the dice of the role to act show these; those beyond lie on Social Media. */
  rolled(...values: readonly number[]): this {
    const { state } = this;
    for (let die = 0; die < DICE; die++) {
      state.diceCard[state.current * DICE + die] = die < values.length ? NONE : SOCIAL;
      state.diceValue[state.current * DICE + die] = values[die] ?? 1;
    }
    return this;
  }

  /** Lays dice of another place on actions. */
  others(place: number, ...dice: readonly (readonly [value: number, card: number])[]): this {
    for (const [index, [value, card]] of dice.entries()) {
      this.state.diceValue[place * DICE + index] = value;
      this.state.diceCard[place * DICE + index] = card;
    }
    return this;
  }

  /** Animals by space, as `row,column`, and tiles; nothing else is on the board. */
  board(animals: Readonly<Record<string, number>>, ...tiles: readonly At[]): this {
    this.state.animals.fill(0);
    this.state.tiles.fill(0);
    for (const [at, count] of Object.entries(animals)) {
      const [row = 1, column = 1] = at.split(',').map(Number);
      this.state.animals[space([row, column])] = count;
    }
    for (const at of tiles) this.state.tiles[space(at)] = 1;
    return this;
  }

  /** Animals by space, as `row,column`. */
  get herd(): Record<string, number> {
    const entries = [...this.state.animals].flatMap((count, at) =>
      count > 0 ? [[`${Math.floor(at / SIDE) + 1},${(at % SIDE) + 1}`, count] as const] : [],
    );
    return Object.fromEntries(entries);
  }

  /** Tiles, as `row,column`. */
  get tiles(): string[] {
    return [...this.state.tiles].flatMap((tile, at) =>
      tile === 1 ? [`${Math.floor(at / SIDE) + 1},${(at % SIDE) + 1}`] : [],
    );
  }

  /** M$ by place. */
  money(...money: readonly number[]): this {
    this.state.money.fill(0);
    this.state.money.set(money);
    return this;
  }

  /** The hand of the role at a place, by ids; its deck is every other card that lies nowhere else. */
  hand(place: number, ...ids: readonly string[]): this {
    const role = this.state.role[place]!;
    this.state.hand[role] = 0;
    for (const id of ids) this.state.hand[role]! |= 1 << this.indexOf(role, id, this.state.hand[role]!);
    this.stack(place);
    return this;
  }

  /** Puts a card of a role into the action zone. @returns its number */
  zone(place: number, id: string): number {
    const role = this.state.role[place]!;
    const index = this.indexOf(role, id, this.state.zone[role]!);
    this.state.zone[role]! |= 1 << index;
    this.state.hand[role]! &= ~(1 << index);
    this.stack(place);
    return STARTERS + role * DECK + index;
  }

  /** Puts a card beside a role. @returns its number */
  permanent(place: number, id: string): number {
    const role = this.state.role[place]!;
    const index = this.indexOf(role, id, this.state.permanents[role]!);
    this.state.permanents[role]! |= 1 << index;
    this.state.hand[role]! &= ~(1 << index);
    this.stack(place);
    return STARTERS + role * DECK + index;
  }

  /** Puts cards into the discards of a role. */
  discarded(place: number, ...ids: readonly string[]): this {
    const role = this.state.role[place]!;
    for (const id of ids) this.state.discards[role]! |= 1 << this.indexOf(role, id, this.state.discards[role]!);
    this.state.hand[role]! &= ~this.state.discards[role]!;
    this.stack(place);
    return this;
  }

  /** The lowest card of this kind of the role's deck that is not among `taken`; its number within the deck. */
  private indexOf(role: number, id: string, taken: number): number {
    const { kinds, cardKind } = this.state.rules.content;
    for (let index = 0; index < DECK; index++)
      if (kinds[cardKind[STARTERS + role * DECK + index]!] === id && ((taken >> index) & 1) === 0) return index;
    throw new Error(`${ROLES[role]} has no ${id}`);
  }

  /** The number of a card of a role. */
  card(place: number, id: string): number {
    const role = this.state.role[place]!;
    return STARTERS + role * DECK + this.indexOf(role, id, 0);
  }

  /** Makes the deck of a role of all its cards that lie nowhere else. */
  private stack(place: number): void {
    const { state } = this;
    const role = state.role[place]!;
    const elsewhere = state.hand[role]! | state.zone[role]! | state.permanents[role]! | state.discards[role]!;
    let size = 0;
    for (let index = 0; index < DECK; index++)
      if (((elsewhere >> index) & 1) === 0) state.decks[role * DECK + size++] = index;
    state.deckSize[role] = size;
  }

  /** Names of the hand of a place. */
  handOf(place: number): string[] {
    return this.namesOf(this.state.role[place]!, this.state.hand[this.state.role[place]!]!);
  }

  /** Names of a set of cards of a role. */
  namesOf(role: number, cards: number): string[] {
    const { kinds, cardKind } = this.state.rules.content;
    return Array.from({ length: DECK }, (_, index) => index)
      .filter((index) => ((cards >> index) & 1) === 1)
      .map((index) => kinds[cardKind[STARTERS + role * DECK + index]!]!);
  }

  /** The kind of an effect. */
  effect(id: string): number {
    return this.state.rules.sheet.effects.ids.indexOf(id);
  }

  /** Effects on top of the deck, the top first; the rest of the 18 that lie nowhere else under them. */
  effects(...top: readonly string[]): this {
    const { state } = this;
    const left = Array.from(state.rules.sheet.effects.copies);
    for (let index = 0; index < state.constantCount; index++) left[state.constants[index]!]!--;
    for (const [kind, count] of state.effectDiscards.entries()) if (kind < left.length) left[kind]! -= count;
    const first = top.map((id) => this.effect(id)).reverse();
    for (const kind of first) left[kind]!--;
    expect(left.every((count) => count >= 0)).toBe(true);
    const rest = left.flatMap((count, kind) => Array<number>(count).fill(kind));
    state.effectDeck.set([...rest, ...first]);
    state.effectSize = rest.length + first.length;
    return this;
  }

  /** Constant effects in play, the oldest first. */
  constants(...ids: readonly string[]): this {
    this.state.constants.set(ids.map((id) => this.effect(id)));
    this.state.constantCount = ids.length;
    return this.effects();
  }

  /** Names of the constant effects in play. */
  get lasting(): string[] {
    const { constants, constantCount, rules } = this.state;
    return Array.from(constants.subarray(0, constantCount), (kind) => rules.sheet.effects.ids[kind]!);
  }

  /** The ambassadors of the row, by country; those of a back that are not named are the first others. */
  ambassadors(...countries: readonly string[]): this {
    this.state.ambassador.set(countries.map((id) => this.state.rules.content.ambassadors.ids.indexOf(id)));
    return this;
  }

  /** Cubes on the ambassadors of the row; those that have some are face up. */
  cubes(...cubes: readonly number[]): this {
    this.state.cubes.fill(0);
    this.state.cubes.set(cubes);
    this.state.revealed = cubes.reduce((mask, count, slot) => (count > 0 ? mask | (1 << slot) : mask), 0);
    return this;
  }

  /** Skips the next phases of these kinds. */
  skipping(...phases: readonly ('birth' | 'destruction' | 'effect')[]): this {
    const bits = { birth: 1, destruction: 2, effect: 4 };
    for (const phase of phases) this.state.skips |= bits[phase];
    return this;
  }

  /** Places the last die on Social Media, which ends the actions; `rolls` are those of what follows. */
  endActions(...rolls: readonly number[]): this {
    this.rolled(1);
    this.die(1, SOCIAL, ...rolls);
    if (this.legal().includes(codeOf(KIND.end))) this.do('end', 0, ...rolls);
    return this;
  }

  /** Names of the events since the last look. */
  told(): string[] {
    return this.events.splice(0).map(({ code }) => code.replace('event.', ''));
  }

  /** The seat that is asked. */
  get asked(): number {
    return toAct(this.state);
  }

  /** The ending; undefined while the game goes on. */
  get ending(): string | undefined {
    expect(toAct(this.state) === TERMINAL).toBe(this.state.result !== 0);
    return ENDINGS[this.state.result - 1];
  }
}
