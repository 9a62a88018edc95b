import type { Lang } from '../../core/text.ts';
import { AIMS } from './aims.ts';
import { drawAnthropocene } from './anthropocene.ts';
import { drawEarth } from './earth.ts';
import { earthNote } from './earth-note.ts';
import { drawEvolution } from './evolution.ts';
import { evolutionNote } from './evolution-note.ts';
import { drawExtinction } from './extinction.ts';
import { extinctionNote } from './extinction-note.ts';
import { drawNatera } from './natera.ts';
import { nateraNote } from './natera-note.ts';
import type { Draw, Note } from './table.ts';

const TABLES: Readonly<Record<string, Draw>> = {
  anthropocene: drawAnthropocene,
  evolution: drawEvolution,
  earth: drawEarth,
  extinction: drawExtinction,
  natera: drawNatera,
};

/** The drawing of a game's table; a game without one shows its view as JSON. */
export const tableOf = (game: string): Draw => TABLES[game] ?? ((view) => JSON.stringify(view, null, 2));

const NOTES: Readonly<Record<string, Note>> = {
  evolution: evolutionNote,
  earth: earthNote,
  extinction: extinctionNote,
  natera: nateraNote,
};

/** The notes on a game's actions; a game without any has nothing to add. */
export const noteOf = (game: string): Note => NOTES[game] ?? (() => undefined);

/** What a game is about, in three lines; none for a game that has not said so. */
export const aimOf = (game: string, lang: Lang): readonly string[] => AIMS[game]?.[lang] ?? [];
