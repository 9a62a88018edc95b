import type { Game } from '../../core/contract.ts';
import { interviewOf } from '../kit/interview.ts';
import { type Content, catalog } from './content/catalog.ts';
import { decodeAction, encodeAction } from './documents/actions.ts';
import { decode } from './documents/decode.ts';
import { type ActionJson, ActionSchema, type StateJson, StateSchema } from './documents/schema.ts';
import { features } from './guidance/features.ts';
import { estimate, finish, forecast } from './guidance/forecast.ts';
import { phase, weigh } from './guidance/heuristics.ts';
import ladder from './guidance/ladder.json' with { type: 'json' };
import { LEVELS } from './guidance/levels.ts';
import { belief } from './knowledge/belief.ts';
import { conclude } from './knowledge/conclude.ts';
import { redeal } from './knowledge/redeal.ts';
import { encode } from './knowledge/view.ts';
import { apply } from './rules/apply.ts';
import { legalActions, toAct } from './rules/legal.ts';
import { type Options, OptionsSchema } from './rules/options.ts';
import { ENDINGS, ending, METRICS, measure, notes, utilities } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { copyState, emptyState, type State } from './rules/state.ts';
import { en } from './words/en.ts';
import { describe } from './words/explain.ts';
import { fr } from './words/fr.ts';
import { script } from './words/interview.ts';
import { contradictions } from './words/interview-names.ts';
import { notation } from './words/notation.ts';
import { rows } from './words/rows.ts';

/** Anthropocène: La Glace et le Ciel (Ice and the Sky), Florent Toscano, Jeux Opla 2015. */
export const anthropocene: Game<State, Options, StateJson, ActionJson, Content> = {
  id: 'anthropocene',
  seats: [2, 4],
  nature: () => 'cooperative',
  endings: ENDINGS,
  wins: ['won', 'perfect'],
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
  notes,
  redeal,
  belief,
  conclude,
  encode,
  decode,
  encodeAction,
  decodeAction,
  notation,
  describe,
  rows,
  interview: interviewOf({ script, schema: StateSchema, decode, encode, contradictions }),
  heuristics: { weigh, phase, estimate, finish, forecast },
  features,
  levels: LEVELS,
  ladder,
};
