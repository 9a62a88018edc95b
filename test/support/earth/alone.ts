import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import { GAIA, type Scene, type SeatScene } from './scene.ts';

/** What she has. */
export type Gaia = NonNullable<StateJson['gaia']>;
/** One of her cards. */
export type GaiaCard = Gaia['revealed'][number];
/** Her six cards. */
export const CARDS = ['water', 'grow', 'compost', 'plant', 'north-gyre', 'south-gyre'] as const;

/** European Mole, and rocky, wet and black cards: far away. */
const fauna = ['339-1', '341-1', '342-1', '346-2'];
const deck = [130, 132, 133, 134, 135, 137, 140, 141, 144, 146, 149, 150];

interface Table {
  readonly difficulty?: NonNullable<Options['difficulty']>;
  readonly level?: NonNullable<Options['level']>;
  readonly rulings?: NonNullable<Options['rulings']>;
  /** What Gaïa has. */
  readonly gaia?: Partial<Gaia>;
  readonly more?: Partial<StateJson>;
}

/** A solo game whose next card of Gaïa is `next`. */
export const alone = (seat: SeatScene, next: GaiaCard, { gaia, more, ...options }: Table = {}): Scene => ({
  seats: [{ island: '285-2', climate: '303-1', ...seat }],
  options,
  fauna,
  deck,
  more: {
    gaia: { ...GAIA, upcoming: [next, ...CARDS.filter((card) => card !== next), ...CARDS], ...gaia },
    soilGained: 0,
    cardsDrawn: 0,
    ...more,
  },
});

/** All her cards but this one lie open. */
export const lastBut = (next: GaiaCard): Partial<Gaia> => ({
  revealed: [...CARDS, ...CARDS.filter((card) => card !== next)],
  upcoming: [next],
});

/** What she gets more than on the lower levels. */
export const EXTRA = { beginner: 0, medium: 0, hard: 3, expert: 3 } as const;
