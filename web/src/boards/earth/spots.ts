/** What is touched for each decision of Earth. A turn is a chain of small decisions, so one spot does for each. */
import type { EarthAction, EarthState } from '../../../../packages/engines/src/documents.ts';

/** The spot of a place in the tableau of the seat that decides; -1 is above it or left of it. */
export const cellSpot = (row: number, column: number): string => `cell:${row}:${column}`;

const SIDE = 4;
const SPACES = SIDE * SIDE;

/** Where an ability comes from: a place in the tableau, the island or the climate. */
export type Source = { readonly row: number; readonly column: number } | 'island' | 'climate';

/** The source of the ability that the seat is asked about; null where it is asked something else. */
export const firing = ({ stage, effects = [], step = 0, islandFirst }: EarthState): Source | null => {
  if (stage !== 'activate' || effects.length > 0) return null;
  const area = islandFirst === true ? step : step - SPACES;
  if (area === 0) return 'island';
  if (area === 1) return 'climate';
  const space = islandFirst === true ? step - 2 : step;
  return { row: Math.floor(space / SIDE), column: space % SIDE };
};

/** The spot of a source. */
export const sourceSpot = (source: Source): string =>
  typeof source === 'string' ? source : cellSpot(source.row, source.column);

/** What is touched to use what the seat is asked about: the card, the animal, or the collective ability. */
const useSpot = (view: EarthState): string => {
  const top = view.effects?.at(-1);
  if (top?.source === 'animal') return `animal:${view.players[view.seat]?.animals?.[top.slot ?? 0]?.id ?? ''}`;
  if (view.stage === 'collective') return 'collective';
  const source = firing(view);
  return source === null ? 'do:use' : sourceSpot(source);
};

/** What is touched for an action. */
export const spots = (action: EarthAction, view: EarthState): readonly string[] => {
  if ('card' in action) return [action.type === 'keep' ? `looked:${action.card}` : `card:${action.card}`];
  if ('row' in action) return [cellSpot(action.row, action.column)];
  if ('action' in action) return [`action:${action.action}`];
  if ('what' in action) return [`take:${action.what}`];
  if ('side' in action) return [`side:${action.side}`];
  if ('animal' in action) return [`animal:${action.animal}`];
  if ('objective' in action) return [`fauna:${action.objective}`];
  if ('first' in action) return [`do:${action.first}`];
  return [action.type === 'use' ? useSpot(view) : `do:${action.type}`];
};
