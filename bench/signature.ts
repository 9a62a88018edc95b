import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { type Game, TERMINAL } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { DEFAULT_PARAMS, METHODS, PLAIN_PARAMS, type SearchParams } from '../src/mcts/params.ts';
import { prove } from '../src/mcts/prove.ts';
import { reportActions } from '../src/mcts/report.ts';
import { search } from '../src/mcts/run.ts';
import { gameIds, loaded } from './positions.ts';
import { SPEED_GAMES } from './solved-games.ts';

const VISITS = 1000;
const TREES = 2;

/** Where the positions lie: so many actions at random from the set-up; the last one is the last decision of a game. */
const DEPTHS = [0, 1, 4, 9, 17, Number.POSITIVE_INFINITY];

/** Options to search each game with; a game that is not listed is searched with its defaults. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  anthropocene: [
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 2, mode: 'young' },
    { seats: 3, mode: 'expert' },
    { seats: 4, mode: 'chick' },
  ],
  evolution: [{ seats: 2, timeToFly: false }, { seats: 4 }],
  // A few rounds: plain playouts of whole games take too long here.
  earth: [
    { seats: 2, roundLimit: 3 },
    { seats: 1, roundLimit: 4, animals: true },
  ],
  natera: [{ seats: 2 }, { seats: 4, draft: true, nuclear: true }],
  extinction: [{ roles: 'dealt' }, { seats: 1, scenario: 'otter' }, { seats: 3, scenario: 'panda', hands: 'closed' }],
};

/** A new game to walk into. */
interface Start {
  readonly name: string;
  readonly game: Game;
  readonly state: unknown;
}

const starts = (): Start[] => {
  const served = gameIds().flatMap((id) => {
    const { game, catalog } = loaded(id);
    return (OPTIONS[id] ?? [{}]).map((options) => {
      const name = `${id} ${JSON.stringify(options)}`;
      return { name, game, state: newGame({ game, catalog, options }, name) };
    });
  });
  const solved = SPEED_GAMES.map(({ id, game, root }) => ({ name: id, game, state: root() }));
  return [...served, ...solved];
};

/** Plays `depth` actions at random, or fewer where fewer are left before the last decision. */
const walk = ({ name, game, state }: Start, depth: number): unknown => {
  const random = stream(`${name} ${depth}`, 'apply');
  const legal = new ActionList();
  const here = game.blank(state);
  const next = game.blank(state);
  game.copy(state, here);
  game.copy(state, next);
  for (let count = 0; count < depth; count++) {
    game.legalActions(next, legal);
    game.apply(next, legal.at(random.below(legal.length)), random);
    if (game.toAct(next) === TERMINAL) break;
    game.copy(next, here);
  }
  return here;
};

/** Games small enough for the methods that play them from the beginning. */
const SMALL = ['kuhn-poker', 'leduc-poker'];

/** How each game is searched: as the service does, plainly, and by every other method where it is small. */
const searchesOf = (id: string): SearchParams[] => {
  const methods = SMALL.includes(id) ? METHODS.filter((method) => method !== 'worlds') : [];
  return [DEFAULT_PARAMS, PLAIN_PARAMS, ...methods.map((method) => ({ ...PLAIN_PARAMS, method }))];
};

/** The visits of every root action, in ascending order of action. */
const rootVisits = (game: Game, root: unknown, params: SearchParams, seed: string): number[] => {
  const seat = game.toAct(root);
  // What can be proved has a line of its own.
  const effort = effortFor({ ...params, proof: 0, visits: VISITS, ensembles: TREES });
  return Array.from(search({ game, root, seat }, effort, seed, () => 0).visits, Math.round);
};

/** The exact values of every root action, in ascending order of action; none where nothing is proved. */
const exactValues = (game: Game, root: unknown): number[] => {
  const seat = game.toAct(root);
  const table = prove({ game, root, seat, params: DEFAULT_PARAMS });
  if (table === undefined) return [];
  return reportActions(table, game, seat)
    .toSorted((left, right) => left.action - right.action)
    .map(({ value }) => Number(value.mean.toFixed(9)));
};

/**
 * What the search does at fixed positions of all games, the solved ones included: a line each with
 * the visits of the root's actions, and one with exact values where there are any.
 */
export const behaviour = (): string =>
  starts()
    .flatMap((start) =>
      DEPTHS.flatMap((depth) => {
        const seed = `${start.name} ${depth}`;
        const root = walk(start, depth);
        const exact = exactValues(start.game, root);
        const searches = searchesOf(start.game.id).map((params) => {
          const visits = rootVisits(start.game, root, params, seed).join(' ');
          return `${seed}, ${params.method}, ${params.playouts}: ${visits}\n`;
        });
        return exact.length === 0 ? searches : [...searches, `${seed}, exact: ${exact.join(' ')}\n`];
      }),
    )
    .join('');

/** Behaviour as one number of 64 bits, in 16 hexadecimal digits. */
export const signatureOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The file that keeps the number and, below it, all that it stands for, so that a change shows where it comes from. */
export const GOLDEN = new URL('../test/golden/signature.txt', import.meta.url);
/** The module that the service reads the number from. */
const MODULE = new URL('../src/mcts/signature.ts', import.meta.url);

/** Content of `GOLDEN` for the search as it is. */
export const golden = (): string => {
  const text = behaviour();
  return `${signatureOf(text)}\n\n${text}`;
};

/** What `bench signature` is asked. */
export interface SignatureOptions {
  readonly write?: true;
}

/**
 * `bench signature`: prints the number; with `--write`, announces it as the one that holds from now
 * on, and renews the OpenAPI examples, which show it and the search's answers.
 */
export const signature = ({ write }: SignatureOptions): void => {
  const now = golden();
  const number = now.slice(0, 16);
  console.log(number);
  if (!write) return;
  writeFileSync(GOLDEN, now);
  const source = readFileSync(MODULE, 'utf8');
  writeFileSync(MODULE, source.replace(/(?<=SIGNATURE = ')[^']*/, number));
  // In a process of its own, which reads the module anew.
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/openapi.ts', import.meta.url))], {
    stdio: 'inherit',
  });
};
