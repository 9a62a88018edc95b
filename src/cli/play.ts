import { existsSync } from 'node:fs';
import type { Seat, StateEnvelope } from '../core/contract.ts';
import type { GameRecord } from '../records/record.ts';
import { Course, readRecord } from './course.ts';
import { Failure } from './failure.ts';
import { paint, say, sayWrapped, terminalWidth, wrap } from './format.ts';
import { openInput } from './input.ts';
import { modelNamed, type ServiceOptions, type Settings } from './options.ts';
import { tellOutcome } from './outcome.ts';
import { checkWritable } from './output.ts';
import { askPerson } from './play/ask.ts';
import { aboutLevel } from './play/level.ts';
import type { Chosen, Session } from './play/session.ts';
import { tableLines } from './play/view.ts';
import { type GameRoutes, routesOf } from './routes.ts';
import { withClient } from './service.ts';
import { aimOf } from './tables/index.ts';
import { WORDS } from './text/index.ts';

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
  readonly model?: string;
  readonly save?: string;
  readonly resume?: string;
}

/** A person against bots. The full state stays in here; the person sees the view of their seat and nothing else. */
export const play = async (game: string, options: PlayOptions): Promise<void> =>
  withClient(options, async (client) => {
    const { lang, seat, level } = options;
    const routes = routesOf(client, game, lang, modelNamed(options.model));
    const { title, nature, levels, concludes } = await routes.about();
    const { course, seed } = await openCourse(routes, game, options);
    // Refused here, before anything is played, when there is no such seat.
    await routes.view(course.state, seat);
    const { catalog, rows } = await catalogOf(routes, course.state);
    const input = openInput();
    const stepSeed = (step: number): string => `${seed}/${step}`;
    const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
    const hasPoints = nature !== 'cooperative';
    const seen = { you: seat, lang, catalog, rows, hasPoints };
    const session = { ...seen, routes, level, levels, concludes, input, isTerminal, stepSeed };
    sayWrapped(paint('bold', WORDS[lang].welcome(String(title[lang]), seat + 1, String(seed))));
    sayWrapped(WORDS[lang].levelAtFirst(level, aboutLevel(session, level)), ...aimOf(game, lang), WORDS[lang].keys);
    try {
      // The first screen would push this out of sight.
      if (isTerminal && (await input.next(`${WORDS[lang].begin} > `)) === undefined) return;
      await playOn(session, course);
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
  let news = 0;
  while (course.toAct !== null) {
    const { state, toAct } = course;
    const step = course.length;
    const choice = toAct === you ? await ask(session, course, news) : await askBot(session, state, toAct, step);
    if (toAct === you) news = 0;
    if (choice === 'quit') return say(WORDS[lang].goodbye);
    if (choice === 'undo') {
      if (await course.undo(you)) continue;
      sayWrapped(WORDS[lang].nothingToUndo);
      news = 1;
      continue;
    }
    const applied = await course.take(choice.action, stepSeed(step));
    const lines = applied.events.flatMap(({ text }) => wrap(text, terminalWidth()));
    if (lines.length > 0) say(...lines);
    news += lines.length;
    if (applied.outcome !== undefined) {
      say('', ...tableLines(session, (await routes.view(course.state, you)).state), '');
      sayWrapped(...tellOutcome(applied.outcome, session));
    }
  }
};

const askBot = async (session: Session, state: StateEnvelope, seat: Seat, step: number): Promise<Chosen> => {
  const { routes, level, lang, stepSeed } = session;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${WORDS[lang].thinking(seat + 1)}`);
  const { action } = await routes.recommend(state, level, stepSeed(step));
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return { action };
};

const ask = async (session: Session, course: Course, news: number): Promise<Chosen> => {
  const { routes, you } = session;
  const { state: view } = await routes.view(course.state, you);
  const legal = await routes.legalActions(view);
  return askPerson(session, { view, step: course.length, legal, news, history: () => course.history() });
};
