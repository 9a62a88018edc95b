import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Backend } from '../jobs/backend.ts';
import type { Ledger } from '../jobs/ledger.ts';

/** What is counted of one request. */
interface RequestCount {
  readonly method: string;
  /** The pattern of the route, never the address itself, so that there are few of them. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What is counted of one search. */
interface SearchCount {
  readonly game: string;
  readonly operation: string;
  readonly stopReason: string;
  readonly visits: number;
}

/** The service's metrics, in the form Prometheus reads. */
export interface Metrics {
  readonly registry: Registry;
  countRequest(count: RequestCount): void;
  countSearch(count: SearchCount): void;
}

/** Fresh metrics, apart from those of any other application in the process. */
export const createMetrics = (backend: Backend, ledger: Pick<Ledger, 'counts'>): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'arbor_' });
  addBackend(registry, backend);
  addWaiting(registry, backend, ledger);
  const registers = [registry];
  const requests = new Histogram({
    name: 'arbor_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 15, 60],
    registers,
  });
  const searches = new Counter({
    name: 'arbor_searches_total',
    help: 'Searches, by how they ended.',
    labelNames: ['game', 'operation', 'stop_reason'],
    registers,
  });
  const visits = new Counter({ name: 'arbor_visits_total', help: 'Visits.', labelNames: ['game'], registers });
  return {
    registry,
    countRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    countSearch({ game, operation, stopReason, visits: done }) {
      searches.inc({ game, operation, stop_reason: stopReason });
      visits.inc({ game }, done);
    },
  };
};

const addBackend = (registry: Registry, backend: Backend): void => {
  const gauges = [
    ['searchers', 'Processes that search.'],
    ['busy', 'Searchers at work.'],
    ['queued', 'Searches that wait.'],
  ] as const;
  for (const [name, help] of gauges)
    new Gauge({
      name: `arbor_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(backend.state()[name]);
      },
    });
};

/** What to scale searchers by. While a ledger cannot be reached, nothing is told of it. */
const addWaiting = (registry: Registry, backend: Backend, ledger: Pick<Ledger, 'counts'>): void => {
  new Gauge({
    name: 'arbor_oldest_seconds',
    help: 'How long the oldest search that waits has waited.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      this.set({ queue: 'callers' }, backend.queue().oldestMs / 1000);
      const counts = await ledger.counts().catch(() => undefined);
      if (counts !== undefined) this.set({ queue: 'handed-in' }, counts.oldestMs / 1000);
    },
  });
};
