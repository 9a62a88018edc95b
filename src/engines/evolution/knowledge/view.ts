import type { Seat, Viewer } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { envelopeOf } from '../../kit/envelope.ts';
import { NO_TRAIT, TRAITS } from '../content/traits.ts';
import { type PendingJson, TRIED } from '../documents/pending-schema.ts';
import { MAINS, type StateJson } from '../documents/schema.ts';
import { type Frame, frameAt, HUNT, HUNTS, SCAVENGING, STEPS, TAKE } from '../rules/frames.ts';
import { hidesDiscard } from '../rules/hidden.ts';
import { CENTRE, FEEDING, FINISHED, NONE, NOT_ANGLERFISH, PHASES, SEEN, type State } from '../rules/state.ts';
import { animalJson } from './view-animal.ts';

type PlayerJson = StateJson['players'][number];

/**
 * The state as `viewer` may see it: other hands, the deck, the cards under other seats' animals and the
 * discards that nobody saw are hidden. A finished game hides nothing.
 */
export const encode = (state: State, viewer: Viewer): StateJson => {
  const { catalog, seats, timeToFly, rulings } = state.rules;
  const { ids } = catalog.content;
  const eyes = state.phase === FINISHED ? 'all' : viewer;
  const deck = Array.from(state.deck.subarray(0, state.deckSize), (kind) => ids[kind]!);
  return {
    ...envelopeOf('evolution', catalog, { seats, timeToFly, rulings: { ...rulings } }, viewer),
    year: state.year,
    phase: PHASES[state.phase]!,
    firstSeat: state.firstSeat,
    turn: state.seat,
    bank: state.bank,
    deckSize: state.deckSize,
    deck: eyes === 'all' ? deck.reverse() : null,
    centre: discardsOf(state, CENTRE).map((index) => ids[state.discardCard[index]!]!),
    players: Array.from({ length: seats }, (_, seat) => playerJson(state, seat, eyes)),
    ...(state.phase === FEEDING && { go: goJson(state) }),
    births: Array.from(state.birthQueue.subarray(0, state.births), idOrNull).filter((id) => id !== null),
    pending: Array.from({ length: state.depth }, (_, place) => pendingJson(frameAt(state, place))),
  };
};

const idOrNull = (slot: number): number | null => (slot === NONE ? null : slot + 1);

/** Indices of the discards of a seat, or of the Shells at the centre. */
const discardsOf = (state: State, seat: Seat): number[] =>
  Array.from({ length: state.discards }, (_, index) => index).filter((index) => state.discardSeat[index] === seat);

const playerJson = (state: State, seat: Seat, eyes: Viewer): PlayerJson => ({
  hand: eyes === 'all' || eyes === seat ? handJson(state, seat) : null,
  handSize: state.handSizes[seat]!,
  passed: hasBit(state.passed, seat),
  discards: discardsOf(state, seat).map((index) => discardJson(state, index, eyes)),
  animals: Array.from(state.row.subarray(0, state.alive))
    .filter((slot) => state.owner[slot] === seat)
    .map((slot) => animalJson(state, slot, eyes)),
});

const handJson = ({ hands, rules }: State, seat: Seat): string[] =>
  rules.catalog.content.ids.flatMap((id, kind) => Array<string>(hands[seat * rules.kinds + kind]!).fill(id));

const discardJson = (state: State, index: number, eyes: Viewer): PlayerJson['discards'][number] => {
  const known = state.discardKnown[index]!;
  const card = state.rules.catalog.content.ids[state.discardCard[index]!]!;
  return {
    card: eyes !== 'all' && hidesDiscard(state, index, eyes) ? null : card,
    seen: (known & SEEN) !== 0,
    ...((known & NOT_ANGLERFISH) !== 0 && { notAnglerfish: true }),
  };
};

const goJson = ({ main, acted }: State): NonNullable<StateJson['go']> => ({
  main: MAINS[main]!,
  acted,
});

const pendingJson = ({ kind, step, first, second, ignored, tried, mode, cursor }: Frame): PendingJson => {
  switch (kind) {
    case TAKE:
      return { type: 'take', animal: idOrNull(first), asked: cursor };
    case HUNT:
      return {
        type: 'attack',
        attacker: idOrNull(first),
        prey: idOrNull(second),
        kind: HUNTS[mode]!,
        step: STEPS[step]!,
        ignored: ignored === NO_TRAIT ? null : TRAITS[ignored]!,
        tried: TRIED.filter((_, bit) => hasBit(tried, bit)),
      };
    case SCAVENGING:
      return { type: 'scavenge', from: cursor, passedOver: second };
    default:
      return { type: 'shares', asked: cursor };
  }
};
