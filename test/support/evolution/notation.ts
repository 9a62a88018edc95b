/**
 * Rows of animals as the rules page writes them, read and written: `A{Carn Fat!} 1/2 hidden, B{Comm>A}`.
 * A letter is an animal (A has the id 1); `!` is a full fat card, `>B` the partner of a pair, `2+1/3` two red
 * and one blue of three needed, `*` a face-down Anglerfish.
 */

import type { TraitName } from '../../../src/engines/evolution/content/traits.ts';
import type { StateJson } from '../../../src/engines/evolution/documents/schema.ts';

export type AnimalJson = StateJson['players'][number]['animals'][number];

/** Short names of the traits, as in section 5 of the rules page. */
export const SHORT = {
  Carn: 'carnivorous',
  HBW: 'high-body-weight',
  Para: 'parasite',
  Camo: 'camouflage',
  Sharp: 'sharp-vision',
  Swim: 'swimming',
  Burr: 'burrowing',
  Run: 'running',
  Mim: 'mimicry',
  Tail: 'tail-loss',
  Pois: 'poisonous',
  Scav: 'scavenger',
  Pir: 'piracy',
  Graz: 'grazing',
  Hib: 'hibernation',
  Fat: 'fat-tissue',
  Symb: 'symbiosis',
  Comm: 'communication',
  Coop: 'cooperation',
  Shell: 'shell',
  Intel: 'intellect',
  SpecA: 'specialization-a',
  SpecB: 'specialization-b',
  Meta: 'metamorphose',
  Ink: 'ink-cloud',
  Vivi: 'viviparous',
  Amb: 'ambush-hunting',
  Flight: 'flight',
  Trem: 'trematode',
} as const satisfies Record<string, TraitName>;

export type Short = keyof typeof SHORT;

const isShort = (word: string): word is Short => word in SHORT;

/** The trait of a short name. */
export const trait = (word: string): TraitName => {
  if (!isShort(word)) throw new Error(`${word} is no trait`);
  return SHORT[word];
};

const shortOf = (name: TraitName): string => Object.entries(SHORT).find(([, long]) => long === name)?.[0] ?? name;

/** The id of the animal that a letter names. */
export const idOf = (letter: string): number => letter.charCodeAt(0) - 64;

const letterOf = (id: number): string => String.fromCharCode(id + 64);

/** Marks of an animal that a row may show, with their names in documents. */
const MARKS = {
  hidden: 'hidden',
  hibernating: 'hibernating',
  rested: 'hibernatedLastYear',
  poisoned: 'poisoned',
  revealed: 'revealed',
  plain: 'notAnglerfish',
  grazed: 'grazed',
} as const;

/** A trait as written. */
export interface TraitNote {
  readonly trait: TraitName;
  readonly full: boolean;
  readonly partner: number | undefined;
}

/** An animal as written. */
export interface AnimalNote {
  readonly id: number;
  readonly anglerfish: boolean;
  readonly traits: readonly TraitNote[];
  readonly red: number;
  readonly blue: number;
  /** Undefined when not written. */
  readonly need: number | undefined;
  readonly marks: readonly (typeof MARKS)[keyof typeof MARKS][];
  /** Traits used up for the year. */
  readonly used: readonly TraitName[];
}

const ANIMAL = /^([A-Z])(\*?)(?:\{([^}]*)\})?(?: (\d+)(?:\+(\d+))?(?:\/(\d+))?)?((?: [a-z]+(?::[A-Za-z+]+)?)*)$/;

const readTrait = (token: string): TraitNote => {
  const [, name = '', full, partner] = /^([A-Za-z]+)(!?)(?:>([A-Z]))?$/.exec(token) ?? [];
  return { trait: trait(name), full: full === '!', partner: partner === undefined ? undefined : idOf(partner) };
};

const isMark = (word: string): word is keyof typeof MARKS => word in MARKS;

/** The animals of a row, left to right. */
export const readRow = (row: string): AnimalNote[] =>
  (row === '' ? [] : row.split(', ')).map((text) => {
    const match = ANIMAL.exec(text);
    if (match === null) throw new Error(`cannot read ${text}`);
    const [, letter = '', star, traits = '', red = '0', blue = '0', need, rest = ''] = match;
    const words = rest.split(' ').filter((word) => word !== '');
    const used = words.find((word) => word.startsWith('used:'));
    return {
      id: idOf(letter),
      anglerfish: star === '*',
      traits: traits
        .split(' ')
        .filter((token) => token !== '')
        .map(readTrait),
      red: Number(red),
      blue: Number(blue),
      need: need === undefined ? undefined : Number(need),
      marks: words.filter(isMark).map((word) => MARKS[word]),
      used: used === undefined ? [] : used.slice(5).split('+').map(trait),
    };
  });

const SHOWN = ['hidden', 'hibernating', 'poisoned', 'revealed'] as const;

/** One animal as text: `A{Carn Fat!} 1/2 hidden`, traits in the order of the alphabet, food in one number. */
const writeAnimal = ({ id, traits, food, need, ...marks }: AnimalJson, letter = letterOf(id)): string => {
  const tokens = traits
    .map(
      (held) =>
        `${shortOf(held.trait)}${held.full ? '!' : ''}${held.pairedWith ? `>${letterOf(held.pairedWith)}` : ''}`,
    )
    .sort();
  const body = tokens.length === 0 ? '' : `{${tokens.join(' ')}}`;
  const shown = SHOWN.filter((mark) => marks[mark]).map((mark) => ` ${mark}`);
  return `${letter}${body} ${food.red + food.blue}/${need}${shown.join('')}`;
};

/**
 * A row of a document beside the row a test expects, both as text: an animal that is expected as `?` may have any id,
 * and the order of traits does not count.
 */
export const compareRows = (
  animals: readonly AnimalJson[],
  expected: string,
): readonly [found: string, meant: string] => {
  const wanted = expected === '' ? [] : expected.split(', ');
  const found = animals.map((animal, index) => writeAnimal(animal, wanted[index]?.startsWith('?') ? '?' : undefined));
  const meant = wanted.map((text) =>
    text.replace(/\{([^}]*)\}/, (_, traits: string) => `{${traits.split(' ').sort().join(' ')}}`),
  );
  return [found.join(', '), meant.join(', ')];
};
