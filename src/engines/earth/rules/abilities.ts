/** Which abilities fire, and what using them takes. */
import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { CARDS } from '../content/ids.ts';
import { FIELD, RECORD } from '../content/tables.ts';
import { COLOURS } from '../content/traits.ts';
import { COLOUR_OF } from './codes.ts';
import { pushFrame } from './frames/stack.ts';
import { COLUMNS, columnOf, NEIGHBOURS, ROWS, rowOf } from './grid.ts';
import type { State } from './state.ts';
import { CONVERSION, FRAME, SOURCE, SPACES } from './terms.ts';
import { loseCompost } from './zones.ts';

/** The colour of this turn, as an index into `COLOURS`. */
export const colourOf = (state: State): number => COLOUR_OF[state.action]!;

/** Sources of abilities in the order they fire: the 16 spaces, the island, the climate; or the last two first. */
export const SOURCES = SPACES + 2;

/** The space of the `step`th source, or -1 for the island and the climate. */
export const sourceSpace = (state: State, step: number): number => {
  const space = state.islandFirst === 1 ? step - 2 : step;
  return space >= 0 && space < SPACES ? space : -1;
};

/** The card of the `step`th source; 0 for an empty space. */
export const sourceCard = (state: State, step: number): number => {
  const space = sourceSpace(state, step);
  if (space >= 0) return state.tableau[state.seat * SPACES + space]!;
  const second = (state.islandFirst === 1 ? step : step - SPACES) === 1;
  return second ? state.climate[state.seat]! : state.island[state.seat]!;
};

/** How often the gain of an ability counts: once, or for each card planted this turn that it asks for. */
const timesOf = (state: State, owner: number, ability: number): number => {
  const { abilities, has } = state.rules.content;
  const trait = abilities[ability * RECORD + FIELD.perPlanted]!;
  if (trait === 0) return 1;
  let times = 0;
  for (let rest = state.fresh[owner]!; rest !== 0; rest = withoutLowest(rest))
    times += has[(trait - 1) * CARDS + state.tableau[owner * SPACES + lowestBit(rest)]!]!;
  return times;
};

/** The ability of `card` that fires on `colour` for `owner` in this turn, or 0 (rules section 3.2). */
export const firing = (state: State, owner: number, card: number, colour: number): number => {
  const { abilities, abilityOf } = state.rules.content;
  const ability = abilityOf[card * COLOURS.length + colour]!;
  if (ability === 0) return 0;
  if (abilities[ability * RECORD + FIELD.onlyIfChosen] === 1 && state.active !== owner) return 0;
  return timesOf(state, owner, ability) > 0 ? ability : 0;
};

/** Whether `owner` can pay the whole cost of an ability. */
export const canPay = (state: State, owner: number, ability: number): boolean => {
  const record = state.rules.content.abilities;
  return state.soil[owner]! >= record[ability * RECORD + FIELD.costSoil]! && paysRest(state, owner, ability);
};

/** Whether `owner` can pay what an ability costs beside soil. */
const paysRest = (state: State, owner: number, ability: number): boolean => {
  const record = state.rules.content.abilities;
  const at = ability * RECORD;
  return (
    state.sproutCount[owner]! >= record[at + FIELD.costSprouts]! &&
    state.growthCount[owner]! >= record[at + FIELD.costGrowth]! &&
    state.handSize[owner]! >= record[at + FIELD.costHand]! &&
    state.compostSize[owner]! >= record[at + FIELD.costCompost]!
  );
};

/** Spaces an ability printed on the card at `space` reaches; `space` -1 is an island, a climate or an event. */
const reachOf = (state: State, owner: number, ability: number, space: number): number => {
  const { abilities, has } = state.rules.content;
  const at = ability * RECORD;
  const where = abilities[at + FIELD.where]!;
  const each = abilities[at + FIELD.each]!;
  let mask = state.occupied[owner]!;
  if (where === 1) mask &= NEIGHBOURS[space]!;
  else if (where === 2) mask &= ROWS[rowOf(space)]!;
  else if (where === 3) mask &= COLUMNS[columnOf(space)]!;
  if (each === 0) return mask;
  let kind = 0;
  for (let rest = mask; rest !== 0; rest = withoutLowest(rest)) {
    const target = lowestBit(rest);
    if (has[(each - 1) * CARDS + state.tableau[owner * SPACES + target]!] === 1) kind |= 1 << target;
  }
  return kind;
};

/** Whether an ability on the card at `space` gives `owner` anything at all. */
const isUseful = (state: State, owner: number, ability: number, space: number): boolean => {
  const record = state.rules.content.abilities;
  const at = ability * RECORD;
  if (record[at + FIELD.soil]! + record[at + FIELD.draw]! + record[at + FIELD.compostDeck]! > 0) return true;
  if (record[at + FIELD.compostHand]! > 0 && state.handSize[owner]! > record[at + FIELD.costHand]!) return true;
  const sprouts = record[at + FIELD.sprouts]! > 0;
  const growth = record[at + FIELD.growth]! > 0;
  if (!sprouts && !growth) return false;
  const mask = reachOf(state, owner, ability, space);
  return (sprouts && (mask & state.sproutRoom[owner]!) !== 0) || (growth && (mask & state.growthRoom[owner]!) !== 0);
};

/** Whether an ability can be paid and gives something: only then its use is a question. */
export const isUsable = (state: State, owner: number, ability: number, space: number): boolean =>
  canPay(state, owner, ability) && isUseful(state, owner, ability, space);

/**
 * Whether an ability that gives something lacks only soil, and sprouts would make up for it: they can be converted between
 * two activations (rules section 3.3).
 */
export const awaitsSoil = (state: State, owner: number, ability: number, space: number): boolean => {
  const record = state.rules.content.abilities;
  const at = ability * RECORD;
  const missing = record[at + FIELD.costSoil]! - state.soil[owner]!;
  if (missing <= 0) return false;
  const spare = state.sproutCount[owner]! - record[at + FIELD.costSprouts]!;
  return (
    spare >= CONVERSION.sprouts * Math.ceil(missing / CONVERSION.soil) &&
    paysRest(state, owner, ability) &&
    isUseful(state, owner, ability, space)
  );
};

/** Whether an ability copies another one. */
export const isCopy = (state: State, ability: number): boolean =>
  state.rules.content.abilities[ability * RECORD + FIELD.copies] === 1;

/**
 * Whether `owner` is asked before an ability begins: it has a cost, or, against Gaïa, who lives on what the
 * person gains, it gives soil, cards or compost. Other abilities ask when their sprouts are placed.
 */
export const asksFirst = (state: State, ability: number): boolean => {
  const record = state.rules.content.abilities;
  const at = ability * RECORD;
  let cost = 0;
  for (let field = FIELD.costSoil; field <= FIELD.costCompost; field++) cost += record[at + field]!;
  if (cost > 0) return true;
  return state.rules.solo && record[at + FIELD.soil]! + record[at + FIELD.draw]! + record[at + FIELD.compostDeck]! > 0;
};

/** Mask of the spaces whose ability the copying card at `space` can use as its own (rules section 3.2). */
export const copyable = (
  state: State,
  owner: number,
  colour: number,
  space: number,
  fits: typeof isUsable = isUsable,
): number => {
  let mask = 0;
  for (let rest = state.occupied[owner]! & ~(1 << space); rest !== 0; rest = withoutLowest(rest)) {
    const other = lowestBit(rest);
    const ability = firing(state, owner, state.tableau[owner * SPACES + other]!, colour);
    if (ability > 0 && !isCopy(state, ability) && fits(state, owner, ability, space)) mask |= 1 << other;
  }
  return mask;
};

/**
 * Lays an ability that can be paid on top: pays soil and compost at once, the rest is decided step by step.
 * @returns its frame
 */
export const pushAbility = (
  state: State,
  owner: number,
  ability: number,
  source: number,
  card: number,
  space: number,
  times: number,
): number => {
  const record = state.rules.content.abilities;
  const at = ability * RECORD;
  const { frames } = state;
  const frame = pushFrame(state, source, card);
  state.soil[owner]! -= record[at + FIELD.costSoil]!;
  loseCompost(state, owner, record[at + FIELD.costCompost]!);
  frames[frame + FRAME.paySprouts] = record[at + FIELD.costSprouts]!;
  frames[frame + FRAME.payGrowth] = record[at + FIELD.costGrowth]!;
  frames[frame + FRAME.payHand] = record[at + FIELD.costHand]!;
  frames[frame + FRAME.soil] = record[at + FIELD.soil]! * times;
  frames[frame + FRAME.draw] = record[at + FIELD.draw]! * times;
  frames[frame + FRAME.compostDeck] = record[at + FIELD.compostDeck]! * times;
  frames[frame + FRAME.looks] = record[at + FIELD.looks]!;
  frames[frame + FRAME.compostHand] = record[at + FIELD.compostHand]! * times;
  const sprouts = record[at + FIELD.sprouts]! * times;
  const growth = record[at + FIELD.growth]! * times;
  if (sprouts + growth === 0) return frame;
  const mask = reachOf(state, owner, ability, space);
  frames[frame + FRAME.targets] = mask;
  const each = record[at + FIELD.each]! > 0;
  frames[frame + FRAME.each] = each ? sprouts + growth : 0;
  const count = each ? countBits(mask) : 1;
  frames[frame + FRAME.sprouts] = sprouts * count;
  frames[frame + FRAME.growth] = growth * count;
  return frame;
};

/** Begins an ability of the turn's colour. */
export const useAbility = (state: State, owner: number, ability: number, card: number, space: number): void => {
  const at = pushAbility(state, owner, ability, SOURCE.ability, card, space, timesOf(state, owner, ability));
  if (asksFirst(state, ability)) return;
  const { frames } = state;
  // Nothing has been taken of a free effect that only places: until then the seat may do other things.
  if (frames[at + FRAME.soil]! + frames[at + FRAME.draw]! + frames[at + FRAME.compostDeck]! === 0)
    frames[at + FRAME.fresh] = 1;
};
