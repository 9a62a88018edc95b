import type { Game } from '../../core/contract.ts';
import { apply } from './apply.ts';
import { belief } from './belief.ts';
import { type Content, catalog } from './catalog/content.ts';
import { decode } from './decode.ts';
import { describe } from './explain.ts';
import { estimate, finish, phase, weigh } from './heuristics.ts';
import { legalActions, toAct } from './legal.ts';
import { LEVELS } from './levels.ts';
import { decodeAction, encodeAction, notation } from './notation.ts';
import { type Options, OptionsSchema } from './options.ts';
import { redeal } from './redeal.ts';
import { type ActionJson, ActionSchema, type StateJson, StateSchema } from './schema.ts';
import { ENDINGS, ending, METRICS, measure, outcome, utilities } from './scoring.ts';
import { setup } from './setup.ts';
import { copyState, emptyState, type State } from './state.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { encode } from './view.ts';

/** Anthropocène: La Glace et le Ciel (Ice and the Sky), Florent Toscano, Jeux Opla 2015. */
export const anthropocene: Game<State, Options, StateJson, ActionJson, Content> = {
  id: 'anthropocene',
  seats: [2, 4],
  nature: 'cooperative',
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
  levels: LEVELS,
};
