import type { Game } from '../../core/contract.ts';
import { type ActionJson, ActionSchema } from './action-schema.ts';
import { apply } from './apply.ts';
import { belief } from './belief.ts';
import { type Content, catalog } from './catalog/content.ts';
import { decode } from './decode.ts';
import { describe } from './explain.ts';
import { features } from './features.ts';
import { estimate, finish, phase } from './heuristics.ts';
import { legalActions, toAct } from './legal.ts';
import { LEVELS } from './levels.ts';
import { decodeAction, encodeAction, notation } from './notation.ts';
import { type Options, OptionsSchema } from './options.ts';
import { redeal } from './redeal.ts';
import { MOST_SEATS } from './rules.ts';
import { type StateJson, StateSchema } from './schema.ts';
import { ENDINGS, ending, METRICS, measure, outcome, ranks, utilities } from './scoring.ts';
import { setup } from './setup.ts';
import { sheet } from './sheet.ts';
import { copyState, emptyState, type State } from './state.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { encode } from './view.ts';
import { watch } from './watch.ts';
import { weigh } from './weights.ts';

/** Evolution: The Origin of Species, Dmitry Knorre and Sergey Machin, RightGames 2010, with Time to Fly, 2012. */
export const evolution: Game<State, Options, StateJson, ActionJson, Content> = {
  id: 'evolution',
  seats: [2, MOST_SEATS],
  nature: 'competitive',
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
  outcome,
  redeal,
  belief,
  encode,
  decode,
  encodeAction,
  decodeAction,
  notation,
  describe,
  heuristics: { weigh, phase, estimate, finish },
  sheet,
  watch,
  features,
  levels: LEVELS,
};
