import type { Logger } from 'pino';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import type { Games } from '../engines/index.ts';
import type { Backend } from '../jobs/backend.ts';
import type { Ledger, LedgerLimits } from '../jobs/ledger.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { ServedNets } from './choosing-net.ts';
import type { KeptSearches } from './kept-searches.ts';
import type { Metrics } from './metrics.ts';

/** What the service is made of; tests and the command line bring their own. */
export interface Context {
  readonly config: Config;
  readonly games: Games;
  /** Those that searches may use; none when absent. */
  readonly nets?: ServedNets;
  /** Where searches are done. It outlives the application, which never closes it. */
  readonly backend: Backend;
  readonly logger: Logger;
  /** Where searches that are handed in are kept; in memory when absent. It is closed with the application. */
  readonly ledger?: Ledger;
  /** Where it is told how long things take; nowhere when absent. */
  readonly tracing?: Tracing;
  /** Folder of the page for people; without it `/` tells developers where to begin. */
  readonly page?: string;
}

/** What routes work with. */
export interface Service extends Context {
  readonly metrics: Metrics;
  readonly kept: KeptSearches;
  readonly ledger: Ledger;
}

/** What bounds the searches that are handed in. */
export const ledgerLimits = (config: Config): LedgerLimits => ({
  most: config.longSearches,
  bytes: config.longMegabytes * 2 ** 20,
  keptMs: config.longMinutes * 60_000,
  perCaller: config.longPerCaller,
  msADay: config.longSecondsADay * 1000,
});

/** The program that answers, named in every search report. */
export const ENGINE: { readonly name: string; readonly version: string } = {
  name: manifest.name,
  version: manifest.version,
};
