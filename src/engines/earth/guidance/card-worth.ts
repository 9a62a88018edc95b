/** What cards are worth to a seat, roughly and in points: house judgement for playouts. */
import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import type { Content } from '../content/catalog.ts';
import { CARDS, NONE } from '../content/ids.ts';
import { measureIndex } from '../content/measures.ts';
import { FIELD, RECORD, type Score } from '../content/tables.ts';
import { COLOURS } from '../content/traits.ts';
import type { State } from '../rules/state.ts';
import { costOf } from '../rules/tableau.ts';
import { OBJECTIVES, PUBLIC, SPACES } from '../rules/terms.ts';
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
const MOST_FIT = 6;

/** Points of an ability of any game, used once; those of a copy are not for planted cards, and are not lost to a cost. */
const plainWorth = (content: Content, ability: number): number => {
  const at = ability * RECORD;
  const copied = content.abilities[at + FIELD.copies]! * COPY;
  const part = content.abilities[at + FIELD.perPlanted]! > 0 ? PER_PLANTED : 1;
  return part * Math.max(0, abilityWorth(content, ability, PLAIN) - copied) + copied;
};

/** Points of each card by its number. */
interface Worth {
  /** At once: printed points, its black ability, a terrain's score. */
  readonly now: Float64Array;
  /** Over a whole game, by the abilities that fire again and again. */
  readonly later: Float64Array;
}

const worthOf = (content: Content): Worth => {
  const now = Float64Array.from(content.points);
  const later = new Float64Array(CARDS);
  for (let card = 0; card < CARDS; card++) {
    if (content.scores[card] !== undefined) now[card]! += TERRAIN;
    for (const [colour, name] of COLOURS.entries()) {
      const ability = content.abilityOf[card * COLOURS.length + colour]!;
      if (ability === 0) continue;
      if (name === 'black') now[card]! += plainWorth(content, ability);
      else later[card]! += USES * plainWorth(content, ability);
    }
  }
  return { now, later };
};

const tables = new WeakMap<Content, Worth>();

/** One table for each catalog, made when first needed. */
const worthTable = (content: Content): Worth => {
  const known = tables.get(content);
  if (known !== undefined) return known;
  const table = worthOf(content);
  tables.set(content, table);
  return table;
};

/**
 * Points that `card` adds to the area of `owner` as the game stands, its cost not taken off.
 * @param left part of the game that is left, 0–1
 */
export const cardWorth = (state: State, owner: number, card: number, left: number): number => {
  const { now, later } = worthTable(state.rules.content);
  return now[card]! + left * later[card]! + fittingWorth(state, owner, card) + countedWorth(state, owner, card);
};

/** Points of planting `card` now, its cost taken off; also what `owner` loses with a card of the hand. */
export const plantWorth = (state: State, owner: number, card: number, prices: Prices): number =>
  cardWorth(state, owner, card, prices.left) - costOf(state, owner, card) * prices.soil;

/** Points of what fits a terrain's scoring ability in the tableau already. */
const fittingWorth = (state: State, owner: number, card: number): number => {
  const { scores, has } = state.rules.content;
  const score = scores[card];
  if (score === undefined || score.trait === NONE) return 0;
  let count = 0;
  for (let rest = state.occupied[owner]!; rest !== 0; rest = withoutLowest(rest))
    count += has[score.trait * CARDS + state.tableau[owner * SPACES + lowestBit(rest)]!]!;
  return (FIT * score.points * Math.min(MOST_FIT, count)) / score.per;
};

/** Points of an objective, shared among the cards it takes, and part of an ecosystem's points that counts. */
const OBJECTIVE = 16.5;
const ECOSYSTEM = 0.8;

/** Points that a card adds to the ecosystems of `owner`, and towards the objectives it has not claimed. */
const countedWorth = (state: State, owner: number, card: number): number => {
  const { content } = state.rules;
  let ecosystems = ecosystemWorth(content, state.ecosystem[owner]!, card);
  for (let place = 0; place < PUBLIC; place++)
    ecosystems += ecosystemWorth(content, state.publicEcosystems[place]!, card);
  let objectives = 0;
  for (let objective = 0; objective < OBJECTIVES; objective++) {
    if (hasBit(state.claimed[owner]!, objective)) continue;
    const { count, score } = content.fauna[state.fauna[objective]!]!;
    if (score.trait !== NONE && content.has[score.trait * CARDS + card] === 1) objectives += 1 / count;
  }
  return ECOSYSTEM * ecosystems + OBJECTIVE * objectives;
};

/** Points of a card for one ecosystem, a side or `NONE`. */
const ecosystemWorth = (content: Content, side: number, card: number): number => {
  if (side === NONE) return 0;
  const score = content.ecosystems[side]!;
  return score.trait !== NONE && content.has[score.trait * CARDS + card] === 1 ? oneMore(score) : 0;
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
