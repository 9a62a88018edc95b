/** What a ladder was measured by: a file a game, in bench/ladders, with the points of every deal. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Type, { type Static } from 'typebox';
import { standingsOf } from '../src/arena/ladder.ts';
import type { Ladder } from '../src/core/contract.ts';
import { checker } from '../src/core/schema.ts';

const Player = Type.Object(
  {
    level: Type.Integer({ minimum: 1 }),
    visits: Type.Integer({ minimum: 1 }),
    temperature: Type.Number({ minimum: 0 }),
    model: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false },
);

const Results = Type.Object(
  {
    game: Type.String(),
    options: Type.Record(Type.String(), Type.Unknown()),
    /** The search that played; see docs/strength.md. */
    search: Type.String(),
    /** The levels, weakest first. Player 0 takes every legal action equally likely, player n is the nth of these. */
    players: Type.Array(Player),
    pairings: Type.Array(
      Type.Object(
        {
          first: Type.Integer({ minimum: 0 }),
          second: Type.Integer({ minimum: 0 }),
          points: Type.Array(Type.Number({ minimum: 0, maximum: 1 })),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

/** The results of the matches of one game. */
export interface LadderResults extends Static<typeof Results> {}

const results = checker(Results);

/** Where the results of a game lie. */
export const resultsFile = (game: string): string => fileURLToPath(new URL(`ladders/${game}.json`, import.meta.url));

/** Where what they come to lies, for the service to tell. */
export const ladderFile = (game: string): string =>
  fileURLToPath(new URL(`../src/engines/${game}/guidance/ladder.json`, import.meta.url));

/** The results in a file; nothing where there is none. @throws Error when it is damaged */
export const readResults = (file: string): LadderResults | undefined => {
  if (!existsSync(file)) return undefined;
  const read = results.check(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.faults)}`);
  return read.value;
};

/** Numbers of one list in one line, however many; what is in objects has a line each. */
const layout = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[[\d\s.,]*\]/g, (list) => list.replace(/\s+/g, ' '))}\n`;

/** Puts a document in the place of what was there, whole or not at all. */
export const keep = (file: string, value: unknown): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, layout(value));
  renameSync(`${file}.new`, file);
};

/** What results come to, in whole points of Elo. */
export const ladderOf = ({ search, players, pairings }: LadderResults): Ladder => {
  const rungs = standingsOf(pairings).flatMap(({ player, elo, error }) => {
    const found = players[player - 1];
    if (found === undefined) return [];
    const { level, visits, temperature } = found;
    return [{ level, visits, temperature, elo: Math.round(elo), error: Math.round(error) }];
  });
  return { search: rungs.length === 0 ? '' : search, rungs };
};
