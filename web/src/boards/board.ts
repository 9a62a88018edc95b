/** What a game brings to the page: its rules, and how its table is drawn and touched. */
import type { ComponentChildren } from 'preact';
import type { CardRow, Engine, Lang, Seat } from '../../../packages/engines/src/types.ts';
import type { Server } from '../server.ts';

/** What the page itself knows of a state. */
export interface AnyState {
  readonly game: string;
  readonly version: 1;
  readonly viewer: 'all' | Seat;
  readonly options: object;
}

/** What a table is drawn from. */
export interface TableProps<State> {
  /** What the seat that looks may see. */
  readonly view: State;
  /** Whose side is drawn nearest. */
  readonly you: Seat;
  readonly lang: Lang;
  /** Names of the seats. */
  readonly names: readonly string[];
  /** Cards by the name of their table. */
  readonly cards: Readonly<Record<string, readonly CardRow[]>>;
}

/**
 * A table that is touched. An action is named by the **spots** that are picked for it, one after the other: the card in the hand,
 * then the column. A spot is a name that the drawing gives one of its things by the component `Spot`; one that begins with `do:`
 * has no place of its own and is drawn as a button.
 */
export interface Board<State, Action> {
  /** What is picked for `action`, in order; at least one. Actions with equal spots are told apart by a question. */
  spots(action: Action, view: State): readonly string[];
  /** The drawing. */
  Table(props: TableProps<State>): ComponentChildren;
}

/** A game of the page. The page handles its documents without looking into them. */
export interface Kit<
  Options extends object = object,
  State extends AnyState = AnyState,
  Action extends object = object,
> {
  readonly engine: Engine<Options, State, Action>;
  /** Calls about this game. */
  readonly server: Server;
  readonly board: Board<State, Action>;
}
