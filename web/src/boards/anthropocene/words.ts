/** Words on the table of Anthropocène. */
import type { Face, Row } from './faces.ts';

const EN = {
  rows: { air: 'Air', earth: 'Earth', water: 'Water' },
  columns: { W: 'West', N: 'North', E: 'East' },
  sum: 'Sum',
  generation: (generation: number) => `Generation ${generation} of 3`,
  ice: (ice: number) => `Ice: ${ice} of 3`,
  sky: (sky: readonly number[]) => (sky.length === 0 ? 'No sky yet' : `Sky: ${sky.join(', ')}`),
  unknown: 'hidden from you',
  met: '✓ met',
  unmet: 'not met',
  hand: 'Your hand',
  cardsInHand: (count: number) => `${count} cards`,
  objective: (line: string, value: number): string => `${lineOf(line, EN.rows, EN.columns)} = ${value}`,
  cardTitle: ({ element, value, molecules }: Face): string =>
    [element === null ? 'Start' : EN.rows[element], String(value), ...molecules.map((each) => each.toUpperCase())].join(
      ' ',
    ),
  space: (row: Row, column: 'W' | 'N' | 'E', face: Face | undefined, depth: number): string =>
    `${EN.rows[row]}, ${EN.columns[column]}: ${face === undefined ? 'empty' : EN.cardTitle(face)}${depth > 1 ? `, ${depth} cards` : ''}`,
};

/** Words of this board. */
export type BoardWords = typeof EN;

const FR: BoardWords = {
  rows: { air: 'Air', earth: 'Terre', water: 'Eau' },
  columns: { W: 'Ouest', N: 'Nord', E: 'Est' },
  sum: 'Somme',
  generation: (generation) => `Génération ${generation} sur 3`,
  ice: (ice) => `Glace : ${ice} sur 3`,
  sky: (sky) => (sky.length === 0 ? 'Pas encore de ciel' : `Ciel : ${sky.join(', ')}`),
  unknown: 'caché pour vous',
  met: '✓ atteint',
  unmet: 'pas atteint',
  hand: 'Votre main',
  cardsInHand: (count) => `${count} cartes`,
  objective: (line, value) => `${lineOf(line, FR.rows, FR.columns)} = ${value}`,
  cardTitle: ({ element, value, molecules }) =>
    [
      element === null ? 'Départ' : FR.rows[element],
      String(value),
      ...molecules.map((each) => each.toUpperCase()),
    ].join(' '),
  space: (row, column, face, depth) =>
    `${FR.rows[row]}, ${FR.columns[column]} : ${face === undefined ? 'vide' : FR.cardTitle(face)}${depth > 1 ? `, ${depth} cartes` : ''}`,
};

const lineOf = (line: string, rows: BoardWords['rows'], columns: BoardWords['columns']): string =>
  ({ ...rows, ...columns })[line] ?? line;

/** By language. */
export const WORDS: Readonly<Record<'en' | 'fr', BoardWords>> = { en: EN, fr: FR };
