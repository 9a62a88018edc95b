import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { memoryLedger } from '../jobs/memory-ledger.ts';
import { mostConnections } from './connections.ts';
import { type Context, ledgerLimits, type Service } from './context.ts';
import { KeptSearches } from './kept-searches.ts';
import { createMetrics } from './metrics.ts';
import { addAnswerWatch, answerBrokenHttp } from './plugins/broken-http.ts';
import { addClosing } from './plugins/closing.ts';
import { addCompression } from './plugins/compression.ts';
import { addErrors, answerError } from './plugins/errors.ts';
import { addHttpRules } from './plugins/http-rules.ts';
import { addJsonBody } from './plugins/json-body.ts';
import { addOpenapi } from './plugins/openapi.ts';
import { addPressure } from './plugins/pressure.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addSecurity } from './plugins/security.ts';
import { addTracing } from './plugins/tracing.ts';
import { addAnalyze } from './routes/analyze.ts';
import { addApply } from './routes/apply.ts';
import { addAutoma } from './routes/automa.ts';
import { addCatalog } from './routes/catalog.ts';
import { addGames } from './routes/games.ts';
import { addHealth } from './routes/health.ts';
import { addHint } from './routes/hint.ts';
import { addHome } from './routes/home.ts';
import { addLegalActions } from './routes/legal-actions.ts';
import { addLong } from './routes/long.ts';
import { addModels } from './routes/models.ts';
import { addPage } from './routes/page.ts';
import { addPlayout } from './routes/playout.ts';
import { addQueue } from './routes/queue.ts';
import { addRecommend } from './routes/recommend.ts';
import { addRecord } from './routes/record.ts';
import { addReplay } from './routes/replay.ts';
import { addReview } from './routes/review.ts';
import { addSetup } from './routes/setup.ts';
import { addValidate } from './routes/validate.ts';
import { addView } from './routes/view.ts';

/** Time a request has to arrive in full: less than the minute that callers are told, since a busy process looks late. */
const ARRIVAL_MS = 50_000;
/** Time between two looks at requests that are still arriving. */
const ARRIVAL_CHECK_MS = 2000;

/**
 * The whole HTTP interface, ready to listen or to be called in the process with `inject`.
 * Closing it answers what is in flight; the backend is the caller's to close, afterwards.
 */
export const buildApp = async (context: Context): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = context.logger;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    bodyLimit: context.config.bodyLimitBytes,
    requestTimeout: ARRIVAL_MS,
    // A missing host is refused by `addHttpRules`, as a problem document.
    http: { connectionsCheckingInterval: ARRIVAL_CHECK_MS, requireHostHeader: false },
    // `addRequestLog` writes the one line a request.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    // Requests that arrive while closing are refused by `addClosing`, as a problem document.
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenHttp,
  });
  const ledger = context.ledger ?? memoryLedger(ledgerLimits(context.config), Date.now);
  const service: Service = {
    ...context,
    metrics: createMetrics(context.backend, ledger),
    kept: new KeptSearches(context.config, () => performance.now()),
    ledger,
  };
  addErrors(app);
  addAnswerWatch(app);
  addHttpRules(app);
  addJsonBody(app);
  addRequestLog(app, service.metrics);
  if (context.tracing !== undefined) addTracing(app, context.tracing);
  addClosing(app, context.config.shutdownMs);
  await addSecurity(app, context.config);
  await addCompression(app);
  addPressure(app, context.config, context.backend);
  await addOpenapi(app, context);
  await addPage(app, service);
  for (const add of ROUTES) add(app, service);
  await app.ready();
  app.server.maxConnections = mostConnections(context.config);
  return app;
};

const ROUTES: readonly ((app: FastifyInstance, service: Service) => void)[] = [
  addHome,
  addHealth,
  addGames,
  addCatalog,
  addModels,
  addSetup,
  addView,
  addLegalActions,
  addApply,
  addValidate,
  addRecommend,
  addHint,
  addAnalyze,
  addAutoma,
  addRecord,
  addReplay,
  addPlayout,
  addReview,
  addLong,
  addQueue,
];

/** The identifier that the caller gave, if it is fit for headers and logs, else a fresh one. */
const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
};
