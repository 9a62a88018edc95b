import Type, { type Static, type TProperties } from 'typebox';
import { AnimalId, CardId, strict, TraitSchema } from './fields.ts';

const move = <Name extends string, Fields extends TProperties>(type: Name, fields: Fields, description: string) =>
  Type.Object({ type: Type.Literal(type, { description: 'The kind of action.' }), ...fields }, strict(description));

const animal = AnimalId;

const partner = Type.Optional(AnimalId);

const full = Type.Optional(
  Type.Boolean({ default: false, description: 'Whether the fat card that is dropped is a full one.' }),
);

const Graze = move('graze', { animal }, 'A grazing animal destroys a red food of the bank.');

const Hibernate = move('hibernate', { animal }, 'An animal hibernates until the end of the year.');

const Piracy = move('piracy', { animal, from: AnimalId }, 'A pirate takes a food from a hungry animal.');

/** The actions that a go may hold beside its main one. */
export const FreeActionSchema = Type.Union([Graze, Hibernate, Piracy], { description: 'A free action.' });

export const ActionSchema = Type.Union(
  [
    move('pass', {}, 'Play no more cards this year, end the go, or decline what is asked.'),
    move('animal', { card: CardId }, 'Play a card face down as a new animal.'),
    move(
      'trait',
      { card: CardId, trait: TraitSchema, animal, partner },
      'Play a side of a card as a trait of an animal, or of two; a Symbiosis makes `animal` dependent on `partner`.',
    ),
    Graze,
    Hibernate,
    Piracy,
    move(
      'convert-fat',
      { animal, amount: Type.Integer({ minimum: 1, maximum: 127, description: 'Yellow food.' }) },
      'An animal turns stored fat into food.',
    ),
    move('eat', { animal }, 'An animal takes red food from the bank.'),
    move('attack', { animal, prey: AnimalId }, 'A carnivore attacks.'),
    move('specialize', { animal }, 'An animal gets blue food by its Specialization.'),
    move('metamorphose', { animal, trait: TraitSchema, partner, full }, 'An animal drops a trait for a blue food.'),
    move('take-shell', { animal }, 'An animal gets a Shell from the centre of the table.'),
    move('reveal', { animal }, 'Turn up an Anglerfish, which strikes back.'),
    move('ignore', { trait: TraitSchema }, 'The attacker ignores a trait of the prey.'),
    move('run', {}, 'The prey runs.'),
    move('mimic', { animal }, 'Mimicry moves the attack to another animal.'),
    move('lose', { trait: TraitSchema, partner, full }, 'Tail loss: the prey drops a trait.'),
    move('hide', {}, 'The prey hides in its Shell.'),
    move('ink', {}, 'The prey squirts ink.'),
    move('ambush', { animal }, 'A carnivore ambushes the animal that takes food.'),
    move('scavenge', { animal }, 'A scavenger eats.'),
    move('share', { trait: TraitSchema, animal, from: AnimalId }, 'A pair card gives `animal` its share.'),
  ],
  { description: 'An action of Evolution.' },
);

export type ActionJson = Static<typeof ActionSchema>;
