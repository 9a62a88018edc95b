/** What is printed on cards, tiles and boards of NATERA, read from the rows of the catalog. */
import type { CardRow } from '../../../../packages/engines/src/types.ts';
import { type CardKind, type CardType, KINDS, PAYMENTS, RESOURCES, type Resource, TYPES } from './terms.ts';

/** So much of a resource, or of cards of the hand. */
export interface Price {
  readonly of: string;
  readonly amount: number;
}

/** A step of what a row does; fields that it has not are empty. */
export interface Step {
  readonly does: string;
  readonly count: number;
  /** Resource, track, or whose. */
  readonly of: string;
  readonly cost: Price | null;
  readonly steps: readonly Step[];
  readonly otherwise: readonly Step[];
  readonly ways: readonly (readonly Step[])[];
  /** Of a card that is played for less. */
  readonly less: readonly { readonly resource: Resource; readonly by: number }[];
}

/** Points that depend on the end. */
export interface PointsPer {
  readonly per: string;
  readonly every: number;
  readonly points: number;
}

/** What must hold before a card is played. */
export interface Asked {
  readonly kind: 'presence' | 'authority' | 'cards';
  readonly of: string;
  readonly least: number;
}

/** A space of a science board. */
export interface Space {
  readonly cost: Price | null;
  readonly steps: readonly Step[];
  readonly points: number;
}

/** Any row: what a table does not have is empty. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly card: CardRow | undefined;
  readonly kind: CardKind | null;
  readonly types: readonly CardType[];
  readonly isAdvanced: boolean;
  /** Prices of a card in endurance, agility and intelligence. */
  readonly prices: readonly Price[];
  /** Food for a specialist. */
  readonly food: number;
  readonly asks: readonly Asked[];
  readonly cost: Price | null;
  readonly steps: readonly Step[];
  /** Of a location: what a colony there gives. */
  readonly bonus: readonly Step[];
  readonly ability: { readonly energy: number; readonly steps: readonly Step[] } | null;
  readonly on: { readonly event: string; readonly of: string } | null;
  readonly discount: { readonly on: string; readonly of: string; readonly by: number } | null;
  readonly points: number;
  readonly pointsPer: PointsPer | null;
  /** Of a tribe: what it produces, by its mini-tile and its card. */
  readonly tile: readonly Step[];
  readonly production: readonly Step[];
  /** Of a science board. */
  readonly spaces: readonly Space[];
  readonly links: readonly (readonly [number, number])[];
}

/** Faces by table and id. */
export interface Faces {
  of(table: string, id: string): Face;
}

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const priceOf = (value: unknown): Price | null => {
  if (value === undefined) return null;
  const { of, amount } = fields(value);
  return { of: word(of), amount: count(amount) };
};

/** Fields that say how much a step does; each step has one of them at most. */
const COUNTS = ['amount', 'cards', 'by', 'tokens', 'colonies', 'locations', 'discount', 'upTo', 'specialists'];

const stepOf = (value: unknown): Step => {
  const row = fields(value);
  return {
    does: word(row['do']),
    count: COUNTS.reduce((sum, field) => sum + count(row[field]), 0),
    of: word(row['resource']) || word(row['track']) || word(row['of']),
    cost: priceOf(row['cost']),
    steps: stepsOf(row['steps']),
    otherwise: stepsOf(row['otherwise']),
    ways: row['do'] === 'choose' ? list(row['from']).map(stepsOf) : [],
    less: PAYMENTS.flatMap((resource) => (count(row[resource]) > 0 ? [{ resource, by: count(row[resource]) }] : [])),
  };
};

const stepsOf = (value: unknown): readonly Step[] => list(value).map(stepOf);

const pricesOf = (value: unknown): Price[] => {
  const price = fields(value);
  return RESOURCES.flatMap((of) => (count(price[of]) > 0 ? [{ of, amount: count(price[of]) }] : []));
};

const askedOf = (value: unknown): Asked[] => {
  const row = fields(value);
  return (['presence', 'authority', 'cards'] as const).flatMap((kind) =>
    row[kind] === undefined ? [] : [{ kind, of: word(row[kind]), least: count(row['least']) }],
  );
};

const triggerOf = (value: unknown): Face['on'] => {
  const [event] = Object.entries(fields(value));
  return event === undefined ? null : { event: event[0], of: word(event[1]) };
};

const discountOf = (value: unknown): Face['discount'] => {
  if (value === undefined) return null;
  const { on, of, by } = fields(value);
  return { on: word(on), of: word(of), by: count(by) };
};

const pointsPerOf = (value: unknown): PointsPer | null => {
  if (value === undefined) return null;
  const { per, every, points } = fields(value);
  return { per: word(per), every: count(every), points: count(points) };
};

const abilityOf = (value: unknown): Face['ability'] => {
  if (value === undefined) return null;
  const { energy, steps } = fields(value);
  return { energy: count(energy), steps: stepsOf(steps) };
};

const spaceOf = (value: unknown): Space => {
  const row = fields(value);
  return { cost: priceOf(row['cost']), steps: stepsOf(row['steps']), points: count(row['points']) };
};

const faceOf = (id: string, card: CardRow | undefined): Face => {
  const row = fields(card?.row);
  const types = list(row['types']);
  return {
    id,
    name: card?.name ?? id,
    facts: card?.facts ?? [],
    card,
    kind: KINDS.find((each) => each === row['background']) ?? null,
    types: TYPES.filter((each) => types.includes(each)),
    isAdvanced: row['pile'] === 'advanced',
    prices: pricesOf(row['price']),
    food: count(row['price']),
    asks: list(row['requires']).flatMap(askedOf),
    cost: priceOf(row['cost']),
    steps: stepsOf(row['steps']),
    bonus: stepsOf(row['bonus']),
    ability: abilityOf(row['ability']),
    on: triggerOf(row['on']),
    discount: discountOf(row['discount']),
    points: count(row['points']),
    pointsPer: pointsPerOf(row['pointsPer']),
    tile: stepsOf(row['tile']),
    production: stepsOf(row['production']),
    spaces: list(row['spaces']).map(spaceOf),
    links: list(row['links']).map((link) => [count(list(link)[0]), count(list(link)[1])] as const),
  };
};

const KNOWN = new WeakMap<object, Faces>();

/** Reads faces from a catalog, once each. */
export const facesOf = (cards: Readonly<Record<string, readonly CardRow[]>>): Faces => {
  const known = KNOWN.get(cards);
  if (known !== undefined) return known;
  const read = new Map<string, Face>();
  const faces: Faces = {
    of: (table, id) => {
      const key = `${table}/${id}`;
      const face =
        read.get(key) ??
        faceOf(
          id,
          cards[table]?.find((each) => each.id === id),
        );
      read.set(key, face);
      return face;
    },
  };
  KNOWN.set(cards, faces);
  return faces;
};
