import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { cardId, cardIndex, DECK, FIRST_START, NO_CARD } from '../content/catalog.ts';
import { COLUMNS, ELEMENTS } from '../content/terms.ts';
import { refreshGrid } from '../rules/grid.ts';
import type { State } from '../rules/state.ts';
import type { StateJson } from './schema.ts';

/**
 * Reads the stacks, and from them what was played this generation.
 * @returns whether they are sound
 */
export const readGrid = (json: StateJson, state: State, faults: Fault[]): boolean => {
  const known = faults.length;
  const seen = new Set<number>();
  for (const [row, element] of ELEMENTS.entries()) {
    const stacks = COLUMNS.map((column) => json.grid[element][column]);
    for (const [column, stack] of stacks.entries())
      readStack(stack, pointer('grid', element, COLUMNS[column]!), row * 3 + column, state, seen, faults);
    if (stacks.some(({ length }) => length === 0) && stacks.some(({ length }) => length > 1))
      faults.push(
        fault(pointer('grid', element), 'covered-too-early', 'No card is covered while the row has an empty space.'),
      );
  }
  checkEarlier(state, seen, faults);
  checkStart(state, seen, faults);
  refreshGrid(state);
  return faults.length === known;
};

const generationOf = (card: number): number => (card >= FIRST_START ? -1 : Math.floor(card / DECK));

const readStack = (
  stack: readonly string[],
  at: string,
  space: number,
  state: State,
  seen: Set<number>,
  faults: Fault[],
): void => {
  const row = Math.floor(space / 3);
  for (const [index, id] of stack.entries()) {
    const card = cardIndex(id);
    const here = at + pointer(index);
    const covered = state.top[space]!;
    if (seen.has(card)) {
      faults.push(fault(here, 'card-twice', `${id} is in the grid a second time.`));
      continue;
    }
    seen.add(card);
    if (card < FIRST_START && Math.floor((card % DECK) / 4) !== row)
      faults.push(fault(here, 'wrong-row', `${id} belongs in the row ${id.split('-')[1]}.`));
    if (generationOf(card) > state.generation)
      faults.push(fault(here, 'not-dealt', `${id} belongs to a generation that has not begun.`));
    if (covered !== NO_CARD && generationOf(card) < generationOf(covered))
      faults.push(fault(here, 'wrong-order', `${id} is older than ${cardId(covered)}, so it cannot lie on it.`));
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
const checkEarlier = (state: State, seen: ReadonlySet<number>, faults: Fault[]): void => {
  const over = state.generation + (state.finished ? 1 : 0);
  for (let card = 0; card < over * DECK; card++)
    if (!seen.has(card))
      faults.push(fault('/grid', 'card-missing', `${cardId(card)} must be in the grid: its generation has ended.`));
  if (!state.finished && state.played === DECK)
    faults.push(
      fault('/grid', 'generation-over', 'All twelve cards of this generation are placed: it must have been ended.'),
    );
};

/** The catalog's start cards lie at the bottom of their spaces (ruling P1). */
const checkStart = (state: State, seen: ReadonlySet<number>, faults: Fault[]): void => {
  const { rulings, catalog } = state.rules;
  const start = rulings.startCards === 'catalog' ? catalog.content.start : [];
  for (const { card, space } of start) {
    let bottom = state.top[space]!;
    while (bottom !== NO_CARD && state.beneath[bottom] !== NO_CARD) bottom = state.beneath[bottom]!;
    if (bottom !== card) {
      const at = pointer('grid', ELEMENTS[Math.floor(space / 3)]!, COLUMNS[space % 3]!);
      faults.push(fault(at, 'start-card', `${cardId(card)} of the catalog must lie at the bottom here.`));
    }
  }
  for (const card of seen)
    if (card >= FIRST_START && !start.some((each) => each.card === card))
      faults.push(fault('/grid', 'start-card', `This game has no ${cardId(card)}.`));
};
