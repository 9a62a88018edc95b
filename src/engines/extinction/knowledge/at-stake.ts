/** What of all that is hidden can still matter: in the last turn of a game much of it cannot, and is not dealt out. */

import { countBits, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { FRAME, FRAME_SIZE } from '../../kit/frames.ts';
import { type Program, WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { NONE } from '../content/tables.ts';
import { STARTERS } from '../content/terms.ts';
import { hidesHand } from '../rules/hidden.ts';
import { cardOf, type Rules, type State } from '../rules/state.ts';
import { unseenCards } from './unseen.ts';

/** What a program may come to, as bits. */
const DRAWS = 1;
const LOOKS = 2;
const REVEALS = 4;
const PLAYS = 8;
const ALL = DRAWS | LOOKS | REVEALS | PLAYS;

const BY_OP: Readonly<Record<number, number>> = {
  [OPS.draw]: DRAWS,
  [OPS.foresee]: LOOKS,
  [OPS.influence]: REVEALS,
  [OPS['shift-influence']]: REVEALS,
  [OPS.play]: PLAYS,
  [OPS.recover]: PLAYS,
  // What is copied may be anything.
  [OPS.copy]: ALL,
};

/** What programs may come to: of cards by kind, of abilities, of all effects of the scenario together. */
interface Powers {
  readonly cards: Uint8Array;
  readonly abilities: Uint8Array;
  readonly effects: number;
}

const known = new WeakMap<Rules, Powers>();

/** What the program that begins at an instruction may come to; nothing for none. */
const powersFrom = ({ code, places }: Program, start: number): number => {
  if (start === NONE) return 0;
  const { owner, id } = places[start]!;
  let powers = 0;
  for (let at = start; places[at]?.owner === owner && places[at]?.id === id; at++)
    powers |= BY_OP[code[at * WIDTH]!] ?? 0;
  return powers;
};

const powersOf = (rules: Rules): Powers => {
  const made = known.get(rules);
  if (made !== undefined) return made;
  const { program, start, abilities } = rules.content;
  const powers: Powers = {
    cards: Uint8Array.from(start, (at) => powersFrom(program, at)),
    abilities: Uint8Array.from(abilities.start, (at) => powersFrom(program, at)),
    effects: rules.sheet.effects.start.reduce((sum, at) => sum | powersFrom(program, at), 0),
  };
  known.set(rules, powers);
  return powers;
};

/** What cards of a role may come to that are in a set. */
const powersIn = ({ rules }: State, { cards }: Powers, role: number, set: number): number => {
  let powers = 0;
  for (let rest = set; rest !== 0; rest = withoutLowest(rest))
    powers |= cards[rules.content.cardKind[cardOf(role, lowestBit(rest))]!]!;
  return powers;
};

const isLastTurn = ({ year, acted, rules }: State): boolean =>
  year === rules.secondVote && countBits(acted) === rules.places;

/** What may still be done in the last turn. */
const powersLeft = (state: State, seat: number): number => {
  const { frames, depth, rules, zone, permanents, hand, role, ability, current } = state;
  const powers = powersOf(rules);
  const { code } = rules.content.program;
  let left = powers.effects;
  const own = ability[current]!;
  if (own !== NONE) left |= powers.abilities[own]!;
  for (let at = FRAME_SIZE; at < depth * FRAME_SIZE; at += FRAME_SIZE)
    left |= powersFrom(rules.content.program, frames[at + FRAME.at]!);
  if (code[frames[FRAME.at]! * WIDTH] !== OPS.act) return left;
  for (let card = 0; card < STARTERS; card++) left |= powers.cards[rules.content.cardKind[card]!]!;
  for (let other = 0; other < zone.length; other++) left |= powersIn(state, powers, other, zone[other]!);
  const mine = role[current]!;
  const mayHold = hidesHand(state, current, seat) ? unseenCards(state, current, seat) : hand[mine]!;
  return left | powersIn(state, powers, mine, permanents[mine]! | mayHold);
};

/** What of the hidden things can matter to the rest of the game. */
export const stake = {
  /** Which cards lie in decks and closed hands. */
  cards: true,
  /** Effect cards below the top one. */
  effects: true,
  /** The top effect card. */
  top: true,
  /** Which ambassadors are face down. */
  ambassadors: true,
};

/** Writes into `stake` what can matter, for all that `seat` knows; before the last turn everything. */
export const readStake = (state: State, seat: number): void => {
  const { frames, rules } = state;
  const isLast = state.turn > 0 && isLastTurn(state);
  const left = isLast ? powersLeft(state, seat) : ALL;
  const op = isLast ? rules.content.program.code[frames[FRAME.at]! * WIDTH]! : OPS.act;
  const handsMatter = rules.hands === 'closed' && (op === OPS.act || (left & PLAYS) !== 0);
  stake.cards = (left & DRAWS) !== 0 || handsMatter;
  stake.effects = (left & LOOKS) !== 0;
  stake.ambassadors = (left & REVEALS) !== 0;
  stake.top = stake.effects || (op !== OPS['effect-phase'] && op !== OPS['end-phase'] && op !== OPS.next);
};
