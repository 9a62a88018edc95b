/** The cards of a game, from the catalog documents. */
import printed from '../../../src/engines/evolution/content/origin-of-species.json' with { type: 'json' };
import type { StateJson } from '../../../src/engines/evolution/documents/schema.ts';
import { puddle, tinyCatalogs } from './tiny.ts';

/** A kind of card. */
export interface Kind {
  readonly id: string;
  readonly sides: readonly string[];
  /** Cards in this game. */
  readonly count: number;
}

/** The kinds of card of a game, in the order of its catalog: half of each with two or three seats and the expansion (section 1.3). */
export const kindsOf = (seats: number, timeToFly: boolean, catalog?: string): Kind[] => {
  const tiny = [...tinyCatalogs, puddle].find(({ document }) => document.id === catalog)?.document;
  const part = timeToFly && seats <= 3 ? 2 : 1;
  return (tiny ?? printed).cards
    .filter(({ set }) => timeToFly || set === 'base')
    .map(({ id, sides, count }) => ({ id, sides, count: Math.floor(count / part) }));
};

/** The kinds of card of the game of a document. */
export const kindsIn = ({ options, catalog }: StateJson): Kind[] =>
  kindsOf(options.seats ?? 4, options.timeToFly ?? true, catalog?.id);
