/** From the body of a search to its answer: what `recommend`, `hint` and `analyze` share, whoever waits for it. */
import type { Lang } from '../core/text.ts';
import type { LoadedGame } from '../engines/index.ts';
import type { RootTable } from '../mcts/root.ts';
import type { Service } from './context.ts';
import { find, type IfForced, inTime } from './finding.ts';
import { type Compared, compared } from './including.ts';
import { type Attempt, refuse } from './problems.ts';
import type { Recipient } from './recipient.ts';
import { type SearchBody, type SearchRequest, searchRequest } from './search-request.ts';
import type { Progress } from './streaming.ts';
import type { Findings } from './telling/findings.ts';
import { tellIncluded } from './telling/included.ts';

/** How findings are told. */
export interface Telling {
  readonly lang: Lang;
  /** Most actions to list; absent when the caller does not say. */
  readonly top: number | undefined;
}

/** Turns findings into an answer. */
export type Describe = (request: SearchRequest, findings: Findings, telling: Telling) => object;

/** How an operation searches and tells. */
export interface Manner {
  readonly describe: Describe;
  readonly ifForced: IfForced;
  /** Whether it tells how actions may go on. */
  readonly lines: boolean;
}

/** A search that is asked for. */
export interface Asked {
  readonly service: Service;
  readonly loaded: LoadedGame;
  /** The operation's name in the log and the metrics. */
  readonly operation: string;
  readonly manner: Manner;
  readonly body: SearchBody;
  readonly lang: Lang;
  /** Whose it is, for trees that are kept. */
  readonly caller: string;
}

/** A search that can be done: nothing is wrong with it. */
export interface Ready {
  readonly request: SearchRequest;
  /** Does it for `recipient`, who hears the answer so far by `progress`, and visits as they grow. */
  answer(recipient: Recipient, progress?: Progress, onVisits?: (visits: number) => void): Promise<Attempt<object>>;
}

/** Reads a search; or says everything that is wrong with it. */
export const readSearch = (asked: Asked): Attempt<Ready> => {
  const { service, loaded, body } = asked;
  const prepared = searchRequest(service, loaded, body);
  if (!prepared.ok) return prepared;
  const { continuation } = body;
  const kept = continuation && service.kept.find(continuation, prepared.value.task);
  const request = kept === undefined ? prepared.value : { ...prepared.value, task: { ...prepared.value.task, kept } };
  return {
    ok: true,
    value: {
      request,
      answer: (recipient, progress, onVisits) => answer(asked, request, recipient, progress, onVisits),
    },
  };
};

const answer = async (
  { service, operation, manner, body, lang, caller }: Asked,
  request: SearchRequest,
  recipient: Recipient,
  progress: Progress | undefined,
  onVisits: ((visits: number) => void) | undefined,
): Promise<Attempt<object>> => {
  const { describe, ifForced, lines } = manner;
  const tell = (findings: Findings) => describe(request, findings, { lang, top: body.top });
  const onProgress = (table: RootTable): void => {
    onVisits?.(table.iterations);
    progress?.(() => tell({ table, stopReason: null }));
  };
  const hunt = { service, operation, request: inTime(request, recipient.elapsedMs()), ifForced, lines, recipient };
  const found = await find({ ...hunt, ...(progress && { onProgress }) });
  if (!found.ok) return found;
  // Nobody is left to be told, and trees would be kept for nobody; who is patient comes back for what there is.
  const gone = refuse('cancelled', [], 'The caller left before the search ended.');
  const isCut = (): boolean => recipient.hasLeft();
  if (isCut()) return recipient.patient ? { ok: true, value: tell(found.value) } : gone;
  const beside = await compared(hunt, found.value);
  if (recipient.patient && isCut()) return { ok: true, value: tell(found.value) };
  if (!beside.ok) return beside;
  if (isCut()) return gone;
  const told = { ...tell(found.value), ...tellBeside(beside.value, lang) };
  const kept = body.continuation && { continuation: service.kept.keep(request.task, found.value, caller) };
  return { ok: true, value: { ...told, ...kept } };
};

/** The actions that were to be valued beside the best one; nothing where there are none. */
export const tellBeside = (beside: readonly Compared[], lang: Lang) =>
  beside.length === 0 ? {} : { included: beside.map((each) => tellIncluded(each, lang)) };
