/** Drafts: packets of cards, of which each seat keeps one and passes on the others (rulebook page 7). */
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { NONE } from '../content/tables.ts';
import { CARD_WORDS, PILES } from '../content/terms.ts';
import { setSeen, takeTop } from './cards.ts';
import { rememberPassed, rememberPicks, rememberSeen } from './memory.ts';
import { exclude, include, sizeOf } from './sets.ts';
import type { State } from './state.ts';
import { STAGES } from './terms.ts';

/** Cards that a seat chooses from. */
export const packetSize = ({ packet }: State, seat: number): number => sizeOf(packet, seat * CARD_WORDS, CARD_WORDS);

/** Whether a seat has cards to choose from. */
export const hasPacket = (state: State, seat: number): boolean => packetSize(state, seat) > 0;

/**
 * Deals a packet to each seat in turn order, and says in how many rounds they will be gone. What was seen on top of a pile goes
 * into a packet, which is passed on: nobody knows who will have it.
 */
export const dealPackets = (state: State, counts: readonly [number, number], random: Random, log?: EventLog): void => {
  const { seats } = state.rules;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.first + turn) % seats;
    for (let pile = 0; pile < PILES.length; pile++)
      for (let count = 0; count < counts[pile]!; count++) {
        const card = takeTop(state, pile, random, log);
        if (card === NONE) break;
        setSeen(state, state.rules.content.cards.pile[card]!, 0);
        include(state.packet, seat * CARD_WORDS, card);
      }
    state.drafting = Math.max(state.drafting, packetSize(state, seat));
  }
};

/** Whether packets go to the left, to the next seat in turn order: at the start and in the second rest phase (page 7). */
const goesLeft = (state: State): boolean => STAGES[state.stage] === 'opening' || state.season === 2;

/** Seats from one that passes a packet on to the one that has it next, in turn order. */
export const passedBy = (state: State): number => (goesLeft(state) ? 1 : state.rules.seats - 1);

/** Each packet goes to the neighbour that is `ahead` seats further in turn order. */
const rotate = ({ packet, rules }: State, ahead: number): void => {
  const { seats } = rules;
  const step = seats - ahead;
  for (let word = 0; word < CARD_WORDS; word++) {
    // The packet that comes to a seat is that of the one `step` further; the first one's is held until all have moved.
    let seat = 0;
    const held = packet[word]!;
    for (let count = 1; count < seats; count++) {
      const from = (seat + step) % seats;
      packet[seat * CARD_WORDS + word] = packet[from * CARD_WORDS + word]!;
      seat = from;
    }
    packet[seat * CARD_WORDS + word] = held;
  }
};

/** All have chosen: they take what they keep, and pass on the others. */
export const passPackets = (state: State, log?: EventLog): void => {
  const { hand, packet, picks, rules } = state;
  if (state.drafting === 0) return;
  const ahead = passedBy(state);
  rememberPicks(state);
  for (let seat = 0; seat < rules.seats; seat++) {
    const card = picks[seat]!;
    picks[seat] = NONE;
    if (card === NONE) continue;
    exclude(packet, seat * CARD_WORDS, card);
    include(hand, seat * CARD_WORDS, card);
  }
  rememberPassed(state, ahead);
  rotate(state, ahead);
  rememberSeen(state);
  state.drafting--;
  log?.({ code: 'event.drafted', params: { left: state.drafting } });
};
