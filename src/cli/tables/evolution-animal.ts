import { paint } from '../format.ts';
import type { Names } from './evolution-names.ts';
import type { Animal, TraitCard } from './evolution-view.ts';
import type { Words } from './evolution-words.ts';

const FAT = 'fat-tissue';
const MARKS = ['hidden', 'hibernating', 'hibernatedLastYear', 'poisoned', 'notAnglerfish'] as const;

/** How many dots `drawFood` makes. */
export const widthOfFood = ({ food, need }: Animal): number => Math.max(need, food.red + food.blue);

/** Food as dots: red, blue, and what is still needed. */
export const drawFood = ({ food, need }: Animal): string =>
  paint('red', '●'.repeat(food.red)) +
  paint('blue', '●'.repeat(food.blue)) +
  '○'.repeat(Math.max(0, need - food.red - food.blue));

/**
 * All that is to be told of an animal beside its food, part by part: traits, those that another animal of its
 * row shares with it, marks, and the card that it is, for those who can see it.
 */
export const describeAnimal = (animal: Animal, row: readonly Animal[], names: Names, words: Words): string[] => {
  const { card, revealed, traits, usedThisYear } = animal;
  const used = (trait: string): string => (usedThisYear.includes(trait) ? ` (${words.used})` : '');
  const shared = row.flatMap(({ id, traits: others }) =>
    others.filter(({ pairedWith }) => pairedWith === animal.id).map((held) => ({ ...held, pairedWith: id })),
  );
  return [
    ...(revealed ? [names.trait('anglerfish'), names.trait('carnivorous') + used('carnivorous')] : []),
    ...traits
      .filter(({ trait }) => trait !== FAT)
      .map((held) => describeTrait(held, true, names, words) + used(held.trait)),
    ...shared.map((held) => describeTrait(held, false, names, words)),
    ...describeFat(traits, names),
    ...MARKS.filter((mark) => animal[mark]).map((mark) => paint('yellow', words.marks[mark])),
    ...(card === null || revealed ? [] : [paint('dim', `[${names.card(card)}]`)]),
  ];
};

/** A trait, with the other animal of a pair; a Symbiosis is told from the end at which it is. */
const describeTrait = ({ trait, pairedWith, used }: TraitCard, atHost: boolean, names: Names, words: Words): string => {
  if (pairedWith === undefined) return names.trait(trait);
  const link = trait !== 'symbiosis' ? words.with : atHost ? words.depends : words.protects;
  return `${names.trait(trait)} ${link(pairedWith)}${used ? ` (${words.used})` : ''}`;
};

const describeFat = (traits: readonly TraitCard[], names: Names): string[] => {
  const fat = traits.filter(({ trait }) => trait === FAT);
  const full = fat.filter((held) => held.full).length;
  if (fat.length === 0) return [];
  return [`${names.trait(FAT)} ${paint('yellow', '●'.repeat(full))}${'○'.repeat(fat.length - full)}`];
};
