import { pointer } from '../../../core/fault.ts';
import { blame } from '../../kit/reading.ts';
import { NONE } from '../content/tables.ts';
import { MONEY, ROLES } from '../content/terms.ts';
import { BUILT_IN } from '../content/turn.ts';
import { moneyOf } from '../rules/cards.ts';
import { placeOf } from '../rules/state.ts';
import type { Reading } from './reading.ts';
import type { MemberJson } from './schema.ts';

/** The step of a turn that asks who is next. */
const NEXT = String(BUILT_IN.turn.findIndex(([op]) => op === 'next'));

/** Reads roles, abilities and money. @returns whether the roles are sound, without which cards cannot be checked */
export const readTeam = (reading: Reading): boolean => {
  const { json, state, faults } = reading;
  const before = faults.length;
  for (const [place, member] of json.team.entries()) {
    const at = pointer('team', place);
    readRole(reading, member, place, at);
    readAbility(reading, member, place, at);
    checkChosen(reading, member, place, at);
  }
  const sound = faults.length === before;
  for (const [place, { money }] of json.team.entries()) state.money[place] = money;
  const money = moneyOf(state);
  if (money > MONEY) blame(reading, '/team', 'too-much-money', `There are ${MONEY} M$, not ${money}.`);
  return sound;
};

const readRole = (reading: Reading, { role }: MemberJson, place: number, at: string): void => {
  const { state } = reading;
  if (role === null) return;
  const index = ROLES.indexOf(role);
  const wanted = state.rules.team?.[place] ?? role;
  if (placeOf(state, index) !== NONE) blame(reading, `${at}/role`, 'role-twice', `The ${role} is there once.`);
  if (wanted !== role) blame(reading, `${at}/role`, 'wrong-role', `The options give this place to the ${wanted}.`);
  state.role[place] = index;
};

const readAbility = (reading: Reading, { role, ability }: MemberJson, place: number, at: string): void => {
  const { state } = reading;
  if (ability === null || role === null) return;
  const { abilities } = state.rules.content;
  const index = abilities.ids.indexOf(ability);
  if (index < 0 || abilities.role[index] !== ROLES.indexOf(role)) {
    const own = Array.from(abilities.ofRole[ROLES.indexOf(role)]!, (each) => abilities.ids[each]!);
    blame(reading, `${at}/ability`, 'no-such-ability', `The ${role} has the abilities ${own.join(' and ')}.`);
  } else state.ability[place] = index;
};

/** Whether a year has ended, and who begins the next one is not chosen yet: all turn markers are back. */
const isYearOver = ({ json, state }: Reading): boolean =>
  state.acted === 0 && state.year > 1 && json.pending?.[0]?.step === NEXT;

/** What is chosen at this point of the set-up; undefined for nothing, as when first cards are played. */
const choosingOf = ({ json, state: { rules } }: Reading): 'role' | 'ability' | undefined => {
  const { team, current } = json;
  const isGiven = rules.team !== undefined || rules.roles === 'dealt' || current === ROLES.length - 1;
  if (!isGiven && team[current]!.role === null) return 'role';
  return rules.abilities === 'chosen' && team[current]!.ability === null ? 'ability' : undefined;
};

/** All roles are chosen in turn and then all abilities, so that they are there when the first card is played. */
const checkChosen = (reading: Reading, { role, ability, acted }: MemberJson, place: number, at: string): void => {
  const { turn, current } = reading.state;
  const choosing = turn > 0 ? undefined : choosingOf(reading);
  const [hasRole, hasAbility] = [role !== null, ability !== null];
  if (hasRole !== (choosing !== 'role' || place < current))
    blame(
      reading,
      `${at}/role`,
      hasRole ? 'not-set-up' : 'missing-field',
      'Roles are chosen in the order of the team.',
    );
  if (hasAbility !== (choosing === undefined || (choosing === 'ability' && place < current)))
    blame(
      reading,
      `${at}/ability`,
      hasAbility ? 'not-set-up' : 'missing-field',
      'Abilities are chosen in the order of the team when all roles are there.',
    );
  if (turn > 0 && place === current && !acted && !isYearOver(reading))
    blame(reading, `${at}/acted`, 'wrong-turn', 'The role to act has begun its turn of this year.');
};
