/** What is printed on the cards of Anthropocène. */
import type { AnthropoceneState } from '../../../../packages/engines/src/documents.ts';
import type { CardRow } from '../../../../packages/engines/src/types.ts';

export const ROWS = ['air', 'earth', 'water'] as const;
export const COLUMNS = ['W', 'N', 'E'] as const;
export type Row = (typeof ROWS)[number];

/** The face of a card. */
export interface Face {
  /** None for a start card. */
  readonly element: Row | null;
  readonly value: number;
  readonly molecules: readonly ('co2' | 'ch4')[];
}

/** The faces of all cards. */
export interface Faces {
  of(id: string): Face;
}

/** Reads faces from a catalog; a card is named by its generation, element and value. */
export const facesOf = (cards: Readonly<Record<string, readonly CardRow[]>>): Faces => {
  const rows = new Map([...(cards['cards'] ?? []), ...(cards['start'] ?? [])].map(({ id, row }) => [id, row]));
  return {
    of: (id) => {
      const row: Readonly<Record<string, unknown>> = { ...rows.get(id) };
      const [, element, value] = id.split('-');
      return {
        element: ROWS.find((each) => each === element) ?? null,
        value: Number(row['value'] ?? value ?? 0),
        molecules: (['co2', 'ch4'] as const).filter((molecule) => row[molecule] === true),
      };
    },
  };
};

/** Cards of one generation. */
const DEALT = 12;

/** Cards in each hand, counted from what is public. */
export const handSizes = ({ grid, generation, firstSeat, players }: AnthropoceneState): number[] => {
  const stacks = ROWS.flatMap((row) => COLUMNS.map((column) => grid[row][column]));
  const played = stacks.flat().filter((id) => id.startsWith(`${generation}-`)).length;
  const seats = players.length;
  return players.map((_, seat) => {
    const order = (seat - firstSeat + seats) % seats;
    return DEALT / seats - Math.floor((played - order + seats - 1) / seats);
  });
};
