import { pointer } from '../../../core/fault.ts';
import { blame, isShown } from '../../kit/reading.ts';
import { SHELL } from '../content/traits.ts';
import { CENTRE, DEVELOPMENT, FINISHED, NOT_ANGLERFISH, SEEN } from '../rules/state.ts';
import { addDiscard } from '../rules/trait-cards.ts';
import { type Reading, seesOf, takeCard, takeFaceDown } from './decode-reading.ts';

/** Reads the cards that are not in play: hands, discards, the centre of the table and the deck. Hidden ones are filled later. */
export const readCards = (reading: Reading): void => {
  const { json, state } = reading;
  for (const seat of json.players.keys()) {
    readHand(reading, seat);
    readDiscards(reading, seat);
  }
  for (const [index, id] of json.centre.entries()) readShell(reading, id, pointer('centre', index));
  readDeck(reading);
  if (state.phase === DEVELOPMENT && state.handSizes[state.seat] === 0)
    blame(reading, '/turn', 'turn-empty', `Seat ${state.seat} has no card to play, so it cannot be its go.`);
};

const readHand = (reading: Reading, seat: number): void => {
  const { json, state } = reading;
  const { hand, handSize } = json.players[seat]!;
  const at = pointer('players', seat, 'hand');
  state.handSizes[seat] = handSize;
  if (!isShown(reading, hand, seesOf(reading, seat), at, 'this hand')) return;
  if (handSize !== hand.length)
    blame(reading, `${at}Size`, 'hand-size', `The hand has ${hand.length} cards, not ${handSize}.`);
  for (const [index, id] of hand.entries()) {
    const kind = takeCard(reading, id, at + pointer(index));
    if (kind >= 0) state.hands[seat * state.rules.kinds + kind]!++;
  }
};

const readDiscards = (reading: Reading, seat: number): void => {
  const { json, state } = reading;
  for (const [index, { card, seen, notAnglerfish }] of json.players[seat]!.discards.entries()) {
    const at = pointer('players', seat, 'discards', index, 'card');
    const kind = takeFaceDown(reading, card, seen || seesOf(reading, seat), at);
    if (notAnglerfish && state.rules.anglerfish[kind] === 1)
      blame(reading, at, 'anglerfish', 'This card is marked as no Anglerfish, but it is one.');
    addDiscard(state, seat, Math.max(0, kind), seen ? SEEN : notAnglerfish ? NOT_ANGLERFISH : 0);
  }
};

const readShell = (reading: Reading, id: string, at: string): void => {
  const { state } = reading;
  const kind = takeCard(reading, id, at);
  if (kind < 0) return;
  if (state.rules.sides[kind * 2] !== SHELL && state.rules.sides[kind * 2 + 1] !== SHELL)
    blame(reading, at, 'not-a-shell', `Only Shells lie at the centre, and ${id} is none.`);
  addDiscard(state, CENTRE, kind, SEEN);
};

const readDeck = (reading: Reading): void => {
  const { json, state } = reading;
  const { deck = null, deckSize } = json;
  const visible = json.viewer === 'all' || state.phase === FINISHED;
  if (!isShown(reading, deck, visible, '/deck', 'the deck')) return;
  if (deckSize !== deck.length)
    blame(reading, '/deckSize', 'deck-size', `The deck has ${deck.length} cards, not ${deckSize}.`);
  for (const [index, id] of deck.entries())
    state.deck[deck.length - 1 - index] = Math.max(0, takeCard(reading, id, pointer('deck', index)));
};
