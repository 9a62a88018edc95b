import { pointer } from '../../../core/fault.ts';
import { blame } from '../../kit/reading.ts';
import { actionOf, GRAZE, HIBERNATE, PIRACY } from '../rules/actions.ts';
import { HUNTED, NONE, OPEN, SPENT } from '../rules/state.ts';
import type { FreeActionJson } from './action-schema.ts';
import { type Reading, slotOf } from './decode-reading.ts';
import { MAINS, type StateJson } from './schema.ts';

/** Reads the go that is on, and the births that wait. */
export const readGo = (reading: Reading): void => {
  const { json, state } = reading;
  const { go = {}, pending = [] } = json;
  const main = mainOf(pending[0]);
  const { lastFree = null } = go;
  const grazed = json.players.some(({ animals }) => animals.some((animal) => animal.grazed));
  const acted = pending.length > 0 || lastFree !== null || grazed || (go.main ?? 'open') !== 'open';
  state.main = go.main === undefined ? (main ?? OPEN) : MAINS.indexOf(go.main);
  state.acted = go.acted ?? acted;
  state.lastFree = lastFree === null ? 0 : freeOf(reading, lastFree);
  if (main !== undefined && state.main !== main)
    blame(reading, '/go/main', 'go-main', `With what is pending the main action is ${MAINS[main]}.`);
  if (main !== undefined && lastFree !== null)
    blame(reading, '/go/lastFree', 'go-free', 'No free action follows a main action that is not finished.');
  if (acted && !state.acted)
    blame(
      reading,
      '/go/acted',
      'go-acted',
      'The seat has done something in this go, as the rest of the document tells.',
    );
  readBirths(reading);
};

/** The main action that must be the cause of what is pending outermost; undefined when it may be a free one. */
const mainOf = (outermost: NonNullable<StateJson['pending']>[number] | undefined): number | undefined =>
  outermost?.type === 'attack' ? HUNTED : outermost?.type === 'take' ? SPENT : undefined;

const freeOf = (reading: Reading, action: FreeActionJson): number => {
  const { owner, seat } = reading.state;
  const at = '/go/lastFree';
  const slot = slotOf(reading, action.animal, `${at}/animal`);
  if (slot === NONE) return 0;
  if (owner[slot] !== seat)
    blame(reading, `${at}/animal`, 'other-owner', `Animal ${action.animal} is not of seat ${seat}, whose go it is.`);
  if (action.type === 'graze') return actionOf(GRAZE, slot, 0, 0);
  if (action.type === 'hibernate') return actionOf(HIBERNATE, slot, 0, 0);
  const from = slotOf(reading, action.from, `${at}/from`);
  if (from === slot) blame(reading, `${at}/from`, 'unknown-animal', 'An animal takes no food from itself.');
  return from === NONE ? 0 : actionOf(PIRACY, slot, from, 0);
};

const readBirths = (reading: Reading): void => {
  const { json, state } = reading;
  const { births = [], pending = [] } = json;
  if (births.length > 0 && !pending.some(({ type }) => type === 'shares'))
    blame(reading, '/births', 'no-shares', 'Births wait only while shares are pending.');
  for (const [index, id] of births.entries()) {
    const at = pointer('births', index);
    const slot = slotOf(reading, id, at);
    if (births.indexOf(id) < index) blame(reading, at, 'birth-twice', `Animal ${id} is in this list already.`);
    else if (slot !== NONE) state.birthQueue[state.births++] = slot;
  }
};
