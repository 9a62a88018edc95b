/** Whether hidden cards can still change how a game comes out. */
import { EARTH_CARDS } from '../content/ids.ts';
import { FIELD, RECORD } from '../content/tables.ts';
import { CARD, GAIA_TURNS, hasGyreBonus } from '../gaia/core/numbers.ts';
import { firing, isCopy, SOURCES, sourceCard } from '../rules/abilities.ts';
import { COLOUR_OF, OFFERS, PARTS } from '../rules/codes.ts';
import { effectOf } from '../rules/extras.ts';
import { isHidden } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';
import { CONVERSION, FRAME, FRAME_SIZE, GAIA, PLACE, SOURCE, SPACES, STAGE } from '../rules/terms.ts';

/**
 * Whether nothing that `viewer` cannot see matters any more: cards are good for nothing but events, and nobody can play one
 * that the viewer does not know of. What lies in hands, composts and the deck is then counted and never read.
 */
export const isSettled = (state: State, viewer: number): boolean => {
  if (!plantingIsOver(state) || (state.depth > 0 && viewer !== state.seat)) return false;
  const { seats } = state.rules;
  // A leaf that is earned at the end may give a last chance to seats that have had theirs.
  for (let seat = 0; seat < seats; seat++) if (mayUseLeaf(state, seat)) return false;
  for (let left = seatsLeft(state); left > 0; left--) {
    const seat = (state.firstSeat + seats - left) % seats;
    if (seat === viewer ? mayPlayDrawn(state, seat) : mayPlayHeld(state, viewer, seat)) return false;
  }
  return true;
};

/**
 * Whether nobody plants any more, and Gaïa takes no cards for their points. Not so in the last turn among several seats: then
 * they all have events to come, and more besides.
 */
const plantingIsOver = (state: State): boolean =>
  state.stage === STAGE.last ||
  (state.rules.solo && !state.rules.animals && (isLastTurn(state) || isLastBeforeGyre(state)));

/** Whether this is Gaïa's last turn, and she is past planting or does not plant in it. */
const isLastTurn = ({ action, active, gaiaTurn, stage }: State): boolean =>
  active === GAIA && gaiaTurn === GAIA_TURNS && (stage === STAGE.gyre || (action !== CARD.plant && isTurn(stage)));

/** Whether the person has planted in their last turn, and only a Gyre comes after it: what is left of a pass is known. */
const isLastBeforeGyre = ({ action, active, gaiaDeck, gaiaSkips, gaiaTurn, rules, stage }: State): boolean =>
  active !== GAIA &&
  gaiaTurn === GAIA_TURNS - 1 &&
  gaiaSkips === 0 &&
  gaiaDeck[gaiaTurn]! >= CARD.north &&
  !hasGyreBonus(rules.difficulty) &&
  (ACTIVATION.includes(stage) || (action !== CARD.plant && isTurn(stage)));
const ACTIVATION: readonly number[] = [STAGE.order, STAGE.activate, STAGE.more];

const isTurn = (stage: number): boolean => TURN.some((each) => each === stage);
const TURN = [STAGE.option, STAGE.order, STAGE.activate, STAGE.more, STAGE.gaia] as const;

/** Seats that can still play events: the one whose turn it is, and those after it. */
const seatsLeft = (state: State): number => {
  const { firstSeat } = state;
  const { seats } = state.rules;
  // An effect may lie in the hands of another seat than the one whose turn it is.
  const turn = state.depth > 0 ? state.frames[FRAME.owner]! : state.seat;
  return seats - ((turn - firstSeat + seats) % seats);
};

/** Animals give soil, cards and much else, to others and to Gaïa too: while one may be activated, nothing is ruled out. */
const mayUseLeaf = (state: State, seat: number): boolean =>
  state.rules.animals && (state.leaves[seat]! > 0 || state.depth > 0);

// Scratch: the most of each thing that a seat can come to have, as if all were spent twice, and the events that give it some.
const means = { soil: 0, sprouts: 0, growth: 0, compost: 0 };
const counted = new Uint8Array(EARTH_CARDS + 1);

const countMeans = (state: State, seat: number): void => {
  means.soil = state.soil[seat]!;
  means.sprouts = state.sproutCount[seat]!;
  means.growth = state.growthCount[seat]!;
  means.compost = state.compostSize[seat]!;
};

/** Whether an effect can be paid for, sprouts being soil as well. */
const isAffordable = ({ rules }: State, effect: number): boolean => {
  const { abilities } = rules.content;
  const at = effect * RECORD;
  const converted = CONVERSION.soil * Math.floor(means.sprouts / CONVERSION.sprouts);
  return (
    means.soil + converted >= abilities[at + FIELD.costSoil]! &&
    means.sprouts >= abilities[at + FIELD.costSprouts]! &&
    means.growth >= abilities[at + FIELD.costGrowth]! &&
    means.compost >= abilities[at + FIELD.costCompost]!
  );
};

/** Whether there is an event that `viewer` cannot see, may be where `from` says, and could be paid for by these means. */
const hidesEvent = (state: State, viewer: number, from: number): boolean => {
  const { isEvent } = state.rules.content;
  // The deck was made in the last shuffle. Its next cards, should it run out, lie open.
  const onlyDeck = (from & ~DECK) === 0;
  if (from === 0 || (onlyDeck && state.deckSize === 0)) return false;
  for (let card = 1; card <= EARTH_CARDS; card++)
    if (
      isEvent[card] === 1 &&
      isHidden(state, viewer, card) &&
      (!onlyDeck || state.shuffle[card] === state.shuffles) &&
      isAffordable(state, effectOf(state, card))
    )
      return true;
  return false;
};

// Where cards may come from, as a mask.
const DECK = 1;
const ELSEWHERE = 2;

/** Whether another seat may hold an event and play it. */
const mayPlayHeld = (state: State, viewer: number, seat: number): boolean => {
  if (state.handSize[seat] === 0) return false;
  countMeans(state, seat);
  return hidesEvent(state, viewer, ELSEWHERE);
};

/** Whether a seat that sees its hand may come by an event that it does not see yet, and play it. */
const mayPlayDrawn = (state: State, seat: number): boolean => {
  countMeans(state, seat);
  const inTurn = isTurn(state.stage) ? addTurn(state) : 0;
  const inProgress = addProgress(state, seat);
  return hidesEvent(state, seat, inTurn | inProgress | addEvents(state, seat));
};

/** Adds the most that is still to come of this turn. @returns where cards come from by it */
const addTurn = (state: State): number => {
  const { abilities } = state.rules.content;
  let from = 0;
  if (state.stage === STAGE.option) {
    for (const name of MEANS) means[name] += PART;
    if (OFFERS[state.action]!.some((part) => PARTS[part] === 'cards')) from = DECK;
  }
  for (let step = firstStep(state); step < SOURCES; step++) {
    const ability = firing(state, state.seat, sourceCard(state, step), COLOUR_OF[state.action]!);
    if (ability === 0) continue;
    // What it copies may be anything.
    if (isCopy(state, ability)) for (const name of MEANS) means[name] += PLENTY;
    const each = abilities[ability * RECORD + FIELD.each]! + abilities[ability * RECORD + FIELD.perPlanted]!;
    from |= addGains(state, ability, each > 0 ? SPACES : 1);
  }
  return from;
};
/** The first source of abilities that may still fire in this part of a turn. */
const firstStep = ({ stage, step }: State): number => {
  if (stage === STAGE.more) return SOURCES;
  return stage === STAGE.activate ? step : 0;
};
const MEANS = ['soil', 'sprouts', 'growth', 'compost'] as const;
/** What a seat may take of another's action. */
const PART = 2;
/** More than any event costs. */
const PLENTY = 1000;

/** Adds what effects in progress give. @returns where cards come from by them */
const addProgress = (state: State, seat: number): number => {
  const { frames } = state;
  let from = 0;
  for (let at = 0; at < state.depth * FRAME_SIZE; at += FRAME_SIZE) {
    means.soil += frames[at + FRAME.soil]!;
    means.sprouts += frames[at + FRAME.sprouts]!;
    means.growth += frames[at + FRAME.growth]!;
    means.compost += frames[at + FRAME.compostDeck]! + frames[at + FRAME.compostHand]!;
    from |= fromBy(frames[at + FRAME.draw]!, frames[at + FRAME.looks]!);
    if (frames[at + FRAME.source] === SOURCE.event) from |= addBonus(state, seat);
  }
  return from;
};

/** Adds what the events in hand give that can be paid for, one with the help of another. @returns the same */
const addEvents = (state: State, seat: number): number => {
  const { isEvent } = state.rules.content;
  let from = 0;
  counted.fill(0);
  for (let grows = true; grows; ) {
    grows = false;
    for (let card = 1; card <= EARTH_CARDS; card++) {
      if (isEvent[card] === 0 || counted[card] === 1 || !isSeen(state, card, seat)) continue;
      const effect = effectOf(state, card);
      if (!isAffordable(state, effect)) continue;
      counted[card] = 1;
      grows = true;
      from |= addBonus(state, seat) | addGains(state, effect);
    }
  }
  return from;
};

/** Adds what an effect gives so many times. @returns where cards come from by it */
const addGains = ({ rules }: State, effect: number, times = 1): number => {
  const { abilities } = rules.content;
  const at = effect * RECORD;
  means.soil += times * abilities[at + FIELD.soil]!;
  means.sprouts += times * abilities[at + FIELD.sprouts]!;
  means.growth += times * abilities[at + FIELD.growth]!;
  means.compost += times * (abilities[at + FIELD.compostDeck]! + abilities[at + FIELD.compostHand]!);
  return fromBy(abilities[at + FIELD.draw]!, abilities[at + FIELD.looks]!);
};

const fromBy = (draws: number, looks: number): number => (draws > 0 ? DECK : 0) | (looks > 0 ? ELSEWHERE : 0);

/** Adds what the island gives for an event. @returns where cards come from by it */
const addBonus = (state: State, seat: number): number =>
  addGains(state, state.rules.content.onEvent[state.island[seat]!]!);

/** Whether a seat holds a card, or looks at it and may keep it. */
const isSeen = ({ place }: State, card: number, seat: number): boolean =>
  place[card] === PLACE.hand + seat || place[card] === PLACE.looked;
