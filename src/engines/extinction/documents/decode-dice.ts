import { pointer } from '../../../core/fault.ts';
import { hasBit } from '../../kit/bits.ts';
import { blame } from '../../kit/reading.ts';
import { NONE, roleOf } from '../content/tables.ts';
import { DECK, STARTERS } from '../content/terms.ts';
import { DICE } from '../rules/terms.ts';
import { type Lifts, liftsOf } from './lifts.ts';
import { cardNamed } from './names.ts';
import type { Reading } from './reading.ts';

/** A die that lies on an action. */
interface Placed {
  readonly at: string;
  readonly place: number;
  readonly value: number;
}

/** Reads the dice, and checks that they can have been placed where they lie. */
export const readDice = (reading: Reading): void => {
  const { json, state } = reading;
  const byCard = new Map<number, Placed[]>();
  for (const [place, { dice, acted }] of json.team.entries()) {
    const at = pointer('team', place, 'dice');
    const wanted = acted || json.year > 1 ? DICE : 0;
    if (dice.length !== wanted)
      blame(reading, at, 'dice-count', wanted === 0 ? 'No dice before the first turn.' : 'A role has three dice.');
    for (const [index, { value, on, returned }] of dice.entries()) {
      const here = at + pointer(index);
      state.diceValue[place * DICE + index] = value;
      if (returned !== undefined && place !== state.current)
        blame(reading, `${here}/returned`, 'wrong-turn', 'Only the role to act takes dice back.');
      if (returned !== undefined) state.returned |= 1 << index;
      const card = on === null ? NONE : readAction(reading, on, `${here}/on`);
      state.diceCard[place * DICE + index] = card;
      if (card !== NONE) byCard.set(card, [...(byCard.get(card) ?? []), { at: here, place, value }]);
    }
  }
  const lifts = liftsOf(state);
  for (const [card, dice] of byCard) checkCard(reading, card, dice, lifts);
};

/** The action that a die lies on, which has to be there. */
const readAction = ({ state, faults }: Reading, name: string, at: string): number => {
  const card = cardNamed(state.rules.content, name);
  if (card === undefined) blame({ faults }, at, 'no-such-card', `There is no action "${name}".`);
  else if (card >= STARTERS && !hasBit(state.zone[roleOf(card)]!, (card - STARTERS) % DECK))
    blame({ faults }, at, 'not-available', `${name} is no action of the board, and does not lie in the action zone.`);
  else return card;
  return NONE;
};

/** Each die is higher than those before it, and no role has two, as far as no card in play lifts that (rulebook page 6). */
const checkCard = (reading: Reading, card: number, dice: readonly Placed[], lifts: Lifts): void => {
  const { content } = reading.state.rules;
  if (content.free[content.cardKind[card]!] === 1) return;
  const ascending = [...dice].sort((one, other) => one.value - other.value);
  for (const [index, die] of ascending.entries()) {
    const lower = ascending[index - 1];
    if (ascending.some((other, before) => before < index && other.place === die.place) && !lifts.ownDice)
      blame(reading, die.at, 'own-die', 'Another die of this role lies on this action.');
    if (lower !== undefined && die.value - lower.value < lifts.gap && !lifts.values)
      blame(
        reading,
        `${die.at}/value`,
        'die-too-low',
        `Beside a ${lower.value} a die must show ${lower.value + lifts.gap} or more.`,
      );
  }
};
