import type { Seat } from '../../core/contract.ts';
import type { Lang } from '../../core/text.ts';
import type { Told } from '../told.ts';

/** What a table is drawn from, beside the view itself. */
export interface Setting {
  /** The seat of the person who looks. */
  readonly you: Seat;
  readonly lang: Lang;
  /** Rows of the game's catalog, for what a card shows but a state does not say; nothing when not known. */
  readonly catalog: unknown;
  /** Columns of the terminal. */
  readonly width: number;
}

/** What an action brings that its text does not say, in one line; nothing where there is nothing to add. */
export type Note = (action: unknown, rows: readonly Told[]) => string | undefined;

/** Draws a view for a terminal, as lines; throws when `view` is not a state of the game. */
export type Draw = (view: unknown, setting: Setting) => string;
