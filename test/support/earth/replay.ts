import { expect, test } from 'vitest';
import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { legalOf, play, type Scene, scoreOf, seatOf, stateOf } from './scene.ts';

/** What a seat has, in numbers; sprouts, growth and cards are listed in the order of the tableau. */
export interface Brief {
  readonly soil: number;
  readonly hand: number;
  readonly compost: number;
  readonly cards: readonly number[];
  readonly sprouts: readonly number[];
  readonly growth: readonly number[];
  readonly events: readonly number[];
  readonly stored: readonly number[];
  readonly onIsland: number;
}

/** What Gaïa has, in numbers. */
interface GaiaBrief {
  readonly soil: number;
  readonly sprouts: number;
  readonly growth: number;
  readonly compost: number;
  readonly pile: readonly number[];
}

/** A situation, what is played in it, and what the rules say comes of it. */
export interface Replay {
  /** Section or example of the rules page, and what it says. */
  readonly rule: string;
  readonly scene: Scene;
  /** Decisions in notation, in order. */
  readonly lines?: readonly string[];
  /** What seats have then, as far as it matters, from seat 0. */
  readonly seats?: readonly Partial<Brief>[];
  /** What Gaïa has then, as far as it matters. */
  readonly gaia?: Partial<GaiaBrief>;
  /** Parts of the document. */
  readonly table?: object;
  /** Parts of the score of seat 0. */
  readonly score?: Readonly<Record<string, number>>;
  /** All that is legal then. */
  readonly legal?: readonly string[];
  /** What is legal then, among other things. */
  readonly offers?: readonly string[];
  /** What is not legal then. */
  readonly lacks?: readonly string[];
}

/** What a seat has. */
export const briefOf = (state: State, seat = 0): Brief => {
  const { soil, handSize, compost, tableau, events, animals = [], islandStored = 0 } = seatOf(state, seat);
  return {
    soil,
    hand: handSize,
    compost: compost.length,
    cards: tableau.map(({ card }) => card),
    sprouts: tableau.map(({ sprouts = 0 }) => sprouts),
    growth: tableau.map(({ growth = 0 }) => growth),
    events,
    stored: animals.map(({ stored = 0 }) => stored),
    onIsland: islandStored,
  };
};

/** What Gaïa has. */
const gaiaOf = (state: State): GaiaBrief => {
  const { soil, sprouts, growth, compost, pile } = earth.encode(state, 'all').gaia ?? expect.fail('no Gaïa');
  return { soil, sprouts, growth, compost: compost.length, pile };
};

/** The whole document. */
export const tableOf = (state: State): StateJson => earth.encode(state, 'all');

const check = (state: State, { seats = [], gaia, table, score, legal, offers, lacks = [] }: Replay): void => {
  for (const [seat, brief] of seats.entries()) expect(briefOf(state, seat)).toMatchObject(brief);
  if (gaia !== undefined) expect(gaiaOf(state)).toMatchObject(gaia);
  if (table !== undefined) expect(tableOf(state)).toMatchObject(table);
  if (score !== undefined) expect(scoreOf(state)).toMatchObject(score);
  if (legal !== undefined) expect(legalOf(state)).toEqual(legal);
  if (offers !== undefined) expect(legalOf(state)).toEqual(expect.arrayContaining([...offers]));
  for (const line of lacks) expect(legalOf(state)).not.toContain(line);
};

/** A test a row. */
export const replay = (rows: readonly Replay[]): void =>
  test.each(rows)('$rule', (row) => {
    const state = stateOf(row.scene);
    play(state, ...(row.lines ?? []));
    check(state, row);
  });
