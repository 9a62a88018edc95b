import type { Seat } from '../../../core/contract.ts';
import { meant } from '../../../core/nearest.ts';
import { blame, isShown, type Reading as SharedReading, sees } from '../../kit/reading.ts';
import { lives } from '../rules/animals.ts';
import { FINISHED, NONE, type State } from '../rules/state.ts';
import type { StateJson } from './schema.ts';

/** A document of Evolution on its way to become a state. */
export interface Reading extends SharedReading<StateJson, State> {
  /** Cards of each kind that have not turned up yet. */
  readonly left: Uint8Array;
  /** Slots of animals whose traits are wrong, so that nothing can be said of what follows from them. */
  readonly broken: Set<number>;
}

/** Whether the viewer of the document sees everything that lies face down before `seat`. */
export const seesOf = (reading: Reading, seat: Seat): boolean =>
  sees(reading, seat) || reading.state.phase === FINISHED;

/**
 * Takes the card with this id out of those that are left.
 * @returns its kind, or -1 with a fault at `at`
 */
export const takeCard = (reading: Reading, id: string, at: string): number => {
  const { left, state } = reading;
  const { catalog, counts } = state.rules;
  const kind = catalog.content.ids.indexOf(id);
  const count = counts[kind] ?? 0;
  if (kind < 0)
    blame(reading, at, 'unknown-card', `The catalog ${catalog.id} has no card ${id}${meant(id, catalog.content.ids)}`);
  else if (count === 0) blame(reading, at, 'not-in-game', `${id} is of the expansion, which is not in this game.`);
  else if (left[kind] === 0) blame(reading, at, 'card-too-often', `This game has only ${count} of ${id}.`);
  else {
    left[kind]!--;
    return kind;
  }
  return -1;
};

/**
 * A card that lies face down before a seat, or is in its hand: given exactly when the viewer can see it.
 * @returns its kind, or -1 when it is hidden or wrong
 */
export const takeFaceDown = (reading: Reading, id: string | null, visible: boolean, at: string): number =>
  isShown(reading, id, visible, at, 'this card') ? takeCard(reading, id, at) : -1;

/**
 * The slot of the animal with this id.
 * @returns `NONE`, with a fault at `at`, when there is none
 */
export const slotOf = (reading: Reading, id: number, at: string): number => {
  const { state } = reading;
  if (id <= state.slots && lives(state, id - 1)) return id - 1;
  blame(reading, at, 'unknown-animal', `There is no animal ${id}.`);
  return NONE;
};
