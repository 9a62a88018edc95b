/** What cards are worth in any game of a catalog, roughly and in points: house judgement for playouts. */
import type { Content } from '../content/catalog.ts';
import { CARDS, NONE } from '../content/ids.ts';
import { measureIndex } from '../content/measures.ts';
import { FIELD, RECORD, type Score } from '../content/tables.ts';
import { COLOURS } from '../content/traits.ts';
import { perCatalog } from './per-catalog.ts';
import { abilityWorth, COPY, emptyPrices, type Prices } from './prices.ts';

/** What goods are worth before anything is known of the game: a point each, but for cards given from the hand. */
const PLAIN: Prices = {
  ...emptyPrices(),
  soil: 1,
  draw: 1,
  hand: 0.5,
  compost: 1,
  sprouts: 1,
  growth: 1,
  sproutRoom: Number.POSITIVE_INFINITY,
  growthRoom: Number.POSITIVE_INFINITY,
};
/** Part of an ability's points that it brings when it fires for each planted card of a kind. */
const PER_PLANTED = 0.7;
/** Uses of an ability of a colour from the beginning of a game to its end. */
const USES = 1.2;
/** Points of a terrain's scoring ability before any card fits it, and the part that counts of what fits already. */
const TERRAIN = 5.8;
const FIT = 0.4;
/** Most cards that count as fitting a terrain: it will not lie beside them all. */
export const MOST_FIT = 6;

/** Points of an ability of any game, used once; those of a copy are not for planted cards, and are not lost to a cost. */
const plainWorth = (content: Content, ability: number): number => {
  const at = ability * RECORD;
  const copied = content.abilities[at + FIELD.copies]! * COPY;
  const part = content.abilities[at + FIELD.perPlanted]! > 0 ? PER_PLANTED : 1;
  return part * Math.max(0, abilityWorth(content, ability, PLAIN) - copied) + copied;
};

/** Points of each card by its number. */
export interface CardTables {
  /** At once: printed points, its black ability, a terrain's score. */
  readonly now: Float64Array;
  /** Over a whole game, by the abilities that fire again and again. */
  readonly later: Float64Array;
  /** The trait whose cards fit a terrain, `NONE` where it has no such score. */
  readonly fitTrait: Int8Array;
  /** Points of a terrain that so many cards fit: `card * (MOST_FIT + 1) + count`. */
  readonly fits: Float64Array;
  /** For an ecosystem: first for none, then for side 0 and so on. */
  readonly ecosystems: readonly Float64Array[];
}

/** Tables of no catalog. */
export const NO_TABLES: CardTables = {
  now: new Float64Array(0),
  later: new Float64Array(0),
  fitTrait: new Int8Array(0),
  fits: new Float64Array(0),
  ecosystems: [],
};

/** Measures that grow by one with each card of the trait. */
const COUNTED = [measureIndex('cards'), measureIndex('cards-unsaid'), measureIndex('tableau')];
const PATH = measureIndex('diagonal-path');

/** Points of a card where a table says what so many bring, and where they count along a path. */
const IN_TABLE = 4;
const ON_PATH = 2.5;

/** Points that one more card with the trait of a score brings, on average. */
const oneMore = (score: Score): number => {
  if (score.table.length > 0) return IN_TABLE;
  if (score.what === PATH) return ON_PATH;
  return COUNTED.includes(score.what) ? score.points / score.per : 0;
};

const ecosystemOf = ({ has }: Content, score: Score): Float64Array =>
  Float64Array.from({ length: CARDS }, (_, card) =>
    score.trait !== NONE && has[score.trait * CARDS + card] === 1 ? oneMore(score) : 0,
  );

const build = (content: Content): CardTables => {
  const now = Float64Array.from(content.points);
  const later = new Float64Array(CARDS);
  const fitTrait = new Int8Array(CARDS).fill(NONE);
  const fits = new Float64Array(CARDS * (MOST_FIT + 1));
  for (let card = 0; card < CARDS; card++) {
    const score = content.scores[card];
    if (score !== undefined) {
      now[card]! += TERRAIN;
      fitTrait[card] = score.trait;
      for (let count = 0; count <= MOST_FIT; count++)
        fits[card * (MOST_FIT + 1) + count] = (FIT * score.points * count) / score.per;
    }
    for (const [colour, name] of COLOURS.entries()) {
      const ability = content.abilityOf[card * COLOURS.length + colour]!;
      if (ability === 0) continue;
      if (name === 'black') now[card]! += plainWorth(content, ability);
      else later[card]! += USES * plainWorth(content, ability);
    }
  }
  const ecosystems = [new Float64Array(CARDS), ...content.ecosystems.map((score) => ecosystemOf(content, score))];
  return { now, later, fitTrait, fits, ecosystems };
};

/** Points of the cards of a catalog. */
export const cardTables = perCatalog(build);
