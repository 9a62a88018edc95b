import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';

/** Rows of the grid, which are the elements of the cards, from top to bottom. */
export const ROWS = ['air', 'earth', 'water'] as const;

/** What is printed on a card. */
export interface Face {
  /** Nothing for a start card, which has no element. */
  readonly element: (typeof ROWS)[number] | undefined;
  readonly value: number;
  readonly molecule: '' | 'CO₂' | 'CH₄';
}

/** The cards of one catalog, as far as a table needs them. */
export interface Cards {
  /** What is printed on the card with an id such as `1-air-2` or `start-1`. */
  face(id: string): Face;
  /** How many biosphere objective cards show `value`. */
  copies(value: number): number;
}

const Molecules = { co2: Type.Boolean(), ch4: Type.Boolean() };
const Catalog = Type.Object({
  cards: Type.Array(Type.Object({ id: Type.String(), ...Molecules })),
  start: Type.Array(Type.Object({ value: Type.Integer(), ...Molecules })),
  objectives: Type.Array(Type.Object({ biosphere: Type.Optional(Type.Integer()) })),
});
const catalogs = checker(Catalog);

/** What is known without a catalog: the objectives as printed. */
const PRINTED: Static<typeof Catalog> = {
  cards: [],
  start: [],
  objectives: [3, 4, 4, 5, 5, 6].map((biosphere) => ({ biosphere })),
};

/** Reads the cards of a catalog document; of anything else, what the ids and the printed game tell. */
export const readCards = (catalog: unknown): Cards => {
  const known = catalogs.check(catalog);
  const { cards, start, objectives } = known.ok ? known.value : PRINTED;
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    face(id) {
      const [first, second, third] = id.split('-');
      if (first === 'start') {
        const card = start[Number(second) - 1];
        return { element: undefined, value: card?.value ?? 0, molecule: moleculeOf(card) };
      }
      return {
        element: ROWS.find((row) => row === second),
        value: Number(third),
        molecule: moleculeOf(byId.get(id)),
      };
    },
    copies: (value) => objectives.filter(({ biosphere }) => biosphere === value).length,
  };
};

const moleculeOf = (row: { co2: boolean; ch4: boolean } | undefined): Face['molecule'] =>
  row?.co2 ? 'CO₂' : row?.ch4 ? 'CH₄' : '';
