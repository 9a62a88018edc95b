/** Cards by what is printed on them, and where a document says they lie: what the oracle counts. */
import type { PlayerJson } from '../../../src/engines/earth/documents/schema.ts';
import { CLIMATES, ISLANDS } from '../../conformance/earth/printed-areas.ts';
import { abilitiesOf, columnsOf } from './notation.ts';
import { CARDS, type PrintedCard } from './printed-cards.ts';

/** An Earth card, an island or a climate. */
export interface Face {
  /** T, H, B, M, J, L, E; I for island and climate. */
  readonly kind: string;
  readonly cost: number | undefined;
  readonly points: number;
  readonly spaces: number;
  readonly canopy: number;
  readonly sproutSpaces: number;
  readonly habitats: string;
  readonly marks: string;
  /** Colours of the abilities, M for multicolour. */
  readonly colours: string;
  readonly abilities: number;
  readonly text: string;
}

/** The columns that matter here. */
type Print = Omit<PrintedCard, 'id' | 'name'>;

const face = ({ kind, cost, points, growth, sprouts, habitats, marks, text, abilities }: Print): Face => {
  const [spaces = 0, canopy = 0] = growth === '-' ? [] : growth.split('/').map(Number);
  return {
    kind,
    cost: cost === '-' ? undefined : Number(cost),
    points: Number(points),
    spaces,
    canopy,
    sproutSpaces: sprouts === '-' ? 0 : Number(sprouts),
    habitats: habitats.replace('-', ''),
    marks: marks.replace('-', ''),
    colours: abilities.map(({ colour }) => colour).join(''),
    abilities: abilities.length,
    text,
  };
};

const sideOf = (points: string, habitats: string, text: string): Face =>
  face({
    kind: 'I',
    cost: '-',
    points,
    growth: '-',
    sprouts: '-',
    habitats,
    marks: '',
    text,
    abilities: abilitiesOf(text),
  });

const FACES = new Map<number | string, Face>(CARDS.map((card) => [card.id, face(card)]));
for (const row of ISLANDS) {
  const [id, side, , points = '', habitats = '', , , , text = ''] = columnsOf(row);
  FACES.set(`${id}-${side}`, sideOf(points, habitats, text));
}
for (const row of CLIMATES) {
  const [id, side, , points = '', habitats = '', text = ''] = columnsOf(row);
  FACES.set(`${id}-${side}`, sideOf(points, habitats, text));
}

/** The card with this number, or the side with this id. */
export const faceOf = (id: number | string): Face => {
  const found = FACES.get(id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
};

/** A card where it lies, or the island or the climate, which lie nowhere. */
export interface Lying extends Face {
  readonly row: number;
  readonly column: number;
  readonly sprouts: number;
  readonly growth: number;
}

/** What one seat has. */
export interface Area {
  readonly cards: readonly Lying[];
  readonly tableau: readonly Lying[];
  readonly soil: number;
  readonly hand: number;
  readonly compost: number;
  readonly events: readonly Face[];
}

/** What a seat has, by its document. */
export const areaOf = (player: PlayerJson): Area => {
  const tableau = player.tableau.map(({ card, row, column, sprouts = 0, growth = 0 }) => ({
    ...faceOf(card),
    row,
    column,
    sprouts,
    growth,
  }));
  const sides = [player.island, player.climate].map((id) => ({
    ...faceOf(id ?? ''),
    row: -9,
    column: -9,
    sprouts: 0,
    growth: 0,
  }));
  return {
    cards: [...tableau, ...sides],
    tableau,
    soil: player.soil,
    hand: player.handSize,
    compost: player.compost.length,
    events: player.events.map(faceOf),
  };
};
