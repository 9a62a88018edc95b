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
   * Dictionaries, the same keys in each language. Set are `title`, `ending.<name>`, `metric.<name>`, `note.<code>` and
   * `part.<name>`; the codes of actions, events, rows of the sheet, slots and values of beliefs, things to watch, and names and
   * facts of catalog rows are the game's, such as `action.play`. Events, notes and facts are whole sentences with a full stop,
   * actions are told as to the one who takes them (“Play a card”), and all others are words that stand within a sentence or a
   * table, lower case but for names.
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
