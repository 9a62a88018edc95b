/** Searches that are handed in to a running server: the command line may end before they do. */
import { LONG_KINDS, LongAnswer, type LongJson } from '../api/schemas/long.ts';
import type { Lang } from '../core/text.ts';
import { analyze } from './analyze.ts';
import type { Client } from './client.ts';
import { readRecord } from './course.ts';
import { EXIT, Failure } from './failure.ts';
import { figure, say, sayWrapped } from './format.ts';
import { hint } from './hint.ts';
import type { SearchOptions, ServiceOptions } from './options.ts';
import { recommend } from './recommend.ts';
import { REVIEW, tellReview } from './review.ts';
import { reader } from './routes.ts';
import { printEnd, readRequest } from './search.ts';
import { withClient } from './service.ts';
import { WORDS } from './text/index.ts';

const PATH = '/v1/searches';
const SEARCH = reader(LongAnswer);

/** Options of `search start`. */
export interface HandInOptions extends SearchOptions {
  readonly key?: string;
}

/** Options of `search watch` and `search stop`. */
export interface LookOptions extends ServiceOptions {
  readonly json?: true;
}

/** What is handed in would end with this process where that is the server. */
const demandServer = ({ url }: ServiceOptions): void => {
  if (url === undefined)
    throw new Failure('Say by --url which server is to search: this process will not wait for it.');
};

/** Hands in what `file` asks for. */
export const start = async (kind: string, file: string, options: HandInOptions): Promise<void> => {
  demandServer(options);
  if (!LONG_KINDS.some((each) => each === kind))
    throw new Failure(`There is no kind "${kind}"; there are ${LONG_KINDS.join(', ')}.`);
  const body = kind === 'review' ? reviewOf(file, options) : await searchOf(file, options);
  const headers = options.key === undefined ? {} : { 'idempotency-key': options.key };
  const taken = await withClient(options, (client) => client.post(PATH, { kind, ...body }, headers));
  if (options.json) say(JSON.stringify(taken, null, 2));
  else say(SEARCH(taken).id);
};

const searchOf = async (file: string, options: HandInOptions): Promise<object> => {
  const request = await readRequest(file, options);
  return { game: request.state.game, ...request };
};

const reviewOf = (file: string, { visits, timeMs, seed, lang }: HandInOptions): object => {
  const record = readRecord(file);
  const budget = visits === undefined && timeMs === undefined ? undefined : { visits, timeMs };
  return { game: record.game, record, lang, ...(budget && { budget }), ...(seed !== undefined && { seed }) };
};

/** Shows how far a search is until it is over, then its answer. Who stops watching does it no harm. */
export const watch = async (id: string, options: LookOptions): Promise<number> => {
  demandServer(options);
  const path = addressOf(id);
  const found = await withClient(options, async (client) => {
    const ended = await client.watch(`${path}/events`, (told) => showProgress(SEARCH(told), options.lang));
    return ended ?? client.get(path);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return print(found, options);
};

/** Ends a search, and shows the best answer so far. */
export const stop = async (id: string, options: LookOptions): Promise<number> => {
  demandServer(options);
  return print(await withClient(options, (client: Client) => client.remove(addressOf(id))), options);
};

const addressOf = (id: string): string => `${PATH}/${encodeURIComponent(id.toWellFormed())}`;

const showProgress = ({ kind, status, progress }: LongJson, lang: Lang): void => {
  if (!process.stderr.isTTY) return;
  const words = WORDS[lang];
  const done = figure(progress?.done ?? 0, lang);
  const far = kind === 'review' ? words.reviewed(done, figure(progress?.of ?? 0, lang)) : words.progress(done);
  process.stderr.write(`\r\u001b[K${status === 'queued' ? words.stillWaiting : far}`);
};

const print = (told: unknown, { json, lang }: LookOptions): number => {
  const search = SEARCH(told);
  if (json) say(JSON.stringify(search, null, 2));
  else if (search.problem !== null) throw new Failure(search.problem.detail, EXIT.failed);
  else if (search.answer === null) say(WORDS[lang].nothingFound);
  else printAnswer(search, lang);
  return search.status === 'failed' ? EXIT.failed : 0;
};

const printAnswer = ({ kind, answer, status }: LongJson, lang: Lang): void => {
  const end = { answer, interrupted: status === 'ended' };
  switch (kind) {
    case 'recommend':
      printEnd(recommend, end, { lang });
      break;
    case 'hint':
      printEnd(hint, end, { lang });
      break;
    case 'analyze':
      printEnd(analyze, end, { lang });
      break;
    case 'review':
      sayWrapped(...(end.interrupted ? [WORDS[lang].interrupted] : []), ...tellReview(REVIEW(answer), lang));
      break;
    default:
      kind satisfies never;
  }
};
