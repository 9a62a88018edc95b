import type { Game } from '../../core/contract.ts';
import { interviewOf } from '../kit/interview.ts';
import { type Content, catalog } from './content/catalog.ts';
import { type ActionJson, ActionSchema } from './documents/action-schema.ts';
import { decodeAction, encodeAction } from './documents/actions.ts';
import { decode } from './documents/decode.ts';
import { type StateJson, StateSchema } from './documents/schema.ts';
import { gaia } from './gaia/index.ts';
import { features } from './guidance/features.ts';
import { estimate, finish, forecast } from './guidance/forecast.ts';
import { BIAS, phase, weigh } from './guidance/heuristics.ts';
import ladder from './guidance/ladder.json' with { type: 'json' };
import { LEVELS } from './guidance/levels.ts';
import { playOn } from './guidance/play-on.ts';
import { prune } from './guidance/prune.ts';
import { redeal } from './knowledge/redeal.ts';
import { encode } from './knowledge/view.ts';
import { apply } from './rules/apply.ts';
import { legalActions, toAct } from './rules/legal.ts';
import { type Options, OptionsSchema } from './rules/options.ts';
import { ENDINGS, ending, METRICS, measure, nature, notes, ranks, utilities } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { sheet } from './rules/sheet.ts';
import { copyState, emptyState, type State } from './rules/state.ts';
import { en } from './words/en.ts';
import { describe } from './words/explain.ts';
import { fr } from './words/fr.ts';
import { script } from './words/interview.ts';
import { contradictions } from './words/interview-desk.ts';
import { notation } from './words/notation.ts';
import { rows } from './words/rows.ts';

/** Earth, Maxime Tardif, Inside Up Games 2023, with Animal Kingdom (Règne animal, 2025). */
export const earth: Game<State, Options, StateJson, ActionJson, Content> = {
  id: 'earth',
  seats: [1, 5],
  nature,
  endings: ENDINGS,
  metrics: METRICS,
  catalog,
  schemas: { options: OptionsSchema, state: StateSchema, action: ActionSchema },
  phrases: { en, fr },
  setup,
  blank: ({ rules }) => emptyState(rules),
  copy: copyState,
  seatCount: ({ rules }) => rules.seats,
  toAct,
  legalActions,
  apply,
  utilities,
  ranks,
  ending,
  measure,
  notes,
  redeal,
  prune,
  encode,
  decode,
  encodeAction,
  decodeAction,
  notation,
  describe,
  rows,
  interview: interviewOf({ script, schema: StateSchema, decode, encode, contradictions }),
  levels: LEVELS,
  ladder,
  heuristics: { weigh, playOn, phase, estimate, finish, forecast, bias: BIAS },
  sheet,
  features,
  automa: gaia,
};
