/** What cards are worth to a seat, roughly and in points: house judgement for playouts, tuned in docs/strength.md. */
import type { Content } from './catalog/content.ts';
import { CARDS, NONE } from './catalog/ids.ts';
import { measureIndex } from './catalog/measures.ts';
import { FIELD, RECORD, type Score } from './catalog/tables.ts';
import { COLOURS } from './catalog/traits.ts';
import { lowestBit } from './grid.ts';
import type { State } from './state.ts';
import { OBJECTIVES, PUBLIC, SPACES } from './terms.ts';

/** Points of a card composted from the hand in an ability, which is a choice the less; all other goods count as one. */
const FROM_HAND = 0.5;
/** Pieces that an ability places when it gives some to each flora of a kind, and part of an ability's gain per planted card. */
export const EACH = 3;
const PER_PLANTED = 0.7;
/** Points of an ability that copies another one. */
export const COPY = 2;
/** Uses of an ability of a colour from the beginning of a game to its end. */
const USES = 1.2;
/** Points of a terrain's scoring ability before anything fits, and the part of what fits already that counts. */
const TERRAIN = 5.8;
const FIT = 0.4;
/** Cards that a terrain's score is read off, at most. */
const MOST_FIT = 6;

/** Net goods of an ability when it is used once; 0 when it is better left unused. */
const abilityWorth = (content: Content, ability: number): number => {
  const record = content.abilities;
  const at = ability * RECORD;
  const each = record[at + FIELD.each]! > 0 ? EACH : 1;
  const gain =
    record[at + FIELD.soil]! +
    record[at + FIELD.draw]! +
    record[at + FIELD.compostDeck]! +
    record[at + FIELD.compostHand]! * FROM_HAND +
    (record[at + FIELD.sprouts]! + record[at + FIELD.growth]!) * each;
  const cost =
    record[at + FIELD.costSoil]! +
    record[at + FIELD.costSprouts]! +
    record[at + FIELD.costGrowth]! +
    record[at + FIELD.costHand]! * FROM_HAND +
    record[at + FIELD.costCompost]!;
  const part = record[at + FIELD.perPlanted]! > 0 ? PER_PLANTED : 1;
  return part * Math.max(0, gain - cost) + record[at + FIELD.copies]! * COPY;
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
      if (name === 'black') now[card]! += abilityWorth(content, ability);
      else later[card]! += USES * abilityWorth(content, ability);
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
 * Points that `card` adds to the area of `owner`, its price not counted.
 * @param left part of the game that is left, 0–1
 */
export const cardWorth = (state: State, owner: number, card: number, left: number): number => {
  const { now, later } = worthTable(state.rules.content);
  return now[card]! + left * later[card]! + found(state, owner, card) + synergy(state, owner, card);
};

/** What a terrain's score finds in the tableau. */
const found = (state: State, owner: number, card: number): number => {
  const { scores, has } = state.rules.content;
  const score = scores[card];
  if (score === undefined || score.trait === NONE) return 0;
  let count = 0;
  for (let rest = state.occupied[owner]!; rest !== 0; rest &= rest - 1)
    count += has[score.trait * CARDS + state.tableau[owner * SPACES + lowestBit(rest)]!]!;
  return (FIT * score.points * Math.min(MOST_FIT, count)) / score.per;
};

/** Points of an objective, shared among the cards it takes, and part of an ecosystem's points that counts. */
const GOAL = 16.5;
const ECOSYSTEM = 0.8;

/** What a card adds to the ecosystems of `owner` and towards the objectives it has not claimed. */
const synergy = (state: State, owner: number, card: number): number => {
  const { content } = state.rules;
  let ecosystems = wanted(content, state.ecosystem[owner]!, card);
  for (let place = 0; place < PUBLIC; place++) ecosystems += wanted(content, state.publicEcosystems[place]!, card);
  let goals = 0;
  for (let objective = 0; objective < OBJECTIVES; objective++) {
    if (((state.claimed[owner]! >> objective) & 1) === 1) continue;
    const { count, score } = content.fauna[state.fauna[objective]!]!;
    if (score.trait !== NONE && content.has[score.trait * CARDS + card] === 1) goals += 1 / count;
  }
  return ECOSYSTEM * ecosystems + GOAL * goals;
};

const wanted = (content: Content, side: number, card: number): number => {
  if (side === NONE) return 0;
  const score = content.ecosystems[side]!;
  return score.trait !== NONE && content.has[score.trait * CARDS + card] === 1 ? stepOf(score) : 0;
};

const COUNTED = [measureIndex('cards'), measureIndex('tableau')];
const PATH = measureIndex('diagonal-path');

/** Points that one more card with the trait of a score brings, on average. */
const stepOf = (score: Score): number => {
  if (score.table.length > 0) return 4;
  if (score.what === PATH) return 2.5;
  return COUNTED.includes(score.what) ? score.points / score.per : 0;
};
