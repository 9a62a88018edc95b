import type { ApplyJson } from '../api/schemas/answers.ts';
import type { Seat } from '../core/contract.ts';
import type { Lang } from '../core/text.ts';
import { columns, figure, paint } from './format.ts';
import { WORDS } from './text/index.ts';

/** From whose side a result is told. */
interface Side {
  readonly you: Seat;
  readonly lang: Lang;
}

type Outcome = NonNullable<ApplyJson['outcome']>;

/** Who won, in words. */
const verdict = ({ nature, ranks }: Outcome, { you, lang }: Side): string => {
  const words = WORDS[lang];
  if (nature === 'cooperative') return ranks[you] === 1 ? words.wonTogether : words.lostTogether;
  if (nature === 'solo') return ranks[you] === 1 ? words.youWin : words.youLose;
  const first = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
  const others = first.filter((seat) => seat !== you).map((seat) => words.playerName(seat + 1));
  if (first.length > 1) return first.includes(you) ? words.youShare(others) : words.theyShare(others);
  return first[0] === you ? words.youWin : words.theyWin(others[0] ?? '', ranks[you] ?? ranks.length);
};

/** Lines about the end of a game: how it ended, who won, the points, and remarks. */
export const tellOutcome = (outcome: Outcome, side: Side): string[] => {
  const { lang } = side;
  return [
    paint('bold', `${verdict(outcome, side)} (${outcome.text})`),
    WORDS[lang].scores(outcome.scores.map((score) => figure(score, lang)).join(', ')),
    ...sheetLines(outcome.sheet, lang),
    ...outcome.notes.map(({ text }) => text),
  ];
};

/** A column for everybody who has points, a line for each part; nothing where the scores say it all. */
export const sheetLines = (sheet: Outcome['sheet'], lang: Lang): string[] => {
  const [first] = sheet;
  if (first === undefined || first.parts.length < 2) return [];
  const lines = first.parts.map(({ text }, line) => [
    text,
    ...sheet.map(({ parts }) => figure(parts[line]?.points ?? 0, lang)),
  ]);
  return columns([['', ...sheet.map(({ text }) => text)], ...lines]);
};
