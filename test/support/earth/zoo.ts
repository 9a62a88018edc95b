import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import type { Planted, Scene, SeatScene } from './scene.ts';

const deck = [130, 132, 133, 134, 135, 136, 140, 141, 144, 146, 149, 150];

/** Seat 0 with its animals; the others have some that do nothing here. */
export const zoo = (
  animals: NonNullable<SeatScene['animals']>,
  seat: SeatScene,
  more: Partial<StateJson> = {},
): Scene => ({
  seats: [
    { island: '285-2', climate: '304-1', animals, ...seat },
    { island: '291-2', climate: '297-1', animals: REST.slice(0, animals.length) },
  ],
  options: { animals: true, level: animals.length === 2 ? 'advanced' : 'standard' },
  deck,
  fauna: ['339-1', '340-1', '348-1', '358-2'],
  more: { collective: 'house-swallow', ...more },
});
const REST = [{ id: 'oie-des-neiges' }, { id: 'renne' }];
/** A row of cards. */
export const cards = (...row: readonly number[]): Planted[] => row.map((card, column) => [card, 0, column]);
/** Discards a leaf for an animal. */
export const leaf = (animal: string): string[] => ['leaf', `animal ${animal}`];
