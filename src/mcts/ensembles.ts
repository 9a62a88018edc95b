import { type Seed, stream } from '../core/random.ts';
import type { RootTable } from './root.ts';
import { createSearch } from './search.ts';
import type { Search, SearchSpec } from './spec.ts';

/**
 * Search number `index` of the ensembles under `seed`: the unit of parallelism, the same wherever it is
 * done. Ensembles draw from streams of their own, so their tables may be merged by addition.
 */
export const plantEnsemble = <State>(spec: Omit<SearchSpec<State>, 'random'>, seed: Seed, index: number): Search =>
  createSearch({ ...spec, random: stream(seed, 'search', index) });

/** What ensemble `index` under `seed` has found so far. */
export const tableOfEnsemble = (search: Search, seed: Seed, index: number): RootTable =>
  search.table(stream(seed, 'line', index));
