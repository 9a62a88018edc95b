import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import Type, { type Static, type TSchema } from 'typebox';
import type { SearchReportJson } from '../api/schemas/search.ts';
import { checker } from '../core/schema.ts';
import type { Lang } from '../core/text.ts';
import type { SearchEnd } from './client.ts';
import { EXIT, Failure, messageOf } from './failure.ts';
import { figure, say } from './format.ts';
import { parseJson } from './json.ts';
import { modelNamed, type SearchOptions } from './options.ts';
import { gamePath, reader } from './routes.ts';
import { withClient } from './service.ts';
import { demand } from './settings.ts';
import { WORDS } from './text/index.ts';

/** A command that searches one state: which route, and how its answer reads. */
export interface SearchCommand<S extends TSchema> {
  readonly route: 'recommend' | 'hint' | 'analyze';
  readonly answer: S;
  print(answer: Static<S>, lang: Lang): string[];
}

const bodies = checker(Type.Object({ state: Type.Object({ game: Type.String() }) }));

/**
 * Runs `command` on the state in `file`: a progress line on a terminal, then the answer. Ctrl-C ends the search with the best
 * so far; before there is any it is waited for, and a second Ctrl-C ends the command at once.
 * @returns the exit code, which tells whether it ended by itself
 */
export const runSearch = async <S extends TSchema>(
  command: SearchCommand<S>,
  file: string,
  options: SearchOptions,
): Promise<number> => {
  const request = await readRequest(file, options);
  const stop = new AbortController();
  const line = progressLine(options.lang);
  const onInterrupt = (): void => {
    line.say(WORDS[options.lang].stopping);
    stop.abort();
  };
  process.once('SIGINT', onInterrupt);
  try {
    return await withClient(options, async (client) => {
      const path = `${gamePath(request.state.game)}/${command.route}`;
      const end = await client.search(path, request, line.show, stop.signal).finally(line.clear);
      printEnd(command, end, options);
      return end.interrupted ? EXIT.interrupted : 0;
    });
  } finally {
    process.off('SIGINT', onInterrupt);
  }
};

/** Prints how a search ended, as its command does. */
export const printEnd = <S extends TSchema>(
  { answer: schema, print: words }: SearchCommand<S>,
  { answer, interrupted }: SearchEnd,
  { json, lang }: Pick<SearchOptions, 'json' | 'lang'>,
): void => {
  if (json) say(JSON.stringify(answer, null, 2));
  else say(...(interrupted ? [WORDS[lang].interrupted] : []), ...words(reader(schema)(answer), lang));
};

const readDocument = async (file: string): Promise<unknown> => {
  const content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch((error: unknown) => {
    throw new Failure(`${file} cannot be read: ${messageOf(error)}.`);
  });
  return parseJson(content, `${file === '-' ? 'Standard input' : file} is not JSON`);
};

/** The request that the document in `file` asks for, by these options. */
export const readRequest = async (file: string, options: SearchOptions) =>
  makeRequest(await readDocument(file), options);

/** The request that a document asks for: itself when it has a `state`, else with itself as the state; options override. */
const makeRequest = (document: unknown, options: SearchOptions) => {
  const whole = typeof document === 'object' && document !== null && 'state' in document;
  const given = demand(bodies.check(whole ? document : { state: document }), 'This is no state.');
  const { level, visits, timeMs, seed, ensembles, model, top, lang } = options;
  const budget = visits === undefined && timeMs === undefined ? undefined : { visits, timeMs };
  const asked = Object.entries({ level, budget, seed, ensembles, model: modelNamed(model), top, lang }).filter(
    ([, value]) => value !== undefined,
  );
  // A level and a budget exclude each other, so asking for one puts away the other that the document has.
  const other = level === undefined ? budget && { level: undefined } : { budget: undefined };
  return { ...given, ...other, ...Object.fromEntries(asked) };
};

const reports = checker(Type.Object({ search: Type.Object({ visits: Type.Integer() }) }));

/** A line on standard error that is written over and over; nothing when that is not a terminal. */
const progressLine = (lang: Lang): { show(answer: unknown): void; say(words: string): void; clear(): void } => {
  const write = (words: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${words}`);
  };
  return {
    show(answer) {
      const report = reports.check(answer);
      if (report.ok) write(WORDS[lang].progress(figure(report.value.search.visits, lang)));
    },
    say: write,
    clear: () => write(''),
  };
};

/** "20,000 visits in 4 trees, seed 7, net wide". */
export const describeSearch = (search: SearchReportJson, lang: Lang): string => {
  const { visits, ensembles, seed, stopReason, model, modelMissing } = search;
  const words = WORDS[lang];
  if (stopReason === 'forced') return words.forced;
  if (stopReason === 'proved') return words.proved(figure(visits, lang));
  const searched = words.searched(figure(visits, lang), figure(ensembles, lang), String(seed));
  if (modelMissing !== undefined) return `${searched}, ${words.netMissing}`;
  return model === null ? searched : `${searched}, ${words.net(model)}`;
};
