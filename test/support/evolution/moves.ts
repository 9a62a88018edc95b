/** Actions of Evolution by the letters of animals and the short names of traits. */
import type { ActionJson } from '../../../src/engines/evolution/documents/schema.ts';
import { idOf, trait } from './notation.ts';

export const pass: ActionJson = { type: 'pass' };
export const run: ActionJson = { type: 'run' };
export const hide: ActionJson = { type: 'hide' };
export const ink: ActionJson = { type: 'ink' };

/** Plays a card as an animal. */
export const breed = (card: string): ActionJson => ({ type: 'animal', card });

/** Plays a side of a card as a trait of an animal, or between two. */
export const put = (card: string, name: string, animal: string, partner?: string): ActionJson => ({
  type: 'trait',
  card,
  trait: trait(name),
  animal: idOf(animal),
  ...(partner === undefined ? {} : { partner: idOf(partner) }),
});

export const eat = (animal: string): ActionJson => ({ type: 'eat', animal: idOf(animal) });
export const graze = (animal: string): ActionJson => ({ type: 'graze', animal: idOf(animal) });
export const hibernate = (animal: string): ActionJson => ({ type: 'hibernate', animal: idOf(animal) });
export const specialize = (animal: string): ActionJson => ({ type: 'specialize', animal: idOf(animal) });
export const takeShell = (animal: string): ActionJson => ({ type: 'take-shell', animal: idOf(animal) });
export const reveal = (animal: string): ActionJson => ({ type: 'reveal', animal: idOf(animal) });
export const mimic = (animal: string): ActionJson => ({ type: 'mimic', animal: idOf(animal) });
export const ambush = (animal: string): ActionJson => ({ type: 'ambush', animal: idOf(animal) });
export const scavenge = (animal: string): ActionJson => ({ type: 'scavenge', animal: idOf(animal) });

/** `animal` takes a food from another. */
export const piracy = (animal: string, from: string): ActionJson => ({
  type: 'piracy',
  animal: idOf(animal),
  from: idOf(from),
});

/** `animal` turns stored fat into food. */
export const convert = (animal: string, amount: number): ActionJson => ({
  type: 'convert-fat',
  animal: idOf(animal),
  amount,
});

export const attack = (animal: string, prey: string): ActionJson => ({
  type: 'attack',
  animal: idOf(animal),
  prey: idOf(prey),
});

/** The partner of a pair card, and whether a fat card is full, where either is to be said. */
interface Which {
  readonly partner?: string;
  readonly full?: boolean;
}

const which = ({ partner, full }: Which) => ({
  ...(partner === undefined ? {} : { partner: idOf(partner) }),
  ...(full === undefined ? {} : { full }),
});

/** `animal` drops a trait for food. */
export const change = (animal: string, name: string, more: Which = {}): ActionJson => ({
  type: 'metamorphose',
  animal: idOf(animal),
  trait: trait(name),
  ...which(more),
});

/** Tail loss drops a trait. */
export const lose = (name: string, more: Which = {}): ActionJson => ({
  type: 'lose',
  trait: trait(name),
  ...which(more),
});

/** Intellect ignores a trait. */
export const ignore = (name: string): ActionJson => ({ type: 'ignore', trait: trait(name) });

/** `animal` gets its share from `from`. */
export const share = (name: string, animal: string, from: string): ActionJson => ({
  type: 'share',
  trait: trait(name),
  animal: idOf(animal),
  from: idOf(from),
});
