/** What is printed on the cards of Evolution, and what lies at an animal. */
import type { EvolutionState } from '../../../../packages/engines/src/evolution.ts';
import type { CardRow } from '../../../../packages/engines/src/types.ts';

export type Player = EvolutionState['players'][number];
export type Animal = Player['animals'][number];
export type Trait = Animal['traits'][number]['trait'];

/** What a trait is for; each has a colour. */
export type Kind = 'hunt' | 'defence' | 'food' | 'pair' | 'burden';

/** A trait as its card shows it. */
interface Printed {
  readonly kind: Kind;
  /** What it adds to the need of an animal. */
  readonly cost: number;
}

const printed = (kind: Kind, cost = 0): Printed => ({ kind, cost });

/** By trait. */
export const PRINTED: Readonly<Record<Trait, Printed>> = {
  carnivorous: printed('hunt', 1),
  'high-body-weight': printed('defence', 1),
  parasite: printed('burden', 2),
  camouflage: printed('defence'),
  'sharp-vision': printed('hunt'),
  swimming: printed('defence'),
  burrowing: printed('defence'),
  running: printed('defence'),
  mimicry: printed('defence'),
  'tail-loss': printed('defence'),
  poisonous: printed('defence'),
  scavenger: printed('food'),
  piracy: printed('food'),
  grazing: printed('food'),
  hibernation: printed('food'),
  'fat-tissue': printed('food'),
  symbiosis: printed('pair'),
  communication: printed('pair'),
  cooperation: printed('pair'),
  shell: printed('defence'),
  intellect: printed('hunt', 1),
  'specialization-a': printed('food'),
  'specialization-b': printed('food'),
  metamorphose: printed('food'),
  'ink-cloud': printed('defence'),
  viviparous: printed('food', 1),
  'ambush-hunting': printed('hunt'),
  flight: printed('defence'),
  trematode: printed('burden', 1),
  anglerfish: printed('hunt'),
};

/** Whether this names a trait. */
const isTrait = (id: string): id is Trait => Object.hasOwn(PRINTED, id);

/** A trait that lies at an animal, at either end of a pair card. */
export interface Tab {
  readonly trait: Trait;
  /** The other animal of a pair card. */
  readonly partner: number | null;
  /** Whether a Symbiosis makes this animal the dependent one; true for all other cards at their first animal. */
  readonly isHost: boolean;
  /** Whether it has done its work for this year, or a pair card for this round. */
  readonly used: boolean;
  /** Cards of fat with and without their yellow food. */
  readonly fat: { readonly full: number; readonly empty: number } | null;
}

/** The spot of a trait at an animal. */
export const tabSpot = (animal: number, trait: string, partner: number | null = null): string =>
  `trait:${animal}:${trait}${partner === null ? '' : `:${partner}`}`;

/** The traits at an animal in the order of play, fat last and as one. */
export const tabsOf = (animal: Animal, row: readonly Animal[]): readonly Tab[] => {
  const isUsed = (trait: Trait): boolean => animal.usedThisYear?.includes(trait) === true;
  const tab = (trait: Trait, rest: Partial<Tab> = {}): Tab => ({
    trait,
    partner: null,
    isHost: true,
    used: isUsed(trait),
    fat: null,
    ...rest,
  });
  const isBorn = animal.revealed === true && !animal.traits.some(({ trait }) => trait === 'carnivorous');
  const own = animal.traits.filter(({ trait }) => trait !== 'fat-tissue');
  const fat = animal.traits.filter(({ trait }) => trait === 'fat-tissue');
  const full = fat.filter((card) => card.full === true).length;
  const shared = row.flatMap(({ id, traits }) =>
    traits
      .filter(({ pairedWith }) => pairedWith === animal.id)
      .map(({ trait, used }) => tab(trait, { partner: id, isHost: false, used: used === true })),
  );
  return [
    ...(isBorn ? [tab('carnivorous')] : []),
    ...own.map(({ trait, pairedWith, used }) =>
      pairedWith === undefined ? tab(trait) : tab(trait, { partner: pairedWith, used: used === true }),
    ),
    ...shared,
    ...(fat.length > 0 ? [tab('fat-tissue', { fat: { full, empty: fat.length - full } })] : []),
  ];
};

/** A pair card between two animals of a row. */
export interface Link {
  readonly trait: Trait;
  readonly from: number;
  readonly to: number;
  readonly used: boolean;
}

/** All pair cards of a row. */
export const linksOf = (row: readonly Animal[]): readonly Link[] =>
  row.flatMap(({ id, traits }) =>
    traits.flatMap(({ trait, pairedWith, used }) =>
      pairedWith === undefined ? [] : [{ trait, from: id, to: pairedWith, used: used === true }],
    ),
  );

/** Names and rules of the cards of a catalog. */
export interface Lexicon {
  card(id: string): CardRow | undefined;
  sides(id: string): readonly Trait[];
  name(trait: Trait): string;
  /** What the trait does, its name before it. */
  fact(trait: Trait): string;
}

const sidesOf = ({ row }: CardRow): Trait[] =>
  'sides' in row && Array.isArray(row.sides) ? row.sides.map(String).filter(isTrait) : [];

/** Reads them; the facts of a card are how many there are, then one for each side. */
export const lexiconOf = (cards: Readonly<Record<string, readonly CardRow[]>>): Lexicon => {
  const rows = new Map((cards['cards'] ?? []).map((row) => [row.id, row]));
  const names = new Map<Trait, string>();
  const facts = new Map<Trait, string>();
  for (const row of rows.values())
    for (const [index, trait] of sidesOf(row).entries()) {
      names.set(trait, row.name.split(' / ')[index] ?? trait);
      facts.set(trait, row.facts[index + 1] ?? '');
    }
  return {
    card: (id) => rows.get(id),
    sides: (id) => {
      const row = rows.get(id);
      return row === undefined ? [] : sidesOf(row);
    },
    name: (trait) => names.get(trait) ?? trait,
    fact: (trait) => facts.get(trait) ?? '',
  };
};
