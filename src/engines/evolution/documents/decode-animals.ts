import { pointer } from '../../../core/fault.ts';
import { blame } from '../../kit/reading.ts';
import { bit, traitOf } from '../content/traits.ts';
import { own } from '../rules/animals.ts';
import { NONE } from '../rules/state.ts';
import { type AnimalJson, FLAGS } from './animal-schema.ts';
import { type Reading, seesOf, takeFaceDown } from './decode-reading.ts';

/**
 * Reads the rows of animals, but for their traits.
 * @returns whether the ids are sound, without which nothing can refer to them
 */
export const readAnimals = (reading: Reading): boolean => {
  let sound = true;
  for (const [seat, { animals }] of reading.json.players.entries())
    for (const [index, animal] of animals.entries()) {
      const at = pointer('players', seat, 'animals', index);
      if (checkId(reading, animal.id, at)) readAnimal(reading, seat, animal, at);
      else sound = false;
    }
  return sound;
};

const checkId = (reading: Reading, id: number, at: string): boolean => {
  const { owner, rules } = reading.state;
  if (id > rules.cards)
    blame(reading, `${at}/id`, 'no-such-id', `With ${rules.cards} cards ids end at ${rules.cards}.`);
  else if (owner[id - 1] !== NONE) blame(reading, `${at}/id`, 'id-twice', `Another animal has the id ${id}.`);
  else return true;
  return false;
};

/** The flags of an animal as a mask. */
const flagsOf = (animal: AnimalJson): number =>
  FLAGS.reduce((flags, [name, flag]) => (animal[name] ? flags | flag : flags), 0);

const readAnimal = (reading: Reading, seat: number, animal: AnimalJson, at: string): void => {
  const { state } = reading;
  const slot = animal.id - 1;
  const flags = flagsOf(animal);
  const kind = takeFaceDown(reading, animal.card, animal.revealed || seesOf(reading, seat), `${at}/card`);
  state.slots = Math.max(state.slots, animal.id);
  state.row[state.alive++] = slot;
  own(state, slot, seat);
  state.card[slot] = Math.max(0, kind);
  state.red[slot] = animal.food.red;
  state.blue[slot] = animal.food.blue;
  state.flags[slot] = flags;
  state.used[slot] = (animal.usedThisYear ?? []).reduce((mask, name) => mask | bit(traitOf(name)), 0);
  state.studiedPrey[slot] = animal.studied === undefined ? NONE : animal.studied.prey - 1;
  state.studiedTrait[slot] = animal.studied === undefined ? 0 : traitOf(animal.studied.trait);
  checkAnglerfish(reading, animal, kind, at);
};

const checkAnglerfish = (reading: Reading, animal: AnimalJson, kind: number, at: string): void => {
  const { anglerfish } = reading.state.rules;
  if (animal.revealed && animal.notAnglerfish)
    blame(reading, `${at}/notAnglerfish`, 'anglerfish', 'An Anglerfish was turned up here.');
  if (animal.revealed && kind >= 0 && anglerfish[kind] === 0)
    blame(reading, `${at}/card`, 'anglerfish', `Only an Anglerfish is turned up, and ${animal.card} is none.`);
  if (animal.notAnglerfish && kind >= 0 && anglerfish[kind] === 1)
    blame(reading, `${at}/card`, 'anglerfish', 'This animal is marked as no Anglerfish, but it is one.');
};
