import type { Catalogs } from '../../../core/catalog.ts';
import { type Fault, under } from '../../../core/fault.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Content } from '../content/catalog.ts';
import { emptyState, makeRules, type State } from '../rules/state.ts';
import { readGrid } from './decode-grid.ts';
import { readHands } from './decode-hands.ts';
import { readObjectives } from './decode-objectives.ts';
import { readProgress } from './decode-progress.ts';
import type { StateJson } from './schema.ts';

/**
 * The state that a document describes. Each reader fills its part and lists its contradictions; a
 * reader works only on parts that were found sound before, so that one mistake is reported once.
 */
export const decode = (json: StateJson, catalogs: Catalogs<Content>): Result<State> => {
  const found = catalogs.find(json.catalog);
  if (!found.ok) return { ok: false, faults: under('/catalog', found.faults) };
  const state = emptyState(makeRules(json.options, found.value));
  const faults: Fault[] = [];
  if (readProgress(json, state, faults)) {
    const gridIsSound = readGrid(json, state, faults);
    const handsAreSound = readHands(json, state, faults, gridIsSound);
    readObjectives(json, state, faults, gridIsSound && handsAreSound);
  }
  return faults.length > 0 ? { ok: false, faults } : ok(state);
};
