import type { Catalog } from '../../../core/catalog.ts';
import type { Random } from '../../../core/random.ts';
import { failed, ok, type Result } from '../../../core/result.ts';
import { begin } from '../../kit/frames.ts';
import type { Content } from '../content/tables.ts';
import { BACKS, DEALT } from '../content/terms.ts';
import { proceed } from './machine.ts';
import type { Options } from './options.ts';
import { emptyState, makeRules, optionFaults, type State } from './state.ts';

/** Ambassadors face down in a row, three with a blue back, two green, one grey (rulebook page 3); the others lie in the box. */
const dealAmbassadors = (state: State, random: Random): void => {
  const { ofBack } = state.rules.content.ambassadors;
  let slot = 0;
  for (let back = 0; back < BACKS.length; back++) {
    const pile = Int8Array.from(ofBack[back]!);
    random.shuffle(pile);
    for (let card = 0; card < DEALT[back]!; card++) state.ambassador[slot++] = pile[card]!;
  }
};

/** The effect deck, less constants that are in play at the beginning, each as likely as any other. */
const buildEffects = (state: State, random: Random): void => {
  const { sheet, difficulty } = state.rules;
  const { copies, constant } = sheet.effects;
  const left = Array.from(copies);
  for (let drawn = 0; drawn < difficulty.constants; drawn++) {
    const weights = left.map((count, kind) => (constant[kind] === 1 ? count : 0));
    if (weights.every((weight) => weight === 0)) break;
    const kind = random.pick(weights);
    left[kind]!--;
    state.constants[state.constantCount++] = kind;
  }
  for (const [kind, count] of left.entries())
    for (let copy = 0; copy < count; copy++) state.effectDeck[state.effectSize++] = kind;
  random.shuffle(state.effectDeck, state.effectSize);
};

/** A new game (rulebook pages 3–5), up to the first choice of a role. Who begins is drawn unless the options say. */
export const setup = (options: Options, catalog: Catalog<Content>, random: Random): Result<State> => {
  const faults = optionFaults(options, catalog);
  if (faults.length > 0) return failed(...faults);
  const rules = makeRules(options, catalog);
  const state = emptyState(rules);
  state.first = options.firstSeat ?? random.below(rules.places);
  state.animals.set(rules.sheet.animals);
  state.tiles.set(rules.sheet.tiles);
  state.money.fill(rules.difficulty.money, 0, rules.places);
  dealAmbassadors(state, random);
  buildEffects(state, random);
  begin(state, rules.setupStart, 0);
  proceed(state, random);
  return ok(state);
};
