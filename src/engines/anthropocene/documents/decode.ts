import { decoder } from '../../kit/reading.ts';
import type { Content } from '../content/catalog.ts';
import { emptyState, makeRules, type State } from '../rules/state.ts';
import { readGrid } from './decode-grid.ts';
import { readHands } from './decode-hands.ts';
import { readObjectives } from './decode-objectives.ts';
import { readProgress } from './decode-progress.ts';
import type { StateJson } from './schema.ts';

/** The state that a document describes. */
export const decode = decoder<StateJson, State, Content>({
  begin: (options, catalog) => emptyState(makeRules(options, catalog)),
  read(reading) {
    if (!readProgress(reading)) return;
    const gridIsSound = readGrid(reading);
    const handsAreSound = readHands(reading, gridIsSound);
    readObjectives(reading, gridIsSound && handsAreSound);
  },
});
