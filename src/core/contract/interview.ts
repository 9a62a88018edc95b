/** An interview: how a person at a real table tells what their seat sees, one short question at a time. */
import type { Catalogs } from '../catalog.ts';
import type { Lang } from '../text.ts';
import type { StateEnvelope } from './information.ts';

/** Lines as a person typed them, by the key of their question; an empty one takes what is usual. */
export type Answers = Readonly<Record<string, string>>;

/** One question, in the words of the setting's language. */
export interface Question {
  /** Where its answer is kept; it stays the same whatever is answered elsewhere. */
  readonly key: string;
  readonly text: string;
  /** What may be typed, line by line, for a person who asks. */
  readonly help: readonly string[];
  /** The line that an empty one stands for; absent where something has to be typed. */
  readonly usual?: string;
  /** Why the line that was given is no answer, and what may have been meant. */
  readonly fault?: string;
}

/** What an interview is about. */
export interface InterviewSetting<StateJson extends StateEnvelope = StateEnvelope, Content = unknown> {
  readonly lang: Lang;
  readonly catalogs: Catalogs<Content>;
  /** A view of the same table from before, sound in itself: what it says is usual. */
  readonly before?: StateJson;
}

/** Where an interview stands: what is asked next, or the view that was told. */
export type Interviewed<StateJson extends StateEnvelope = StateEnvelope> =
  | { readonly question: Question }
  | {
      readonly question: null;
      /** A view that `decode` accepts. */
      readonly view: StateJson;
      /** Sentences: what nobody was asked for, and how it was filled in. */
      readonly remarks: readonly string[];
      /** Every question with the line that answered it; `quiet` ones are not asked unless their key has an answer. */
      readonly answered: readonly {
        readonly question: Question;
        readonly line: string;
        readonly quiet: boolean;
      }[];
    };

/**
 * A game's interview. It has no memory: all that was answered is given each time, so that a terminal, a page or a test may
 * ask in its own way, change an answer, or take one back.
 */
export interface Interview<StateJson extends StateEnvelope = StateEnvelope, Content = unknown> {
  /**
   * Goes through `answers` up to the first that is missing or cannot be taken, which is asked with its `fault`; where answers
   * contradict each other, that is the one at which the contradiction shows.
   */
  next(answers: Answers, setting: InterviewSetting<StateJson, Content>): Interviewed<StateJson>;
  /** Answers that make `view`, which is sound, but for what the game's interview says it fills in. */
  answersOf(view: StateJson, setting: InterviewSetting<StateJson, Content>): Answers;
}
