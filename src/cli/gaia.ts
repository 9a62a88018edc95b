import { createHash, randomUUID } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import type { AutomaJson } from '../api/schemas/automa.ts';
import { EXIT, Failure } from './failure.ts';
import { figure, paint, say, sayWrapped } from './format.ts';
import { readAnimal } from './gaia-animal.ts';
import { ask, type Desk, type Question, type Wish } from './gaia-ask.ts';
import { openInput } from './input.ts';
import { readJsonFile } from './json.ts';
import type { ServiceOptions } from './options.ts';
import { checkWritable } from './output.ts';
import { type GameRoutes, routesOf } from './routes.ts';
import { withClient } from './service.ts';
import { WORDS } from './text/index.ts';

/** Options of `gaia`. */
export interface GaiaOptions extends ServiceOptions {
  readonly file?: string;
  readonly seed?: string;
}

/** What a game at a table has at hand. */
interface Session extends GaiaOptions {
  readonly seed: string;
  readonly routes: GameRoutes;
  /** Asks a person; `show` of it shows the last answer of the service. */
  readonly desk: Desk;
  /** Every document of this session, the present one last: what can be taken back. */
  readonly past: AutomaJson[];
}

/** A person alone at a real table of Earth: asks what Gaïa has to know, and says what to do with her pieces. */
export const gaia = async (options: GaiaOptions): Promise<void> =>
  withClient(options, async (client) => {
    const { file, lang } = options;
    const words = WORDS[lang].gaia;
    if (file !== undefined) checkWritable(file);
    const kept = file !== undefined && existsSync(file) ? readKept(file) : undefined;
    const input = openInput();
    const past: AutomaJson[] = [];
    const show = (): void => void (past.length > 0 && showScore(past.at(-1), options));
    const session: Session = {
      ...options,
      // One for the whole session: a turn that is taken back and told again turns up the same card.
      seed: options.seed ?? randomUUID(),
      routes: routesOf(client, 'earth', lang),
      past,
      desk: { input, words, show },
    };
    sayWrapped(paint('bold', words.welcome), words.keys);
    try {
      const begun = kept === undefined ? await setUp(session) : await resume(session, kept);
      leave(session, begun === 'quit' ? 'quit' : await playOn(session, begun));
    } finally {
      input.close();
    }
  });

/** How every companion document begins. */
const HEAD = { game: 'earth', version: 1, kind: 'automa' };

/** The document in `file`; another one, such as a state of a whole game, is refused before it could be written over. */
const readKept = (file: string): unknown => {
  const kept = readJsonFile(file);
  if (Object(kept).kind !== HEAD.kind)
    throw new Failure(`${file} holds no game of this command: "kind": "${HEAD.kind}" is missing. Take another file.`);
  return kept;
};

/** Keeps a document at once and as a whole: a game that is broken off loses nothing. */
const keep = ({ file }: Session, { state }: AutomaJson): void => {
  if (file === undefined) return;
  writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${file}.new`, file);
};

const resume = async ({ routes, file = '', lang }: Session, kept: unknown): Promise<AutomaJson> => {
  const { human: _unplayed, ...table } = Object(kept);
  const answer = await routes.automa(table, undefined);
  sayWrapped(WORDS[lang].gaia.resumed(file));
  return answer;
};

/** A choice between words of this command. */
const choiceOf = (text: string, names: Readonly<Record<string, string>>): Question => ({
  text,
  form: 'choice',
  choices: Object.entries(names).map(([value, name]) => ({ value, text: name })),
});

/** Asks how the game is played, until the service agrees. */
const setUp = async (session: Session): Promise<AutomaJson | 'quit'> => {
  const { desk, routes } = session;
  const { words } = desk;
  const told: unknown[] = [];
  for (const question of [
    choiceOf(words.difficulty, words.difficulties),
    choiceOf(words.cards, words.shufflers),
    { text: words.animals, form: 'yes-no' } as const,
  ]) {
    const reply = await ask(desk, question);
    if (reply === 'quit') return reply;
    if (reply === 'undo') return setUp(session);
    told.push(reply.value);
  }
  const [difficulty, cards, withAnimals] = told;
  const begin = (options: object): Promise<AutomaJson> =>
    routes.automa({ ...HEAD, options: { difficulty, cards, ...options } }, undefined);
  if (withAnimals !== true) return begin({});
  sayWrapped('', ...words.animalHelp);
  for (;;) {
    const animals = await askAnimals(desk, difficulty === 'hard' || difficulty === 'expert' ? 2 : 1);
    if (animals === 'quit') return animals;
    if (animals === 'undo') return setUp(session);
    const begun = await attempt(() => begin({ animals }));
    if (begun !== undefined) return begun;
  }
};

const askAnimals = async ({ input, words }: Desk, count: number): Promise<unknown[] | Wish> => {
  const animals: unknown[] = [];
  while (animals.length < count) {
    sayWrapped('', paint('bold', words.animal(animals.length, count)));
    const typed = await input.next('> ');
    if (typed === undefined && !process.stdin.isTTY) throw new Failure(words.ended, EXIT.badInput);
    if (typed === undefined || typed === 'q') return 'quit';
    if (typed === 'u') return 'undo';
    if (typed === '?') {
      sayWrapped(...words.animalHelp);
      continue;
    }
    const read = readAnimal(typed);
    if (!read.ok) sayWrapped(words.animalUnclear(read.unclear), ...words.animalHelp);
    else if (read.animal !== '') animals.push(read.animal);
  }
  return animals;
};

/** What `make` gives; nothing, once it is said why, when the service refuses what the person told. */
const attempt = async <T>(make: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Failure) || error.exitCode !== EXIT.badInput) throw error;
    sayWrapped(error.message);
    return undefined;
  }
};

/** Plays to the end, or until the person leaves. */
const playOn = async (session: Session, begun: AutomaJson): Promise<'over' | 'quit'> => {
  const { past, desk, routes, seed } = session;
  enter(session, begun);
  for (;;) {
    const present = past.at(-1);
    if (present === undefined || present.asks.length === 0) return 'over';
    const told = await askAll(desk, present);
    if (told === 'quit') return 'quit';
    if (told === 'undo') {
      takeBack(session);
      continue;
    }
    const next = await attempt(() => routes.automa(told, seedFor(present, seed)));
    if (next !== undefined) enter(session, next);
  }
};

/** The seed decides together with the document, so that no two draws of a game are the same. */
const seedFor = ({ state }: AutomaJson, seed: string): string =>
  createHash('sha256').update(seed).update(JSON.stringify(state)).digest('hex');

const enter = (session: Session, answer: AutomaJson): void => {
  session.past.push(answer);
  keep(session, answer);
  if (answer.steps.length > 0) sayWrapped('', ...answer.steps.map(({ text }) => `→ ${text}`));
  showScore(answer, session);
};

const takeBack = (session: Session): void => {
  const { past, desk } = session;
  const before = past.at(-2);
  if (before === undefined) {
    sayWrapped(desk.words.nothingToUndo);
    return;
  }
  past.pop();
  keep(session, before);
  sayWrapped(desk.words.undone);
  desk.show();
};

/** The document with all its questions answered, or a wish. */
const askAll = async (desk: Desk, { state, asks }: AutomaJson): Promise<object | Wish> => {
  const human: Record<string, unknown> = {};
  for (const { pointer, only, ...question } of asks) {
    if (only !== undefined && !only.values.includes(String(human[fieldOf(only.pointer)]))) continue;
    const reply = await ask(desk, question);
    if (typeof reply === 'string') return reply;
    human[fieldOf(pointer)] = reply.value;
    if (reply.deckEmpty === true) human['deckEmpty'] = true;
  }
  return { ...state, human };
};

/** The field of `human` that a question is about. */
const fieldOf = (pointer: string): string => pointer.slice('/human/'.length);

const showScore = (answer: AutomaJson | undefined, { lang }: GaiaOptions): void => {
  const score = answer?.score ?? [];
  const total = score.reduce((sum, { points }) => sum + points, 0);
  const parts = score.filter(({ points }) => points !== 0).map(({ text, points }) => `${text} ${figure(points, lang)}`);
  sayWrapped(paint('dim', WORDS[lang].gaia.score(figure(total, lang), parts.join(', '))));
};

const leave = ({ file, lang, past, desk }: Session, how: 'over' | 'quit'): void => {
  const { words } = desk;
  const kept = file === undefined ? words.notKept : words.kept(file);
  if (how === 'over') sayWrapped('', words.over);
  // Not broken: the name of a file is there to be copied.
  else say('', ...(past.length === 0 ? [] : [kept]), WORDS[lang].goodbye);
};
