import type { Viewer } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { envelopeOf } from '../../kit/envelope.ts';
import { areaOf, NONE, tierOf } from '../content/tables.ts';
import { AREAS, CARD_WORDS, LETTERS, SEATS, SLOTS, SPACES, SPECIALIST_WORDS } from '../content/terms.ts';
import { SLOT_NAMES } from '../documents/actions.ts';
import { locationId } from '../documents/names.ts';
import type { StateJson } from '../documents/schema.ts';
import { idsOf } from '../documents/sets.ts';
import { isFaceDown } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';
import { ENDINGS, LOST, STAGES } from '../rules/terms.ts';
import { pendingJson } from './view-pending.ts';
import { pilesJson } from './view-piles.ts';
import { playerJson } from './view-player.ts';

/**
 * The state as `viewer` may see it: hands, cards put aside, packets of a draft, tribes while they are chosen, tiles that are face
 * down and the order of piles are hidden but from who may see them. A finished game hides nothing.
 */
export const encode = (state: State, viewer: Viewer): StateJson => {
  const { catalog, seats, draft, nuclear, content, rulings } = state.rules;
  const eyes = state.result === 0 ? viewer : 'all';
  return {
    ...envelopeOf('natera', catalog, { seats, draft, nuclear, rulings: { ...rulings } }, viewer),
    ...progressJson(state),
    players: Array.from({ length: seats }, (_, seat) => playerJson(state, seat, eyes)),
    tribesShown: state.tribesShown === 1,
    board: Array.from({ length: SPACES }, (_, space) => locationJson(state, space, eyes)),
    discs: discsJson(state),
    accomplishments: Array.from({ length: SLOTS }, (_, slot) => accomplishmentJson(state, slot)),
    piles: pilesJson(state, eyes),
    river: Array.from(state.river, (row) => (row === NONE ? null : content.specialists.ids[row]!)),
    discards: idsOf(content.cards, state.discards, 0, CARD_WORDS),
    specialistDiscards: idsOf(content.specialists, state.specialistDiscards, 0, SPECIALIST_WORDS),
    ...(state.drafting !== 0 && { drafting: state.drafting }),
    ...(state.result !== 0 && { ending: ENDINGS[state.result - 1]! }),
    ...pendingJson(state, eyes),
  };
};

/** Seats of a mask. */
const seatsJson = (mask: number): number[] =>
  Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => hasBit(mask, seat));

const progressJson = ({ season, stage, first, current, turn, acted, passed, done }: State) => ({
  season,
  stage: STAGES[stage]!,
  firstSeat: first,
  current,
  turn,
  ...(acted !== 0 && { acted: true as const }),
  passed: seatsJson(passed),
  done: seatsJson(done),
});

const locationJson = (state: State, space: number, eyes: Viewer): StateJson['board'][number] => {
  const { pawns, colonies } = state;
  const faceDown = isFaceDown(state, space);
  const explorers = seatsJson(pawns[space]! & ((1 << SEATS) - 1));
  const [leader] = seatsJson(pawns[space]! >> SEATS);
  return {
    area: AREAS[areaOf(space)]!,
    tier: tierOf(space),
    id: faceDown && eyes !== 'all' ? null : locationId(state, space),
    ...(faceDown && { faceDown: true as const }),
    ...(explorers.length > 0 && { explorers }),
    ...(leader !== undefined && { leader }),
    ...(colonies[space] !== NONE && { colony: colonies[space]! }),
  };
};

const holderJson = (seat: number): number | null => (seat < 0 ? null : seat);

const discsJson = ({ discs }: State): StateJson['discs'] => {
  const [agricultural, urban, military, coastal] = Array.from(discs, holderJson);
  return {
    agricultural: agricultural ?? null,
    urban: urban ?? null,
    military: military ?? null,
    coastal: coastal ?? null,
  };
};

const accomplishmentJson = (
  { objectives, claims, rules }: State,
  slot: number,
): StateJson['accomplishments'][number] => ({
  of: SLOT_NAMES[slot]!,
  ...(slot < LETTERS.length && { objective: rules.content.objectives.ids[objectives[slot]!]! }),
  claimedBy: holderJson(claims[slot]!),
  ...(claims[slot] === LOST && { lost: true as const }),
});
