import type { Game } from '../../core/contract.ts';
import { apply } from './apply.ts';
import { type Content, catalog } from './catalog/content.ts';
import { decode } from './decode.ts';
import { describe } from './explain.ts';
import { features } from './features.ts';
import { estimate, finish } from './forecast.ts';
import { gaia } from './gaia/index.ts';
import { BIAS, phase, weigh } from './heuristics.ts';
import { legalActions, toAct } from './legal.ts';
import { LEVELS } from './levels.ts';
import { decodeAction, encodeAction, notation } from './notation.ts';
import { type Options, OptionsSchema } from './options.ts';
import { redeal } from './redeal.ts';
import { type StateJson, StateSchema } from './schema.ts';
import { type ActionJson, ActionSchema } from './schema-actions.ts';
import { ENDINGS, ending, METRICS, measure, outcome, ranks, utilities } from './scoring.ts';
import { setup } from './setup.ts';
import { sheet } from './sheet.ts';
import { copyState, emptyState, type State } from './state.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { encode } from './view.ts';

/** Earth, Maxime Tardif, Inside Up Games 2023, with Animal Kingdom (Règne animal, 2025). */
export const earth: Game<State, Options, StateJson, ActionJson, Content> = {
  id: 'earth',
  seats: [1, 5],
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
  ranks,
  ending,
  measure,
  outcome,
  redeal,
  encode,
  decode,
  encodeAction,
  decodeAction,
  notation,
  describe,
  levels: LEVELS,
  heuristics: { weigh, phase, estimate, finish, bias: BIAS },
  sheet,
  features,
  automa: gaia,
};
