/** Where a pawn may go, what may be copied, where a colony may be (rulebook pages 7, 8 and 10). */
import { hasBit } from '../../kit/bits.ts';
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import { BONUS_OF, COPIED } from '../content/steps.ts';
import { areaOf, NONE, tierOf } from '../content/tables.ts';
import { COLONIES, PRICED, SPACES, TIER_LEVELS, ZONES } from '../content/terms.ts';
import { canPay, purseOf } from './payments.ts';
import { coloniesOf } from './points.ts';
import { canDo } from './possible.ts';
import type { State } from './state.ts';

const CARDS = PRICED.indexOf('cards');
const OWN = BONUS_OF.indexOf('own');
const OF = { forest: COPIED.indexOf('forest'), tier1: COPIED.indexOf('tier-1') } as const;

/** Tiers by location, and their zones, which the forest has none of: looked up, as legal moves ask all the time. */
const TIER = Int8Array.from({ length: SPACES }, (_, space) => tierOf(space));
const ZONE = Int8Array.from({ length: SPACES }, (_, space) => areaOf(space) - 1);

/** The zone of a location, an index in `ZONES`; `NONE` in the forest. */
export const zoneOf = (space: number): number => ZONE[space]!;

/** Whether the tile of a location is face up; what is printed on the board always is. */
const isRevealed = ({ revealed }: State, space: number): boolean =>
  TIER[space]! < 2 || hasBit(revealed, ZONE[space]! + (TIER[space] === 3 ? ZONES.length : 0));

/** Whether a seat has the authority for a location that is revealed (page 8), with `more` levels than it has. */
const hasAccess = (state: State, seat: number, space: number, more = 0): boolean =>
  TIER[space]! < 2 ||
  (isRevealed(state, space) &&
    state.authority[seat * ZONES.length + ZONE[space]!]! + more >= TIER_LEVELS[TIER[space]!]!);

/** Bits of leaders in `pawns`; those of explorers are as many lower. */
const LEADERS = 0xf0;

/** Whether a pawn of a seat may stand there beside those that do: no leader, and no own pawn (page 8). */
const hasRoom = ({ pawns }: State, seat: number, space: number): boolean =>
  (pawns[space]! & (LEADERS | (1 << seat))) === 0;

/** Whether there are as many colonies as bonuses are asked for by the steps of a program (ruling O20). */
const hasColonies = (state: State, seat: number, start: number): boolean => {
  const { code } = state.rules.content.program;
  for (let at = start * WIDTH; code[at] !== OPS.end; at += WIDTH) {
    if (code[at] !== OPS['colony-bonus']) continue;
    let count = 0;
    for (let space = 0; space < SPACES; space++) {
      const owner = state.colonies[space]!;
      if (owner === seat || (owner !== NONE && code[at + 1] !== OWN)) count++;
    }
    if (count < code[at + 2]!) return false;
  }
  return true;
};

/**
 * Whether a location can be done: its price is there, and something to be had for it (page 8; ruling O5 for CO3a), and the cards
 * that it asks for (ruling O3).
 */
const isOpen = (state: State, seat: number, space: number): boolean => {
  const { content, rulings } = state.rules;
  const { costOf, costAmount, discards, start } = content.locations;
  const row = state.tiles[space]!;
  if (costOf[row] !== NONE) {
    if (!canPay(state, seat, costOf[row]!, costAmount[row]!)) return false;
    if (!canDo(state, seat, start[row]!)) return false;
  }
  if (discards[row]! > 0 && rulings.shortDiscards === 'closed' && purseOf(state, seat, CARDS) < discards[row]!)
    return false;
  return rulings.fewColonies !== 'closed' || hasColonies(state, seat, start[row]!);
};

/** Whether a pawn of a seat may be deployed to a location now. */
export const mayDeploy = (state: State, seat: number, space: number): boolean => {
  const { content, rulings } = state.rules;
  if (!hasRoom(state, seat, space)) return false;
  if (!hasAccess(state, seat, space, rulings.ownStepAccess === 'yes' ? 1 : 0)) return false;
  if (!isOpen(state, seat, space)) return false;
  return rulings.idleLocations === 'allowed' || canDo(state, seat, content.locations.start[state.tiles[space]!]!);
};

/** Locations that are looked at as copies, as a mask: a copy of a copy does not come back to them. */
let looked = 0;

/**
 * Whether a seat may copy a location now: it is of the kind that is asked for, can be done, and does something.
 * @param of index in `COPIED`
 * @param barred locations that are being copied, or copy, already (ruling O7), as a mask
 */
export const mayCopy = (state: State, seat: number, space: number, of: number, barred: number): boolean => {
  if (hasBit(barred | looked, space) || !isRevealed(state, space)) return false;
  if (of === OF.forest ? TIER[space] !== 0 : of === OF.tier1 && TIER[space] !== 1) return false;
  const { content, rulings } = state.rules;
  const row = state.tiles[space]!;
  if (content.locations.copies[row] === 1 && rulings.copiedCopies === 'refused') return false;
  if (rulings.copyAccess === 'needed' && !hasAccess(state, seat, space)) return false;
  looked |= 1 << space;
  const does = isOpen(state, seat, space) && canDo(state, seat, content.locations.start[row]!);
  looked &= ~(1 << space);
  return does;
};

/** Whether a seat may establish a colony at a location, or move one there: accessible, free, and not in the forest (page 10). */
export const isSite = (state: State, seat: number, space: number): boolean =>
  TIER[space] !== 0 && state.colonies[space] === NONE && hasAccess(state, seat, space);

/** Whether there is a site for a colony of a seat. */
export const hasSite = (state: State, seat: number): boolean => {
  for (let space = 0; space < SPACES; space++) if (isSite(state, seat, space)) return true;
  return false;
};

/** Whether a seat has a colony left, and a site for it. */
export const canColonize = (state: State, seat: number): boolean =>
  coloniesOf(state, seat) < COLONIES && hasSite(state, seat);
