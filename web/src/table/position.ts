/** A position that somebody pasted or wrote. */
import type { Fault, Seat } from '../../../packages/engines/src/types.ts';
import type { AnyState } from '../boards/board.ts';
import type { AnyEngine } from './course.ts';
import type { Player } from './session.ts';

/** A position as the seat to act sees it. */
export interface Looked {
  readonly ok: true;
  readonly view: AnyState;
  readonly seat: Seat;
  readonly players: readonly Player[];
  readonly isOver: boolean;
  /** As it was given. */
  readonly document: AnyState;
}

/** What a text holds; undefined where it is no JSON. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isState = (value: unknown): value is AnyState =>
  typeof value === 'object' && value !== null && 'game' in value && 'viewer' in value;

const seatsOf = (state: AnyState): number =>
  'players' in state && Array.isArray(state.players) ? state.players.length : 1;

/** The position of a text, or all that is wrong with it. A full state is cut down to what the seat to act may see. */
export const lookAt = (
  engine: AnyEngine,
  text: string,
): Looked | { readonly ok: false; readonly faults: readonly Fault[] } => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, faults: [{ pointer: '', code: 'json', detail: String(error) }] };
  }
  const faults = engine.faults(value);
  if (faults.length > 0 || !isState(value)) return { ok: false, faults };
  const toAct = engine.toAct(value);
  const seat = toAct ?? 0;
  const view = value.viewer === 'all' ? engine.view(value, seat) : value;
  const players = Array.from({ length: seatsOf(value) }, (): Player => ({ name: '' }));
  return { ok: true, view, seat, players, isOver: toAct === null, document: value };
};

/** The view of a seat that a text holds; null where it holds none. */
export const positionOf = (engine: AnyEngine, text: string): AnyState | null => {
  const looked = lookAt(engine, text);
  return looked.ok ? looked.view : null;
};
