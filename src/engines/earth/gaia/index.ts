import type { Automa } from '../../../core/contract.ts';
import { apply } from '../rules/apply.ts';
import { codeOf, KIND } from '../rules/codes.ts';
import type { State } from '../rules/state.ts';
import { STAGE } from '../rules/terms.ts';
import { playTable } from './table/play.ts';
import { type TableJson, TableSchema } from './table/schema.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

/** The fourth round of a game, after a turn of watering. */
const example: TableJson = {
  game: 'earth',
  version: 1,
  kind: 'automa',
  options: { difficulty: 'hard', animals: ['mouche-bleue', 'aigle-royal'] },
  stage: 'turn',
  complete: false,
  gaia: {
    soil: 4,
    sprouts: 9,
    growth: 13,
    compost: 14,
    pile: { cards: 3, points: 5 },
    claims: { 'upper-left': 1 },
    completion: false,
    discardedLeaves: 0,
    pass: 1,
    cards: ['plant', 'water', 'south-gyre'],
    card: null,
    skips: false,
    stored: [0, 1],
  },
  human: { action: 'water', blueCards: 3, leavesDiscarded: 0 },
};

/**
 * Gaïa, the opponent of solo games of Earth (rules section 4), with Animal Kingdom (6.6). What she does is `core/`; `table/`
 * keeps her pieces at a real table, `rules/solo/` in a whole state.
 */
export const gaia: Automa<State, TableJson> = {
  phrases: { en, fr },
  schema: TableSchema,
  example,
  play: playTable,
  act(state, random, log) {
    if (state.stage !== STAGE.gaia) return false;
    apply(state, codeOf(KIND.gaia, 0), random, log);
    return true;
  },
};
