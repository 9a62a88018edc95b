/** The printed rows of all Earth cards, read column by column. */
import { EVENTS } from '../../conformance/earth/printed-events.ts';
import { FLORA } from '../../conformance/earth/printed-flora.ts';
import { TERRAINS } from '../../conformance/earth/printed-terrains.ts';
import { abilitiesOf, columnsOf, type Printed } from './notation.ts';

/** One Earth card as printed; `-` stands for what it does not have. */
export interface PrintedCard {
  readonly id: number;
  readonly name: string;
  /** A letter of `KINDS`. */
  readonly kind: string;
  readonly cost: string;
  readonly points: string;
  /** Spaces for growth, and the points of the canopy: `3/4`. */
  readonly growth: string;
  /** Spaces for sprouts. */
  readonly sprouts: string;
  /** Letters: sunny, wet, rocky, cold. */
  readonly habitats: string;
  /** Letters of what the name has in it: geography, colour, animal. */
  readonly marks: string;
  readonly text: string;
  readonly abilities: readonly Printed[];
}

/** The catalog's kind for each printed letter. */
export const KINDS: Readonly<Record<string, string>> = {
  T: 'tree',
  H: 'herb',
  B: 'bush',
  M: 'mushroom',
  J: 'all-types',
  L: 'terrain',
  E: 'event',
};

const cardOf = (row: string): PrintedCard => {
  const [
    id = '',
    name = '',
    kind = '',
    cost = '',
    points = '',
    growth = '',
    sprouts = '',
    habitats = '',
    marks = '',
    text = '',
  ] = columnsOf(row);
  const abilities = abilitiesOf(text);
  return { id: Number(id), name, kind, cost, points, growth, sprouts, habitats, marks, text, abilities };
};

/** All cards by number, the first of them card 1. */
export const CARDS: readonly PrintedCard[] = [...FLORA, ...TERRAINS, ...EVENTS]
  .map(cardOf)
  .sort((one, other) => one.id - other.id);
