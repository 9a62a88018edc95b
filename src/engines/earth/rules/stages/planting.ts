/** Planting (rules section 3.1). */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { PAY_WITH } from '../../content/tables.ts';
import { COLOURS } from '../../content/traits.ts';
import { pushAbility } from '../abilities.ts';
import { codeOf, KIND } from '../codes.ts';
import type { Decision } from '../decision.ts';
import { listExtras } from '../extras.ts';
import { pushFrame } from '../frames/stack.ts';
import { noteGoals } from '../goals.ts';
import { columnOf, EVERYWHERE, openPlots, plotAt, plotColumn, plotRow, rowOf } from '../grid.ts';
import type { State } from '../state.ts';
import { costOf, liftTerrain, plantOn, settleOn } from '../tableau.ts';
import { FRAME, HAND_WORDS, NEWS, PLACE, SOURCE, SPACES, STAGE } from '../terms.ts';
import { draw, fromHand, toCompost } from '../zones.ts';

const BLACK = COLOURS.indexOf('black');
/** Cards drawn for planting over a terrain. */
const REPLACED_DRAW = 2;

/** What `card` can be paid with beside soil, by its owner, who still holds it. */
const otherMeans = (state: State, owner: number, card: number): number => {
  switch (PAY_WITH[state.rules.content.payWith[card]!]) {
    case 'hand':
      return state.handSize[owner]! - 1;
    case 'sprouts':
      return state.sproutCount[owner]!;
    case 'growth':
      return state.growthCount[owner]!;
    default:
      return 0;
  }
};

/** Whether `owner` can pay for a card. */
const canPlant = (state: State, owner: number, card: number): boolean => {
  const soil = state.soil[owner]!;
  // Nothing makes a card dearer than printed, and most can be had for that.
  if (state.rules.content.cost[card]! <= soil) return true;
  const cost = costOf(state, owner, card);
  return cost <= soil || cost <= soil + otherMeans(state, owner, card);
};

/** Mask of the spaces whose terrain may be replaced by a card; cards paid with other things may not replace. */
const replaceable = (state: State, owner: number, card: number): number => {
  const { replaceWith, abilityOf, payWith } = state.rules.content;
  if (payWith[card] !== 0) return 0;
  let mask = 0;
  for (let rest = state.occupied[owner]!; rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    const colour = replaceWith[state.tableau[owner * SPACES + space]!]!;
    if (colour >= 0 && abilityOf[card * COLOURS.length + colour]! > 0) mask |= 1 << space;
  }
  return mask;
};

/** Whether `owner` has a terrain that other cards may replace. */
const mayReplace = (state: State, owner: number): boolean => {
  const { replaceWith } = state.rules.content;
  for (let rest = state.occupied[owner]!; rest !== 0; rest = withoutLowest(rest))
    if (replaceWith[state.tableau[owner * SPACES + lowestBit(rest)]!]! >= 0) return true;
  return false;
};

/** Appends the cards that can be planted, and those that can be planted over a terrain. */
const listPlants = (state: State, into: ActionList): void => {
  const { seat: owner } = state;
  const { eventMask } = state.rules.content;
  if (state.occupied[owner] !== EVERYWHERE)
    for (let word = 0; word < HAND_WORDS; word++)
      for (
        let rest = state.hand[owner * HAND_WORDS + word]! & ~eventMask[word]!;
        rest !== 0;
        rest = withoutLowest(rest)
      ) {
        const card = word * 32 + lowestBit(rest);
        if (canPlant(state, owner, card)) into.push(codeOf(KIND.plant, card));
      }
  if (!mayReplace(state, owner)) return;
  for (let word = 0; word < HAND_WORDS; word++)
    for (
      let rest = state.hand[owner * HAND_WORDS + word]! & ~eventMask[word]!;
      rest !== 0;
      rest = withoutLowest(rest)
    ) {
      const card = word * 32 + lowestBit(rest);
      if (replaceable(state, owner, card) !== 0) into.push(codeOf(KIND.replace, card));
    }
};

/** Mask of the plots open to the card that was chosen. */
const plotsFor = (state: State): number => {
  const { seat, planting } = state;
  if (state.replacing === 0) return openPlots(state.occupied[seat]!);
  let plots = 0;
  for (let rest = replaceable(state, seat, planting); rest !== 0; rest = withoutLowest(rest)) {
    const space = lowestBit(rest);
    plots |= 1 << plotAt(rowOf(space), columnOf(space));
  }
  return plots;
};

/** Chooses a card; where there is but one plot for it, it is planted at once. */
const choosePlant = (state: State, card: number, replacing: boolean, random: Random): void => {
  fromHand(state, state.seat, card);
  state.place[card] = PLACE.planting;
  state.planting = card;
  state.replacing = replacing ? 1 : 0;
  state.stage = STAGE.space;
  const plots = plotsFor(state);
  if (withoutLowest(plots) === 0) plantAt(state, lowestBit(plots), random);
};

/** Plants the chosen card; its cost is paid first, and its black ability takes effect before anything else. */
const plantAt = (state: State, plot: number, random: Random): void => {
  const { seat, planting: card } = state;
  state.plants--;
  state.stage = STAGE.planting;
  state.planting = 0;
  if (state.replacing === 1) {
    state.replacing = 0;
    replaceAt(state, card, plotRow(plot) * 4 + plotColumn(plot), random);
    return;
  }
  const cost = costOf(state, seat, card);
  const { payWith, abilityOf } = state.rules.content;
  const space = plantOn(state, seat, card, plot);
  const black = abilityOf[card * COLOURS.length + BLACK]!;
  if (black > 0) pushAbility(state, seat, black, SOURCE.planted, card, space, 1);
  if (payWith[card] === 0) {
    state.soil[seat]! -= cost;
    if (black === 0) pushFrame(state, SOURCE.planted, card);
    return;
  }
  const frame = pushFrame(state, SOURCE.payment, card);
  state.frames[frame + FRAME.payMixed] = cost;
  state.frames[frame + FRAME.payWith] = payWith[card]!;
};

/** The terrain is composted, the card takes its place for nothing, and two cards are drawn. */
const replaceAt = (state: State, card: number, space: number, random: Random): void => {
  const { seat } = state;
  toCompost(state, seat, liftTerrain(state, seat, space), true);
  settleOn(state, seat, card, space);
  state.fresh[seat]! |= 1 << space;
  draw(state, seat, REPLACED_DRAW, random);
  state.cardsDrawn += REPLACED_DRAW;
  pushFrame(state, SOURCE.planted, card);
};

/** Cards that the active seat looks at when it has planted. */
const LOOKS = 4;

/** Whoever is active chooses from four cards, the others draw one (rules section 3). */
const endPlanting = (state: State, random: Random): void => {
  state.stage = STAGE.order;
  if (state.seat === state.active) state.frames[pushFrame(state, SOURCE.main, 0) + FRAME.looks] = LOOKS;
  else {
    draw(state, state.seat, 1, random);
    state.cardsDrawn++;
    state.news |= NEWS.effect;
    noteGoals(state, state.seat);
  }
};

/** The next card to plant. */
export const planting: Decision = {
  list: (state: State, into: ActionList): void => {
    into.push(codeOf(KIND.stop, 0));
    listPlants(state, into);
    listExtras(state, state.seat, into);
  },
  take: (state: State, kind: number, card: number, random: Random, log?: EventLog): void => {
    if (kind === KIND.stop) {
      state.plants = 0;
      return;
    }
    log?.({ code: 'event.planted', params: { seat: state.seat, card: state.rules.content.names[card]! } });
    choosePlant(state, card, kind === KIND.replace, random);
  },
  run: (state: State, random: Random): boolean => {
    if (state.plants > 0) return true;
    endPlanting(state, random);
    return false;
  },
};

/** Where the chosen card goes. */
export const space: Decision = {
  list: (state: State, into: ActionList): void => {
    for (let rest = plotsFor(state); rest !== 0; rest = withoutLowest(rest))
      into.push(codeOf(KIND.plot, lowestBit(rest)));
  },
  take: (state: State, _kind: number, plot: number, random: Random): void => plantAt(state, plot, random),
  run: () => true,
};
