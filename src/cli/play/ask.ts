import type { LegalActionsJson } from '../../api/schemas/answers.ts';
import type { StateEnvelope } from '../../core/contract.ts';
import { EXIT, Failure } from '../failure.ts';
import { say, sayWrapped, terminalWidth } from '../format.ts';
import type { HistoryJson } from '../routes.ts';
import { noteOf } from '../tables/index.ts';
import { WORDS } from '../text/index.ts';
import { type Choice, everything } from './choose.ts';
import { listFully } from './list.ts';
import { type Material, type Panel, screenOf } from './screen.ts';
import type { Chosen, Session, Sight } from './session.ts';
import { everyMove, stepOf } from './step.ts';
import { tell } from './tell.ts';
import { pointsLine, tableLines } from './view.ts';

/** What is seen of a decision. */
interface Seen {
  readonly view: StateEnvelope;
  readonly legal: LegalActionsJson;
}

/** A decision of the person. */
export interface Decision extends Seen {
  /** Moves so far. */
  readonly step: number;
  /** What the person can tell of what others did. */
  history(): Promise<HistoryJson>;
  /** Lines that were written since the last one, and are to be seen above the table. */
  readonly news: number;
}

/** Shows the table and the moves, and asks until one is chosen. */
export const askPerson = (session: Session, decision: Decision): Promise<Chosen> =>
  session.isTerminal ? askOnScreen(session, decision) : askInLines(session, decision);

/** The note on a move. */
const notes = ({ rows }: Sight, { view }: Seen): Material['note'] => {
  const note = noteOf(view.game);
  return ({ action }) => note(action, rows);
};

/** At a terminal: one screen at a time, the table always on it. */
const askOnScreen = async (session: Session, decision: Decision): Promise<Chosen> => {
  const { lang, input } = session;
  const { actions } = decision.legal;
  const material = materialOf(session, decision);
  let panel: Panel = everyMove(actions);
  let news = Math.min(decision.news, NEWS);
  for (;;) {
    const { rows = ROWS, columns = COLUMNS } = process.stdout;
    const screen = screenOf(panel, material, { rows, columns }, news);
    news = 0;
    say(...screen.lines);
    const typed = await input.next(`${WORDS[lang].yourMove} > `, true);
    if (typed === undefined) return 'quit';
    const step = stepOf(typed, panel, screen, actions);
    if (step.kind === 'play') return { action: actions[step.move]?.action };
    if (step.kind === 'quit' || step.kind === 'undo') return step.kind;
    if (step.kind === 'panel') panel = step.panel;
    else if (step.kind === 'unknown') panel = { ...everyMove(actions), said: WORDS[lang].unknownMove(typed) };
    else panel = text(await tell(session, decision, step), step.kind === 'table');
  }
};

/** Lines of news that are kept in sight above the table. */
const NEWS = 3;
/** A terminal that does not tell its size. */
const ROWS = 24;
const COLUMNS = 80;

const text = (lines: readonly string[], isTable = false): Panel => ({ kind: 'text', page: 0, lines, isTable });

/** What the screens of a decision are made of. */
export const materialOf = (sight: Sight, seen: Seen): Material => {
  const { view, legal } = seen;
  const points = pointsLine(sight, legal);
  return {
    moves: legal.actions,
    note: notes(sight, seen),
    table: (rows) => [...points, ...tableLines(sight, view, rows - points.length)],
    words: WORDS[sight.lang].screen,
  };
};

/** In a pipe: plain lines, with every move and its number in the whole list. */
const askInLines = async (session: Session, decision: Decision): Promise<Chosen> => {
  const { lang, input } = session;
  const { actions } = decision.legal;
  const words = WORDS[lang];
  const list = ({ among }: Choice): void =>
    say(words.choices, ...listFully(among, actions, notes(session, decision), terminalWidth()));
  let choice = everything(actions);
  // Numbers are those of the whole list, whatever was looked for.
  const entries = choice.among.map((index) => [index]);
  say('', ...pointsLine(session, decision.legal), ...tableLines(session, decision.view), '');
  list(choice);
  for (;;) {
    const typed = await input.next(`${words.yourMove} > `);
    if (typed === undefined && !process.stdin.isTTY) throw new Failure(words.outOfMoves, EXIT.badInput);
    if (typed === undefined) return 'quit';
    const step = stepOf(typed, { kind: 'moves', choice }, { entries, pages: 1 }, actions);
    if (step.kind === 'play') return { action: actions[step.move]?.action };
    if (step.kind === 'quit' || step.kind === 'undo') return step.kind;
    if (step.kind === 'unknown') sayWrapped(words.unknownMove(typed), words.keys);
    else if (step.kind !== 'panel') {
      const lines = await tell(session, decision, step);
      if (step.kind === 'table') say(...lines);
      else sayWrapped(...lines);
      if (step.kind === 'table') list(choice);
    } else if (step.panel.kind === 'moves') {
      choice = step.panel.choice;
      if (typed !== '') list(choice);
      if (choice.asked) sayWrapped(words.screen.confirm);
    }
  }
};
