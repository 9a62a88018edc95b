import { pointer } from '../../../core/fault.ts';
import { blame, isShown, sees } from '../../kit/reading.ts';
import { NONE } from '../content/tables.ts';
import { type Reading, readRow } from './reading.ts';
import type { PlayerJson, StateJson } from './schema.ts';

/** Reads tribes, and while they are chosen what each seat chooses from; what is hidden becomes any that is left. */
export const readTribes = (reading: Reading): void => {
  const { json } = reading;
  const taken = new Set<number>();
  const isChoosing = json.stage === 'tribes';
  for (const [seat, player] of json.players.entries()) {
    const at = pointer('players', seat);
    if (isChoosing) readOffer(reading, player, seat, taken, at);
    else if (player.offered !== undefined)
      blame(reading, `${at}/offered`, 'wrong-stage', 'Tribes are offered only in the stage tribes.');
    else readOpenTribe(reading, player, seat, taken, at);
  }
  if (isChoosing) fillOffers(reading, taken);
};

/** A tribe that this game has, for the first time. */
const readTribe = (reading: Reading, id: string, taken: Set<number>, at: string): number => {
  const { nuclear, content } = reading.state.rules;
  const row = readRow(reading, content.tribes, id, at, 'tribe');
  if (row === undefined) return NONE;
  if (content.tribes.nuclear[row] === 1 && !nuclear)
    blame(reading, at, 'not-in-game', `${id} is of the mini-expansion, without which this game is played.`);
  else if (taken.has(row)) blame(reading, at, 'tribe-twice', `${id} is there already.`);
  taken.add(row);
  return row;
};

const readOpenTribe = (reading: Reading, { tribe }: PlayerJson, seat: number, taken: Set<number>, at: string): void => {
  if (tribe === null) blame(reading, `${at}/tribe`, 'missing-field', 'At this stage every seat has its tribe.');
  else reading.state.tribe[seat] = readTribe(reading, tribe, taken, `${at}/tribe`);
};

/** Whether a seat has had its part of the stage: of those that are named the current one has it now. */
const isDone = ({ done, current }: StateJson, seat: number): boolean => done.includes(seat) && seat !== current;

/** A seat that has had its part of this stage has chosen one of its two tribes. */
const readOffer = (
  reading: Reading,
  { offered = null, tribe }: PlayerJson,
  seat: number,
  taken: Set<number>,
  at: string,
): void => {
  const { json, state } = reading;
  const visible = sees(reading, seat);
  if (isShown(reading, offered, visible, `${at}/offered`, 'these tribes'))
    for (const [index, id] of offered.entries())
      state.offered[seat * 2 + index] = readTribe(reading, id, taken, `${at}/offered/${index}`);
  const hasChosen = isDone(json, seat);
  if (tribe !== null && !visible)
    blame(reading, `${at}/tribe`, 'not-visible', 'The viewer cannot see this tribe; it must be null.');
  else if (visible && hasChosen !== (tribe !== null))
    blame(
      reading,
      `${at}/tribe`,
      hasChosen ? 'missing-field' : 'not-chosen',
      hasChosen ? 'This seat has chosen, so it has its tribe.' : 'This seat has not chosen its tribe yet.',
    );
  else if (tribe !== null && offered !== null) readChoice(reading, tribe, seat, `${at}/tribe`);
};

const readChoice = (reading: Reading, tribe: string, seat: number, at: string): void => {
  const { state } = reading;
  const { ids } = state.rules.content.tribes;
  const both = Array.from(state.offered.subarray(seat * 2, seat * 2 + 2));
  const row = both.find((each) => each !== NONE && ids[each] === tribe);
  if (row === undefined) blame(reading, at, 'not-offered', 'A tribe is one of the two that are offered.');
  else state.tribe[seat] = row;
};

const fillOffers = (reading: Reading, taken: Set<number>): void => {
  const { json, state } = reading;
  const { nuclear, content } = state.rules;
  const left = [...content.tribes.ids.keys()].filter(
    (row) => !taken.has(row) && (nuclear || content.tribes.nuclear[row] === 0),
  );
  for (const [seat, { offered = null }] of json.players.entries()) {
    if (offered !== null) continue;
    const both = left.splice(0, 2);
    if (both.length < 2)
      blame(reading, `/players/${seat}/offered`, 'too-few-tribes', 'The catalog has not so many tribes.');
    state.offered.set(both, seat * 2);
    if (isDone(json, seat)) state.tribe[seat] = both[0] ?? NONE;
  }
};
