/** The registry: the only list of games. A game joins everything by one line in `GAMES`; a test asks for its battery. */
import { type Catalogs, loadCatalogs } from '../core/catalog.ts';
import type { Game } from '../core/contract.ts';
import { type Fault, fault } from '../core/fault.ts';
import { type Result, settle } from '../core/result.ts';
import { anthropocene } from './anthropocene/index.ts';
import { earth } from './earth/index.ts';
import { evolution } from './evolution/index.ts';
import { extinction } from './extinction/index.ts';
import { natera } from './natera/index.ts';

const GAMES: readonly Game[] = [anthropocene, evolution, earth, extinction, natera];

/** A game together with the content it can be played with. */
export interface LoadedGame {
  readonly game: Game;
  readonly catalogs: Catalogs;
}

/** Every game, by id. */
export type Games = ReadonlyMap<string, LoadedGame>;

/** A catalog of an owner of the box, not yet checked. */
export interface OwnDocument {
  /** What faults call it, such as the name of its file. */
  readonly name: string;
  readonly document: unknown;
}

/**
 * Loads every game with its built-in catalogs and an owner's, each of which names its `game`.
 * @returns every fault of every document; pointers are `<name>#<JSON pointer>`, the name that of the game for a built-in one
 */
export const loadGames = (own: readonly OwnDocument[] = []): Result<Games> => {
  const faults: Fault[] = [];
  const games = new Map<string, LoadedGame>();
  for (const game of GAMES) {
    const catalogs = loadCatalogs(
      game.catalog,
      own.filter(({ document }) => gameOf(document) === game.id),
      game.id,
    );
    if (catalogs.ok) games.set(game.id, { game, catalogs: catalogs.value });
    else faults.push(...catalogs.faults);
  }
  for (const { name, document } of own)
    if (!GAMES.some(({ id }) => id === gameOf(document)))
      faults.push(fault(`${name}#/game`, 'unknown-game', `Expected one of ${GAMES.map(({ id }) => id).join(', ')}.`));
  return settle(faults, () => games);
};

const gameOf = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'game' in document ? document.game : undefined;
