import Type from 'typebox';
import { TERMINAL } from '../../../src/core/contract.ts';
import { fault } from '../../../src/core/fault.ts';
import type { Rules } from './rules.ts';
import { type SolvedGame, solvedGame } from './solved-game.ts';

/** Masks of the cells of the two seats, bit 0 the first cell of the first row; then the number of marks. */
export type Board = Int16Array;

const MARKS = 2;
const ALL = (1 << 9) - 1;
const LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/** By mask of cells: 1 when they hold a line. */
const WON = Uint8Array.from({ length: ALL + 1 }, (_, cells) => (LINES.some((line) => (cells & line) === line) ? 1 : 0));

/** The seat with three in a row, or -1. */
export const winner = (board: Board): number => (WON[board[0]!] === 1 ? 0 : WON[board[1]!] === 1 ? 1 : -1);

/** A board from nine signs `x`, `o`, `.`; blanks between them do not count. */
export const board = (signs: string): Board => {
  const cells = [...signs.replaceAll(' ', '')];
  const maskOf = (mark: string): number =>
    cells.reduce((mask, held, cell) => (held === mark ? mask | (1 << cell) : mask), 0);
  return Int16Array.of(maskOf('x'), maskOf('o'), cells.filter((held) => held !== '.').length);
};

const signOf = (state: Board, cell: number): string =>
  (state[0]! >> cell) & 1 ? 'x' : (state[1]! >> cell) & 1 ? 'o' : '.';

const position = Type.Object(
  { board: Type.String({ pattern: '^[xo.]{9}$', description: 'Cells row by row: x, o, or a dot.' }) },
  { additionalProperties: false, description: 'The board.' },
);

const rules: Rules<Board, typeof position> = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  seats: 2,
  nature: 'competitive',
  endings: ['line', 'full'],
  payoffs: [-1, 1],
  position,
  create: () => new Int16Array(3),
  deal() {},
  copy(from, into) {
    into[0] = from[0]!;
    into[1] = from[1]!;
    into[MARKS] = from[MARKS]!;
  },
  // Only the seat that has just marked a cell can have a line.
  toAct(state) {
    const marks = state[MARKS]!;
    return marks === 9 || WON[state[1 - (marks & 1)]!] === 1 ? TERMINAL : marks & 1;
  },
  legalActions(state, into) {
    into.clear();
    if (winner(state) >= 0) return;
    for (let free = ALL & ~(state[0]! | state[1]!); free !== 0; free &= free - 1)
      into.push(31 - Math.clz32(free & -free));
  },
  apply(state, action) {
    state[state[MARKS]!++ & 1]! |= 1 << action;
    return 0;
  },
  payoffOf(state, seat) {
    const won = winner(state);
    return won < 0 ? 0 : won === seat ? 1 : -1;
  },
  ending: (state) => (winner(state) < 0 ? 1 : 0),
  redeal() {},
  key: (state) => (state[0]! << 9) | state[1]!,
  choice: (_state, action) => `${'abc'[action % 3]}${Math.floor(action / 3) + 1}`,
  write: (state) => ({ board: Array.from({ length: 9 }, (_, cell) => signOf(state, cell)).join('') }),
  read({ board: signs }, _viewer, state) {
    state.set(board(signs));
    const noughts = signs.replaceAll(/[^o]/g, '').length;
    const lead = state[MARKS]! - 2 * noughts;
    const sound = (lead === 0 && WON[state[0]!] === 0) || (lead === 1 && WON[state[1]!] === 0);
    return sound ? [] : [fault('/board', 'inconsistent', 'No game in turns, x first, comes to this board.')];
  },
};

/** Tic-tac-toe; seat 0 (x) begins; payoffs -1, 0 and 1. A draw when both play well. */
export const ticTacToe: SolvedGame<Board> = solvedGame(rules);
