/** Before the game: each role in turn is chosen, its ability, and its first card is played (rulebook page 5). */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { NONE } from '../../content/tables.ts';
import { DECK, ROLES, STARTERS } from '../../content/terms.ts';
import { fillDeck } from '../cards.ts';
import { advance } from '../frames.ts';
import type { Op } from '../op.ts';
import { placeOf, type State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';
import { playCard } from './hand.ts';

/** Roles that nobody has, as codes. @returns how many */
const listRoles = (state: State, into: ActionList): void => {
  for (let role = 0; role < ROLES.length; role++) if (placeOf(state, role) === NONE) into.push(codeOf(KIND.role, role));
};

/** Gives a role to the place that is set up, with its cards. */
const takeRole = (state: State, role: number, random: Random, log?: EventLog): void => {
  state.role[state.current] = role;
  fillDeck(state, role, (1 << DECK) - 1, random);
  log?.({ code: 'event.role', params: { place: state.current + 1, role: ROLES[role]! } });
};

/** Which role: chosen, dealt by now, or named by the options. */
export const pickRole: Op = {
  run: (state, at, random, log) => {
    const { team, roles } = state.rules;
    if (team === undefined && roles === 'chosen') return true;
    const dealt = team === undefined ? dealRole(state, random) : ROLES.indexOf(team[state.current]!);
    takeRole(state, dealt, random, log);
    return advance(state, at);
  },
  list: (state, _at, into) => listRoles(state, into),
  take: (state, at, _kind, role, random, log) => {
    takeRole(state, role, random, log);
    advance(state, at);
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
    const open = content.abilities.ofRole[state.role[state.current]!]!;
    if (abilities === 'chosen' && open.length > 1) return true;
    takeAbility(state, open[random.below(open.length)]!, log);
    return advance(state, at);
  },
  list: (state, _at, into) => {
    const open = state.rules.content.abilities.ofRole[state.role[state.current]!]!;
    for (let index = 0; index < open.length; index++) into.push(codeOf(KIND.choose, open[index]!));
  },
  take: (state, at, _kind, ability, _random, log) => {
    takeAbility(state, ability, log);
    advance(state, at);
  },
};

/** The first card is searched out and played, without a die. */
export const firstCard: Op = {
  run: (state, at, random, log) => {
    const card = state.rules.content.abilities.first[state.ability[state.current]!]!;
    const role = state.role[state.current]!;
    fillDeck(state, role, ((1 << DECK) - 1) & ~(1 << ((card - STARTERS) % DECK)), random);
    advance(state, at);
    playCard(state, state.current, card, log);
    return false;
  },
};
