/** The actions of a turn (rulebook page 6): dice are rolled and placed. */

import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { advance, begin, FRAME } from '../../../kit/frames.ts';
import { NONE } from '../../content/tables.ts';
import { DECK, PHASES, ROLES, STARTERS } from '../../content/terms.ts';
import { differing } from '../cards.ts';
import type { Op } from '../op.ts';
import { listDice, placeDie } from '../placing.ts';
import { canDo } from '../possible.ts';
import { cardOf, type State } from '../state.ts';
import { codeOf, DICE, KIND } from '../terms.ts';
import { EVENT, fire } from '../triggers.ts';
import { openValues } from './dice.ts';

/** The turn marker is placed, dice are taken back and rolled. */
export const rollDice: Op = {
  run: (state, at, random, log) => {
    const { current } = state;
    const role = ROLES[state.role[current]!]!;
    state.turn++;
    state.acted |= 1 << current;
    state.free = 0;
    state.birthBonus = 0;
    state.used = 0;
    state.abilityUsed = 0;
    state.returned = 0;
    for (let die = current * DICE; die < (current + 1) * DICE; die++) {
      state.diceCard[die] = NONE;
      state.diceValue[die] = random.below(6) + 1;
    }
    log?.({ code: 'event.turn', params: { role } });
    log?.({
      code: 'event.rolled',
      params: { role, rolls: Array.from(state.diceValue.subarray(current * DICE, (current + 1) * DICE)) },
    });
    return advance(state, at);
  },
};

/** Own permanents that were not used in this turn and can do something, as a mask; of those that are alike one. */
const usable = (state: State): number => {
  const { content } = state.rules;
  const role = state.role[state.current]!;
  let mask = 0;
  for (
    let rest = differing(state, role, state.permanents[role]! & ~state.used);
    rest !== 0;
    rest = withoutLowest(rest)
  ) {
    const index = lowestBit(rest);
    if (canDo(state, state.current, content.start[content.cardKind[cardOf(role, index)]!]!)) mask |= 1 << index;
  }
  return mask;
};

/** Whether the own ability is one to be used, was not in this turn, and can do something. */
const hasAbility = (state: State): boolean => {
  const { event, start } = state.rules.content.abilities;
  const ability = state.ability[state.current]!;
  return (
    state.abilityUsed === 0 &&
    event[ability] === 0 &&
    start[ability] !== NONE &&
    canDo(state, state.current, start[ability]!)
  );
};

/** Dice are placed one by one, each action resolved wholly before the next; permanents and the ability need none. */
export const act: Op = {
  run: (state, at) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      fire(state, EVENT.phase, PHASES.indexOf('actions'));
      return false;
    }
    return openValues(state) !== 0 || hasAbility(state) || usable(state) !== 0 || advance(state, at);
  },
  list: (state, _at, into) => {
    listDice(state, into);
    const placeable = into.length > 0;
    const role = state.role[state.current]!;
    for (let rest = usable(state); rest !== 0; rest = withoutLowest(rest))
      into.push(codeOf(KIND.permanent, cardOf(role, lowestBit(rest))));
    if (hasAbility(state)) into.push(codeOf(KIND.ability));
    if (!placeable || state.rules.rulings.allDice === 'may-be-kept') into.push(codeOf(KIND.end));
  },
  take: (state, at, kind, parameter, _random, log) => {
    const { content } = state.rules;
    const role = ROLES[state.role[state.current]!]!;
    switch (kind) {
      case KIND.die:
        placeDie(state, parameter, log);
        return;
      case KIND.permanent:
        state.used |= 1 << ((parameter - STARTERS) % DECK);
        log?.({ code: 'event.permanent', params: { role, ...content.names[content.cardKind[parameter]!]! } });
        begin(state, content.start[content.cardKind[parameter]!]!, state.current, parameter);
        return;
      case KIND.ability: {
        const ability = state.ability[state.current]!;
        state.abilityUsed = 1;
        log?.({ code: 'event.used', params: { role, ...content.abilities.names[ability]! } });
        begin(state, content.abilities.start[ability]!, state.current);
        return;
      }
      default:
        advance(state, at);
    }
  },
};
