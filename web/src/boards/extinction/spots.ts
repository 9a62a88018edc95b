/** What is touched for an action of Extinction. */
import type { ExtinctionAction, ExtinctionState } from '../../../../packages/engines/src/extinction.ts';

/** The place in the team of whoever is asked. */
export const askedPlace = ({ pending, current }: ExtinctionState): number => pending?.at(-1)?.player ?? current;

/** A space of the board, rows and columns from 1. */
export const spaceSpot = (row: number, column: number): string => `space:${row}:${column}`;

const SIDE = 6;

/**
 * Where a tile ends that slides along its line, which the program in progress knows: rows are lines 0 to 5, columns those from 6 on.
 * @param way 1 towards the first space of the line, 2 towards its last
 */
const slideSpot = ({ pending, tiles }: ExtinctionState, way: number): string | null => {
  const top = pending?.at(-1);
  if (top?.stage !== 'way') return null;
  const { mark: line = 0, from = 0 } = top;
  const at = (index: number): readonly [number, number] =>
    line < SIDE ? [line + 1, index + 1] : [index + 1, line - SIDE + 1];
  const isTaken = (index: number): boolean => {
    const [row, column] = at(index);
    return tiles.some((tile) => tile.row === row && tile.column === column);
  };
  let index = from;
  while (isTaken(index)) index += way === 1 ? -1 : 1;
  return spaceSpot(...at(index));
};

/** A card that is chosen: in the hand or the discards of whoever is asked, or an action whose text is done. */
const cardSpot = (card: string, view: ExtinctionState): string => {
  const place = askedPlace(view);
  const member = view.team[place];
  if (member?.hand?.includes(card) === true) return `hand:${place}:${card}`;
  return member?.discards.includes(card) === true ? `discard:${place}:${card}` : `on:${card}`;
};

/** A die, a card or a token, by the one that is meant. */
export const spots = (action: ExtinctionAction, view: ExtinctionState): readonly string[] => {
  switch (action.type) {
    case 'place':
      return [`die:${action.value}`, `on:${action.on}`];
    case 'turn':
      return [`die:${action.value}`, `turned:${action.to}`];
    case 'reroll':
      return [`die:${action.value}`];
    case 'return':
      return [`laid:${action.value}:${action.on}`];
    case 'card':
      return [cardSpot(action.card, view)];
    case 'permanent':
      return [`permanent:${action.card}`];
    case 'ability':
      return ['ability'];
    case 'space':
      return [spaceSpot(action.row, action.column)];
    case 'row':
      return [`row:${action.row}`];
    case 'column':
      return [`column:${action.column}`];
    case 'way':
      return [slideSpot(view, action.way) ?? `do:way-${action.way}`];
    default:
      return othersSpots(action);
  }
};

type Rest = Extract<
  ExtinctionAction,
  { type: 'ambassador' | 'constant' | 'player' | 'keep' | 'throw' | 'role' | 'choose' | 'end' | 'pay' | 'decline' }
>;

const othersSpots = (action: Rest): readonly string[] => {
  switch (action.type) {
    case 'ambassador':
      return [`ambassador:${action.place}`];
    case 'constant':
      return [`constant:${action.effect}:${action.copy ?? 1}`];
    case 'player':
      return [`player:${action.player}`];
    case 'keep':
    case 'throw':
      return [`seen:${action.effect}`];
    case 'role':
      return [`role:${action.role}`];
    case 'choose':
      return [`choose:${action.ability}`];
    default:
      return [`do:${action.type}`];
  }
};
