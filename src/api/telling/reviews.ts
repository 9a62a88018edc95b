import type { Seed } from '../../core/random.ts';
import { mapRecord } from '../../core/records.ts';
import { type Lang, type Params, say } from '../../core/text.ts';
import type { LoadedGame } from '../../engines/index.ts';
import type { ActionReport } from '../../mcts/report.ts';
import { accountsOf, lucksOf, type Valued } from '../../records/account.ts';
import type { Grade } from '../../records/grade.ts';
import type { Judged } from '../reviewing.ts';
import type { ReviewJson } from '../schemas/reviews.ts';
import { TEXTS } from '../text/index.ts';
import { tellNet, tellValue } from './findings.ts';
import { tellLost } from './included.ts';
import { round } from './numbers.ts';
import { tellEnd } from './outcomes.ts';
import { reasonsFor } from './reasons.ts';

/** What is told of a game beside its decisions. */
interface Telling {
  /** The finished state; undefined where the record ends before the game does. */
  readonly end: unknown;
  readonly seed: Seed;
  readonly lang: Lang;
}

/** A game reviewed, as it travels. */
export const tellReview = (loaded: LoadedGame, judged: readonly Judged[], { end, seed, lang }: Telling): ReviewJson => {
  const { game } = loaded;
  const [first] = judged;
  const valued = judged.map(valuedOf);
  const final = end === undefined ? undefined : utilitiesOf(loaded, end);
  const last = final ?? valued.at(-1)?.taken ?? [];
  const after = (judged.at(-1)?.index ?? -1) + 1;
  const points = valued.map(({ best }, index) => ({ move: judged[index]?.index ?? 0, utilities: best.map(round) }));
  return {
    decisions: judged.map((each) => tellDecision(each, lang)),
    curve: judged.length === 0 ? [] : [...points, { move: after, utilities: last.map(round) }],
    turningPoints: turningPoints(judged, valued, last),
    seats: accountsOf(valued, final).map((account, seat) => ({
      seat,
      grades: mapRecord(NONE, (_, grade) => judged.filter((each) => each.seat === seat && each.grade === grade).length),
      start: round(account.start),
      own: round(account.own),
      others: round(account.others),
      luck: round(account.luck),
      end: round(account.end),
    })),
    ...(end !== undefined && { outcome: tellEnd(game, end, game.phrases[lang]) }),
    visits: judged.reduce((sum, { visits }) => sum + visits, 0),
    seed,
    ...(first ? tellNet(first.request, judged.find(({ missing }) => missing !== undefined) ?? {}) : { model: null }),
  };
};

/** No decision of any grade. */
const NONE: Readonly<Record<Grade, number>> = { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 };

/** What is not surely wrong changed nothing: a difference that may be none is nobody's doing. */
const valuedOf = ({ seat, best, chosen, grade }: Judged): Valued => ({
  seat,
  best: best.values,
  taken: grade === 'best' || grade === 'fine' ? best.values : chosen.values,
});

const utilitiesOf = ({ game }: LoadedGame, end: unknown): number[] => {
  const into = new Float64Array(game.seatCount(end));
  game.utilities(end, into);
  return [...into];
};

const tellDecision = (judged: Judged, lang: Lang): ReviewJson['decisions'][number] => {
  const { request, best, chosen, grade, loss, error } = judged;
  const isWrong = grade !== 'best' && grade !== 'fine';
  return {
    move: judged.index,
    seat: judged.seat,
    legal: judged.legal,
    grade,
    taken: tellAction(judged, chosen, lang),
    best: tellAction(judged, best, lang),
    loss: {
      utility: round(loss),
      error: round(error),
      ...tellLost(chosen, best),
    },
    text: isWrong ? say(TEXTS[lang], { code: `review.${grade}`, params: wrongParams(judged, lang) }) : null,
    reasons: isWrong ? reasonsFor(request, chosen, best, 1, lang) : [],
    visits: judged.visits,
  };
};

const tellAction = ({ request }: Judged, report: ActionReport, lang: Lang): ReviewJson['decisions'][number]['best'] => {
  const { game } = request.loaded;
  const { state } = request.position;
  return {
    action: game.encodeAction(state, report.action),
    notation: game.notation(state, report.action),
    text: say(game.phrases[lang], game.describe(state, report.action)),
    value: tellValue(report),
  };
};

const wrongParams = (judged: Judged, lang: Lang): Params => ({
  number: judged.index + 1,
  player: judged.seat + 1,
  taken: tellAction(judged, judged.chosen, lang).text,
  best: tellAction(judged, judged.best, lang).text,
  loss: round(judged.loss),
  error: round(judged.error),
});

/** Turning points that are told, and the least change of one. */
const MOST_POINTS = 5;
const LEAST_CHANGE = 0.08;

/** The largest changes of anybody's utility, in order of moves. */
const turningPoints = (
  judged: readonly Judged[],
  valued: readonly Valued[],
  end: readonly number[],
): ReviewJson['turningPoints'] => {
  const lucks = lucksOf(valued, end);
  const changes = judged.flatMap(({ index }, place): ReviewJson['turningPoints'] => {
    const { best, taken } = valued[place] ?? { best: [], taken: [] };
    return [
      { move: index, kind: 'decision', changes: taken.map((value, seat) => round(value - (best[seat] ?? 0))) },
      { move: index, kind: 'luck', changes: (lucks[place] ?? []).map(round) },
    ];
  });
  const size = ({ changes: each }: ReviewJson['turningPoints'][number]): number => Math.max(0, ...each.map(Math.abs));
  const largest = changes
    .filter((each) => size(each) >= LEAST_CHANGE)
    .toSorted((left, right) => size(right) - size(left))
    .slice(0, MOST_POINTS);
  return largest.toSorted((left, right) => left.move - right.move);
};
