/** What is said of a game: actions as they travel, and messages for people. */
import type { Result } from '../result.ts';
import type { RowTellers } from '../rows.ts';
import type { Lang, Message, Phrases } from '../text.ts';
import type { Action } from './decision.ts';

/** Hears what happens during `apply`. Only public facts are told. Absent in searches, so it costs nothing there. */
export type EventLog = (event: Message) => void;

/** A game in words. */
export interface Words<State, ActionJson> {
  /**
   * Dictionaries for `title`, every action, event, ending, metric and note, for parts and rows of the sheet, and for names
   * and facts of catalog rows; the same keys in each language.
   */
  readonly phrases: Readonly<Record<Lang, Phrases>>;
  /** The action as it travels. */
  encodeAction(state: State, action: Action): ActionJson;
  /** The legal action that `json` names; anything else is a fault with the code `illegal-action`, or of the schema. */
  decodeAction(state: State, json: unknown): Result<Action>;
  /** The action in one short line that no language is needed for; different for different legal actions. */
  notation(state: State, action: Action): string;
  /** The action as a message for people; `phrases` has its code. */
  describe(state: State, action: Action): Message;
  /** The rows of its catalogs in words of our own, by the name of the table; `phrases` has their codes. */
  readonly rows: RowTellers;
}
