import type { LongSearch } from '../../jobs/ledger.ts';
import { LONG_KINDS, type LongJson } from '../schemas/long.ts';

const moment = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString());

const parsed = (json: string | undefined) => (json === undefined ? null : JSON.parse(json));

/** A search that was handed in, as it travels. */
export const tellLong = (search: LongSearch): LongJson => ({
  id: search.id,
  game: search.game,
  kind: LONG_KINDS.find((kind) => kind === search.kind) ?? 'analyze',
  status: search.status,
  createdAt: new Date(search.createdAt).toISOString(),
  startedAt: moment(search.startedAt),
  endedAt: moment(search.endedAt),
  expiresAt: moment(search.expiresAt),
  progress: search.progress ?? null,
  answer: parsed(search.answer),
  problem: parsed(search.problem),
});
