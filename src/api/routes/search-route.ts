import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../core/text.ts';
import type { RootTable } from '../../mcts/root.ts';
import type { Service } from '../context.ts';
import { find, type IfForced, inTime } from '../finding.ts';
import { type Compared, compared } from '../including.ts';
import { langOf } from '../lang.ts';
import { callerOf } from '../plugins/security.ts';
import { refuse } from '../problems.ts';
import type { searchBody } from '../schemas/bodies.ts';
import { type SearchRequest, searchRequest } from '../search-request.ts';
import { answered } from '../streaming.ts';
import type { Findings } from '../telling/findings.ts';
import { tellIncluded } from '../telling/included.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

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

/** Registers an operation that searches and answers with what its `describe` makes of the findings. */
export const addSearchRoute = (
  app: FastifyInstance,
  service: Service,
  operation: GameOperation<ReturnType<typeof searchBody>>,
  { describe, ifForced, lines }: Manner,
): void =>
  addGameRoute(app, service, operation, async ({ loaded, body, request, reply }) => {
    const prepared = searchRequest(service, loaded, body);
    if (!prepared.ok) return prepared;
    const { continuation } = body;
    const kept = continuation && service.kept.find(continuation, prepared.value.task);
    const wanted = kept === undefined ? prepared.value : { ...prepared.value, task: { ...prepared.value.task, kept } };
    const telling = { lang: langOf(body.lang, request.headers['accept-language']), top: body.top };
    const tell = (findings: Findings) => describe(wanted, findings, telling);
    const tellAtLast = (findings: Findings, beside: readonly Compared[]) => ({
      ...tell(findings),
      ...tellBeside(beside, telling.lang),
      ...(continuation && {
        continuation: service.kept.keep(wanted.task, findings, callerOf(request, service.config)),
      }),
    });
    return answered(reply, async (progress) => {
      const onProgress = progress && ((table: RootTable) => progress(() => tell({ table, stopReason: null })));
      const hunt = {
        service,
        operation: operation.id,
        request: inTime(wanted, reply.elapsedTime),
        ifForced,
        lines,
        reply,
      };
      const found = await find({ ...hunt, ...(onProgress && { onProgress }) });
      if (!found.ok) return found;
      const beside = await compared(hunt, found.value);
      if (!beside.ok) return beside;
      // Nobody is left to be told, and trees would be kept for nobody.
      if (reply.raw.destroyed) return refuse('cancelled', [], 'The caller left before the search ended.');
      return { ok: true, value: tellAtLast(found.value, beside.value) };
    });
  });

/** The actions that were to be valued beside the best one; nothing where there are none. */
export const tellBeside = (beside: readonly Compared[], lang: Lang) =>
  beside.length === 0 ? {} : { included: beside.map((each) => tellIncluded(each, lang)) };
