import { pointer } from '../../../core/fault.ts';
import { blame } from '../../kit/reading.ts';
import { HUNTED, NONE, OPEN, SPENT } from '../rules/state.ts';
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
  if (main !== undefined && state.main !== main)
    blame(reading, '/go/main', 'go-main', `With what is pending the main action is ${MAINS[main]}.`);
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
