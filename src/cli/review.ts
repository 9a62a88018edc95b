import { writeFileSync } from 'node:fs';
import { ReviewAnswer, type ReviewJson } from '../api/schemas/reviews.ts';
import { drawPanel } from '../arena/chart.ts';
import { document, label } from '../arena/svg.ts';
import type { Lang } from '../core/text.ts';
import { GRADES } from '../records/grade.ts';
import { readRecord } from './course.ts';
import { columns, figure, paint, say, sayWrapped, terminalWidth, wrap } from './format.ts';
import { modelNamed, type ServiceOptions } from './options.ts';
import { checkWritable } from './output.ts';
import { gamePath, reader } from './routes.ts';
import { withClient } from './service.ts';
import { WORDS } from './text/index.ts';

/** Options of `review`. */
export interface ReviewOptions extends ServiceOptions {
  readonly seat?: number;
  readonly visits?: number;
  readonly timeMs?: number;
  readonly seed?: string;
  readonly model?: string;
  readonly svg?: string;
  readonly json?: true;
}

/** Reads a review. */
export const REVIEW = reader(ReviewAnswer);

/** Reviews the game in `file`: how it stood, what was wrong, and what came of decisions and of luck. */
export const review = async (file: string, options: ReviewOptions): Promise<void> => {
  const { lang, svg, json } = options;
  const record = readRecord(file);
  if (svg !== undefined) checkWritable(svg);
  const found = await withClient(options, async (client) => {
    const { answer } = await client.search(
      `${gamePath(record.game)}/review`,
      { record, lang, ...wanted(options) },
      (progress) => showProgress(progress, lang),
      new AbortController().signal,
    );
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    return REVIEW(answer);
  });
  if (svg !== undefined) writeFileSync(svg, draw(found, lang));
  if (json) say(JSON.stringify(found, null, 2));
  else sayWrapped(...tellReview(found, lang));
};

const wanted = ({ seat, visits, timeMs, seed, model }: ReviewOptions): object => ({
  ...(model !== undefined && { model: modelNamed(model) }),
  ...(seat !== undefined && { seats: [seat] }),
  ...((visits !== undefined || timeMs !== undefined) && {
    budget: { ...(visits !== undefined && { visits }), ...(timeMs !== undefined && { timeMs }) },
  }),
  ...(seed !== undefined && { seed }),
});

const showProgress = (progress: unknown, lang: Lang): void => {
  const { done, of }: { readonly done?: unknown; readonly of?: unknown } = Object(progress);
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${WORDS[lang].reviewed(String(done), String(of))}`);
};

/** The review in lines: the curve, the mistakes, the sums. */
export const tellReview = (found: ReviewJson, lang: Lang): string[] => {
  const words = WORDS[lang];
  const wrong = found.decisions.filter(({ text }) => text !== null);
  const tellPoint = ({ move, kind, changes }: ReviewJson['turningPoints'][number]): string => {
    const largest = changes.reduce(
      (best, each, seat) => (Math.abs(each) > Math.abs(changes[best] ?? 0) ? seat : best),
      0,
    );
    const change = Math.round((changes[largest] ?? 0) * 100);
    return `  ${words.turn(move + 1, kind === 'luck', words.playerName(largest + 1), `${change > 0 ? '+' : '−'}${Math.abs(change)} %`)}`;
  };
  return [
    paint('bold', words.curve),
    ...found.seats.map(
      ({ seat }) =>
        `  ${words.playerName(seat + 1)}  ${spark(found.curve.map(({ utilities }) => utilities[seat] ?? 0))}`,
    ),
    '',
    paint('bold', words.mistakes(wrong.length)),
    ...wrong.flatMap(({ text, reasons }) => [`  ${text}`, ...reasons.map((reason) => `     · ${reason.text}`)]),
    ...(found.turningPoints.length === 0
      ? []
      : ['', paint('bold', words.turns), ...found.turningPoints.map(tellPoint)]),
    '',
    ...sums(found, lang),
  ];
};

/** A column for each seat: its grades, then what its utility was made of, in hundredths. */
const sums = ({ seats }: ReviewJson, lang: Lang): string[] => {
  const words = WORDS[lang];
  const hundredths = (value: number): string => figure(value * 100, lang);
  return columns([
    ['', ...seats.map(({ seat }) => words.playerName(seat + 1))],
    ...GRADES.map((grade) => [words.grades[grade], ...seats.map(({ grades }) => String(grades[grade]))]),
    ...(['start', 'own', 'others', 'luck', 'end'] as const).map((part) => [
      words.sums[part],
      ...seats.map((seat) => hundredths(seat[part])),
    ]),
  ]);
};

const BARS = '▁▂▃▄▅▆▇█';
/** Columns that a curve leaves to its name. */
const NAME = 14;

/** A curve of numbers from 0 to 1 in one line, thinned out where it is longer than the terminal. */
const spark = (values: readonly number[]): string => {
  const width = Math.min(values.length, terminalWidth() - NAME);
  return Array.from({ length: width }, (_, column) => {
    const value = values[Math.round((column * (values.length - 1)) / Math.max(1, width - 1))] ?? 0;
    return BARS[Math.min(BARS.length - 1, Math.floor(value * BARS.length))];
  }).join('');
};

/** In pixels; `columns` are the characters of a line that surely fit between the edges. */
const PAGE = { width: 860, left: 70, right: 820, top: 60, height: 150, gap: 50, columns: 105 } as const;

/** How far a line that goes on with the one before is moved in, in pixels. */
const indentOf = (text: string): number => (text.startsWith(' ') ? 12 : 0);

/** The curve of every seat as an SVG document, its mistakes named below. */
const draw = ({ curve, seats, decisions }: ReviewJson, lang: Lang): string => {
  const words = WORDS[lang];
  const panels = seats.flatMap(({ seat }, index) => {
    const top = PAGE.top + index * (PAGE.height + PAGE.gap);
    return drawPanel({
      title: words.playerName(seat + 1),
      left: PAGE.left,
      right: PAGE.right,
      top,
      bottom: top + PAGE.height,
      curve: curve.map(({ utilities }) => utilities[seat] ?? 0),
      marks: [[1, '']],
      ...(index === seats.length - 1 && { xTitle: words.decisions }),
    });
  });
  const wrong = decisions.filter(({ grade }) => grade === 'mistake' || grade === 'blunder');
  const below = PAGE.top + seats.length * (PAGE.height + PAGE.gap) + 10;
  const lines = wrong.flatMap(({ text }) => wrap(text ?? '', PAGE.columns));
  const notes = lines.map((each, index) => label([PAGE.left + indentOf(each), below + index * 16], each.trim()));
  return document(PAGE.width, below + lines.length * 16 + 10, [
    label([PAGE.left, 28], words.curve),
    ...panels,
    ...notes,
  ]);
};
