/** Solo games in which Gaïa waits to be asked, and how she is asked. */
import { checker } from '../../../src/core/schema.ts';
import { type StateJson, StateSchema } from '../../../src/engines/earth/documents/schema.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import type { Gaia } from './alone.ts';
import { documentOf, GAIA, type SeatScene, still } from './scene.ts';

/** Checks the form of state documents. */
export const documents = checker(StateSchema);

const found = earth.automa?.act;
if (found === undefined) throw new Error('Gaïa plays no whole games');
/** Lets her play, where she is due. */
export const act = found;

/** A document in which she waits, as a client with rules of its own would write it. */
export const waiting = (
  more: Partial<StateJson>,
  { seat = {}, gaia = {}, options = {} }: { seat?: SeatScene; gaia?: Partial<Gaia>; options?: Options } = {},
): StateJson =>
  documentOf({
    seats: [{ ...still, ...seat }],
    options: { gaia: 'asked', ...options },
    fauna: ['344-1', '341-1', '346-2', '348-1'],
    deck: Array.from({ length: 30 }, (_, index) => 60 + index),
    more: { stage: 'gaia', gaia: { ...GAIA, ...gaia }, soilGained: 0, cardsDrawn: 0, ...more },
  });
