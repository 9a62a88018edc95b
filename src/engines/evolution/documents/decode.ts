import { decoder } from '../../kit/reading.ts';
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

/** The state that a document describes. */
export const decode = decoder<StateJson, State, Content>({
  check: checkOptions,
  begin: (options, catalog) => emptyState(makeRules(options, catalog)),
  read(shared) {
    const reading: Reading = { ...shared, left: shared.state.rules.counts.slice(), broken: new Set() };
    if (readProgress(reading)) {
      readCards(reading);
      if (readAnimals(reading)) readPlay(reading);
      checkCount(reading);
    }
    if (reading.faults.length === 0) fillHidden(reading);
    if (reading.faults.length === 0) checkDecision(reading);
  },
});

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
