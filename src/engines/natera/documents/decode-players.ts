import { pointer } from '../../../core/fault.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { blame } from '../../kit/reading.ts';
import { NONE } from '../content/tables.ts';
import { COLUMNS, GROWTH, RESOURCES, ZONES } from '../content/terms.ts';
import { SIDES } from './action-schema.ts';
import { readTribes } from './decode-tribes.ts';
import type { Reading } from './reading.ts';
import type { PlayerJson } from './schema.ts';

/** Reads tribes, science boards, resources, authority and pawns that are not on the board. */
export const readPlayers = (reading: Reading): void => {
  readTribes(reading);
  const numbers = new Set<number>();
  for (const [seat, player] of reading.json.players.entries()) {
    const at = pointer('players', seat);
    readCounts(reading, player, seat);
    readScience(reading, player, seat, numbers, at);
  }
};

const readCounts = ({ state }: Reading, player: PlayerJson, seat: number): void => {
  for (const [index, resource] of RESOURCES.entries())
    state.resources[seat * RESOURCES.length + index] = player.resources[resource];
  for (const [index, zone] of ZONES.entries()) state.authority[seat * ZONES.length + index] = player.authority[zone];
  state.leaders[seat] = player.leaders;
  state.explorers[seat] = player.explorers;
};

const readScience = (
  reading: Reading,
  { board, growth }: PlayerJson,
  seat: number,
  numbers: Set<number>,
  at: string,
): void => {
  const { state } = reading;
  if (numbers.has(board.number))
    blame(reading, `${at}/board/number`, 'board-twice', `Board ${board.number} is another seat’s.`);
  numbers.add(board.number);
  state.board[seat] = board.number - 1;
  state.side[seat] = board.side === null ? NONE : SIDES.indexOf(board.side);
  checkSide(reading, board.side, seat, `${at}/board/side`);
  state.growth[seat] = growth.reduce((mask, space) => mask | (1 << (space - 1)), 0);
  if (growth.length === 0) return;
  if (board.side === null) blame(reading, `${at}/growth`, 'no-side', 'The side of this board is not chosen yet.');
  else checkLinks(reading, seat, `${at}/growth`);
};

/** Whether a seat has chosen the side of its board by now. */
const hasSide = ({ json, state }: Reading, seat: number): boolean => {
  switch (json.stage) {
    case 'tribes':
    case 'start':
      return false;
    case 'sides':
      return json.done.includes(seat) && seat !== json.current;
    case 'tribe-setup':
      return state.rules.rulings.setupOrder === 'after-hand';
    default:
      return true;
  }
};

const checkSide = (reading: Reading, side: PlayerJson['board']['side'], seat: number, at: string): void => {
  const chosen = hasSide(reading, seat);
  if (chosen && side === null)
    blame(reading, at, 'missing-field', 'By now this seat has chosen the side of its board.');
  if (!chosen && side !== null) blame(reading, at, 'not-chosen', 'This seat has not chosen the side of its board yet.');
};

/** The first token lies on the bottom row, and each other one beside one that was there: all hang together (rulebook page 11). */
const checkLinks = (reading: Reading, seat: number, at: string): void => {
  const { board, side, growth, rules } = reading.state;
  const { links } = rules.content.boards;
  const from = (board[seat]! * 2 + side[seat]!) * GROWTH;
  const covered = growth[seat]!;
  let reached = 0;
  const open = [...new Array(COLUMNS).keys()].filter((space) => ((covered >> space) & 1) === 1).slice(0, 1);
  for (let space = open.pop(); space !== undefined; space = open.pop()) {
    reached |= 1 << space;
    for (let rest = links[from + space]! & covered & ~reached; rest !== 0; rest = withoutLowest(rest))
      open.push(lowestBit(rest));
  }
  for (let rest = covered & ~reached; rest !== 0; rest = withoutLowest(rest))
    blame(
      reading,
      at,
      'not-linked',
      `Space ${lowestBit(rest) + 1} is covered, but not linked to the bottom row by others that are.`,
    );
};
