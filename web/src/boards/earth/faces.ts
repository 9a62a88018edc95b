/** What is printed on the cards of Earth, read from the rows of the catalog. */
import type { CardRow } from '../../../../packages/engines/src/types.ts';

/** Kinds of cards. */
export const KINDS = ['tree', 'herb', 'bush', 'mushroom', 'all-types', 'terrain', 'event'] as const;
export type Kind = (typeof KINDS)[number];
/** Habitats. */
export const HABITATS = ['sunny', 'wet', 'rocky', 'cold'] as const;
export type Habitat = (typeof HABITATS)[number];
/** Colours of abilities. */
export const COLOURS = ['green', 'red', 'blue', 'yellow', 'multicolour', 'black', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];
/** Things that are paid and gained. */
export const GOODS = ['soil', 'sprouts', 'growth', 'draw', 'compostHand', 'compostDeck', 'compost'] as const;
export type Good = (typeof GOODS)[number];

/** So much of something. */
export interface Amount {
  readonly good: Good;
  readonly count: number;
}

/** What an ability is about beside what it trades: a word or two for its band. */
export type Remark =
  | { readonly kind: 'chosen' | 'event' | 'allKinds' }
  | { readonly kind: 'where' | 'per' | 'of' | 'ban' | 'copies' | 'over' | 'payWith'; readonly what: string }
  | { readonly kind: 'score'; readonly points: number | null; readonly what: string }
  | { readonly kind: 'cheaper'; readonly by: number; readonly what: string };

/** One printed ability. */
export interface Ability {
  readonly colour: Colour;
  readonly cost: readonly Amount[];
  readonly gain: readonly Amount[];
  readonly remarks: readonly Remark[];
}

/** A card, or a side of an island, a climate, an ecosystem, a fauna card or an animal. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind | null;
  readonly cost: number | null;
  readonly points: number;
  readonly sproutSpaces: number;
  readonly growthSpaces: number;
  readonly canopy: number;
  readonly habitats: readonly Habitat[];
  readonly abilities: readonly Ability[];
  /** Points of each piece stored, of animals: so many for every so many. */
  readonly card: CardRow | undefined;
}

/** The faces of all cards, by the id that states have. */
export interface Faces {
  of(id: string | number): Face;
}

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const amounts = (value: unknown): Amount[] => {
  const given = fields(value);
  return GOODS.flatMap((good) => (count(given[good]) > 0 ? [{ good, count: count(given[good]) }] : []));
};

/** Remarks that only name something, with where they find it. */
const NAMED = [
  ['copies', 'copies'],
  ['perPlanted', 'per'],
  ['ban', 'ban'],
  ['replaceWith', 'over'],
  ['payWith', 'payWith'],
] as const;

const scoreOf = (value: unknown): Remark[] => {
  if (value === undefined) return [];
  const score = fields(value);
  const points = score['points'];
  return [
    {
      kind: 'score',
      points: typeof points === 'number' && count(score['per']) < 2 ? points : null,
      what: word(score['trait']) || word(score['what']),
    },
  ];
};

const remarksOf = (row: Fields): Remark[] => {
  const [on, discount] = [fields(row['on']), fields(row['discount'])];
  return [
    ...(row['onlyIfChosen'] === true ? [{ kind: 'chosen' } as const] : []),
    ...(row['onEvent'] === true ? [{ kind: 'event' } as const] : []),
    ...(row['allKinds'] === true ? [{ kind: 'allKinds' } as const] : []),
    ...NAMED.flatMap(([field, kind]) => (word(row[field]) === '' ? [] : [{ kind, what: word(row[field]) }])),
    ...(word(on['where']) === '' ? [] : [{ kind: 'where', what: word(on['where']) } as const]),
    ...(word(on['each']) === '' ? [] : [{ kind: 'of', what: word(on['each']) } as const]),
    ...(discount['trait'] === undefined
      ? []
      : [{ kind: 'cheaper', by: count(discount['amount']), what: word(discount['trait']) } as const]),
    ...scoreOf(row['score']),
  ];
};

const abilityOf = (value: unknown): Ability => {
  const row = fields(value);
  const looks = count(row['keepOneOfCompost']);
  return {
    colour: COLOURS.find((each) => each === row['colour']) ?? 'brown',
    cost: amounts(row['cost']),
    gain: [...amounts(row['gain']), ...(looks > 0 ? [{ good: 'draw', count: 1 } as const] : [])],
    remarks: remarksOf(row),
  };
};

const faceOf = (id: string, card: CardRow | undefined): Face => {
  const row = fields(card?.row);
  const habitats = list(row['habitats']);
  return {
    id,
    name: card?.name ?? `#${id}`,
    kind: KINDS.find((each) => each === row['kind']) ?? null,
    cost: typeof row['cost'] === 'number' ? row['cost'] : null,
    points: count(row['points']),
    sproutSpaces: count(row['sproutSpaces']),
    growthSpaces: count(row['growthSpaces']),
    canopy: count(row['canopy']),
    habitats: HABITATS.filter((each) => habitats.includes(each)),
    abilities: list(row['abilities']).map(abilityOf),
    card,
  };
};

const KNOWN = new WeakMap<object, Faces>();

/** Reads faces from a catalog, once each. */
export const facesOf = (cards: Readonly<Record<string, readonly CardRow[]>>): Faces => {
  const known = KNOWN.get(cards);
  if (known !== undefined) return known;
  const rows = new Map(
    Object.values(cards)
      .flat()
      .map((card) => [card.id, card]),
  );
  const read = new Map<string, Face>();
  const faces: Faces = {
    of: (given) => {
      const id = String(given);
      const face = read.get(id) ?? faceOf(id, rows.get(id));
      read.set(id, face);
      return face;
    },
  };
  KNOWN.set(cards, faces);
  return faces;
};
