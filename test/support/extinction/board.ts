/** Boards of Extinction as drawings: a string a row, `.` an empty space, a digit so many animals, `#` a destruction tile. */

/** A board by row and column, from 0. */
export interface Board {
  /** Animals by space, in rows. */
  readonly animals: number[][];
  /** Whether a tile is there. */
  readonly tiles: boolean[][];
}

/** A space, from 0. */
export type Space = readonly [row: number, column: number];

/** The board of a drawing. */
export const readBoard = (rows: readonly string[]): Board => ({
  animals: rows.map((row) => [...row].map((mark) => Number.parseInt(mark, 16) || 0)),
  tiles: rows.map((row) => [...row].map((mark) => mark === '#')),
});

/** The drawing of a board. */
export const drawBoard = ({ animals, tiles }: Board): string[] =>
  animals.map((row, at) =>
    row.map((count, column) => (tiles[at]?.[column] ? '#' : count === 0 ? '.' : count.toString(16))).join(''),
  );

/** All spaces, row by row. */
export const spacesOf = ({ animals }: Board): Space[] =>
  animals.flatMap((row, at) => row.map((_, column): Space => [at, column]));

export const animalsAt = ({ animals }: Board, [row, column]: Space): number => animals[row]?.[column] ?? 0;
export const tileAt = ({ tiles }: Board, [row, column]: Space): boolean => tiles[row]?.[column] === true;
export const isEmptyAt = (board: Board, space: Space): boolean =>
  animalsAt(board, space) === 0 && !tileAt(board, space);

/** Spaces beside one, orthogonally (rulebook page 12). */
export const besideOf = (board: Board, [row, column]: Space): Space[] =>
  spacesOf(board).filter(([other, place]) => Math.abs(other - row) + Math.abs(place - column) === 1);

/** Steps between two spaces, whatever lies between. */
export const apart = ([row, column]: Space, [other, place]: Space): number =>
  Math.abs(other - row) + Math.abs(place - column);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Animals on the board. */
export const herdOf = ({ animals }: Board): number => sum(animals.flat());
/** Two animals on one space are a pair, four are two (rulebook page 8). */
export const pairsOf = ({ animals }: Board): number => sum(animals.flat().map((count) => Math.floor(count / 2)));

/** Lines with an animal: rows, then columns, each as its spaces in order. */
export const linesOf = (board: Board): Space[][] => {
  const spaces = spacesOf(board);
  const rows = board.animals.map((_, row) => spaces.filter(([other]) => other === row));
  const columns = (board.animals[0] ?? []).map((_, column) => spaces.filter(([, other]) => other === column));
  return [...rows, ...columns].filter((line) => line.some((space) => animalsAt(board, space) > 0));
};
