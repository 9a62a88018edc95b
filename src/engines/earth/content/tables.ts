import { CARDS, ISLAND_0, ISLANDS, NONE } from './ids.ts';
import { measureIndex } from './measures.ts';
import type { AbilityRow, Card, Island, ScoreRow, Side } from './rows.ts';
import { COLOURS, FLORA_KINDS, HABITATS, PRICED_TRAITS, TRAITS, type Trait, traitIndex } from './traits.ts';

/** Fields of an ability record. */
export const FIELD = {
  costSoil: 0,
  costSprouts: 1,
  costGrowth: 2,
  costHand: 3,
  costCompost: 4,
  soil: 5,
  draw: 6,
  compostDeck: 7,
  compostHand: 8,
  sprouts: 9,
  growth: 10,
  /** Where sprouts and growth go: see `WHERE`. */
  where: 11,
  /** 1 + the kind of flora of which each gets so many; 0 for so many in all. */
  each: 12,
  onlyIfChosen: 13,
  /** 1 + the trait of the cards planted this turn that the gain is multiplied by; 0 for none. */
  perPlanted: 14,
  /** 1 when it copies another flora's ability of its colour; the number of cards when it looks at the compost. */
  copies: 15,
  looks: 16,
} as const;
/** Numbers in an ability record. */
export const RECORD = 17;

/** Values of the field `where`. */
const WHERE = ['anywhere', 'neighbours', 'row', 'column'] as const;
/** What a `payWith` card may be paid with instead of soil; index 0 is nothing else. */
export const PAY_WITH = ['soil', 'hand', 'sprouts', 'growth'] as const;

/** Points for a count, ready to compute. */
export interface Score {
  readonly what: number;
  readonly trait: number;
  readonly by: ScoreRow['by'];
  readonly least: number;
  readonly points: number;
  readonly per: number;
  readonly max: number;
  /** Points for 0, 1, 2, … counted; empty when points are proportional. */
  readonly table: readonly number[];
  /** Whether fewer sprouts or less growth can count for more. */
  readonly rewardsLess: boolean;
}

/** Most points of a score that names none. */
const UNBOUNDED = 999;

/** A score row with its defaults. */
export const compileScore = (row: ScoreRow): Score => ({
  what: measureIndex(row.what),
  trait: row.trait === undefined ? NONE : traitIndex(row.trait),
  by: row.by,
  least: row.least ?? 0,
  points: row.points ?? 0,
  per: row.per ?? 1,
  max: row.max ?? UNBOUNDED,
  table: row.table === undefined ? [] : [0, ...row.table],
  rewardsLess: row.what === 'flora-bare' || row.by === 'sprouts' || row.by === 'growth',
});

/** Earth cards, islands and climates as flat tables by card index. */
export const emptyTables = () => ({
  cost: new Int8Array(CARDS),
  points: new Int8Array(CARDS),
  sproutSpaces: new Int8Array(CARDS),
  growthSpaces: new Int8Array(CARDS),
  canopy: new Int8Array(CARDS),
  /** Whether a card has a trait: `trait * CARDS + card`. */
  has: new Uint8Array(TRAITS.length * CARDS),
  /** Mask of the `PRICED_TRAITS` that a card has. */
  priced: new Int16Array(CARDS),
  /** Masks over `FLORA_KINDS` and terrain, `HABITATS` and the six colours that a line compares. */
  kinds: new Int8Array(CARDS),
  habitats: new Int8Array(CARDS),
  colours: new Int8Array(CARDS),
  isEvent: new Uint8Array(CARDS),
  /** Ability that fires on a colour: `card * COLOURS.length + colour`; 0 for none. */
  abilityOf: new Int16Array(CARDS * COLOURS.length),
  /** Ability that fires whenever its owner plays an event; 0 for none. */
  onEvent: new Int16Array(CARDS),
  /** Trait that the owner plants cheaper, `NONE` for nothing, and by how much. */
  discountTrait: new Int8Array(CARDS).fill(NONE),
  discount: new Int8Array(CARDS),
  /** Colour that the owner may not choose, `NONE` for none. */
  ban: new Int8Array(CARDS).fill(NONE),
  /** Colour of the cards that may be planted over this terrain, `NONE` for none. */
  replaceWith: new Int8Array(CARDS).fill(NONE),
  /** Index into `PAY_WITH`. */
  payWith: new Int8Array(CARDS),
  start: { draw: new Int8Array(ISLANDS), compost: new Int8Array(ISLANDS), soil: new Int8Array(ISLANDS) },
  scores: new Array<Score | undefined>(CARDS).fill(undefined),
  names: new Array<string>(CARDS).fill(''),
  /** Ability records, the first of which stands for none. */
  records: new Array<number>(RECORD).fill(0),
});
type Tables = ReturnType<typeof emptyTables>;

/** Enters an Earth card. */
export const enterCard = (tables: Tables, row: Card): void => {
  const { id, kind } = row;
  tables.cost[id] = row.cost ?? 0;
  tables.sproutSpaces[id] = row.sproutSpaces ?? 0;
  tables.growthSpaces[id] = row.growthSpaces ?? 0;
  tables.canopy[id] = row.canopy ?? 0;
  tables.isEvent[id] = kind === 'event' ? 1 : 0;
  enterSide(tables, id, row);
  const give = (trait: Trait, given: boolean): void => giveTrait(tables, id, trait, given);
  const flora = kind !== 'event' && kind !== 'terrain';
  for (const [index, each] of FLORA_KINDS.entries())
    if (kind === each || kind === 'all-types') {
      give(each, true);
      tables.kinds[id]! |= 1 << index;
    }
  give('flora', flora);
  give('terrain', kind === 'terrain');
  if (kind === 'terrain') tables.kinds[id]! |= 1 << FLORA_KINDS.length;
  give('geography', row.markers?.includes('geography') ?? false);
  give('colour-name', row.markers?.includes('colour') ?? false);
  give('animal-name', row.markers?.includes('animal') ?? false);
  if (kind !== 'event') {
    give('cost-4-or-more', tables.cost[id]! >= 4);
    give('cost-3-or-less', tables.cost[id]! <= 3);
  }
  if (!flora) return;
  give('sprout-spaces-6', tables.sproutSpaces[id]! === 6);
  give('sprout-spaces-3-or-less', tables.sproutSpaces[id]! <= 3);
  give('growth-spaces-4-or-more', tables.growthSpaces[id]! >= 4);
  give('growth-spaces-2-or-less', tables.growthSpaces[id]! <= 2);
  give('canopy-5-or-more', tables.canopy[id]! >= 5);
  give('canopy-4-or-less', tables.canopy[id]! <= 4);
};

const giveTrait = (tables: Tables, card: number, trait: Trait, given: boolean): void => {
  if (!given) return;
  const index = traitIndex(trait);
  tables.has[index * CARDS + card] = 1;
  if (index < PRICED_TRAITS) tables.priced[card]! |= 1 << index;
};

/** Enters what islands and climates have in common with Earth cards. */
export const enterSide = (
  tables: Tables,
  card: number,
  row: Omit<Side, 'id' | 'habitats'> & { habitats?: Side['habitats'] },
): void => {
  const { points, habitats = [], abilities } = row;
  tables.names[card] = row.name;
  tables.points[card] = points;
  const give = (trait: Trait, given: boolean): void => giveTrait(tables, card, trait, given);
  for (const [index, habitat] of HABITATS.entries())
    if (habitats.includes(habitat)) {
      give(habitat, true);
      tables.habitats[card]! |= 1 << index;
    }
  give('habitats-2-or-more', habitats.length >= 2);
  give('habitats-1-or-less', habitats.length <= 1);
  give('points-4-or-more', points >= 4);
  give('points-3-or-less', points <= 3);
  give('odd-points', points % 2 !== 0);
  give('even-points', points % 2 === 0);
  give('two-abilities', abilities.length === 2);
  for (const ability of abilities) enterAbility(tables, card, ability);
};

/** Enters an island. */
export const enterIsland = (tables: Tables, card: number, row: Island): void => {
  enterSide(tables, card, row);
  tables.start.draw[card - ISLAND_0] = row.start.draw;
  tables.start.compost[card - ISLAND_0] = row.start.compost;
  tables.start.soil[card - ISLAND_0] = row.start.soil;
};

/** Measures that are read off an arrow, a row, a column or neighbours: such a terrain counts as directional. */
const DIRECTED: readonly string[] = ['row', 'column', 'orthogonal', 'diagonal', 'orthogonal-path', 'empty-sides'];
const MULTICOLOUR = [0, 1, 2];

const enterAbility = (tables: Tables, card: number, row: AbilityRow): void => {
  const multi = row.colour === 'multicolour';
  const fires = multi ? MULTICOLOUR : [colourIndex(row.colour)].filter((each) => each >= 0);
  giveTrait(tables, card, row.colour, true);
  for (const colour of fires) {
    giveTrait(tables, card, COLOURS[colour]!, true);
    tables.colours[card]! |= 1 << colour;
  }
  if (row.colour === 'brown') tables.colours[card]! |= 1 << COLOURS.length;
  giveTrait(tables, card, 'directional', row.on !== undefined || DIRECTED.includes(row.score?.what ?? ''));
  enterStatic(tables, card, row);
  if (row.gain === undefined && row.copies === undefined && row.keepOneOfCompost === undefined) return;
  const index = tables.records.length / RECORD;
  tables.records.push(...recordOf(row));
  if (row.onEvent === true) tables.onEvent[card] = index;
  for (const colour of fires) tables.abilityOf[card * COLOURS.length + colour] = index;
};

const NAMES: readonly string[] = COLOURS;
const colourIndex = (name = ''): number => NAMES.indexOf(name);

const enterStatic = (tables: Tables, card: number, row: AbilityRow): void => {
  if (row.discount !== undefined) {
    tables.discountTrait[card] = traitIndex(row.discount.trait);
    tables.discount[card] = row.discount.amount;
  }
  if (row.ban !== undefined) tables.ban[card] = colourIndex(row.ban);
  if (row.replaceWith !== undefined) tables.replaceWith[card] = colourIndex(row.replaceWith);
  if (row.payWith !== undefined) tables.payWith[card] = PAY_WITH.indexOf(row.payWith);
  if (row.score !== undefined) tables.scores[card] = compileScore(row.score);
};

const recordOf = ({
  cost = {},
  gain = {},
  on,
  onlyIfChosen,
  perPlanted,
  copies,
  keepOneOfCompost,
}: AbilityRow): number[] => [
  cost.soil ?? 0,
  cost.sprouts ?? 0,
  cost.growth ?? 0,
  cost.compostHand ?? 0,
  cost.compost ?? 0,
  gain.soil ?? 0,
  gain.draw ?? 0,
  gain.compostDeck ?? 0,
  gain.compostHand ?? 0,
  gain.sprouts ?? 0,
  gain.growth ?? 0,
  on === undefined ? 0 : WHERE.indexOf(on.where),
  on?.each === undefined ? 0 : 1 + traitIndex(on.each),
  onlyIfChosen === true ? 1 : 0,
  perPlanted === undefined ? 0 : 1 + traitIndex(perPlanted),
  copies === undefined ? 0 : 1,
  keepOneOfCompost ?? 0,
];
