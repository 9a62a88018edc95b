/** How ambassadors vote (rulebook page 11). */
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { countBits, hasBit } from '../../kit/bits.ts';
import { COUNTS } from '../content/rows.ts';
import { AMBASSADORS } from '../content/terms.ts';
import { animalsOf, besideTile, pairsOf, pileOf } from './board.ts';
import { cubesOf, handCards, moneyOf, zoneCards } from './cards.ts';
import type { State } from './state.ts';
import { ENDINGS } from './terms.ts';

const COUNT = {
  animals: COUNTS.indexOf('animals'),
  hand: COUNTS.indexOf('hand-cards'),
  money: COUNTS.indexOf('money'),
  pile: COUNTS.indexOf('pile-tiles'),
  safe: COUNTS.indexOf('safe-animals'),
  pairs: COUNTS.indexOf('pairs'),
  cubes: COUNTS.indexOf('other-cubes'),
  zone: COUNTS.indexOf('zone-cards'),
  calm: COUNTS.indexOf('calm'),
} as const;

/** Animals without a tile beside them. */
const safeAnimals = (state: State): number => {
  const { animals, rules } = state;
  let sum = 0;
  for (let index = 0; index < rules.spaces.length; index++) {
    const space = rules.spaces[index]!;
    if (animals[space]! > 0 && !besideTile(state, space)) sum += animals[space]!;
  }
  return sum;
};

const counted = (state: State, count: number, slot: number): number => {
  switch (count) {
    case COUNT.animals:
      return animalsOf(state);
    case COUNT.hand:
      return handCards(state);
    case COUNT.money:
      return moneyOf(state);
    case COUNT.pile:
      return pileOf(state);
    case COUNT.safe:
      return safeAnimals(state);
    case COUNT.pairs:
      return pairsOf(state);
    case COUNT.cubes:
      return cubesOf(state) - state.cubes[slot]!;
    case COUNT.zone:
      return zoneCards(state);
    case COUNT.calm:
      return 6 - state.constantCount;
    default:
      return 0;
  }
};

/** What an ambassador reckons without dice: what it counts, and the cubes on it; `slot` is its place in the row. */
const standing = (state: State, slot: number): number =>
  counted(state, state.rules.content.ambassadors.count[state.ambassador[slot]!]!, slot) + state.cubes[slot]!;

/** Ways to roll a sum of at least so much with two dice. */
const twoDice = (least: number): number => {
  let ways = 0;
  for (let one = 1; one <= 6; one++) ways += Math.min(6, Math.max(0, 7 + one - least));
  return ways;
};

/** What an ambassador lacks for a Yes without dice; 0 or less when it lacks nothing. */
export const lackingOf = (state: State, slot: number): number =>
  state.rules.targets[state.ambassador[slot]!]! - standing(state, slot);

/** Odds that an ambassador with so many dice that lacks so much votes Yes, its dice rolled (A21: six faces). */
export const oddsWith = (dice: number, lacking: number): number => {
  switch (dice) {
    case 0:
      return lacking <= 0 ? 1 : 0;
    case 1:
      return Math.min(6, Math.max(0, 7 - lacking)) / 6;
    default:
      return twoDice(lacking) / 36;
  }
};

/** Asks every ambassador that is face up, each die rolled anew (A20). */
export const vote = (state: State, random: Random, log?: EventLog): void => {
  const { targets, content } = state.rules;
  const { dice, names } = content.ambassadors;
  state.votes = 0;
  for (let slot = 0; slot < AMBASSADORS; slot++) {
    if (!hasBit(state.revealed, slot)) continue;
    const ambassador = state.ambassador[slot]!;
    let sum = standing(state, slot);
    for (let die = dice[ambassador]!; die > 0; die--) sum += random.below(6) + 1;
    const yes = sum >= targets[ambassador]!;
    if (yes) state.votes |= 1 << slot;
    log?.({
      code: yes ? 'event.yes' : 'event.no',
      params: { ...names[ambassador]!, sum, target: targets[ambassador]! },
    });
  }
  if (countBits(state.votes) > countBits(state.bestVotes)) state.bestVotes = state.votes;
  log?.({ code: 'event.vote', params: { votes: countBits(state.votes), needed: state.rules.votesNeeded } });
};

/** Votes that were held: there is one at the end of the first voting year, and one at the end of the second. */
export const heldVotes = ({ year, result, rules }: State): number => {
  const over = result !== 0 && ENDINGS[result - 1] !== 'population' && ENDINGS[result - 1] !== 'tiles';
  return (year > rules.firstVote ? 1 : 0) + (over ? 1 : 0);
};
