import type { Catalog } from '../../../core/catalog.ts';
import type { Content } from '../content/catalog.ts';
import { ANGLERFISH, bit, TRAITS } from '../content/traits.ts';
import { type Options, type Rulings, withDefaults } from './options.ts';

/** Most seats of any game. */
export const MOST_SEATS = 6;

/** All that stays the same during one game; shared by its states, never changed. */
export interface Rules {
  readonly catalog: Catalog<Content>;
  readonly seats: number;
  readonly timeToFly: boolean;
  readonly rulings: Rulings;
  /** Kinds of card in the catalog. */
  readonly kinds: number;
  /** Cards of each kind in this game. */
  readonly counts: Uint8Array;
  /** Cards in this game. */
  readonly cards: number;
  readonly sides: Uint8Array;
  readonly anglerfish: Uint8Array;
  /** Mask of the traits that some card of this game has. */
  readonly traits: number;
}

/** The rules of a game with these options, defaults filled in. With two or three seats and the expansion half of each kind stays out (section 1.3). */
export const makeRules = (options: Options, catalog: Catalog<Content>): Rules => {
  const { content } = catalog;
  const { seats, timeToFly, rulings } = withDefaults(options);
  const part = timeToFly && seats <= 3 ? 2 : 1;
  const counts = content.counts.map((count, kind) =>
    content.expansion[kind] === 1 && !timeToFly ? 0 : Math.floor(count / part),
  );
  let traits = 0;
  for (const [index, trait] of content.sides.entries())
    if (trait < TRAITS.length && counts[index >> 1]! > 0) traits |= bit(trait);
  return {
    catalog,
    seats,
    timeToFly,
    rulings,
    kinds: content.ids.length,
    counts,
    cards: counts.reduce((sum, count) => sum + count, 0),
    sides: content.sides,
    anglerfish: content.anglerfish,
    traits,
  };
};

/** Whether some card of this game is an Anglerfish. */
export const hasAnglerfish = ({ traits }: Rules): boolean => (traits & bit(ANGLERFISH)) !== 0;
