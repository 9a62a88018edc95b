import { pointer } from '../../../core/fault.ts';
import { blame, isShown, takeOnce } from '../../kit/reading.ts';
import { BACKS, CUBES, DEALT } from '../content/terms.ts';
import type { Reading } from './reading.ts';

/** By place in the row, the index of its back. */
const ROW = DEALT.flatMap((many, back) => Array<number>(many).fill(back));

/** Reads the ambassadors; those that are hidden become any that are left. */
export const readAmbassadors = (reading: Reading): void => {
  const { json, state } = reading;
  const taken = new Set<number>();
  let cubes = 0;
  for (const [slot, { back, id, revealed, cubes: here }] of json.ambassadors.entries()) {
    const at = pointer('ambassadors', slot);
    if (BACKS.indexOf(back) !== ROW[slot])
      blame(reading, `${at}/back`, 'wrong-back', `In this place of the row lies a ${BACKS[ROW[slot]!]} back.`);
    if (revealed) state.revealed |= 1 << slot;
    else if (here > 0) blame(reading, `${at}/cubes`, 'face-down', 'The first cube turns an ambassador face up.');
    if (here > 1 && state.rules.rulings.moreCubes === 'refused')
      blame(reading, `${at}/cubes`, 'too-many-cubes', 'By these rulings an ambassador has one cube.');
    state.cubes[slot] = here;
    cubes += here;
    const visible = revealed || json.viewer === 'all' || json.ending !== undefined;
    if (isShown(reading, id, visible, `${at}/id`, 'this ambassador'))
      readAmbassador(reading, id, slot, taken, `${at}/id`);
  }
  if (cubes > CUBES) blame(reading, '/ambassadors', 'too-many-cubes', `There are ${CUBES} cubes, not ${cubes}.`);
  for (const [slot, { id }] of json.ambassadors.entries()) {
    if (id !== null) continue;
    const open = state.rules.content.ambassadors.ofBack[ROW[slot]!]!.find((each) => !taken.has(each)) ?? 0;
    state.ambassador[slot] = open;
    taken.add(open);
  }
};

const readAmbassador = (reading: Reading, id: string, slot: number, taken: Set<number>, at: string): void => {
  const { ids, back } = reading.state.rules.content.ambassadors;
  const index = ids.indexOf(id);
  if (index < 0) blame(reading, at, 'no-such-ambassador', `The catalog has no ambassador "${id}".`);
  else if (back[index] !== ROW[slot])
    blame(
      reading,
      at,
      'wrong-back',
      `${id} has a ${BACKS[back[index]!]} back, and this place a ${BACKS[ROW[slot]!]} one.`,
    );
  else if (takeOnce(reading, taken, index, at, id)) reading.state.ambassador[slot] = index;
};
