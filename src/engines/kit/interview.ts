/**
 * Interviews. A game writes its own as a script: a generator that asks one question after the other and returns the view, so that
 * what is asked next may depend on what was answered. Here it is run over the answers there are.
 */
import type { Static, TSchema } from 'typebox';
import type { Catalog } from '../../core/catalog.ts';
import type {
  Answers,
  Interview,
  Interviewed,
  InterviewSetting,
  Question,
  StateEnvelope,
} from '../../core/contract.ts';
import type { Fault } from '../../core/fault.ts';
import type { Result } from '../../core/result.ts';
import { type Checker, checker } from '../../core/schema.ts';
import type { Lang } from '../../core/text.ts';
import {
  isNone,
  partsOf,
  readAll,
  readNumber,
  readYesNo,
  type Said,
  said,
  unsaid,
  wordsOf,
} from './interview-reading.ts';

/** A question on its way through a script. */
export interface Asked extends Omit<Question, 'help'> {
  readonly help?: readonly string[];
  /** Taken as usual unless its key has an answer: for what hardly ever matters. It needs a `usual`. */
  readonly quiet?: boolean;
  /** The parts of the document that it is about, as JSON pointers: contradictions that show there are told here. */
  readonly at?: readonly string[];
}

/** What a script comes to. */
export interface Draft<Json> {
  readonly view: Json;
  /** Sentences: what was filled in. */
  readonly remarks: readonly string[];
}

/** A part of a script that comes to a `T`. */
export type Part<T> = Generator<Asked, T, string>;

/** Asks one question until `read` can take its answer. */
export function* ask<T>(question: Asked, read: (line: string) => Said<T>): Part<T> {
  let answer = read(yield question);
  while (!answer.ok) answer = read(yield { ...question, fault: answer.fault });
  return answer.value;
}

/** Asks for a whole number. */
export const askNumber = (question: Asked, least: number, most: number, lang: Lang): Part<number> =>
  ask(question, (line) => readNumber(line, least, most, lang));

/** Asks for yes or no. @param usual what an empty line says; absent where one has to be typed */
export const askYesNo = (question: Asked, usual: boolean | undefined, lang: Lang): Part<boolean> => {
  const { yes, no } = wordsOf(lang);
  return ask({ ...question, ...(usual !== undefined && { usual: usual ? yes : no }) }, (line) => readYesNo(line, lang));
};

/** Checks documents by `schema`, which is compiled when the first one comes. */
export const onDemand = <S extends TSchema>(schema: S): Checker<Static<S>> => {
  let made: Checker<Static<S>> | undefined;
  return {
    check(value) {
      made ??= checker(schema);
      return made.check(value);
    },
  };
};

/** The catalog that is played with: the default one as a rule, so this is quiet. */
export const askCatalog = <Json extends StateEnvelope, Content>({
  catalogs,
  lang,
  before,
}: InterviewSetting<Json, Content>): Part<Catalog<Content>> => {
  const [first] = catalogs.all;
  const usual = before?.catalog?.id ?? first?.id ?? '';
  const question = { key: 'catalog', text: wordsOf(lang).catalog, usual, quiet: true, at: ['/catalog'] };
  return ask(question, (line) => {
    const found = catalogs.find({ id: line });
    return found.ok ? said(found.value) : unsaid(found.faults.map(({ detail }) => detail).join(' '));
  });
};

/** Rulings or other settings, by name. */
type Settings = Readonly<Record<string, string | number | boolean>>;

/**
 * The options of the game: those that were asked for, and its rulings, which are quiet: as a rule a table plays as we do.
 * @param make the options with these rulings, or what is wrong with them
 * @param byDefault every ruling, as we play it
 */
export const askRulings = <Options>(
  make: (rulings: Settings) => Result<Options>,
  byDefault: Settings,
  before: Settings = {},
  lang: Lang,
): Part<Options> => {
  const other = Object.entries(before).filter(([name, value]) => byDefault[name] !== value);
  const usual = other.map(([name, value]) => `${name}=${value}`).join(', ') || wordsOf(lang).none;
  const question = { key: 'rulings', text: wordsOf(lang).rulings, usual, quiet: true, at: ['/options'] };
  return ask(question, (line) => {
    const parts = isNone(line) ? [] : partsOf(line);
    const settings = readAll(parts, (part): Said<readonly [string, string | number]> => {
      const [, name = '', value = ''] = /^(\w+)\s*=\s*(\S+)$/.exec(part) ?? [];
      return Object.hasOwn(byDefault, name)
        ? said([name, typeof byDefault[name] === 'number' ? Number(value) : value])
        : unsaid(wordsOf(lang).noRuling(part, Object.keys(byDefault)));
    });
    if (!settings.ok) return settings;
    const made = make(Object.fromEntries(settings.value));
    return made.ok ? said(made.value) : unsaid(made.faults.map(({ detail }) => detail).join(' '));
  });
};

/** Tells at a question that was asked already that its answer cannot be, now that more is known. */
export function* object(question: Asked, fault: string): Part<never> {
  for (;;) yield { ...question, fault };
}

/** What the interview of a game is made of. */
interface Making<Json extends StateEnvelope, State, Content> {
  readonly script: (setting: InterviewSetting<Json, Content>) => Part<Draft<Json>>;
  /** Schema of its documents. */
  readonly schema: TSchema;
  readonly decode: (json: Json, catalogs: InterviewSetting<Json, Content>['catalogs']) => Result<State>;
  readonly encode: (state: State, viewer: Json['viewer']) => Json;
  /** Sentences for contradictions that people come to, by the code of the fault; others are told as for programs. */
  readonly contradictions: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
}

/** A question that was answered, and by which line. */
interface Answered {
  readonly asked: Asked;
  readonly line: string;
}

/** How far a script came. */
type Run<Json> =
  | { readonly asked: Asked; readonly answered: readonly Answered[] }
  | { readonly asked: null; readonly draft: Draft<Json>; readonly answered: readonly Answered[] };

/** Runs `script` over answers; `lineOf` gives the line for a question, or nothing where it is to be asked. */
const run = <Json>(script: Part<Draft<Json>>, lineOf: (asked: Asked) => string | undefined): Run<Json> => {
  const answered: Answered[] = [];
  let step = script.next();
  while (!step.done) {
    const asked = step.value;
    const line = asked.fault === undefined ? lineOf(asked) : undefined;
    if (line === undefined) return { asked, answered };
    answered.push({ asked, line });
    step = script.next(line);
  }
  return { asked: null, draft: step.value, answered };
};

/** What people see of a question. */
const questionOf = ({ key, text, help = [], usual, fault }: Asked): Question => ({
  key,
  text,
  help,
  ...(usual !== undefined && { usual }),
  ...(fault !== undefined && { fault }),
});

const covers = (place: string, pointer: string): boolean => pointer === place || pointer.startsWith(`${place}/`);

/** The question that a contradiction belongs to: that of the smallest part it lies in, or the last one that was put. */
const blamed = (answered: readonly Answered[], { pointer }: Fault): Asked | undefined => {
  const places = answered.flatMap(({ asked }) => (asked.at ?? []).map((place) => ({ asked, place })));
  const [nearest] = places
    .filter(({ place }) => covers(place, pointer))
    .sort((one, other) => other.place.length - one.place.length);
  return nearest?.asked ?? answered.findLast(({ asked }) => !asked.quiet)?.asked;
};

/** The interview that `script` is. */
export const interviewOf = <Json extends StateEnvelope, State, Content>({
  script,
  schema,
  decode,
  encode,
  contradictions,
}: Making<Json, State, Content>): Interview<Json, Content> => {
  type Setting = InterviewSetting<Json, Content>;
  const documents = onDemand(schema);
  const faultsOf = (view: Json, { catalogs }: Setting): readonly Fault[] => {
    const fitting = documents.check(view);
    if (!fitting.ok) return fitting.faults;
    const decoded = decode(view, catalogs);
    return decoded.ok ? [] : decoded.faults;
  };
  const sentenceOf = ({ code, detail }: Fault, lang: Lang): string =>
    contradictions[lang][code] ?? wordsOf(lang).contradiction(detail);
  /** Whole: what may be left out of a document is there. */
  const wholeOf = (view: Json, { catalogs }: Setting): Json => {
    const decoded = decode(view, catalogs);
    return decoded.ok ? encode(decoded.value, view.viewer) : view;
  };
  const begin = (setting: Setting, before = setting.before): Part<Draft<Json>> =>
    script({ ...setting, ...(before !== undefined && { before: wholeOf(before, setting) }) });

  return {
    next(answers, setting): Interviewed<Json> {
      const course = run(begin(setting), (asked) => lineFor(asked, answers));
      const { answered } = course;
      if (course.asked !== null) return { question: questionOf(missing(course.asked, answers, setting.lang)) };
      const { view, remarks } = course.draft;
      const [fault] = faultsOf(view, setting);
      const wrong = fault && blamed(answered, fault);
      if (fault !== undefined && wrong !== undefined)
        return { question: { ...questionOf(wrong), fault: sentenceOf(fault, setting.lang) } };
      return {
        question: null,
        view,
        remarks,
        answered: answered.map(({ asked, line }) => ({
          question: questionOf(asked),
          line,
          quiet: asked.quiet ?? false,
        })),
      };
    },
    answersOf(view, setting) {
      const { answered, asked } = run(begin(setting, view), ({ usual }) => usual);
      if (asked !== null) throw new Error(`${asked.key} of a view has no answer: ${asked.fault ?? 'it is not usual'}`);
      return Object.fromEntries(answered.map(({ asked: { key }, line }) => [key, line]));
    },
  };
};

const given = (answers: Answers, key: string): string | undefined =>
  Object.hasOwn(answers, key) ? answers[key]?.trim() : undefined;

const lineFor = ({ key, quiet, usual }: Asked, answers: Answers): string | undefined => {
  const line = given(answers, key);
  if (line === undefined) return quiet ? usual : undefined;
  return line === '' ? usual : line;
};

/** The question, with its fault where an empty line was given and nothing is usual. */
const missing = (asked: Asked, answers: Answers, lang: Lang): Asked =>
  asked.fault === undefined && given(answers, asked.key) === '' ? { ...asked, fault: wordsOf(lang).needed } : asked;
