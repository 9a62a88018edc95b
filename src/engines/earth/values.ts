/** What cards are worth to a seat, roughly and in points: house judgement for playouts, tuned in docs/strength.md. */
import type { Content } from './catalog/content.ts';
import { CARDS, EARTH_CARDS, NONE } from './catalog/ids.ts';
import { measureIndex } from './catalog/measures.ts';
import { FIELD, RECORD, type Score } from './catalog/tables.ts';
import { COLOURS } from './catalog/traits.ts';
import type { State } from './state.ts';
import { OBJECTIVES, PUBLIC } from './terms.ts';

/** Points of one unit of each gain and cost of an ability, used a few times. */
const UNIT = { soil: 0.9, draw: 1, compostDeck: 1, compostHand: 0.5, sprouts: 1, growth: 1.3 } as const;
const PRICE = { soil: 0.9, sprouts: 1, growth: 1.2, hand: 0.4, compost: 1 } as const;
/** Uses of an ability that fires on an action's colour, and of one that fires on planting. */
const USES = 2.5;
/** Part of the printed growth and sprout spaces that a flora fills in the end. */
const GROWN = 0.45;
const SPROUTED = 0.35;
/** Points of soil that a card's cost is worth. */
const COST = 0.55;
/** Points of each scoring ability of a terrain, on average. */
const TERRAIN_SCORE = 6;

const abilityValue = (content: Content, ability: number): number => {
  const record = content.abilities;
  const at = ability * RECORD;
  const value =
    record[at + FIELD.soil]! * UNIT.soil +
    record[at + FIELD.draw]! * UNIT.draw +
    record[at + FIELD.compostDeck]! * UNIT.compostDeck +
    record[at + FIELD.compostHand]! * UNIT.compostHand +
    record[at + FIELD.sprouts]! * UNIT.sprouts +
    record[at + FIELD.growth]! * UNIT.growth;
  const price =
    record[at + FIELD.costSoil]! * PRICE.soil +
    record[at + FIELD.costSprouts]! * PRICE.sprouts +
    record[at + FIELD.costGrowth]! * PRICE.growth +
    record[at + FIELD.costHand]! * PRICE.hand +
    record[at + FIELD.costCompost]! * PRICE.compost;
  return Math.max(0, value - price) + (record[at + FIELD.copies] === 1 ? 2 : 0);
};

const staticValue = (content: Content, card: number): number => {
  let value = content.points[card]! - COST * content.cost[card]!;
  value += GROWN * content.canopy[card]! + SPROUTED * content.sproutSpaces[card]!;
  if (content.scores[card] !== undefined) value += TERRAIN_SCORE;
  if (content.discount[card]! > 0) value += 2 * content.discount[card]!;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const ability = content.abilityOf[card * COLOURS.length + colour]!;
    if (ability === 0) continue;
    const once = COLOURS[colour] === 'black';
    value += abilityValue(content, ability) * (once ? 1 : USES);
  }
  return value;
};

const tables = new WeakMap<Content, Float64Array>();

/** What each Earth card is worth by itself, in points; one table for each catalog, made when first needed. */
export const cardValues = (content: Content): Float64Array => {
  const known = tables.get(content);
  if (known !== undefined) return known;
  const table = Float64Array.from({ length: EARTH_CARDS + 1 }, (_, card) => staticValue(content, card));
  tables.set(content, table);
  return table;
};

const COUNTED = [measureIndex('cards'), measureIndex('tableau')];
const PATH = measureIndex('diagonal-path');

/** Points that one more card with the trait of a score brings, on average. */
const stepOf = (score: Score): number => {
  if (score.table.length > 0) return 4;
  if (score.what === PATH) return 2.5;
  return COUNTED.includes(score.what) ? score.points / score.per : 0;
};

/** What `card` adds to the ecosystems of `owner` and towards the objectives it has not claimed. */
export const synergy = (state: State, owner: number, card: number): number => {
  const { content } = state.rules;
  let sum = wanted(content, state.ecosystem[owner]!, card);
  for (let place = 0; place < PUBLIC; place++) sum += wanted(content, state.publicEcosystems[place]!, card);
  for (let objective = 0; objective < OBJECTIVES; objective++) {
    if (((state.claimed[owner]! >> objective) & 1) === 1) continue;
    const { count, score } = content.fauna[state.fauna[objective]!]!;
    if (score.trait >= 0 && content.has[score.trait * CARDS + card] === 1) sum += GOAL / count;
  }
  return sum;
};
/** Points of an objective, shared among the cards it takes. */
const GOAL = 9;

const wanted = (content: Content, side: number, card: number): number => {
  if (side === NONE) return 0;
  const score = content.ecosystems[side]!;
  return score.trait >= 0 && content.has[score.trait * CARDS + card] === 1 ? stepOf(score) : 0;
};
