/** How to play each game, by language. */
import type { GameId } from '../games.ts';
import { lang } from '../kept.ts';
import { HOW_EN } from './how-en.ts';
import { HOW_FR } from './how-fr.ts';

/** One screen about a game. */
interface Screen {
  readonly aim: string;
  /** What a turn is made of, in order. */
  readonly turn: readonly string[];
  readonly end: string;
}

/** A screen for every game. */
export type How = Readonly<Record<GameId, Screen>>;

/** How to play a game, in the language of now. */
export const howTo = (game: GameId): Screen => (lang.value === 'fr' ? HOW_FR : HOW_EN)[game];
