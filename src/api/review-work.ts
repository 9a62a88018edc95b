/** From the body of a review to its answer, whoever waits for it. */
import type { Static } from 'typebox';
import type { Config } from '../config.ts';
import { type Seat, type StateEnvelope, TERMINAL } from '../core/contract.ts';
import { type Fault, fault, pointer } from '../core/fault.ts';
import type { Seed } from '../core/random.ts';
import type { Lang } from '../core/text.ts';
import type { LoadedGame } from '../engines/index.ts';
import type { Replayed } from '../records/replay.ts';
import { readNet } from './choosing-net.ts';
import type { Service } from './context.ts';
import { playedBack } from './playing-back.ts';
import { type Attempt, refuse } from './problems.ts';
import type { Recipient } from './recipient.ts';
import { type Decision, decisionsOf, type Judged, judge } from './reviewing.ts';
import type { ReviewJson, reviewBody } from './schemas/reviews.ts';
import { seedOr } from './seeds.ts';
import { tellReview } from './telling/reviews.ts';

type ReviewBody = Static<ReturnType<typeof reviewBody>>;

/** Visits a decision when the caller does not say. */
const USUAL_VISITS = 1000;

/** A review that can be made. It is plain data, and holds no more of the game than each seat saw and how it ended. */
export interface ReviewPlan {
  readonly decisions: readonly Decision[];
  /** The finished game, of which nothing is hidden; absent where the record ends before it. */
  readonly end?: StateEnvelope;
  readonly seed: Seed;
  /** For all decisions together. */
  readonly budget: { readonly visits?: number; readonly timeMs?: number };
  readonly lang: Lang;
  /** As it was asked for; whatever is the default when absent. */
  readonly model?: string | null;
}

/** Reads what is to be reviewed; or says what is wrong with it. */
export const readReview = async (
  { config, nets }: Pick<Service, 'config' | 'nets'>,
  loaded: LoadedGame,
  body: ReviewBody,
  lang: Lang,
): Promise<Attempt<ReviewPlan>> => {
  const unfit = budgetFault(config, body.budget);
  if (unfit !== undefined) return unfit;
  const net = readNet(nets, loaded.game, body);
  if (!net.ok) return net;
  const played = await playedBack(loaded, body.record);
  if (!played.ok) return played;
  const { moves, end } = played.value;
  const { game } = loaded;
  const strange = strangeSeats(loaded, moves, body.seats);
  if (strange.length > 0) return refuse('invalid-request', strange);
  const wanted = new Set(body.seats ?? moves.map(({ seat }) => seat));
  const decisions = decisionsOf(loaded, moves, (seat) => wanted.has(seat));
  const isOver = end !== undefined && game.toAct(end) === TERMINAL;
  return {
    ok: true,
    value: {
      decisions,
      ...(isOver && { end: game.encode(end, 'all') }),
      seed: seedOr(body.seed),
      budget: body.budget ?? { visits: Math.min(config.maxVisits, USUAL_VISITS * decisions.length) },
      lang,
      ...(body.model !== undefined && { model: body.model }),
    },
  };
};

/** Seats that the game does not have. */
const strangeSeats = ({ game }: LoadedGame, moves: readonly Replayed[], asked: readonly Seat[] = []): Fault[] => {
  const seats = moves[0] && game.seatCount(moves[0].before);
  if (seats === undefined) return [];
  return asked.flatMap((seat, index) =>
    seat < seats
      ? []
      : [
          fault(
            pointer('seats', index),
            'out-of-range',
            `This game has the seats 0–${seats - 1}; there is no seat ${seat}.`,
          ),
        ],
  );
};

const budgetFault = (config: Config, budget: ReviewBody['budget']): ReturnType<typeof refuse> | undefined => {
  const over = Object.entries({ visits: config.maxVisits, timeMs: config.maxTimeMs }).flatMap(([name, most]) => {
    const wanted = name === 'visits' ? budget?.visits : budget?.timeMs;
    return wanted !== undefined && wanted > most
      ? [fault(`/budget/${name}`, 'budget-exceeded', `${wanted} are wanted, but this server allows at most ${most}.`)]
      : [];
  });
  if (over.length > 0) return refuse('budget-exceeded', over);
  return budget !== undefined && budget.visits === undefined && budget.timeMs === undefined
    ? refuse('invalid-request', [fault('/budget', 'missing-field', 'Expected "visits", "timeMs" or both.')])
    : undefined;
};

/**
 * Makes a review. Whoever is patient and wants no more than there is gets the decisions that were judged by then.
 * @param onJudged told how many decisions are done, and what the answer is so far
 */
export const answerReview = async (
  service: Service,
  loaded: LoadedGame,
  { decisions, end: ended, lang, ...plan }: ReviewPlan,
  recipient: Recipient,
  onJudged?: (done: number, tell: () => ReviewJson) => void,
): Promise<Attempt<ReviewJson>> => {
  const { seed } = plan;
  const end = ended === undefined ? undefined : stateOf(loaded, ended);
  const soFar: Judged[] = [];
  const tellSoFar = (): ReviewJson =>
    tellReview(
      loaded,
      soFar.toSorted((left, right) => left.index - right.index),
      { end: undefined, seed, lang },
    );
  const judged = await judge({ service, loaded, recipient, ...plan }, decisions, (done, found) => {
    soFar.push(found);
    onJudged?.(done, tellSoFar);
  });
  if (judged.ok) return { ok: true, value: tellReview(loaded, judged.value, { end, seed, lang }) };
  return recipient.patient && recipient.hasLeft() && soFar.length > 0 ? { ok: true, value: tellSoFar() } : judged;
};

const stateOf = ({ game, catalogs }: LoadedGame, json: StateEnvelope): unknown => {
  const state = game.decode(json, catalogs);
  if (!state.ok) throw new Error(`the end of a game of ${game.id} cannot be read: ${state.faults[0]?.detail}`);
  return state.value;
};
