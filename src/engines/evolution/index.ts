import type { Game } from '../../core/contract.ts';
import { interviewOf } from '../kit/interview.ts';
import { type Content, catalog } from './content/catalog.ts';
import { type ActionJson, ActionSchema } from './documents/action-schema.ts';
import { decodeAction, encodeAction } from './documents/actions.ts';
import { decode } from './documents/decode.ts';
import { type StateJson, StateSchema } from './documents/schema.ts';
import { features } from './guidance/features.ts';
import { prune } from './guidance/free-order.ts';
import { estimate, finish, forecast, phase } from './guidance/heuristics.ts';
import ladder from './guidance/ladder.json' with { type: 'json' };
import { LEVELS } from './guidance/levels.ts';
import { watch } from './guidance/watch.ts';
import { weigh } from './guidance/weights.ts';
import { belief } from './knowledge/belief.ts';
import { redeal } from './knowledge/redeal.ts';
import { encode } from './knowledge/view.ts';
import { apply } from './rules/apply.ts';
import { legalActions, toAct } from './rules/legal.ts';
import { type Options, OptionsSchema } from './rules/options.ts';
import { MOST_SEATS } from './rules/rules.ts';
import { ENDINGS, ending, METRICS, measure, ranks, utilities } from './rules/scoring.ts';
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

/** Evolution: The Origin of Species, Dmitry Knorre and Sergey Machin, RightGames 2010, with Time to Fly, 2012. */
export const evolution: Game<State, Options, StateJson, ActionJson, Content> = {
  id: 'evolution',
  seats: [2, MOST_SEATS],
  nature: () => 'competitive',
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
  heuristics: { weigh, phase, estimate, finish, forecast },
  prune,
  sheet,
  watch,
  features,
  levels: LEVELS,
  ladder,
};
