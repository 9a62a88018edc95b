import type { ApplyJson, LegalActionsJson } from '../api/schemas/answers.ts';
import type { HintJson } from '../api/schemas/search.ts';
import type { Seat, StateEnvelope } from '../core/contract.ts';
import type { Lang } from '../core/text.ts';
import { catalogDocument } from './catalog-document.ts';
import { EXIT, Failure } from './failure.ts';
import { figure, paint, say } from './format.ts';
import { printHints } from './hint.ts';
import { type Input, openInput } from './input.ts';
import type { ServiceOptions } from './options.ts';
import { type GameRoutes, routesOf } from './routes.ts';
import { withClient } from './service.ts';
import { tableOf } from './tables/index.ts';
import { WORDS } from './text/index.ts';

/** Options of `play`. */
export interface PlayOptions extends ServiceOptions {
  readonly seats?: number;
  readonly mode?: string;
  readonly seat: Seat;
  readonly level: number;
  readonly seed?: string;
}

/** What a whole game has at hand. */
interface Session {
  readonly routes: GameRoutes;
  readonly you: Seat;
  readonly level: number;
  readonly lang: Lang;
  readonly input: Input;
  /** Rows of the game's catalog, for drawing; nothing when not known. */
  readonly catalog: unknown;
  /** A seed for one step of the game, so that the same game can be played again. */
  stepSeed(step: number): string;
}

/** Hints shown for one `h`. */
const HINTS = 3;

/** A person against bots. The full state stays in here; the person sees the view of their seat and nothing else. */
export const play = async (game: string, options: PlayOptions): Promise<void> =>
  withClient(options, async (client) => {
    const { lang, seat, level, seats, mode } = options;
    const routes = routesOf(client, game, lang);
    const { title } = await routes.about();
    const { state, toAct, seed } = await routes.setup({ seats, mode }, options.seed);
    // Refused here, before anything is played, when there is no such seat.
    await routes.view(state, seat);
    const input = openInput();
    const stepSeed = (step: number): string => `${seed}/${step}`;
    say(paint('bold', WORDS[lang].welcome(String(title[lang]), seat + 1, String(seed))), WORDS[lang].keys);
    try {
      await playOn({ routes, you: seat, level, lang, input, catalog: catalogDocument(state), stepSeed }, state, toAct);
    } finally {
      input.close();
    }
  });

/** Plays to the end, or until the person leaves. */
const playOn = async (session: Session, start: StateEnvelope, first: Seat | null): Promise<void> => {
  const { routes, you, lang, stepSeed } = session;
  let state = start;
  let toAct = first;
  for (let step = 0; toAct !== null; step++) {
    const choice = toAct === you ? await askPerson(session, state, step) : await askBot(session, state, toAct, step);
    if (choice === 'quit') return say(WORDS[lang].goodbye);
    const applied = await routes.apply(state, choice.action, stepSeed(step));
    if (applied.events.length > 0) say(...applied.events.map(({ text }) => text));
    ({ state, toAct } = applied);
    if (applied.outcome !== undefined) {
      showTable(session, (await routes.view(state, you)).state);
      showOutcome(applied.outcome, lang);
    }
  }
};

/** A choice: an action, or the wish to leave. */
type Choice = { readonly action: unknown } | 'quit';

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
    showMoves(actions, lang);
  };
  show();
  for (;;) {
    const typed = await input.next(`${words.yourMove} > `);
    if (typed === undefined && !process.stdin.isTTY) throw new Failure(words.outOfMoves, EXIT.badInput);
    if (typed === undefined || typed === 'q') return 'quit';
    if (typed === '') continue;
    if (typed === 'h') showHints(await routes.hint(view, HINTS, stepSeed(step)), lang);
    else if (typed === '?') show();
    else {
      const chosen = actions.find(({ notation }, index) => typed === notation || typed === String(index + 1));
      if (chosen !== undefined) return { action: chosen.action };
      say(words.unknownMove(typed), words.keys);
    }
  }
};

const showHints = ({ hints, search }: HintJson, lang: Lang): void => {
  const words = WORDS[lang];
  say(words.hints, ...printHints(hints, lang), ...(search.stopReason === 'forced' ? [`   ${words.forced}`] : []));
};

const showTable = ({ you, lang, catalog }: Session, view: StateEnvelope): void =>
  say('', tableOf(view.game)(view, { you, lang, catalog }), '');

const showMoves = (actions: LegalActionsJson['actions'], lang: Lang): void => {
  const [digits, letters] = [
    String(actions.length).length,
    Math.max(...actions.map(({ notation }) => notation.length)),
  ];
  const lines = actions.map(
    ({ notation, text }, index) =>
      `  ${String(index + 1).padStart(digits)}  ${paint('bold', notation.padEnd(letters))}  ${text}`,
  );
  say(WORDS[lang].choices, ...lines);
};

const showOutcome = ({ text, scores, notes }: NonNullable<ApplyJson['outcome']>, lang: Lang): void =>
  say(
    paint('bold', text),
    WORDS[lang].scores(scores.map((score) => figure(score, lang)).join(', ')),
    ...notes.map((note) => note.text),
  );
