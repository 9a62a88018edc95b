import { existsSync, renameSync, writeFileSync } from 'node:fs';
import Type from 'typebox';
import type { Answers, Interview, Interviewed, InterviewSetting, Question, StateEnvelope } from '../core/contract.ts';
import { checker } from '../core/schema.ts';
import { say as inWords } from '../core/text.ts';
import type { LoadedGame } from '../engines/index.ts';
import { EXIT, Failure } from './failure.ts';
import { paint, say, sayWrapped } from './format.ts';
import { printHints } from './hint.ts';
import { type Input, openInput } from './input.ts';
import { readJsonFile } from './json.ts';
import type { ServiceOptions } from './options.ts';
import { checkWritable } from './output.ts';
import { tableLines } from './play/view.ts';
import { routesOf } from './routes.ts';
import { withClient } from './service.ts';
import { demand, readConfig, readGames } from './settings.ts';
import { WORDS } from './text/index.ts';

/** Options of `enter`. */
export interface EnterOptions extends ServiceOptions {
  readonly out?: string;
  readonly from?: string;
}

/** The end of an interview. */
type Told = Exclude<Interviewed, { readonly question: Question }>;

/** What an interview has at hand. */
interface Session {
  readonly loaded: LoadedGame;
  readonly interview: Interview;
  readonly setting: InterviewSetting;
  readonly input: Input;
  readonly options: EnterOptions;
}

/** A person at a real table: asks what their seat sees, shows the table, keeps it, and offers a hint. */
export const enter = async (game: string, options: EnterOptions): Promise<void> => {
  const { lang, out, from } = options;
  const games = readGames(readConfig());
  const loaded = games.get(game);
  if (loaded === undefined) throw new Failure(`There is no game ${game}; known are ${[...games.keys()].join(', ')}.`);
  const { interview, phrases } = loaded.game;
  if (interview === undefined) throw new Failure(`There are no questions about a table of ${game} yet.`);
  if (out !== undefined) checkWritable(out);
  const before = from === undefined ? undefined : readView(from, loaded);
  const setting = { lang, catalogs: loaded.catalogs, ...(before !== undefined && { before }) };
  const words = WORDS[lang].enter;
  const title = inWords(phrases[lang], { code: 'title', params: {} });
  const input = openInput();
  sayWrapped(paint('bold', words.welcome(title)), words.keys);
  try {
    await converse({ loaded, interview, setting, input, options });
  } finally {
    input.close();
  }
};

/** The view in `file`. */
const readView = (file: string, { game, catalogs }: LoadedGame): StateEnvelope => {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  const problem = `${file} holds no view of ${game.id}.`;
  const json = readJsonFile(file);
  const view = demand(checker(Type.Unsafe<StateEnvelope>(game.schemas.state)).check(json), problem);
  demand(game.decode(view, catalogs), problem);
  if (view.viewer === 'all') throw new Failure(`${file} holds a whole state, and not what one seat sees of it.`);
  return view;
};

/** What a person can do besides answering. */
type Reply = { readonly line: string } | 'quit' | 'undo';

/** Asks until all is told, and then for what is to be done with it. */
const converse = async (session: Session): Promise<void> => {
  const { interview, setting, options } = session;
  const words = WORDS[options.lang].enter;
  let answers: Answers = {};
  /** Keys of the questions that were put, in order, and the answer to show at one that is put again. */
  const way: string[] = [];
  const again = new Map<string, string>();
  for (;;) {
    const stage = interview.next(answers, setting);
    const question = stage.question ?? (await conclude(session, stage));
    if (question === undefined) return;
    const earlier = question.fault === undefined ? again.get(question.key) : undefined;
    const reply = await ask(session, { ...question, ...(earlier && { usual: earlier }) });
    if (reply === 'quit') return say(WORDS[options.lang].goodbye);
    if (reply === 'undo') {
      // An answer that was refused is no answer to come back to.
      if (question.fault !== undefined && way.at(-1) === question.key) {
        way.pop();
        const { [question.key]: _, ...taken } = answers;
        answers = taken;
      }
      const last = way.pop();
      if (last === undefined) sayWrapped(words.nothingBefore);
      else {
        const { [last]: line = '', ...others } = answers;
        again.set(last, line);
        answers = others;
      }
      continue;
    }
    answers = { ...answers, [question.key]: reply.line === '' ? (earlier ?? '') : reply.line };
    if (way.at(-1) !== question.key) way.push(question.key);
  }
};

/** Longest usual line that stands in the prompt. */
const SHORT = 24;

/** Puts one question. Piped input that ends is a `Failure`. */
const ask = async ({ input, options }: Session, question: Question): Promise<Reply> => {
  const words = WORDS[options.lang].enter;
  const { text, help, usual, fault } = question;
  const isShort = usual !== undefined && usual.length <= SHORT;
  sayWrapped(
    '',
    ...(fault === undefined ? [] : [paint('yellow', fault)]),
    paint('bold', text),
    ...(usual === undefined || isShort ? [] : [words.kept(usual)]),
  );
  for (;;) {
    const line = await input.next(isShort ? `[${usual}] > ` : '> ');
    if (line === undefined && !process.stdin.isTTY) throw new Failure(words.ended, EXIT.badInput);
    if (line === undefined || line === 'q') return 'quit';
    if (line === 'u') return 'undo';
    if (line !== '?') return { line };
    sayWrapped(...(help.length === 0 ? [words.noHelp] : help.map((each) => `  ${each}`)));
  }
};

/** Shows and keeps what was told. @returns the question whose answer is to be changed; nothing at the end */
const conclude = async (session: Session, told: Told): Promise<Question | undefined> => {
  const { input, options } = session;
  const { lang, out } = options;
  const words = WORDS[lang].enter;
  showTable(session, told.view);
  if (told.remarks.length > 0) sayWrapped(words.remarks, ...told.remarks.map((remark) => `  ${remark}`));
  if (out !== undefined) keep(out, told.view);
  // Not broken: the name of a file is there to be copied.
  say('', out === undefined ? words.notSaved : words.saved(out));
  for (;;) {
    const line = await input.next(`${words.offer} > `);
    if (line === undefined || line === '' || line === 'q') return undefined;
    if (line === 'h') await showHints(session, told.view);
    else if (line === '?') listAnswers(told, options);
    else {
      const chosen = told.answered.find(({ question }) => question.key === line);
      if (chosen !== undefined) return { ...chosen.question, usual: chosen.line };
      sayWrapped(words.unknown(line));
    }
  }
};

const listAnswers = ({ answered }: Told, { lang }: EnterOptions): void =>
  sayWrapped(
    WORDS[lang].enter.questions,
    ...answered.map(({ question, line }) => `  ${paint('bold', question.key)}  ${question.text}  ${line}`),
  );

/** Writes a document beside its file first, so that the file is whole whenever the command ends. */
const keep = (file: string, view: StateEnvelope): void => {
  writeFileSync(`${file}.part`, `${JSON.stringify(view, null, 2)}\n`);
  renameSync(`${file}.part`, file);
};

/** Draws the table as a service would tell it: what may be left out of a document is there. */
const showTable = ({ loaded, options: { lang } }: Session, view: StateEnvelope): void => {
  const { game, catalogs } = loaded;
  const { viewer } = view;
  const state = demand(game.decode(view, catalogs), 'The view is wrong.', EXIT.failed);
  const catalog = demand(catalogs.find(view.catalog), 'The catalog is missing.', EXIT.failed);
  const rows = Object.fromEntries(catalog.tables.map(({ name, content }) => [name, content]));
  const you = viewer === 'all' ? 0 : viewer;
  say('', ...tableLines({ you, lang, catalog: rows }, game.encode(state, viewer)), '');
};

/** Hints shown for one `h`. */
const HINTS = 3;

const showHints = async ({ loaded, options }: Session, view: StateEnvelope): Promise<void> => {
  const { lang } = options;
  const { hints } = await withClient(options, (client) =>
    routesOf(client, loaded.game.id, lang).hint(view, HINTS, undefined),
  );
  const forced = hints.length === 1 && hints[0]?.value === null ? [`   ${WORDS[lang].forced}`] : [];
  sayWrapped(WORDS[lang].hints, ...printHints(hints, lang), ...forced);
};
