import type { Backend } from '../backend.ts';
import type { Ledger, LedgerLimits } from '../ledger.ts';
import { type RedisOptions, redisBackend } from './backend.ts';
import { redisLedger } from './ledger.ts';

/** What services share by way of Redis: who searches, and what was handed in. */
export interface Shared {
  readonly backend: Backend;
  readonly ledger: Ledger;
}

/** Opens both. */
export const openShared = ({ limits, ...options }: RedisOptions & { readonly limits: LedgerLimits }): Shared => ({
  backend: redisBackend(options),
  ledger: redisLedger({ url: options.url, limits, ...(options.log && { log: options.log }) }),
});
