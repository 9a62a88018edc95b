import { expect, test } from 'vitest';
import type { ActionJson } from '../../../src/engines/evolution/documents/schema.ts';
import { compareRows } from './notation.ts';
import { type Play, play } from './play.ts';
import { type Scene, scene } from './scene.ts';

/** Actions, and then what is to be seen; all that is left out is not looked at. */
export interface Step {
  /** Goes of others are ended until it is the go of this seat. */
  readonly next?: number;
  /** Rolls of a die that the actions of this step need, all of them. */
  readonly dice?: readonly number[];
  readonly do?: readonly ActionJson[];
  /** The rows of the first seats, see `notation.ts`; null is not looked at. */
  readonly rows?: readonly (string | null)[];
  readonly can?: readonly ActionJson[];
  readonly cannot?: readonly ActionJson[];
  /** Exactly these actions are legal, in any order. */
  readonly only?: readonly ActionJson[];
  /** Seat whose decision is next. */
  readonly asks?: number;
  readonly bank?: number;
  readonly deckSize?: number;
  readonly year?: number;
  readonly phase?: 'development' | 'feeding' | 'finished';
  readonly firstSeat?: number;
  readonly centre?: readonly string[];
  /** Sizes of hands, by seat. */
  readonly hands?: readonly number[];
  /** Sizes of discard piles of the first seats. */
  readonly discards?: readonly number[];
}

/** A row of a table of rules: given, action, then. */
export interface Case {
  /** Code of the scenario, if it has one, and what it says. */
  readonly name: string;
  readonly given: Scene;
  readonly steps: readonly Step[];
}

const text = (action: ActionJson): string => JSON.stringify(action, Object.keys(action).sort());

const look = (game: Play, step: Step): void => {
  const { players, ...seen } = game.see();
  for (const [seat, row] of (step.rows ?? []).entries()) {
    if (row === null) continue;
    const [found, meant] = compareRows(players[seat]?.animals ?? [], row);
    expect(found, `row of seat ${seat}`).toBe(meant);
  }
  for (const action of step.can ?? []) expect(game.legal().map(text), 'legal').toContain(text(action));
  for (const action of step.cannot ?? []) expect(game.legal().map(text), 'not legal').not.toContain(text(action));
  if (step.only !== undefined) expect(game.legal().map(text).sort()).toEqual(step.only.map(text).sort());
  if (step.asks !== undefined) expect(game.toAct(), 'seat to act').toBe(step.asks);
  for (const name of ['bank', 'deckSize', 'year', 'phase', 'firstSeat'] as const)
    if (step[name] !== undefined) expect(seen[name], name).toBe(step[name]);
  if (step.centre !== undefined) expect(seen.centre).toEqual(step.centre);
  if (step.hands !== undefined) expect(players.map(({ handSize }) => handSize)).toEqual(step.hands);
  for (const [seat, count] of (step.discards ?? []).entries())
    expect(players[seat]?.discards, `discards of seat ${seat}`).toHaveLength(count);
};

const replay = ({ given, steps }: Pick<Case, 'given' | 'steps'>): void => {
  const game = play(scene(given));
  for (const step of steps) {
    if (step.next !== undefined) game.next(step.next);
    game.dice.tell(step.dice ?? []);
    for (const action of step.do ?? []) game.act(action);
    expect(game.dice.left, 'dice that were not rolled').toBe(0);
    look(game, step);
  }
};

/** Registers a test for every case. */
export const cases = (rows: readonly Case[]): void => {
  test.each(rows)('$name', replay);
};
