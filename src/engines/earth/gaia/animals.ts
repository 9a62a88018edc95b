/** Gaïa's animals: she has neither tableau nor pawns, so what is left of an ability is how often, for what and what for. */
import Type, { type Static } from 'typebox';
import { G, type Gaia, usedLeaves } from './counters.ts';
import { gainCompost, gainGrowth, gainSoil, gainSprouts, payCompost } from './gains.ts';
import type { GaiaRules } from './rulings.ts';
import type { Log, Solo } from './solo.ts';

const strict = { additionalProperties: false };
const some = (description: string, maximum = 20) => Type.Optional(Type.Integer({ minimum: 1, maximum, description }));

/** What a use of an animal costs or brings; for Gaïa, where it says nothing else. */
const goods = {
  soil: some('Soil.'),
  sprouts: some('Sprouts.'),
  growth: some('Growth; the last piece placed goes first, trunk or canopy.'),
  compost: some('Cards of the compost as a cost; cards from the deck to the compost as a gain.'),
  hand: some('Cards composted from the hand: a cost she cannot pay, a gain by ruling E7.'),
};

const GainField = (description: string) =>
  Type.Optional(
    Type.Object({ ...goods, draw: some('Cards drawn; Gaïa composts two for each.') }, { ...strict, description }),
  );

/** What an animal gives; amounts that are absent are none. */
export interface Gain {
  readonly soil?: number;
  readonly sprouts?: number;
  readonly growth?: number;
  readonly compost?: number;
  readonly hand?: number;
  readonly draw?: number;
}

/** How an animal moves, as far as it matters to Gaïa (rules sections 6.3 and 6.6). */
export const MOVES = ['up-to', 'to-card', 'exactly', 'none', 'pawns'] as const;

/** What storage zones hold. */
export const STORED = ['sprouts', 'growth', 'compost', 'soil'] as const;

/** The fields of an animal's row that Gaïa goes by. */
export const GAIA_ANIMAL_FIELDS = {
  move: Type.Enum([...MOVES], {
    description:
      'How it moves: up to so many cards; to one card; exactly so many; never; or five pawns, which for Gaïa is once a used leaf.',
  }),
  most: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 9,
      default: 1,
      description: 'With the move `up-to`: most cards it visits in one activation, all else being for each of them.',
    }),
  ),
  perUsedLeaf: Type.Optional(
    Type.Literal(true, { description: 'With the move `up-to`: `most` is for each leaf used so far.' }),
  ),
  cost: Type.Optional(
    Type.Object(goods, {
      ...strict,
      description: 'Paid in full or not at all: for each visited card with `up-to` and `pawns`, else for the whole.',
    }),
  ),
  gain: GainField('What it brings, as often as the cost is paid.'),
  others: GainField('What it brings to each other player; of Gaïa’s animals, to the person.'),
  stores: Type.Optional(
    Type.Object(
      {
        what: Type.Enum([...STORED], { description: 'What is put into the storage zone.' }),
        most: Type.Integer({ minimum: 1, maximum: 9, description: 'Up to so many, as often as the cost is paid.' }),
        from: Type.Optional(
          Type.Enum(['own', 'supply'], {
            default: 'own',
            description: 'Whether it is taken from her or from the supply.',
          }),
        ),
        points: Type.Integer({ minimum: 1, maximum: 20, description: 'Points at the end …' }),
        per: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 9, default: 1, description: '… for each so many stored.' }),
        ),
      },
      { ...strict, description: 'Storage zone.' },
    ),
  ),
} as const;

const RowSchema = Type.Object(GAIA_ANIMAL_FIELDS);

/** An animal as Gaïa uses it. */
export interface GaiaAnimal extends Static<typeof RowSchema> {
  readonly name: { readonly en: string; readonly fr: string };
}

/**
 * Gaïa activates her animals, as she does whenever she has placed a leaf on the Fauna board; what she can pay she must
 * (rules section 6.6). In the order of her cards: the rulebook leaves it open, and each is resolved before the next.
 */
export const activateAnimals = (solo: Solo): void => {
  for (let index = 0; index < solo.rules.animals.length; index++) activate(solo, index);
};

/** As if she had made the largest move: as often as she can pay. */
const activate = (solo: Solo, index: number): void => {
  const { gaia, rules, supply, log } = solo;
  const animal = rules.animals[index]!;
  const before = log && gaia.slice();
  const most = usesOf(animal, usedLeaves(gaia));
  let times = 0;
  while (times < most && use(solo, index)) times++;
  if (times > 0 && animal.others !== undefined) supply.give(animal.others, times);
  if (log !== undefined && before !== undefined) tell(log, animal, times, changes(before, gaia, index));
};

/** Most often an animal can be used in one activation. */
const usesOf = ({ move, most = 1, perUsedLeaf }: GaiaAnimal, leaves: number): number => {
  switch (move) {
    case 'up-to':
      return perUsedLeaf === true ? most * leaves : most;
    case 'pawns':
      return leaves;
    case 'to-card':
    case 'exactly':
    case 'none':
      return 1;
  }
};

/** @returns whether it could be paid; else nothing has changed */
const use = (solo: Solo, index: number): boolean => {
  const { gaia, rules } = solo;
  const { cost = {}, gain, stores } = rules.animals[index]!;
  const stored = stores === undefined ? 0 : storable(solo, stores, cost);
  if (!canPay(gaia, cost) || (stores !== undefined && stored === 0)) return false;
  if (stores !== undefined && stores.from !== 'supply') pay(solo, { [stores.what]: stored });
  gaia[G.stored + index]! += stored;
  pay(solo, cost);
  if (gain !== undefined) receive(solo, gain);
  return true;
};

type Cost = NonNullable<GaiaAnimal['cost']>;
type Stores = NonNullable<GaiaAnimal['stores']>;

/** She has no hand to pay from. */
const canPay = (gaia: Gaia, { soil = 0, sprouts = 0, growth = 0, compost = 0, hand = 0 }: Cost): boolean =>
  soil <= gaia[G.soil]! &&
  sprouts <= gaia[G.sprouts]! &&
  growth <= gaia[G.growth]! &&
  compost <= gaia[G.compost]! &&
  hand === 0;

const pay = (solo: Solo, { soil = 0, sprouts = 0, growth = 0, compost = 0 }: Cost): void => {
  solo.gaia[G.soil]! -= soil;
  solo.gaia[G.sprouts]! -= sprouts;
  solo.gaia[G.growth]! -= growth;
  payCompost(solo, compost);
};

/** Pieces that can be stored besides paying the cost (ruling G2). */
const storable = ({ gaia, rules }: Solo, { what, most, from }: Stores, cost: Cost): number => {
  if (from === 'supply') return most;
  const left = Math.max(0, gaia[G[what]]! - (cost[what] ?? 0));
  if (left >= most) return most;
  return rules.rulings.gaiaStores === 'as-many' ? left : 0;
};

const receive = (solo: Solo, gain: Gain): void => {
  const { soil = 0, sprouts = 0, growth = 0, compost = 0, hand = 0, draw = 0 } = gain;
  gainSprouts(solo, sprouts);
  gainGrowth(solo, growth);
  gainCompost(solo, compost + INSTEAD_OF_DRAWING * draw + (solo.rules.rulings.gaiaHand === 'deck' ? hand : 0));
  gainSoil(solo, soil);
};

/** Cards she composts instead of drawing one. */
const INSTEAD_OF_DRAWING = 2;

/** How her counters have changed. */
const changes = (before: Gaia, after: Gaia, index: number): Readonly<Record<string, number>> => ({
  soil: after[G.soil]! - before[G.soil]!,
  sprouts: after[G.sprouts]! - before[G.sprouts]!,
  growth: after[G.growth]! - before[G.growth]!,
  compost: after[G.compost]! - before[G.compost]!,
  stored: after[G.stored + index]! - before[G.stored + index]!,
});

const tell = (
  log: Log,
  { name, others }: GaiaAnimal,
  times: number,
  changed: Readonly<Record<string, number>>,
): void => {
  if (times === 0) log({ code: 'gaia.animal-unable', params: { ...name } });
  else log({ code: 'gaia.animal', params: { ...name, times, ...changed } });
  if (times > 0 && others !== undefined)
    log({ code: 'gaia.animal-gives', params: { ...name, ...scaled(others, times) } });
};

const scaled = (gain: Gain, times: number): Record<string, number> =>
  Object.fromEntries(Object.entries(gain).map(([what, amount]) => [what, Number(amount) * times]));

/** Points of what the storage zones of her animals hold. */
export const storedPoints = (gaia: Gaia, { animals }: GaiaRules): number => {
  let sum = 0;
  for (let index = 0; index < animals.length; index++) {
    const { points, per = 1 } = animals[index]!.stores ?? { points: 0 };
    sum += Math.floor(gaia[G.stored + index]! / per) * points;
  }
  return sum;
};
