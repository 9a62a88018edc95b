import { existsSync } from 'node:fs';
import type { LegalActionsJson } from '../api/schemas/answers.ts';
import type { HintJson } from '../api/schemas/search.ts';
import type { Seat, StateEnvelope } from '../core/contract.ts';
import type { Lang } from '../core/text.ts';
import type { GameRecord } from '../records/record.ts';
import { Course, readRecord } from './course.ts';
import { EXIT, Failure } from './failure.ts';
import { paint, say, sayWrapped, terminalWidth, wrap } from './format.ts';
import { printHints } from './hint.ts';
import { type Input, openInput } from './input.ts';
import type { ServiceOptions, Settings } from './options.ts';
import { tellOutcome } from './outcome.ts';
import { checkWritable } from './output.ts';
import { type GameRoutes, routesOf } from './routes.ts';
import { withClient } from './service.ts';
import { noteOf, tableOf } from './tables/index.ts';
import type { Setting } from './tables/table.ts';
import { WORDS } from './text/index.ts';
import { matching, type Told } from './told.ts';

/** Options of `play`. */
export interface PlayOptions extends ServiceOptions {
  readonly seats?: number;
  readonly mode?: string;
  /** Options of the game beside these two. */
  readonly option?: Settings;
  readonly ruling?: Settings;
  readonly seat: Seat;
  readonly level: number;
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
}

/** What a whole game has at hand. */
interface Session {
  readonly routes: GameRoutes;
  readonly you: Seat;
  readonly level: number;
  readonly lang: Lang;
  readonly input: Input;
  /** Rows of the game's catalog by kind, for drawing. */
  readonly catalog: unknown;
  /** The same rows in words. */
  readonly rows: readonly Told[];
  /** A seed for one step of the game, so that the same game can be played again. */
  stepSeed(step: number): string;
}

/** Hints shown for one `h`, and cards for one `?card`. */
const HINTS = 3;
const CARDS = 8;

/** A person against bots. The full state stays in here; the person sees the view of their seat and nothing else. */
export const play = async (game: string, options: PlayOptions): Promise<void> =>
  withClient(options, async (client) => {
    const { lang, seat, level } = options;
    const routes = routesOf(client, game, lang);
    const { title } = await routes.about();
    const { course, seed } = await openCourse(routes, game, options);
    // Refused here, before anything is played, when there is no such seat.
    await routes.view(course.state, seat);
    const { catalog, rows } = await catalogOf(routes, course.state);
    const input = openInput();
    const stepSeed = (step: number): string => `${seed}/${step}`;
    sayWrapped(paint('bold', WORDS[lang].welcome(String(title[lang]), seat + 1, String(seed))), WORDS[lang].keys);
    try {
      await playOn({ routes, you: seat, level, lang, input, catalog, rows, stepSeed }, course);
    } finally {
      input.close();
    }
  });

/** The game to play: a new one, or the one that was kept. */
const openCourse = async (
  routes: GameRoutes,
  game: string,
  options: PlayOptions,
): Promise<{ readonly course: Course; readonly seed: string }> => {
  const { save, resume } = options;
  if (resume !== undefined) {
    const record = readRecord(resume);
    if (record.game !== game) throw new Failure(`${resume} holds a game of ${record.game}.`);
    return { course: await Course.resume(routes, record, save ?? resume), seed: options.seed ?? seedOf(record) };
  }
  if (save !== undefined && existsSync(save))
    throw new Failure(`${save} is there already; --resume ${save} goes on with it.`);
  if (save !== undefined) checkWritable(save);
  const { state, toAct, seed } = await routes.setup(gameOptions(options), options.seed);
  return { course: new Course(routes, state, toAct, save), seed: String(seed) };
};

/** The seed of the game, of which every move has its own; so it goes on as it would have without a break. */
const seedOf = ({ moves }: GameRecord): string => String(moves.at(-1)?.seed ?? 'resumed').replace(/\/\d+$/, '');

/** What the game is set up with; rulings stand together, and what is not given is left to the service. */
const gameOptions = ({ seats, mode, option = {}, ruling }: PlayOptions): object => {
  const named = {
    ...(seats !== undefined && { seats }),
    ...(mode !== undefined && { mode }),
    ...(ruling !== undefined && { rulings: ruling }),
  };
  const twice = Object.keys(named).find((name) => Object.hasOwn(option, name));
  if (twice !== undefined) throw new Failure(`${twice} is set twice: by --option and by an option of its own.`);
  return { ...option, ...named };
};

/** The rows that the game is played with, as a catalog document has them, and in words. */
const catalogOf = async (
  routes: GameRoutes,
  { catalog }: StateEnvelope,
): Promise<Pick<Session, 'catalog' | 'rows'>> => {
  if (catalog === undefined) return { catalog: null, rows: [] };
  const { tables } = await routes.catalog(catalog.id);
  const rows = tables.flatMap(({ words }) =>
    words.map(({ id, name, facts }) => ({ id, name: name.text, facts: facts.map(({ text }) => text) })),
  );
  return { catalog: Object.fromEntries(tables.map(({ name, content }) => [name, content])), rows };
};

/** Plays to the end, or until the person leaves. */
const playOn = async (session: Session, course: Course): Promise<void> => {
  const { routes, you, lang, stepSeed } = session;
  while (course.toAct !== null) {
    const { state, toAct } = course;
    const step = course.length;
    const choice = toAct === you ? await askPerson(session, state, step) : await askBot(session, state, toAct, step);
    if (choice === 'quit') return say(WORDS[lang].goodbye);
    if (choice === 'undo') {
      if (!(await course.undo(you))) sayWrapped(WORDS[lang].nothingToUndo);
      continue;
    }
    const applied = await course.take(choice.action, stepSeed(step));
    if (applied.events.length > 0) sayWrapped(...applied.events.map(({ text }) => text));
    if (applied.outcome !== undefined) {
      showTable(session, (await routes.view(course.state, you)).state);
      sayWrapped(...tellOutcome(applied.outcome, session));
    }
  }
};

/** A choice: an action, or the wish to take the last one back, or to leave. */
type Choice = { readonly action: unknown } | 'undo' | 'quit';

const askBot = async (session: Session, state: StateEnvelope, seat: Seat, step: number): Promise<Choice> => {
  const { routes, level, lang, stepSeed } = session;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${WORDS[lang].thinking(seat + 1)}`);
  const { action } = await routes.recommend(state, level, stepSeed(step));
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return { action };
};

/** Shows the table and the moves, and asks until one is chosen. */
const askPerson = async (session: Session, state: StateEnvelope, step: number): Promise<Choice> => {
  const { routes, you, lang, input, stepSeed } = session;
  const words = WORDS[lang];
  const { state: view } = await routes.view(state, you);
  const { actions } = await routes.legalActions(view);
  const show = (): void => {
    showTable(session, view);
    showMoves(session, view, actions);
  };
  show();
  for (;;) {
    const typed = await input.next(`${words.yourMove} > `);
    if (typed === undefined && !process.stdin.isTTY) throw new Failure(words.outOfMoves, EXIT.badInput);
    if (typed === undefined || typed === 'q') return 'quit';
    if (typed === 'u' || typed === 'undo') return 'undo';
    if (typed === '') continue;
    if (typed === 'h') showHints(await routes.hint(view, HINTS, stepSeed(step)), actions.length, lang);
    else if (typed === '?') show();
    else if (typed.startsWith('?')) showRows(session, typed.slice(1).trim());
    else {
      const chosen = actions.find(({ notation }, index) => typed === notation || typed === String(index + 1));
      if (chosen !== undefined) return { action: chosen.action };
      sayWrapped(words.unknownMove(typed), words.keys);
    }
  }
};

/** What the rows called so are and do; the first of them when they are many. */
const showRows = ({ rows, lang }: Session, wanted: string): void => {
  const found = matching(rows, wanted);
  if (found.length === 0) sayWrapped(WORDS[lang].unknownCard(wanted));
  for (const { id, name, facts } of found.slice(0, CARDS))
    sayWrapped(`${paint('bold', name)} (${id})`, ...facts.map((fact) => `  ${fact}`));
  if (found.length > CARDS) sayWrapped(WORDS[lang].moreCards(found.length - CARDS));
};

/** @param choices how many moves there are */
const showHints = ({ hints }: HintJson, choices: number, lang: Lang): void => {
  const words = WORDS[lang];
  sayWrapped(words.hints, ...printHints(hints, lang), ...(choices === 1 ? [`   ${words.forced}`] : []));
};

const settingOf = ({ you, lang, catalog }: Session): Setting => ({ you, lang, catalog, width: terminalWidth() });

/** The table; a line that is part of a drawing, or fits, is not broken. */
const showTable = (session: Session, view: StateEnvelope): void => {
  const lines = tableOf(view.game)(view, settingOf(session)).split('\n');
  say('', ...lines.flatMap((line) => (/[│┌┐└┘├┤]/.test(line) ? [line] : wrap(line, terminalWidth()))), '');
};

/** The moves with their numbers, and below each what it brings, where its text does not say so. */
const showMoves = (session: Session, { game }: StateEnvelope, actions: LegalActionsJson['actions']): void => {
  const [digits, letters] = [
    String(actions.length).length,
    Math.max(...actions.map(({ notation }) => notation.length)),
  ];
  const margin = digits + letters + 6;
  const lines = actions.flatMap(({ action, notation, text }, index) => {
    const note = noteOf(game)(action, session.rows);
    const start = `  ${String(index + 1).padStart(digits)}  ${paint('bold', notation.padEnd(letters))}  `;
    return [
      ...wrap(start + text, terminalWidth(), margin),
      ...(note === undefined ? [] : wrap(' '.repeat(margin) + note, terminalWidth(), margin)),
    ];
  });
  say(WORDS[session.lang].choices, ...lines);
};
