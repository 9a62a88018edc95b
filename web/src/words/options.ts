/** Options and rulings of the games as people choose them, by language. */
import type { GameId } from '../games.ts';
import { lang } from '../kept.ts';
import { OPTIONS_EN } from './options-en.ts';
import { OPTIONS_FR } from './options-fr.ts';
import { RULINGS_EN } from './rulings-en.ts';
import { RULINGS_FR } from './rulings-fr.ts';

/** An option: what it is called, and its values with their names. A value is told as text: `true` is a boolean. */
export interface OptionWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
  /** Only where one plays alone. */
  readonly alone?: true;
}

/** Options of every game by their names in the schema. */
export type AllOptions = Readonly<Record<GameId, Readonly<Record<string, OptionWords>>>>;

/** The options of a game, in the language of now. */
export const optionsOf = (game: GameId): Readonly<Record<string, OptionWords>> =>
  (lang.value === 'fr' ? OPTIONS_FR : OPTIONS_EN)[game];

/** A ruling in the language of now: what is open, then each value; null where its schema says it. */
export const rulingOf = (game: GameId, name: string): readonly string[] | null =>
  (lang.value === 'fr' ? RULINGS_FR : RULINGS_EN)[game][name]?.split(' | ') ?? null;
