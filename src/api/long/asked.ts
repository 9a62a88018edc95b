/** What is kept of a search that was handed in: enough to do it anywhere, and nothing that is hidden from whom it is for. */
import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Lang } from '../../core/text.ts';
import type { LoadedGame } from '../../engines/index.ts';
import type { LongProgress, LongSearch } from '../../jobs/ledger.ts';
import { type Manner, readSearch } from '../answering.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { type Attempt, refuse } from '../problems.ts';
import type { Recipient } from '../recipient.ts';
import { answerReview, type ReviewPlan, readReview } from '../review-work.ts';
import { ANALYZING } from '../routes/analyze.ts';
import { bodyCode, findGame } from '../routes/game-route.ts';
import { HINTING } from '../routes/hint.ts';
import { RECOMMENDING } from '../routes/recommend.ts';
import { searchCheckers } from '../routes/search-operation.ts';
import type { LONG_KINDS } from '../schemas/long.ts';
import { reviewBody } from '../schemas/reviews.ts';
import { ANYTHING } from '../schemas/slots.ts';
import type { SearchBody } from '../search-request.ts';

/** Operation that is handed in. */
export type LongKind = (typeof LONG_KINDS)[number];

const MANNERS: Readonly<Record<Exclude<LongKind, 'review'>, Manner>> = {
  recommend: RECOMMENDING,
  hint: HINTING,
  analyze: ANALYZING,
};

/** A search as it is kept: the view of the seat to act, with its seed and language. */
interface AskedSearch {
  readonly kind: Exclude<LongKind, 'review'>;
  readonly body: SearchBody;
  readonly lang: Lang;
}

/** A review as it is kept. */
interface AskedReview {
  readonly kind: 'review';
  readonly plan: ReviewPlan;
}

type Asked = AskedSearch | AskedReview;

/** What a caller hands in. */
interface Call {
  readonly game: string;
  readonly kind: LongKind;
  /** The body of the operation, as it came. */
  readonly body: unknown;
  readonly acceptLanguage: string | undefined;
  readonly caller: string;
}

/** A search that can be done. */
interface ReadCall {
  readonly asked: string;
  /** The same for the same request, whatever seed is drawn for it. */
  readonly fingerprint: string;
}

/** Reads what is handed in as its own operation does; or says everything that is wrong with it. */
export type ReadLong = (call: Call) => Promise<Attempt<ReadCall>>;

/** Makes ready to read what is handed in. */
export const longReader = (service: Service): ReadLong => {
  const reviews = checker(reviewBody(ANYTHING));
  return async (call) => {
    const loaded = findGame(service, call.game);
    if (!loaded.ok) return loaded;
    if (call.kind === 'review') {
      const body = reviews.check(call.body);
      return body.ok ? reviewed(service, loaded.value, call, body.value) : refuse(bodyCode(body.faults), body.faults);
    }
    const body = searchCheckers(loaded.value.game).check(call.body);
    return body.ok
      ? searched(service, loaded.value, { ...call, kind: call.kind }, body.value)
      : refuse(bodyCode(body.faults), body.faults);
  };
};

const searched = (
  service: Service,
  loaded: LoadedGame,
  { kind, acceptLanguage, caller }: Call & Pick<AskedSearch, 'kind'>,
  body: SearchBody,
): Attempt<ReadCall> => {
  const lang = langOf(body.lang, acceptLanguage);
  const ready = readSearch({ service, loaded, operation: kind, manner: MANNERS[kind], body, lang, caller });
  if (!ready.ok) return ready;
  const { position, seed } = ready.value.request;
  // Actions since may be those of others: they are kept only where there are trees to go on from.
  const goesOn = body.continuation && (service.config.keptSearches > 0 ? body.continuation : {});
  const plain = { ...body, state: position.json, seed, ...(goesOn && { continuation: goesOn }) };
  return kept({ kind, body: plain, lang }, { seed: body.seed });
};

const reviewed = async (
  service: Service,
  loaded: LoadedGame,
  { acceptLanguage }: Call,
  body: Static<ReturnType<typeof reviewBody>>,
): Promise<Attempt<ReadCall>> => {
  const lang = langOf(body.lang, acceptLanguage);
  const plan = await readReview(service, loaded, body, lang);
  return plan.ok ? kept({ kind: 'review', plan: plan.value }, { seed: body.seed }) : plan;
};

const kept = (asked: Asked, given: { readonly seed: SearchBody['seed'] }): Attempt<ReadCall> => {
  const drawn = asked.kind === 'review' ? asked.plan.seed : asked.body.seed;
  const text = JSON.stringify(asked);
  // A seed that was drawn is another one each time.
  const same = given.seed === undefined ? text.replaceAll(JSON.stringify(drawn ?? null), 'null') : text;
  return { ok: true, value: { asked: text, fingerprint: createHash('sha256').update(same).digest('hex') } };
};

/** Does a search that was handed in. @param tell hears how far it is, with the answer so far where somebody asks for it */
export const doLong = async (
  service: Service,
  search: LongSearch,
  recipient: Recipient,
  tell: (progress: LongProgress, answer?: () => unknown) => void,
): Promise<Attempt<object>> => {
  const loaded = service.games.get(search.game);
  // Games may have changed since, where a ledger outlives its service.
  if (loaded === undefined) return findGame(service, search.game);
  const asked: Asked = JSON.parse(search.asked);
  if (asked.kind === 'review') {
    const of = asked.plan.decisions.length;
    tell({ done: 0, of });
    return answerReview(service, loaded, asked.plan, recipient, (done, soFar) => tell({ done, of }, soFar));
  }
  const { kind, body, lang } = asked;
  const { caller } = search;
  const ready = readSearch({ service, loaded, operation: kind, manner: MANNERS[kind], body, lang, caller });
  if (!ready.ok) return ready;
  const { visits: of = null } = ready.value.request.task;
  let done = 0;
  tell({ done, of });
  return ready.value.answer(
    recipient,
    (news) => tell({ done, of }, news),
    (visits) => {
      done = visits;
    },
  );
};
