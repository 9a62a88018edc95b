import type { TraitName } from '../content/traits.ts';

/** A trait in English: its printed name, and what it does where no ruling says otherwise. */
interface Words {
  readonly name: string;
  readonly rule: string;
}

const SPECIALIZATION =
  'Once a year, instead of other food, it gets 1 food from the supply, as long as no other animal at the table has this Specialization.';

const TRAITS: Readonly<Record<TraitName, Words>> = {
  carnivorous: {
    name: 'Carnivorous',
    rule: 'Once a year, instead of taking food from the bank, it may attack an animal: 2 food for a kill, 1 for a dropped trait.',
  },
  'high-body-weight': {
    name: 'High body weight',
    rule: 'Only carnivores that have High body weight themselves can attack it.',
  },
  parasite: { name: 'Parasite', rule: 'Does nothing but make its host hungrier.' },
  camouflage: { name: 'Camouflage', rule: 'Only carnivores with Sharp vision can attack it.' },
  'sharp-vision': { name: 'Sharp vision', rule: 'As a carnivore it can attack animals with Camouflage.' },
  swimming: {
    name: 'Swimming',
    rule: 'Only swimming carnivores can attack it; as a carnivore it can attack nothing but swimmers.',
  },
  burrowing: { name: 'Burrowing', rule: 'It cannot be attacked while it is fed.' },
  running: { name: 'Running', rule: 'When attacked it rolls a die, and gets away with 4, 5 or 6.' },
  mimicry: {
    name: 'Mimicry',
    rule: 'Once a year, when attacked, it sends the carnivore on to another animal of its owner that can be attacked.',
  },
  'tail-loss': {
    name: 'Tail loss',
    rule: 'When attacked it drops one of its traits, this one or another, and lives; the carnivore gets 1 food.',
  },
  poisonous: { name: 'Poisonous', rule: 'The carnivore that eats it dies at the end of the year.' },
  scavenger: {
    name: 'Scavenger',
    rule: 'When a carnivore has eaten an animal, one scavenger that can take it gets 1 food: the first one clockwise from the owner of the carnivore.',
  },
  piracy: {
    name: 'Piracy',
    rule: 'Once a year, while hungry, it may take 1 food from an animal that has some and is not fed either.',
  },
  grazing: { name: 'Grazing', rule: 'In each go of its owner it may destroy 1 food of the bank.' },
  hibernation: {
    name: 'Hibernation',
    rule: 'It may sleep through a year: it counts as fed and eats nothing. Never two years running, nor in the last year.',
  },
  'fat-tissue': {
    name: 'Fat tissue',
    rule: 'Once fed, the animal stores 1 more food as fat, which it may eat later. It may have several of these.',
  },
  symbiosis: {
    name: 'Symbiosis',
    rule: 'The first animal depends on the second: while both live it cannot be attacked, and it gets no food until the second is fed.',
  },
  communication: {
    name: 'Communication',
    rule: 'Once a round, when one of them takes food from the bank, the other takes 1 from there as well.',
  },
  cooperation: {
    name: 'Cooperation',
    rule: 'Once a round, when one of them gets food in any way, the other gets 1 from the supply.',
  },
  shell: {
    name: 'Shell',
    rule: 'When attacked it may hide until the end of the year: it cannot be eaten, and gets no food. When it dies, the Shell goes to the centre, where an animal can get it instead of food.',
  },
  intellect: { name: 'Intellect', rule: 'Once a year, as a carnivore, it ignores one trait of its prey.' },
  'specialization-a': { name: 'Specialization A', rule: SPECIALIZATION },
  'specialization-b': { name: 'Specialization B', rule: SPECIALIZATION },
  metamorphose: {
    name: 'Metamorphose',
    rule: 'Once a year, instead of other food, it may drop one of its traits that makes it no hungrier, and gets 1 food.',
  },
  'ink-cloud': {
    name: 'Ink cloud',
    rule: 'Once a year, when attacked, it may get away; the carnivore may attack again in its next go.',
  },
  viviparous: {
    name: 'Viviparous',
    rule: 'Once a year, when it becomes fed, the top card of the deck becomes a new animal beside it, which is fed already.',
  },
  'ambush-hunting': {
    name: 'Ambush hunting',
    rule: 'As a carnivore it may use its attack on an animal that is about to take food from the bank; Burrowing and Shell are no help then.',
  },
  flight: { name: 'Flight', rule: 'Carnivores with as many traits as it has, or more, cannot attack it.' },
  trematode: { name: 'Trematode', rule: 'Does nothing but make both hungrier, and no other trait can remove it.' },
  anglerfish: {
    name: 'Anglerfish',
    rule: 'Played as an animal only. Without traits it turns up when it is attacked, and may turn up when another animal of its owner without traits is: it becomes Carnivorous and strikes back at once, ignoring one trait.',
  },
};

const KNOWN: Readonly<Record<string, Words>> = TRAITS;

/** The name of a trait; of anything else, the text itself. */
export const nameOf = (id: string): string => KNOWN[id]?.name ?? id;

/** What a trait does. */
export const ruleOf = (id: string): string => KNOWN[id]?.rule ?? '';
