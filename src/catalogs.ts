/** An owner's folder of catalogs: the one place where content of games is read from a disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, fault } from './core/fault.ts';
import { failed, type Result, settle } from './core/result.ts';
import { type Games, loadGames, type OwnDocument } from './engines/index.ts';

/**
 * Loads every game with its built-in catalogs and those of an owner's folder.
 * @param folder one JSON document a file, each naming its `game`; no such catalogs when absent
 * @returns every fault of every file; pointers are `<file>#<JSON pointer>`
 */
export const openGames = (folder?: string): Result<Games> => {
  const own = folder === undefined ? { documents: [], faults: [] } : readFolder(folder);
  const games = loadGames(own.documents);
  if (!games.ok) return failed(...own.faults, ...games.faults);
  return settle(own.faults, () => games.value);
};

/** Text that is not UTF-8 is refused: names would be spoilt without a word. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

interface Folder {
  readonly documents: readonly OwnDocument[];
  readonly faults: readonly Fault[];
}

const readFolder = (folder: string): Folder => {
  let files: string[];
  try {
    files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (error) {
    return {
      documents: [],
      faults: [fault(folder, 'unreadable', `The catalog folder cannot be read: ${String(error)}.`)],
    };
  }
  const documents: OwnDocument[] = [];
  const faults: Fault[] = [];
  for (const name of files.sort())
    try {
      documents.push({ name, document: JSON.parse(UTF_8.decode(readFileSync(join(folder, name)))) });
    } catch (error) {
      faults.push(fault(`${name}#`, 'not-json', `${String(error)}.`));
    }
  return { documents, faults };
};
