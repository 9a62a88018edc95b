import { stream } from '../../../src/core/random.ts';
import type { Params } from '../../../src/core/text.ts';
import { activateAnimals as activateOf } from '../../../src/engines/earth/gaia/core/activation.ts';
import type { GaiaAnimal } from '../../../src/engines/earth/gaia/core/animal.ts';
import {
  afterGaia,
  afterPerson,
  leavesOut,
  type Next,
  playGyre,
  playTurn,
} from '../../../src/engines/earth/gaia/core/course.ts';
import type { Difficulty, PersonTurn } from '../../../src/engines/earth/gaia/core/numbers.ts';
import { CARD } from '../../../src/engines/earth/gaia/core/numbers.ts';
import { playCard as playCardOf, react as reactOf } from '../../../src/engines/earth/gaia/core/play.ts';
import { type GaiaRulings, TABLE_RULINGS } from '../../../src/engines/earth/gaia/core/rulings.ts';
import { PARTS, scoreParts } from '../../../src/engines/earth/gaia/core/score.ts';
import { G, type Gaia, newGaia } from '../../../src/engines/earth/gaia/table/counters.ts';
import { addToPile, type Solo, tableKeeper, tablePieces } from '../../../src/engines/earth/gaia/table/keeper.ts';
import { playTable } from '../../../src/engines/earth/gaia/table/play.ts';
import type { GaiaJson, Human, TableJson } from '../../../src/engines/earth/gaia/table/schema.ts';
import { valueOf } from '../results.ts';

interface Scene {
  readonly difficulty?: Difficulty;
  readonly rulings?: Partial<GaiaRulings>;
  readonly animals?: readonly GaiaAnimal[];
  /** Counters to begin with. */
  readonly has?: Partial<Record<keyof typeof G, number>>;
  /** Printed points of the cards that come to her pile. */
  readonly pile?: readonly number[];
  /** Cards left in the deck. */
  readonly deck?: number;
}

/** What her cards, and the person, have been through. */
export interface Trace {
  readonly solo: Solo;
  readonly gaia: Gaia;
  readonly steps: { readonly code: string; readonly params: Params }[];
  readonly discarded: number[];
  readonly given: unknown[];
}

/** Gaïa with a deck of numbers. */
export const scene = ({
  difficulty = 'medium',
  rulings,
  animals = [],
  has = {},
  pile = [],
  deck = 283,
}: Scene): Trace => {
  const gaia = newGaia();
  for (const [name, value] of Object.entries(has)) gaia[Reflect.get(G, name)] = value;
  const rules = { difficulty, rulings: { ...TABLE_RULINGS.defaults, ...rulings }, animals };
  const [steps, discarded, given]: [Trace['steps'], number[], unknown[]] = [[], [], []];
  const queue = [...pile];
  let left = deck;
  const supply = {
    compost(count: number) {
      const found = Math.min(count, left);
      left -= found;
      return found;
    },
    discard: (count: number) => void discarded.push(count),
    pile(count: number) {
      for (const printed of queue.splice(0, count)) addToPile(gaia, printed, rules);
    },
    give: (gain: unknown, times: number) => void given.push([gain, times]),
  };
  const log = (step: Trace['steps'][number]) => void steps.push(step);
  return {
    solo: { gaia, rules, supply, person: person({}), leafThere: false, random: RANDOM, log },
    gaia,
    steps,
    discarded,
    given,
  };
};

const RANDOM = stream('scene', 'test');

/** Her reaction to an action of a person with these figures. */
export const react = (solo: Solo, action: number, figures: PersonTurn): void =>
  reactOf(tableKeeper, { ...solo, person: figures }, action, RANDOM, solo.log);
/** Her part of the turn of a card. */
export const playCard = (solo: Solo, card: number, figures: PersonTurn): void =>
  playCardOf(tableKeeper, { ...solo, person: figures }, card, RANDOM, solo.log);
/** Her animals, as after a leaf. */
export const activateAnimals = (solo: Solo): void => activateOf(tableKeeper, solo, RANDOM, solo.log);

/** A Gyre: her leaf on an objective, the first there or the second, behind the person's, and the end of that turn. */
export const claim = (solo: Solo, objective: number, arrival: 1 | 2): void =>
  playGyre(tableKeeper, { ...solo, leafThere: arrival === 2 }, objective, RANDOM, solo.log);
/** Whose turn follows the person's, and whether the completion bonus is hers by then. */
export const nextOfPerson = (solo: Solo): readonly [Next, boolean] => {
  const next = afterPerson(tableKeeper, solo);
  const skips = next === 'gaia' && leavesOut(tableKeeper, solo, solo.log);
  return [skips ? afterGaia(tableKeeper, solo) : next, tablePieces.hasBonus(solo)];
};
/** What follows a turn of hers in which she gains nothing but by its end, and whether the completion bonus is hers by then. */
export const nextOfGaia = (solo: Solo): readonly [Next, boolean] => {
  playTurn(tableKeeper, solo, CARD.plant, RANDOM, solo.log);
  return [afterGaia(tableKeeper, solo), tablePieces.hasBonus(solo)];
};

/** Her points by part, and the sum. */
export const scored = (solo: Solo): { readonly sum: number; readonly parts: Readonly<Record<string, number>> } => {
  const points = new Float64Array(PARTS.length);
  const sum = scoreParts(tablePieces, solo, points);
  return { sum, parts: Object.fromEntries(PARTS.map((part, index) => [part, points[index] ?? 0])) };
};

/** A person who did nothing that counts, but for `figures`. */
export const person = (figures: { soilGained?: number; cardsDrawn?: number; blueCards?: number }) => ({
  soilGained: 0,
  cardsDrawn: 0,
  blueCards: 0,
  ...figures,
});

/** Soil, sprouts, growth, compost, cards of the pile and their points. */
export const pieces = (gaia: Gaia): number[] =>
  [G.soil, G.sprouts, G.growth, G.compost, G.pile, G.points].map((place) => gaia[place] ?? 0);

/** A table at the beginning of a game. */
export const newTable = (options: Partial<TableJson['options']> = {}): TableJson =>
  play({ game: 'earth', version: 1, kind: 'automa', options: { difficulty: 'medium', ...options } }).table;

/** The turn that a document leads to. */
export const play = (table: TableJson, human?: Human, seed: string | number = 1) =>
  valueOf(playTable(human === undefined ? table : { ...table, human }, stream(seed, 'test')));

/** A table with other counters. */
export const withGaia = (table: TableJson, changes: Partial<GaiaJson>): TableJson => {
  if (table.gaia === undefined) throw new Error('this table has no counters');
  return { ...table, gaia: { ...table.gaia, ...changes } };
};
