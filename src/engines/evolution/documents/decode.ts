import type { Catalogs } from '../../../core/catalog.ts';
import { under } from '../../../core/fault.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Content } from '../content/catalog.ts';
import { makeRules } from '../rules/rules.ts';
import { checkOptions } from '../rules/setup.ts';
import { emptyState, FEEDING, type State } from '../rules/state.ts';
import { readAnimals } from './decode-animals.ts';
import { readCards } from './decode-cards.ts';
import { checkDecision } from './decode-decision.ts';
import { checkCount, chooseCards, fillHidden } from './decode-fill.ts';
import { checkAnimals } from './decode-food.ts';
import { readGo } from './decode-go.ts';
import { readPending } from './decode-pending.ts';
import { readProgress } from './decode-progress.ts';
import type { Reading } from './decode-reading.ts';
import { layTraits, readTraits } from './decode-traits.ts';
import type { StateJson } from './schema.ts';

/**
 * The state that a document describes. Each reader fills its part and lists its contradictions; where one
 * depends on another, it works only on what was found sound, so that one mistake is reported once.
 */
export const decode = (json: StateJson, catalogs: Catalogs<Content>): Result<State> => {
  const found = catalogs.find(json.catalog);
  if (!found.ok) return { ok: false, faults: under('/catalog', found.faults) };
  const faults = under('/options', checkOptions(json.options));
  if (faults.length > 0) return { ok: false, faults };
  const state = emptyState(makeRules(json.options, found.value));
  const reading: Reading = { json, state, faults, left: state.rules.counts.slice(), broken: new Set() };
  if (readProgress(reading)) {
    readCards(reading);
    if (readAnimals(reading)) readPlay(reading);
    checkCount(reading);
  }
  if (faults.length === 0) fillHidden(reading);
  if (faults.length === 0) checkDecision(reading);
  return faults.length > 0 ? { ok: false, faults } : ok(state);
};

/** Reads all that refers to animals. */
const readPlay = (reading: Reading): void => {
  const traits = readTraits(reading);
  chooseCards(reading, traits);
  layTraits(reading.state, traits);
  checkAnimals(reading);
  if (reading.state.phase !== FEEDING) return;
  readGo(reading);
  readPending(reading);
};
