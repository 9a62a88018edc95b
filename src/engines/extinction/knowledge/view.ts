import type { Viewer } from '../../../core/contract.ts';
import { countBits, hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { envelopeOf } from '../../kit/envelope.ts';
import { FRAME, FRAME_SIZE } from '../../kit/frames.ts';
import { FREE_FROM, SHIELD_AGAINST, SKIPPED } from '../content/steps.ts';
import { NONE, roleOf } from '../content/tables.ts';
import { AMBASSADORS, BACKS, CARD_TYPES, DECK, ROLES, STARTERS } from '../content/terms.ts';
import { fullName, nameWithin } from '../documents/names.ts';
import type { MemberJson, StateJson } from '../documents/schema.ts';
import { told } from '../rules/board.ts';
import { hidesAmbassador, hidesHand } from '../rules/hidden.ts';
import { cardOf, type State } from '../rules/state.ts';
import { DICE, ENDINGS } from '../rules/terms.ts';
import { heldVotes } from '../rules/votes.ts';
import { pendingJson } from './view-pending.ts';

const UNIQUE = CARD_TYPES.indexOf('unique');

/**
 * The state as `viewer` may see it: decks and face-down ambassadors are hidden from all, hands of others where they are closed
 * (rulebook pages 3 and 5). A finished game hides nothing.
 */
export const encode = (state: State, viewer: Viewer): StateJson => {
  const { rules, year, current, turn, result } = state;
  const { catalog, seats, scenario, level, hands, roles, abilities, team, rulings } = rules;
  const options = { seats, scenario, level, hands, roles, abilities, ...(team && { team }), rulings: { ...rulings } };
  const eyes = result === 0 ? viewer : 'all';
  return {
    ...envelopeOf('extinction', catalog, options, viewer),
    ...{ year, current },
    ...(turn === 0 && { firstSeat: state.first }),
    team: Array.from({ length: rules.places }, (_, place) => memberJson(state, place, eyes)),
    ...boardJson(state),
    ambassadors: Array.from({ length: AMBASSADORS }, (_, slot) => ambassadorJson(state, slot, eyes)),
    ...effectsJson(state, eyes),
    ...flagsJson(state),
    ...votesJson(state),
    ...(result !== 0 && { ending: ENDINGS[result - 1]! }),
    ...pendingJson(state),
  };
};

/** Cards of a mask over the deck of a role. */
const cardsJson = ({ rules }: State, role: number, mask: number): string[] => {
  const names: string[] = [];
  for (let rest = mask; rest !== 0; rest = withoutLowest(rest))
    names.push(nameWithin(rules.content, cardOf(role, lowestBit(rest))));
  return names;
};

const memberJson = (state: State, place: number, eyes: Viewer): MemberJson => {
  const { rules, role, ability, money, acted, hand, zone, permanents, discards, deckSize, decks, current, used } =
    state;
  const mine = role[place]!;
  const chosen = mine !== NONE;
  const cards = (masks: Int16Array): string[] => (chosen ? cardsJson(state, mine, masks[mine]!) : []);
  const size = chosen ? deckSize[mine]! : 0;
  const deck = Array.from({ length: size }, (_, depth) =>
    nameWithin(rules.content, cardOf(mine, decks[mine * DECK + size - 1 - depth]!)),
  );
  return {
    role: chosen ? ROLES[mine]! : null,
    ability: ability[place] === NONE ? null : rules.content.abilities.ids[ability[place]!]!,
    money: money[place]!,
    acted: hasBit(acted, place),
    dice: diceJson(state, place),
    hand: eyes !== 'all' && hidesHand(state, place, eyes) ? null : cards(hand),
    handSize: chosen ? countBits(hand[mine]!) : 0,
    deck: eyes === 'all' ? deck : null,
    deckSize: size,
    actions: cards(zone),
    permanents: cards(permanents).map((card, index) => ({
      card,
      ...(place === current && hasBit(used, nthBit(permanents[mine]!, index)) && { used: true as const }),
    })),
    discards: chosen ? cardsJson(state, mine, discards[mine]! | resolvedWith(state, mine)) : [],
  };
};

/** Unique cards of a role that were being resolved when the game ended, as a mask: they count as discarded. */
const resolvedWith = ({ result, depth, frames, rules: { content } }: State, role: number): number => {
  let mask = 0;
  for (let at = 0; result !== 0 && at < depth * FRAME_SIZE; at += FRAME_SIZE) {
    const card = frames[at + FRAME.source]!;
    if (card !== NONE && roleOf(card) === role && content.type[content.cardKind[card]!] === UNIQUE)
      mask |= 1 << ((card - STARTERS) % DECK);
  }
  return mask;
};

/** Member `index` of a set, ascending. */
const nthBit = (set: number, index: number): number => {
  let rest = set;
  for (let skip = index; skip > 0; skip--) rest = withoutLowest(rest);
  return lowestBit(rest);
};

const diceJson = ({ diceValue, diceCard, rules, current, returned }: State, place: number): MemberJson['dice'] =>
  diceValue[place * DICE] === 0
    ? []
    : Array.from({ length: DICE }, (_, index) => {
        const card = diceCard[place * DICE + index]!;
        return {
          value: diceValue[place * DICE + index]!,
          on: card === NONE ? null : fullName(rules.content, card),
          ...(place === current && hasBit(returned, index) && { returned: true as const }),
        };
      });

const boardJson = ({ rules: { spaces }, animals, tiles }: State): Pick<StateJson, 'animals' | 'tiles'> => {
  const all = Array.from(spaces);
  return {
    animals: all.filter((space) => animals[space]! > 0).map((space) => ({ ...told(space), animals: animals[space]! })),
    tiles: all.filter((space) => tiles[space] === 1).map(told),
  };
};

const ambassadorJson = (state: State, slot: number, eyes: Viewer): StateJson['ambassadors'][number] => {
  const { ids, back } = state.rules.content.ambassadors;
  const ambassador = state.ambassador[slot]!;
  return {
    back: BACKS[back[ambassador]!]!,
    id: eyes !== 'all' && hidesAmbassador(state, slot) ? null : ids[ambassador]!,
    revealed: !hidesAmbassador(state, slot),
    cubes: state.cubes[slot]!,
  };
};

const effectsJson = (state: State, eyes: Viewer) => {
  const { effectDeck, effectSize, effectDiscards, constants, constantCount, seen, shown } = state;
  const { ids } = state.rules.sheet.effects;
  const fromTop = (count: number): string[] =>
    Array.from({ length: count }, (_, depth) => ids[effectDeck[effectSize - 1 - depth]!]!);
  return {
    effectDeck: eyes === 'all' ? fromTop(effectSize) : null,
    effectDeckSize: effectSize,
    foreseen: fromTop(seen),
    effectDiscards: ids.flatMap((id, kind) => Array<string>(effectDiscards[kind]!).fill(id)),
    constants: Array.from(constants.subarray(0, constantCount), (kind) => ids[kind]!),
    ...(shown !== NONE && { shown: ids[shown]! }),
  };
};

const flagsJson = (state: State) => {
  const of = <Word>(words: readonly Word[], mask: number): Word[] => words.filter((_, bit) => hasBit(mask, bit));
  const { skips, shields, free, birthBonus, abilityUsed } = state;
  return {
    ...(skips !== 0 && { skips: of(SKIPPED, skips) }),
    ...(shields !== 0 && { shields: of(SHIELD_AGAINST, shields) }),
    ...(free !== 0 && { free: of(FREE_FROM, free) }),
    ...(birthBonus !== 0 && { birthBonus }),
    ...(abilityUsed !== 0 && { abilityUsed: true as const }),
  };
};

const votesJson = (state: State): Pick<StateJson, 'votes' | 'bestVotes'> => {
  const { votes, bestVotes } = state;
  const slots = (mask: number): number[] =>
    Array.from({ length: AMBASSADORS }, (_, slot) => slot + 1).filter((slot) => hasBit(mask, slot - 1));
  if (heldVotes(state) === 0) return {};
  return { votes: slots(votes), ...(bestVotes !== votes && { bestVotes: slots(bestVotes) }) };
};
