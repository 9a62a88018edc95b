/**
 * Every trait, in the order of its number. Names are those of the official English cards; mind that
 * some programs swap Communication and Cooperation (docs/rules/evolution.md).
 */
export const TRAITS = [
  'carnivorous',
  'high-body-weight',
  'parasite',
  'camouflage',
  'sharp-vision',
  'swimming',
  'burrowing',
  'running',
  'mimicry',
  'tail-loss',
  'poisonous',
  'scavenger',
  'piracy',
  'grazing',
  'hibernation',
  'fat-tissue',
  'symbiosis',
  'communication',
  'cooperation',
  'shell',
  'intellect',
  'specialization-a',
  'specialization-b',
  'metamorphose',
  'ink-cloud',
  'viviparous',
  'ambush-hunting',
  'flight',
  'trematode',
  'anglerfish',
] as const;

/** A trait by name, as in documents. */
export type TraitName = (typeof TRAITS)[number];

/** The number of a trait, 0–29. */
export type Trait = number;

export const CARNIVOROUS = 0;
export const HIGH_BODY_WEIGHT = 1;
export const CAMOUFLAGE = 3;
export const SHARP_VISION = 4;
export const SWIMMING = 5;
export const BURROWING = 6;
export const RUNNING = 7;
export const MIMICRY = 8;
export const TAIL_LOSS = 9;
export const POISONOUS = 10;
export const SCAVENGER = 11;
export const PIRACY = 12;
export const GRAZING = 13;
export const HIBERNATION = 14;
export const FAT_TISSUE = 15;
export const SYMBIOSIS = 16;
export const COMMUNICATION = 17;
export const COOPERATION = 18;
export const SHELL = 19;
export const INTELLECT = 20;
export const SPECIALIZATION_A = 21;
export const SPECIALIZATION_B = 22;
export const METAMORPHOSE = 23;
export const INK_CLOUD = 24;
export const VIVIPAROUS = 25;
export const AMBUSH_HUNTING = 26;
export const FLIGHT = 27;
export const TREMATODE = 28;
export const ANGLERFISH = 29;

/** No trait at all. */
export const NO_TRAIT = 31;

/** The mask bit of a trait. */
export const bit = (trait: Trait): number => 1 << trait;

/** Traits that lie between two animals (section 2.1). */
export const PAIRS = bit(SYMBIOSIS) | bit(COMMUNICATION) | bit(COOPERATION) | bit(TREMATODE);

/** Traits that are played on an opponent's animals (section 2.1). */
export const HOSTILE = bit(TRAITS.indexOf('parasite')) | bit(TREMATODE);

/** What each trait adds to the food an animal needs, and to its points at the end (section 1.4); a pair adds it to both. */
const ADDED_NEED: Readonly<Partial<Record<TraitName, number>>> = {
  carnivorous: 1,
  'high-body-weight': 1,
  parasite: 2,
  trematode: 1,
  intellect: 1,
  viviparous: 1,
};

/** `ADDED_NEED` by number. */
export const NEED = Uint8Array.from(TRAITS, (name) => ADDED_NEED[name] ?? 0);

/** Traits that exclude each other on one animal, by number: the mask of the others (section 2.1). */
export const EXCLUDES = Int32Array.from(TRAITS, (_, trait) => {
  switch (trait) {
    case CARNIVOROUS:
      return bit(SCAVENGER);
    case SCAVENGER:
      return bit(CARNIVOROUS);
    case SPECIALIZATION_A:
      return bit(SPECIALIZATION_B);
    case SPECIALIZATION_B:
      return bit(SPECIALIZATION_A);
    default:
      return 0;
  }
});

/** The number of the trait with this name. */
export const traitOf = (name: TraitName): Trait => TRAITS.indexOf(name);
