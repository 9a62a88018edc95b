import { ActionList } from '../core/actions.ts';
import type { Catalog } from '../core/catalog.ts';
import { type Game, type Nature, type Observation, type Outcome, type Seat, TERMINAL } from '../core/contract.ts';
import { outcomeOf } from '../core/outcome.ts';
import { type Seed, stream } from '../core/random.ts';
import type { Bot } from './bots.ts';

/** A game with the content and the options it is played with. */
export interface Table {
  readonly game: Game;
  readonly catalog: Catalog;
  readonly options: unknown;
}

/** Number of seats of a new game at `table`; options that the game refuses throw. */
export const seatsOf = (table: Table): number => table.game.seatCount(newGame(table, 'seats'));

/** The nature of a new game at `table`; options that the game refuses throw. */
export const natureOf = (table: Table): Nature => table.game.nature(newGame(table, 'seats'));

/**
 * The end of a game that is played from its set-up. The seed decides set-up and chance, and what the bots
 * do with it, so games of one seed are as alike as different bots leave them.
 */
export const playToEnd = (table: Table, botAt: (seat: Seat) => Bot, seed: Seed): unknown => {
  const { game } = table;
  const state = newGame(table, seed);
  const chance = stream(seed, 'apply');
  const legal = new ActionList();
  const decisions: (Observation<unknown> & { readonly seat: Seat })[] = [];
  for (let ply = 0, seat = game.toAct(state); seat !== TERMINAL; ply++, seat = game.toAct(state)) {
    game.legalActions(state, legal);
    const action =
      legal.length === 1
        ? legal.at(0)
        : botAt(seat)(
            game,
            state,
            legal,
            `${seed}/${ply}`,
            decisions.filter((decision) => decision.seat !== seat),
          );
    if (game.conclude !== undefined) decisions.push({ seat, action, position: copyOf(game, state) });
    game.apply(state, action, chance);
  }
  return state;
};

const copyOf = (game: Game, state: unknown): unknown => {
  const copy = game.blank(state);
  game.copy(state, copy);
  return copy;
};

/** The result of a game that is played as `playToEnd` does. */
export const playGame = (table: Table, botAt: (seat: Seat) => Bot, seed: Seed): Outcome =>
  outcomeOf(table.game, playToEnd(table, botAt, seed));

/** A new game at `table`; options that the game refuses throw. */
export const newGame = ({ game, catalog, options }: Table, seed: Seed): unknown => {
  const made = game.setup(options, catalog, stream(seed, 'setup'));
  if (!made.ok) throw new Error(`${game.id} cannot be set up: ${JSON.stringify(made.faults)}`);
  return made.value;
};
