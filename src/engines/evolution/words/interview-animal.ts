/** One animal as a line, such as `carniv used, swim, fat 1, 2 red`. */
import {
  isNone,
  type Named,
  partsOf,
  readName,
  type Said,
  said,
  unsaid,
  wordsOf,
} from '../../kit/interview-reading.ts';
import { bit, NEED, PAIRS, type TraitName, traitOf } from '../content/traits.ts';
import { type AnimalJson, FLAGS, type TraitJson, USABLE } from '../documents/animal-schema.ts';
import { called, type Desk, isWord, named } from './interview-desk.ts';

/** An animal on its way: what it needs, and so whether it is fed, is known when all are told. */
export interface AnimalDraft {
  readonly id: number;
  readonly gone: boolean;
  readonly fed: boolean;
  readonly json: Omit<AnimalJson, 'card'>;
  /** Its card, where it was told. */
  readonly card?: string;
}

type Flag = (typeof FLAGS)[number][0];

/** What a part of a line says. */
type Item =
  | { readonly type: 'red' | 'blue'; readonly count: number }
  | { readonly type: 'mark'; readonly mark: Flag | 'fed' | 'gone' }
  | { readonly type: 'trait'; readonly held: TraitJson; readonly used: boolean }
  | { readonly type: 'used'; readonly trait: TraitName }
  | { readonly type: 'card'; readonly card: string }
  | { readonly type: 'studied'; readonly studied: NonNullable<AnimalJson['studied']> };

const MARKS: readonly (Flag | 'fed' | 'gone')[] = [...FLAGS.map(([name]) => name), 'fed', 'gone'];

const isPair = (trait: TraitName): boolean => (bit(traitOf(trait)) & PAIRS) !== 0;
const isUsable = (trait: TraitName): boolean => USABLE.some((usable) => usable === trait);

/** Reads a line; @param expected the number of the animal, unless the line gives another */
export const readAnimal = (line: string, expected: number, desk: Desk): Said<AnimalDraft> => {
  const [, number, rest = ''] = /^(?:(\d{1,3})\s*:)?(.*)$/.exec(line) ?? [];
  const items: Item[] = [];
  for (const part of isNone(rest) ? [] : partsOf(rest)) {
    const item = readItem(part, desk);
    if (!item.ok) return item;
    items.push(item.value);
  }
  return said(gather(Number(number ?? expected), items));
};

const readItem = (part: string, desk: Desk): Said<Item> => {
  const words = part.split(/\s+/);
  const [first = '', second = ''] = words;
  const rest = words.slice(1).join(' ');
  if (/^\d+$/.test(first) && words.length <= 2 && (second === '' || isWord(second, ({ red }) => red)))
    return said({ type: 'red', count: Number(first) });
  if (/^\d+$/.test(first) && words.length === 2 && isWord(second, ({ blue }) => blue))
    return said({ type: 'blue', count: Number(first) });
  if (rest !== '' && isWord(first, ({ card }) => card)) {
    const card = readName(desk.cards, rest, desk.lang);
    return card.ok ? said({ type: 'card', card: card.value.id }) : card;
  }
  if (rest !== '' && isWord(first, ({ used }) => used)) {
    const trait = readName(desk.traits, rest, desk.lang);
    return trait.ok ? said({ type: 'used', trait: trait.value.id }) : trait;
  }
  if (/^\d+$/.test(second) && isWord(first, ({ ignores }) => ignores)) {
    const trait = readName(desk.traits, words.slice(2).join(' '), desk.lang);
    return trait.ok ? said({ type: 'studied', studied: { prey: Number(second), trait: trait.value.id } }) : trait;
  }
  return readTrait(words, desk);
};

/** A mark, or a trait with what may follow: a number, and whether it is used. */
const readTrait = (words: readonly string[], desk: Desk): Said<Item> => {
  const { lang, texts, traits } = desk;
  const used = words.length > 1 && isWord(words.at(-1) ?? '', (each) => each.used);
  const shorter = used ? words.slice(0, -1) : words;
  const number = shorter.length > 1 && /^\d+$/.test(shorter.at(-1) ?? '') ? Number(shorter.at(-1)) : undefined;
  const name = (number === undefined ? shorter : shorter.slice(0, -1)).join(' ');
  const marks = MARKS.map((mark) => ({ ...named(mark, lang, (each) => each.marks[mark]), trait: undefined }));
  const known: readonly (Named & { readonly trait: TraitName | undefined })[] = [
    ...traits.map((trait) => ({ ...trait, trait: trait.id })),
    ...marks,
  ];
  const found = readName(known, name, lang);
  if (!found.ok) return found;
  const { id, trait } = found.value;
  const mark = MARKS.find((each) => each === id);
  if (mark !== undefined) return said({ type: 'mark', mark });
  if (trait === undefined) return unsaid(wordsOf(lang).unknown(name, undefined));
  if (isPair(trait) && number === undefined) return unsaid(texts.noAnimal(called(traits, trait)));
  if (number !== undefined && !isPair(trait) && !(trait === 'fat-tissue' && number <= 1))
    return unsaid(texts.noNumber(called(traits, trait)));
  if (used && !isPair(trait) && !isUsable(trait)) return unsaid(texts.notUsable(called(traits, trait)));
  const held = {
    trait,
    ...(isPair(trait) && number !== undefined && { pairedWith: number }),
    ...(trait === 'fat-tissue' && number === 1 && { full: true }),
    ...(isPair(trait) && used && { used: true }),
  };
  return said({ type: 'trait', held, used: used && !isPair(trait) });
};

const gather = (id: number, items: readonly Item[]): AnimalDraft => {
  const marks = new Set(items.flatMap((item) => (item.type === 'mark' ? [item.mark] : [])));
  const food = (colour: 'red' | 'blue'): number =>
    items.reduce((sum, item) => (item.type === colour ? sum + item.count : sum), 0);
  const used = items.flatMap((item) =>
    item.type === 'used' ? [item.trait] : item.type === 'trait' && item.used ? [item.held.trait] : [],
  );
  const flags: { [Name in Flag]?: true } = {};
  for (const [name] of FLAGS) if (marks.has(name)) flags[name] = true;
  const card = items.findLast((item) => item.type === 'card')?.card;
  const studied = items.findLast((item) => item.type === 'studied')?.studied;
  return {
    id,
    gone: marks.has('gone'),
    fed: marks.has('fed'),
    json: {
      id,
      food: { red: food('red'), blue: food('blue') },
      traits: items.flatMap((item) => (item.type === 'trait' ? [item.held] : [])),
      ...(used.length > 0 && { usedThisYear: [...new Set(used)] }),
      ...flags,
      ...(studied && { studied }),
    },
    ...(card !== undefined && { card }),
  };
};

/** The line that says an animal. @param card whether its card is to be told, which only its owner sees */
export const writeAnimal = (animal: AnimalJson, card: boolean, desk: Desk): string => {
  const { id, food, traits, usedThisYear = [], studied } = animal;
  const { texts } = desk;
  const name = (trait: string): string => called(desk.traits, trait);
  const held = traits.map((each) => {
    const isUsed = each.used || (!isPair(each.trait) && usedThisYear.includes(each.trait));
    return [name(each.trait), each.pairedWith ?? (each.full ? 1 : []), isUsed ? texts.used : []].flat().join(' ');
  });
  const lost = usedThisYear.filter((trait) => !traits.some((each) => each.trait === trait && !isPair(trait)));
  const parts = [
    ...held,
    ...lost.map((trait) => `${texts.used} ${name(trait)}`),
    ...(food.red > 0 ? [`${food.red} ${texts.red}`] : []),
    ...(food.blue > 0 ? [`${food.blue} ${texts.blue}`] : []),
    ...FLAGS.flatMap(([flag]) => (animal[flag] ? [texts.marks[flag]] : [])),
    ...(studied ? [`${texts.ignores} ${studied.prey} ${name(studied.trait)}`] : []),
    ...(card && animal.card !== null ? [`${texts.card} ${called(desk.cards, animal.card)}`] : []),
  ];
  return `${id}: ${parts.length === 0 ? wordsOf(desk.lang).none : parts.join(', ')}`;
};

/** Food that each animal needs: 1, and what its traits and the ends of pairs add (section 1.4). */
export const needsOf = (animals: readonly AnimalDraft[]): ReadonlyMap<number, number> => {
  const needs = new Map(animals.map(({ id, json }) => [id, json.revealed ? 1 + (NEED[0] ?? 0) : 1]));
  const add = (id: number, trait: TraitName): void =>
    void needs.set(id, (needs.get(id) ?? 1) + (NEED[traitOf(trait)] ?? 0));
  for (const { id, json } of animals)
    for (const { trait, pairedWith } of json.traits) {
      add(id, trait);
      if (pairedWith !== undefined) add(pairedWith, trait);
    }
  return needs;
};
