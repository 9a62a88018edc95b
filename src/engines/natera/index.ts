import type { Game } from '../../core/contract.ts';
import { interviewOf } from '../kit/interview.ts';
import { catalog } from './content/catalog.ts';
import type { Content } from './content/tables.ts';
import { type ActionJson, ActionSchema } from './documents/action-schema.ts';
import { decodeAction, encodeAction } from './documents/actions.ts';
import { decode } from './documents/decode.ts';
import { type StateJson, StateSchema } from './documents/schema.ts';
import { features } from './guidance/features.ts';
import { BIAS, estimate, finish, forecast, phase } from './guidance/heuristics.ts';
import ladder from './guidance/ladder.json' with { type: 'json' };
import { LEVELS } from './guidance/levels.ts';
import { prune } from './guidance/prune.ts';
import { watch } from './guidance/watch.ts';
import { weigh } from './guidance/weigh.ts';
import { belief } from './knowledge/belief.ts';
import { redeal } from './knowledge/redeal.ts';
import { encode } from './knowledge/view.ts';
import { apply } from './rules/apply.ts';
import { legalActions, toAct } from './rules/legal.ts';
import { type Options, OptionsSchema } from './rules/options.ts';
import { ending, METRICS, measure, nature, ranks, utilities } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { sheet } from './rules/sheet.ts';
import { copyState, emptyState, type State } from './rules/state.ts';
import { ENDINGS } from './rules/terms.ts';
import { en } from './words/en.ts';
import { describe } from './words/explain.ts';
import { fr } from './words/fr.ts';
import { script } from './words/interview.ts';
import { contradictions } from './words/interview-desk.ts';
import { notation } from './words/notation.ts';
import { rows } from './words/rows.ts';

/** NATERA: New Beginning, Eric Fugere and Hugo Tremblay-Ledoux, Horizon Games 2025, with Nuclear Discovery. */
export const natera: Game<State, Options, StateJson, ActionJson, Content> = {
  id: 'natera',
  seats: [2, 4],
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
  ending,
  measure,
  ranks,
  sheet,
  redeal,
  belief,
  encode,
  decode,
  encodeAction,
  decodeAction,
  notation,
  describe,
  rows,
  interview: interviewOf({ script, schema: StateSchema, decode, encode, contradictions }),
  heuristics: { weigh, phase, estimate, finish, forecast, bias: BIAS },
  prune,
  watch,
  features,
  levels: LEVELS,
  ladder,
};
