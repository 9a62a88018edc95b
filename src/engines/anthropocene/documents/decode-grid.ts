import { pointer } from '../../../core/fault.ts';
import { blame, takeOnce } from '../../kit/reading.ts';
import { cardId, cardIndex, DECK, FIRST_START, NO_CARD } from '../content/catalog.ts';
import { COLUMNS, ELEMENTS } from '../content/terms.ts';
import { refreshGrid } from '../rules/grid.ts';
import type { Reading } from './reading.ts';

/**
 * Reads the stacks, and from them what was played this generation.
 * @returns whether they are sound
 */
export const readGrid = (reading: Reading): boolean => {
  const { json, state, faults } = reading;
  const known = faults.length;
  const seen = new Set<number>();
  for (const [row, element] of ELEMENTS.entries()) {
    const stacks = COLUMNS.map((column) => json.grid[element][column]);
    for (const [column, stack] of stacks.entries())
      readStack(reading, stack, row * 3 + column, seen, pointer('grid', element, COLUMNS[column]!));
    if (stacks.some(({ length }) => length === 0) && stacks.some(({ length }) => length > 1))
      blame(
        reading,
        pointer('grid', element),
        'covered-too-early',
        'No card is covered while the row has an empty space.',
      );
  }
  checkEarlier(reading, seen);
  checkStart(reading, seen);
  refreshGrid(state);
  return faults.length === known;
};

const generationOf = (card: number): number => (card >= FIRST_START ? -1 : Math.floor(card / DECK));

const readStack = (reading: Reading, stack: readonly string[], space: number, seen: Set<number>, at: string): void => {
  const { state } = reading;
  const row = Math.floor(space / 3);
  for (const [index, id] of stack.entries()) {
    const card = cardIndex(id);
    const here = at + pointer(index);
    const covered = state.top[space]!;
    if (!takeOnce(reading, seen, card, here, id)) continue;
    if (card < FIRST_START && Math.floor((card % DECK) / 4) !== row)
      blame(reading, here, 'wrong-row', `${id} belongs in the row ${id.split('-')[1]}.`);
    if (generationOf(card) > state.generation)
      blame(reading, here, 'not-dealt', `${id} belongs to a generation that has not begun.`);
    if (covered !== NO_CARD && generationOf(card) < generationOf(covered))
      blame(reading, here, 'wrong-order', `${id} is older than ${cardId(covered)}, so it cannot lie on it.`);
    state.beneath[card] = covered;
    state.top[space] = card;
    state.empty &= ~(1 << space);
    if (generationOf(card) === state.generation) {
      state.playedMask |= 1 << (card % DECK);
      state.played++;
    }
  }
};

/** Generations that ended have put all their cards in the grid. */
const checkEarlier = (reading: Reading, seen: ReadonlySet<number>): void => {
  const { state } = reading;
  const over = state.generation + (state.finished ? 1 : 0);
  for (let card = 0; card < over * DECK; card++)
    if (!seen.has(card))
      blame(reading, '/grid', 'card-missing', `${cardId(card)} must be in the grid: its generation has ended.`);
  if (!state.finished && state.played === DECK)
    blame(
      reading,
      '/grid',
      'generation-over',
      'All twelve cards of this generation are placed: it must have been ended.',
    );
};

/** Start cards lie at the bottom of their spaces (ruling P1). */
const checkStart = (reading: Reading, seen: ReadonlySet<number>): void => {
  const { state } = reading;
  const { start } = state.rules;
  for (const { card, space } of start) {
    let bottom = state.top[space]!;
    while (bottom !== NO_CARD && state.beneath[bottom] !== NO_CARD) bottom = state.beneath[bottom]!;
    if (bottom !== card) {
      const at = pointer('grid', ELEMENTS[Math.floor(space / 3)]!, COLUMNS[space % 3]!);
      blame(reading, at, 'start-card', `${cardId(card)} must lie at the bottom here.`);
    }
  }
  for (const card of seen)
    if (card >= FIRST_START && !start.some((each) => each.card === card))
      blame(reading, '/grid', 'start-card', `This game has no ${cardId(card)}.`);
};
