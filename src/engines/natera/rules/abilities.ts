/** Using abilities of specialists and of exploration cards in play (rulebook page 10). */
import type { ActionList } from '../../../core/actions.ts';
import type { EventLog } from '../../../core/contract.ts';
import { lowestBit, withoutLowest } from '../../kit/bits.ts';
import { begin } from '../../kit/frames.ts';
import { TRAITS } from '../content/rows.ts';
import { NONE } from '../content/tables.ts';
import { BACKGROUNDS, CARD_WORDS, RESOURCES, RIVER, SPECIALIST_WORDS } from '../content/terms.ts';
import { canPay, hasTrait, spend } from './payments.ts';
import { canDo } from './possible.ts';
import type { State } from './state.ts';
import { codeOf, KIND, NO_SOURCE } from './terms.ts';

const ENERGY = RESOURCES.indexOf('energy');
const ABILITY = BACKGROUNDS.indexOf('ability');
const RIVER_ABILITIES = TRAITS.indexOf('river-abilities');

/** Whether a seat can pay the energy of a specialist's ability, and has something of it. */
const canConsult = (state: State, seat: number, specialist: number): boolean => {
  const { energy, ability } = state.rules.content.specialists;
  return canPay(state, seat, ENERGY, energy[specialist]!) && canDo(state, seat, ability[specialist]!);
};

/**
 * Appends every specialist whose ability a seat can use: its own, and of raccoons those of the river as well (rulebook, tribes).
 * One action a turn keeps an ability to once a turn.
 */
export const listConsults = (state: State, seat: number, into: ActionList): void => {
  for (let word = 0; word < SPECIALIST_WORDS; word++)
    for (let rest = state.hired[seat * SPECIALIST_WORDS + word]!; rest !== 0; rest = withoutLowest(rest)) {
      const specialist = word * 32 + lowestBit(rest);
      if (canConsult(state, seat, specialist)) into.push(codeOf(KIND.consult, specialist));
    }
  if (!hasTrait(state, seat, RIVER_ABILITIES)) return;
  for (let place = 0; place < RIVER; place++) {
    const specialist = state.river[place]!;
    if (specialist !== NONE && canConsult(state, seat, specialist)) into.insert(codeOf(KIND.consult, specialist));
  }
};

/** Uses the ability of a specialist: its energy is paid, and it begins. */
export const consult = (state: State, seat: number, specialist: number, log?: EventLog): void => {
  const { specialists } = state.rules.content;
  spend(state, seat, ENERGY, specialists.energy[specialist]!);
  log?.({ code: 'event.consulted', params: { seat, ...specialists.names[specialist]! } });
  begin(state, specialists.ability[specialist]!, seat, NO_SOURCE);
};

/** Appends every card in play whose ability a seat can use. */
export const listUses = (state: State, seat: number, into: ActionList): void => {
  const { cards } = state.rules.content;
  const abilities = cards.ofBackground[ABILITY]!;
  for (let word = 0; word < CARD_WORDS; word++)
    for (
      let rest = state.played[seat * CARD_WORDS + word]! & abilities[word]!;
      rest !== 0;
      rest = withoutLowest(rest)
    ) {
      const card = word * 32 + lowestBit(rest);
      if (canDo(state, seat, cards.start[card]!)) into.push(codeOf(KIND.use, card));
    }
};

/** Uses the ability of a card in play, which begins with what it costs. */
export const useCard = (state: State, seat: number, card: number, log?: EventLog): void => {
  const { cards } = state.rules.content;
  log?.({ code: 'event.used', params: { seat, ...cards.names[card]! } });
  begin(state, cards.start[card]!, seat, NO_SOURCE);
};
