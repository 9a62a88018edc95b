/**
 * Before the game (rulebook page 5): all roles are chosen, then their abilities, then the first cards are played. A role that is
 * not chosen is put away, so that all are there when the first card reaches everybody.
 */

import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { advance, FRAME } from '../../../kit/frames.ts';
import { NONE } from '../../content/tables.ts';
import { DECK, ROLES, STARTERS } from '../../content/terms.ts';
import { fillDeck } from '../cards.ts';
import type { Op } from '../op.ts';
import { placeOf, type State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';
import { playCard } from './hand.ts';

/** From now on it is about another place. */
const turnTo = (state: State, at: number, place: number): void => {
  state.current = place;
  state.frames[at + FRAME.seat] = place;
};

/** The next place does the same; after the last one the step is done. @returns false: whether anybody is asked is for that to say */
const passOn = (state: State, at: number): false => {
  const isLast = state.current === state.rules.places - 1;
  turnTo(state, at, isLast ? 0 : state.current + 1);
  return isLast ? advance(state, at) : false;
};

/** Appends the roles that nobody has. */
const listRoles = (state: State, into: ActionList): void => {
  for (let role = 0; role < ROLES.length; role++) if (placeOf(state, role) === NONE) into.push(codeOf(KIND.role, role));
};

/** Gives a role to the place that is set up, with its cards. */
const takeRole = (state: State, role: number, random: Random, log?: EventLog): void => {
  state.role[state.current] = role;
  fillDeck(state, role, (1 << DECK) - 1, random);
  log?.({ code: 'event.role', params: { place: state.current + 1, role: ROLES[role]! } });
};

/** Which role: chosen where several are left, dealt by now, or named by the options. */
export const pickRole: Op = {
  run: (state, at, random, log) => {
    const { team, roles } = state.rules;
    if (team === undefined && roles === 'chosen' && state.current < ROLES.length - 1) return true;
    const dealt = team === undefined ? dealRole(state, random) : ROLES.indexOf(team[state.current]!);
    takeRole(state, dealt, random, log);
    return passOn(state, at);
  },
  list: (state, _at, into) => listRoles(state, into),
  take: (state, at, _kind, role, random, log) => {
    takeRole(state, role, random, log);
    passOn(state, at);
  },
};

const dealRole = (state: State, random: Random): number => {
  let skip = random.below(ROLES.length - state.current);
  for (let role = 0; ; role++) if (placeOf(state, role) === NONE && skip-- === 0) return role;
};

const takeAbility = (state: State, ability: number, log?: EventLog): void => {
  state.ability[state.current] = ability;
  log?.({
    code: 'event.ability',
    params: { role: ROLES[state.role[state.current]!]!, ...state.rules.content.abilities.names[ability]! },
  });
};

/** Which of the special abilities of the role. */
export const pickAbility: Op = {
  run: (state, at, random, log) => {
    const { content, abilities } = state.rules;
    if (abilities === 'chosen') return true;
    const open = content.abilities.ofRole[state.role[state.current]!]!;
    takeAbility(state, open[random.below(open.length)]!, log);
    return passOn(state, at);
  },
  list: (state, _at, into) => {
    const open = state.rules.content.abilities.ofRole[state.role[state.current]!]!;
    for (let index = 0; index < open.length; index++) into.push(codeOf(KIND.choose, open[index]!));
  },
  take: (state, at, _kind, ability, _random, log) => {
    takeAbility(state, ability, log);
    passOn(state, at);
  },
};

/** The card that the ability at a place plays first. */
export const firstOf = ({ ability, rules: { content } }: State, place: number): number =>
  content.abilities.first[ability[place]!]!;

/** Every first card is searched out before any is played, so that none is drawn by another one. */
const searchOut = (state: State, random: Random): void => {
  for (let place = 0; place < state.rules.places; place++) {
    const rest = ((1 << DECK) - 1) & ~(1 << ((firstOf(state, place) - STARTERS) % DECK));
    fillDeck(state, state.role[place]!, rest, random);
  }
};

/** First cards are played without a die; `left` of the frame are those that are set aside still. */
export const firstCard: Op = {
  run: (state, at, random, log) => {
    const { frames, rules } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = 1;
      frames[at + FRAME.left] = rules.places;
      searchOut(state, random);
    }
    const left = frames[at + FRAME.left]!;
    if (left === 0) return advance(state, at);
    frames[at + FRAME.left] = left - 1;
    turnTo(state, at, rules.places - left);
    playCard(state, state.current, firstOf(state, state.current), log);
    return false;
  },
};
