/** Documents of Earth with something wrong in them, and what is said of it. */

import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { faultLines } from '../results.ts';
import { catalogs, documentOf, type Scene } from './scene.ts';

/** Makes something wrong; what it returns does not matter. */
export type Spoil = (json: StateJson) => unknown;
/** What is wrong, how it comes about, and all that is said of it. */
export type Spoilt = readonly [what: string, spoil: Spoil, faults: readonly string[]];

/** A sound position of two seats, with cards in hand, composts, events, and pieces on tableaux. */
export const SOUND: Scene = {
  seats: [
    {
      soil: 3,
      hand: [10, 11],
      compost: [20, 21],
      events: [223],
      tableau: [
        [14, 0, 0, 2],
        [13, 0, 1, 1, 2],
      ],
    },
    { hand: [30], tableau: [[5, 0, 0]] },
  ],
};

/** Pointer and code of every fault of the document of a sound position that was spoilt. */
export const linesOf = (spoil: Spoil, scene: Scene = SOUND): string[] => {
  const json = structuredClone(documentOf(scene));
  spoil(json);
  return faultLines(earth.decode(json, catalogs));
};
