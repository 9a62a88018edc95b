/** What can be asked for beside moves, as lines that are not yet broken. */
import Type from 'typebox';
import type { HintJson } from '../../api/schemas/search.ts';
import type { StateEnvelope } from '../../core/contract.ts';
import { checker } from '../../core/schema.ts';
import { paint } from '../format.ts';
import { printHints } from '../hint.ts';
import { sheetLines } from '../outcome.ts';
import type { HistoryJson } from '../routes.ts';
import { aimOf } from '../tables/index.ts';
import { WORDS } from '../text/index.ts';
import { matching, type Told } from '../told.ts';
import type { Decision } from './ask.ts';
import type { Command } from './commands.ts';
import { aboutLevel } from './level.ts';
import type { Session } from './session.ts';
import { pointsLine, tableLines } from './view.ts';

/** Hints shown for one `h`, and cards for one `?card`. */
const HINTS = 3;
const CARDS = 8;

/** What a command is answered with. */
export const tell = async (session: Session, decision: Decision, command: Command): Promise<readonly string[]> => {
  const { lang, routes, stepSeed } = session;
  const { view, step } = decision;
  const words = WORDS[lang];
  switch (command.kind) {
    case 'hint':
      return hintLines(
        session,
        decision,
        await routes.hint(view, HINTS, stepSeed(step), await toldBy(session, decision)),
      );
    case 'table':
      return tableLines(session, view);
    case 'score':
      return scoreLines(session, decision);
    case 'aim':
      return aimOf(view.game, lang);
    case 'hand':
      return handLines(session, view);
    case 'card':
      return cardLines(session, command.wanted);
    case 'level':
      session.level = command.level;
      return [words.levelIs(command.level, aboutLevel(session, command.level))];
    default:
      return [words.keys];
  }
};

/** The points so far, by part of the score where it has parts. */
const scoreLines = (session: Session, { legal }: Decision): string[] => {
  const { lang } = session;
  const { sheet = [] } = legal;
  const lines = sheetLines(sheet, lang);
  if (lines.length > 0) return [WORDS[lang].soFar, ...lines];
  return sheet.length > 0 ? pointsLine(session, legal) : [WORDS[lang].noPoints];
};

/** What a hint is told of what others did. */
const toldBy = async ({ concludes }: Session, decision: Decision): Promise<HistoryJson> =>
  concludes ? decision.history() : [];

/** The hints, by the numbers that their moves have in the list, and what the play of others says. */
const hintLines = ({ lang }: Session, { legal }: Decision, { hints, outlook }: HintJson): string[] => {
  const words = WORDS[lang];
  const numbered = hints.map((hint) => ({
    ...hint,
    rank: legal.actions.findIndex(({ notation }) => notation === hint.notation) + 1,
  }));
  return [
    words.hints,
    ...printHints(numbered, lang),
    ...(legal.actions.length === 1 ? [`   ${words.forced}`] : []),
    ...(outlook?.play ? [outlook.play.text] : []),
  ];
};

const told = ({ id, name, facts }: Told): string[] => [
  `${paint('bold', name)} (${id})`,
  ...facts.map((fact) => `  ${fact}`),
];

/** What the rows called so are and do; the first of them when they are many. */
const cardLines = ({ rows, lang }: Session, wanted: string): string[] => {
  const found = matching(rows, wanted);
  if (found.length === 0) return [WORDS[lang].unknownCard(wanted)];
  return [
    ...found.slice(0, CARDS).flatMap(told),
    ...(found.length > CARDS ? [WORDS[lang].moreCards(found.length - CARDS)] : []),
  ];
};

const Cards = Type.Array(Type.Union([Type.String(), Type.Integer()]));
const Hands = Type.Array(Type.Object({ hand: Type.Union([Cards, Type.Null()]) }));
/** Every game has the seats' hands in one of these two places. */
const views = checker(Type.Object({ players: Type.Optional(Hands), team: Type.Optional(Hands) }));

/** The cards in hand with what they cost, bring and do. Who plays several roles alone sees the hand of each. */
const handLines = ({ you, lang, rows }: Session, view: StateEnvelope): string[] => {
  const checked = views.check(view);
  const { players, team = [] } = checked.ok ? checked.value : {};
  const hands = players === undefined ? team.filter(({ hand }) => hand !== null) : players.slice(you, you + 1);
  const ids = new Set(hands.flatMap(({ hand }) => hand ?? []).map(String));
  if (ids.size === 0) return [WORDS[lang].emptyHand];
  return [...ids].flatMap((id) => {
    const row = rows.find((each) => each.id === rowOf(id));
    return row === undefined ? [id] : told(row);
  });
};

/** The id of the row that a card is of, without the role it belongs to and which of several alike it is. */
const rowOf = (card: string): string => card.replace(/^.*\/(?=[a-z])|\/\d$/g, '');
