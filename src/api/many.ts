/** Many positions in one request: each with an answer or a problem of its own, under one budget for all. */
import { setImmediate } from 'node:timers/promises';
import type { Static } from 'typebox';
import { pointer, under } from '../core/fault.ts';
import type { Seed } from '../core/random.ts';
import type { Checker } from '../core/schema.ts';
import type { LoadedGame } from '../engines/index.ts';
import { shareVisits } from '../mcts/budget.ts';
import type { Wanted } from '../mcts/effort.ts';
import type { SearchParams } from '../mcts/params.ts';
import { abreast, timeShare } from './abreast.ts';
import type { Service } from './context.ts';
import { find, type IfForced } from './finding.ts';
import { type Compared, compared } from './including.ts';
import { type Attempt, PROBLEMS, type Problem, problemDocument, refuse } from './problems.ts';
import type { Recipient } from './recipient.ts';
import type { PositionOf } from './schemas/many.ts';
import { type Question, readQuestion, requestOf, type SearchRequest, type WantedSearch } from './search-request.ts';
import type { Findings } from './telling/findings.ts';

/** A position as it is asked about. */
export type PositionJson = Static<ReturnType<typeof PositionOf>>;

/** Time of reading positions before others have their turn. */
const TURN_MS = 5;

/** One of the positions, read. */
interface Asked {
  readonly place: number;
  readonly question: Question;
  readonly seed: Seed;
}

/** What is asked, and how that is answered. */
export interface Many {
  readonly service: Service;
  readonly operation: string;
  readonly loaded: LoadedGame;
  readonly recipient: Recipient;
  /** The positions as they were sent; `checker` is what each has to fit. */
  readonly positions: readonly unknown[];
  readonly checker: Checker<PositionJson>;
  readonly codeOf: (faults: Problem['errors']) => Problem['code'];
  readonly method: SearchParams['method'] | undefined;
  readonly seed: Seed;
  /** Of each position where `shared` is absent. */
  readonly wanted: WantedSearch;
  /** A budget for all positions together. */
  readonly shared: Pick<Wanted, 'visits' | 'timeMs'> | undefined;
  readonly ifForced: IfForced;
  readonly lines: boolean;
  tell(request: SearchRequest, findings: Findings, beside: readonly Compared[]): object;
}

/**
 * Answers about every position. What visits come to depends on the request alone, however many searchers there are; no more positions
 * are searched at once than these, so that other callers have their turn.
 * @param onFound told of each position when it is done
 */
export const answerMany = async (
  many: Many,
  onFound: (place: number, found: object) => void,
): Promise<Attempt<readonly object[]>> => {
  const found: object[] = [];
  const failures: Problem[] = [];
  const done = (place: number, outcome: object): void => {
    found[place] = outcome;
    onFound(place, outcome);
  };
  const refused = (place: number, problem: Problem): void => done(place, refusedJson(many, place, problem));
  const searched: Asked[] = [];
  const isSearched = ({ actions }: Question): boolean => many.ifForced === 'searched' || actions.length > 1;
  for await (const [place, read] of readings(many)) {
    if (many.recipient.hasLeft()) return gone();
    if (!read.ok) refused(place, read.problem);
    else if (isSearched(read.value.question)) searched.push(read.value);
    else {
      const taken = await answerOne(many, read.value, many.wanted);
      if (!taken.ok) return taken;
      done(place, taken.value);
    }
  }
  const budgetAt = sharing(many, searched.length);
  const all = await abreast(many.service, [...searched.entries()], async ([index, asked], left) => {
    const one = await answerOne(many, asked, budgetAt(index, left));
    if (one.ok) done(asked.place, one.value);
    else if (one.problem.code === 'cancelled') return one;
    else {
      failures.push(one.problem);
      refused(asked.place, one.problem);
    }
    return { ok: true, value: undefined };
  });
  if (!all.ok) return all;
  const [failure] = failures;
  // A service that cannot search at all says so once, with the time to come back.
  const isDown = failure !== undefined && failures.length === searched.length && PROBLEMS[failure.code].status >= 500;
  return isDown ? { ok: false, problem: failure } : { ok: true, value: found };
};

/** Reads the positions one by one; others have their turn in between. */
async function* readings(many: Many): AsyncGenerator<readonly [place: number, Attempt<Asked>]> {
  let began = performance.now();
  for (const [place, json] of many.positions.entries()) {
    yield [place, readPosition(many, place, json)];
    if (performance.now() - began < TURN_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}

const readPosition = (many: Many, place: number, json: unknown): Attempt<Asked> => {
  const { loaded, checker, codeOf, method, seed, wanted } = many;
  const fits = checker.check(json);
  if (!fits.ok) return refuse(codeOf(fits.faults), fits.faults);
  const question = readQuestion(loaded, { ...fits.value, ...(method && { method }) }, wanted.net);
  return question.ok
    ? { ok: true, value: { place, question: question.value, seed: fits.value.seed ?? `${seed}/${place}` } }
    : question;
};

/** Where faults are of the request and not of the position. */
const OF_REQUEST: readonly string[] = ['/method', '/model'];

/** A problem as it travels: what is wrong within the position is pointed to from the request. */
const refusedJson = ({ recipient }: Many, place: number, problem: Problem): object => {
  const errors = problem.errors.flatMap((each) =>
    OF_REQUEST.includes(each.pointer) ? [each] : under(pointer('positions', place), [each]),
  );
  return { problem: problemDocument({ ...problem, errors }, recipient.requestId) };
};

/** What each search gets: visits as evenly as whole numbers allow, time as much as is left for it when it begins. */
const sharing = ({ service, recipient, shared = {}, wanted }: Many, searches: number) => {
  const { visits, timeMs } = shared;
  const shares = visits === undefined ? [] : shareVisits(visits, searches);
  return (index: number, left: number): WantedSearch => ({
    ...wanted,
    ...(visits !== undefined && { visits: shares[index] ?? 0 }),
    ...(timeMs !== undefined && { timeMs: timeShare(service, timeMs - recipient.elapsedMs(), left) }),
  });
};

const answerOne = async (many: Many, { question, seed }: Asked, wanted: WantedSearch): Promise<Attempt<object>> => {
  const { service, operation, recipient, ifForced, lines, tell } = many;
  const request = requestOf(service, question, wanted, seed);
  const hunt = { service, operation, request, ifForced, lines, recipient };
  const found = await find(hunt);
  if (!found.ok) return found;
  if (found.value.stopReason === 'cancelled') return gone();
  const beside = await compared(hunt, found.value);
  return beside.ok ? { ok: true, value: tell(request, found.value, beside.value) } : beside;
};

const gone = () => refuse('cancelled', [], 'The caller left before all positions were searched.');
