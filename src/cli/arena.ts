import { renameSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type CrewOptions, startCrew } from '../arena/crew.ts';
import { type Ending, isOver, playMatch, replay, type Standing } from '../arena/match.ts';
import { type OpenMatch, openMatch } from '../arena/plan.ts';
import { plotMatch } from '../arena/plot.ts';
import { type Resumed, readRecord, recordOf, summaryOf } from '../arena/record.ts';
import type { Hypotheses } from '../arena/sprt.ts';
import { canonical } from '../core/catalog.ts';
import { modelFolders } from '../net/models.ts';
import { Nets, netsIn, orPath } from '../net/nets.ts';
import { describeSummary, progressOf } from './arena-text.ts';
import { EXIT, Failure } from './failure.ts';
import { say } from './format.ts';
import { readJsonFile } from './json.ts';
import { checkWritable } from './output.ts';
import { demand, readConfig, readGames } from './settings.ts';

/** Options of `arena`. */
export interface ArenaOptions {
  readonly first?: unknown;
  readonly second?: unknown;
  readonly options?: unknown;
  readonly seed?: string;
  readonly clock?: string;
  readonly pairs?: number;
  readonly sprt?: Hypotheses;
  readonly out?: string;
  readonly resume?: string;
  readonly svg?: string;
  readonly workers?: number;
  readonly json?: true;
}

/** Deals of a match for which neither their number nor a test is given. */
const DEFAULT_DEALS = 100;
/** Time between two writes of the record. */
const SAVE_MS = 1000;

/**
 * Compares two bots on the same deals, of `game` or of that of the record. The record is written to `--out` about every second, so that
 * the match can go on with `--resume` after Ctrl-C or worse.
 * @returns the exit code, which tells whether it ended by itself
 */
export const arena = async (game: string | undefined, given: ArenaOptions): Promise<number> => {
  const config = readConfig();
  const resumed = given.resume === undefined ? undefined : readResumed(given.resume);
  const clock = given.clock ?? resumed?.plan.clock;
  const asked = {
    game: game ?? resumed?.plan.game ?? noGame(),
    options: given.options ?? resumed?.plan.options ?? {},
    seed: given.seed ?? resumed?.plan.seed ?? 'arena',
    first: given.first ?? resumed?.plan.first,
    second: given.second ?? resumed?.plan.second,
    ...(clock !== undefined && { clock }),
  };
  const games = readGames(config);
  const modelDirs = modelFolders(config.modelDir);
  const nets = new Nets(orPath(netsIn(games, modelDirs)));
  const match = demand(openMatch(games, asked, nets), 'This match cannot be played.');
  if (resumed !== undefined) checkSame(match, resumed);
  const ending = endingOf(given);
  checkFree(given);
  for (const file of filesOf(given)) checkWritable(file);
  const start = replay(resumed?.deals ?? [], match.scale, ending);
  const standing = await playOn(match, ending, start, given, { ...config, modelDirs });
  if (given.json) say(JSON.stringify(recordOf(match, ending, standing), null, 2));
  else say(...describeSummary(match.plan, summaryOf(match, ending, standing)));
  if (given.svg !== undefined) writeFileSync(given.svg, plotMatch(match, ending, standing));
  if (isOver(standing, ending)) return 0;
  process.stderr.write('Stopped early.\n');
  return EXIT.interrupted;
};

const noGame = (): never => {
  throw new Failure('Name a game, or a record by --resume; `arbor catalog` lists the games.');
};

/** Refuses to put a match in the place of another one. */
const checkFree = ({ out, resume }: ArenaOptions): void => {
  if (out === undefined || (resume !== undefined && resolve(resume) === resolve(out))) return;
  // A device such as /dev/null keeps nothing; what else is no file is refused as one that cannot be written.
  if (statSync(out, { throwIfNoEntry: false })?.isFile())
    throw new Failure(`${out} is there already: go on with it by --resume, or name another file.`);
};

const readResumed = (file: string): Resumed =>
  demand(readRecord(readJsonFile(file)), `${file} cannot be gone on with.`);

/** Every file that the match will be written to. */
const filesOf = ({ out, resume, svg }: ArenaOptions): string[] => {
  const kept = out ?? resume;
  return [...(kept === undefined ? [] : [kept, partOf(kept)]), ...(svg === undefined ? [] : [svg])];
};

/** Where a record is written before it takes the place of the last. */
const partOf = (file: string): string => `${file}.part`;

const checkSame = ({ plan, table, nets }: OpenMatch, resumed: Resumed): void => {
  if (canonical(plan) !== canonical(resumed.plan))
    throw new Failure('The options name another match than the file that is to be resumed.');
  if (table.catalog.hash !== resumed.catalogHash)
    throw new Failure('The catalog is not the one that the match was begun with.');
  if (canonical(nets) !== canonical(resumed.nets))
    throw new Failure('A net is not the one that the match was begun with.');
};

const endingOf = ({ pairs, sprt }: ArenaOptions): Ending => ({
  most: pairs ?? (sprt === undefined ? DEFAULT_DEALS : Number.POSITIVE_INFINITY),
  ...(sprt && { hypotheses: sprt }),
});

/** Plays with processes of its own, with a progress line and a record that is kept up to date, until the end or Ctrl-C. */
const playOn = async (
  match: OpenMatch,
  ending: Ending,
  start: Standing,
  given: ArenaOptions,
  crewOptions: CrewOptions,
): Promise<Standing> => {
  const save = saver(given.out ?? given.resume, (standing) => recordOf(match, ending, standing));
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onInterrupt);
  const crew = startCrew(match.plan, isOver(start, ending) ? 0 : crewSize(given, ending), crewOptions);
  const onDeal = (standing: Standing): void => {
    save(standing, SAVE_MS);
    if (process.stderr.isTTY)
      process.stderr.write(`\r\u001b[K${progressOf(summaryOf(match, ending, standing), ending)}`);
  };
  try {
    const standing = await playMatch(start, match.scale, ending, crew.players, stop.signal, onDeal);
    save(standing, 0);
    return standing;
  } finally {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    crew.close();
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onInterrupt);
  }
};

const crewSize = ({ workers = availableParallelism() }: ArenaOptions, { most }: Ending): number =>
  Math.min(workers, most);

/** Writes records to `file`, whole or not at all, and not sooner than `pauseMs` after the last time. */
const saver = (file: string | undefined, record: (standing: Standing) => unknown) => {
  let last = Number.NEGATIVE_INFINITY;
  return (standing: Standing, pauseMs: number): void => {
    if (file === undefined || performance.now() - last < pauseMs) return;
    writeFileSync(partOf(file), `${JSON.stringify(record(standing))}\n`);
    renameSync(partOf(file), file);
    last = performance.now();
  };
};
