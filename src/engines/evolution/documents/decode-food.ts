import { pointer } from '../../../core/fault.ts';
import { blame } from '../../kit/reading.ts';
import { bit, COMMUNICATION, COOPERATION, HIBERNATION, NEED, SHELL, traitOf } from '../content/traits.ts';
import { foodOf, has } from '../rules/animals.ts';
import { FEEDING, SEEN, type State } from '../rules/state.ts';
import { type AnimalJson, USABLE } from './animal-schema.ts';
import { type Reading, slotOf } from './decode-reading.ts';

/** Checks food and marks of the year against the traits, which are laid down. */
export const checkAnimals = (reading: Reading): void => {
  for (const [seat, { animals }] of reading.json.players.entries()) {
    const lost = lostBy(reading.state, seat);
    for (const [index, animal] of animals.entries()) {
      const at = pointer('players', seat, 'animals', index);
      if (reading.state.phase !== FEEDING) checkRest(reading, animal, at);
      else checkYear(reading, seat, animal, at, lost.traits);
      checkSleep(reading, animal, at);
      if (!reading.broken.has(animal.id - 1)) checkNeed(reading, animal, at, lost.need);
    }
  }
};

/** What an animal of the seat may have lost this year: traits on the discards that all have seen, and the need they gave. */
const lostBy = ({ discards, discardCard, discardKnown, discardSeat, rules }: State, seat: number) => {
  let traits = 0;
  let need = 0;
  for (let index = 0; index < discards; index++) {
    if (discardSeat[index] !== seat || (discardKnown[index]! & SEEN) === 0) continue;
    const card = discardCard[index]! * 2;
    const sides = [rules.sides[card]!, rules.sides[card + 1]!];
    for (const trait of sides) traits |= bit(trait);
    need += Math.max(...sides.map((trait) => NEED[trait] ?? 0));
  }
  return { traits, need };
};

/** Food may exceed the need only of an animal that has lost a trait since. */
const checkNeed = (reading: Reading, { id, need }: AnimalJson, at: string, lost: number): void => {
  const { state } = reading;
  const slot = id - 1;
  const wanted = state.need[slot]!;
  if (need !== undefined && need !== wanted)
    blame(reading, `${at}/need`, 'need-value', `By its traits the animal needs ${wanted}, not ${need}.`);
  if (foodOf(state, slot) > wanted + lost)
    blame(reading, `${at}/food`, 'food-above-need', `The animal needs ${wanted} and has ${foodOf(state, slot)}.`);
};

/** Outside the feeding phase nothing of a year is left, but fat and who hibernated. */
const checkRest = (reading: Reading, animal: AnimalJson, at: string): void => {
  const { food, traits, usedThisYear = [], hidden, hibernating, poisoned, grazed, baffled, studied } = animal;
  const over = (field: string): void =>
    blame(reading, at + pointer(field), 'not-feeding', 'This is there in the feeding phase only.');
  if (food.red + food.blue > 0) over('food');
  if (usedThisYear.length > 0) over('usedThisYear');
  for (const [name, value] of Object.entries({ hidden, hibernating, poisoned, grazed, baffled })) if (value) over(name);
  if (studied !== undefined) over('studied');
  for (const [place, { used, waits }] of traits.entries())
    for (const [name, value] of Object.entries({ used, waits })) if (value) over(`traits/${place}/${name}`);
};

const checkYear = (reading: Reading, seat: number, animal: AnimalJson, at: string, lost: number): void => {
  const { state, json } = reading;
  const slot = animal.id - 1;
  for (const [index, name] of (animal.usedThisYear ?? []).entries()) {
    const here = at + pointer('usedThisYear', index);
    if (!USABLE.some((usable) => usable === name))
      blame(reading, here, 'not-usable', `${name} is not used up; those that are: ${USABLE.join(', ')}.`);
    else if (!has(state, slot, traitOf(name)) && (lost & bit(traitOf(name))) === 0)
      blame(reading, here, 'no-such-trait', `The animal has no ${name}, nor has its owner discarded one.`);
  }
  if (animal.hidden && !has(state, slot, SHELL))
    blame(reading, `${at}/hidden`, 'no-such-trait', 'Only an animal with a Shell hides.');
  if (animal.grazed && json.turn !== seat)
    blame(reading, `${at}/grazed`, 'not-its-go', `Only animals of seat ${json.turn} can have grazed in this go.`);
  // A carnivore that then lost its cards may have struck back as an Anglerfish in the same go.
  if (animal.baffled && !animal.revealed && animal.usedThisYear?.includes('carnivorous'))
    blame(reading, `${at}/baffled`, 'attack-used', 'Ink gives an attack back, but carnivorous is in usedThisYear.');
  checkStudied(reading, animal, at);
  checkShares(reading, animal, at);
};

const checkStudied = (reading: Reading, { id, studied, usedThisYear = [] }: AnimalJson, at: string): void => {
  if (studied === undefined) return;
  const slot = slotOf(reading, studied.prey, `${at}/studied/prey`);
  if (slot === id - 1) blame(reading, `${at}/studied/prey`, 'unknown-animal', 'An animal does not attack itself.');
  if (!usedThisYear.includes('intellect'))
    blame(reading, `${at}/studied`, 'not-used', 'An animal that ignores a trait has used up its intellect this year.');
};

const SHARING = bit(COMMUNICATION) | bit(COOPERATION);

const checkShares = (reading: Reading, { traits }: AnimalJson, at: string): void => {
  const sharing = (reading.json.pending ?? []).some(({ type }) => type === 'shares');
  for (const [place, { trait, used, waits }] of traits.entries()) {
    const here = at + pointer('traits', place);
    const shares = (bit(traitOf(trait)) & SHARING) !== 0;
    if (used && !shares) blame(reading, `${here}/used`, 'no-share', `No food is passed on by ${trait}.`);
    if (waits === undefined) continue;
    if (!shares) blame(reading, `${here}/waits`, 'no-share', `No food is passed on by ${trait}.`);
    else if (used) blame(reading, `${here}/waits`, 'no-share', 'This card has passed food on in this round already.');
    else if (!sharing) blame(reading, `${here}/waits`, 'no-share', 'Nothing waits while no shares are pending.');
  }
};

/** Hibernation: not in the last year, and not two years running (section 4.1). */
const checkSleep = (reading: Reading, animal: AnimalJson, at: string): void => {
  const { state } = reading;
  const here = `${at}/hibernating`;
  if (animal.hibernatedLastYear && state.year === 1)
    blame(reading, `${at}/hibernatedLastYear`, 'first-year', 'There was no year before the first one.');
  if (!animal.hibernating) return;
  if (!has(state, animal.id - 1, HIBERNATION))
    blame(reading, here, 'no-such-trait', 'Only an animal with Hibernation hibernates.');
  if (animal.hibernatedLastYear) blame(reading, here, 'two-years-running', 'It hibernated last year already.');
  if (state.deckSize === 0)
    blame(reading, here, 'last-year', 'The deck is empty: in the last year no animal hibernates.');
};
