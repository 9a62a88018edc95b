import { pointer } from '../../../core/fault.ts';
import { blame, isShown } from '../../kit/reading.ts';
import { EFFECTS } from '../content/terms.ts';
import type { Reading } from './reading.ts';

/** Reads the effect deck, what was discarded of it, and what is in play. */
export const readEffects = (reading: Reading): void => {
  const { json, state, faults } = reading;
  const before = faults.length;
  const left = Array.from(state.rules.sheet.effects.copies);
  const take = (id: string, at: string): number => takeEffect(reading, left, id, at);
  for (const [index, id] of json.effectDiscards.entries()) {
    const kind = take(id, pointer('effectDiscards', index));
    if (kind >= 0) state.effectDiscards[kind]!++;
  }
  for (const [index, id] of json.constants.entries()) readConstant(reading, take, id, pointer('constants', index));
  if (json.shown !== undefined) state.shown = take(json.shown, '/shown');
  const visible = json.viewer === 'all' || json.ending !== undefined;
  const { effectDeck } = json;
  if (!isShown(reading, effectDeck, visible, '/effectDeck', 'the order of this deck')) {
    const known = json.foreseen.map((id, index) => take(id, pointer('foreseen', index)));
    if (faults.length === before) fillDeck(reading, known, left);
    return;
  }
  const kinds = effectDeck.map((id, index) => take(id, pointer('effectDeck', index)));
  checkForeseen(reading, effectDeck);
  if (json.effectDeckSize !== undefined && json.effectDeckSize !== kinds.length)
    blame(reading, '/effectDeckSize', 'wrong-size', `There are ${kinds.length} cards in the effect deck.`);
  if (faults.length === before) layDeck(reading, kinds, json.foreseen.length);
};

/** Takes one card of a kind out of those that are left. @returns the kind, -1 for none */
const takeEffect = (reading: Reading, left: number[], id: string, at: string): number => {
  const kind = reading.state.rules.sheet.effects.ids.indexOf(id);
  if (kind < 0) blame(reading, at, 'no-such-effect', `The deck of this scenario has no card "${id}".`);
  else if (left[kind]! === 0)
    blame(reading, at, 'card-twice', `All cards ${id} of the deck are in other places already.`);
  else left[kind]!--;
  return kind;
};

const readConstant = (reading: Reading, take: (id: string, at: string) => number, id: string, at: string): void => {
  const { state } = reading;
  const kind = take(id, at);
  if (kind < 0) return;
  if (state.rules.sheet.effects.constant[kind] === 0)
    blame(reading, at, 'not-constant', `${id} is an immediate effect, and does not stay in play.`);
  state.constants[state.constantCount++] = kind;
};

/** Cards that were revealed and put back are the top of the deck. */
const checkForeseen = (reading: Reading, deck: readonly string[]): void => {
  for (const [index, id] of reading.json.foreseen.entries())
    if (deck[index] !== id)
      blame(reading, pointer('foreseen', index), 'wrong-card', 'This card does not lie there in the effect deck.');
};

/** Any order of what is left will do: `redeal` draws it anew. */
const fillDeck = (reading: Reading, known: readonly number[], left: readonly number[]): void => {
  const hidden = left.flatMap((count, kind) => Array<number>(count).fill(kind));
  const size = known.length + hidden.length;
  if (reading.json.effectDeckSize === size) layDeck(reading, [...known, ...hidden], known.length);
  else
    blame(
      reading,
      '/effectDeckSize',
      'wrong-size',
      `Of ${EFFECTS} effect cards ${EFFECTS - size} lie elsewhere, so ${size} are in the deck.`,
    );
};

/** Lays the deck, the top first. */
const layDeck = (reading: Reading, kinds: readonly number[], seen: number): void => {
  const { state } = reading;
  const { constantCount, effectDiscards, shown } = state;
  const all =
    kinds.length + constantCount + effectDiscards.reduce((sum, count) => sum + count, 0) + (shown >= 0 ? 1 : 0);
  if (all !== EFFECTS) blame(reading, '/effectDeck', 'card-missing', `There are ${EFFECTS} effect cards, not ${all}.`);
  if (state.rules.rulings.reshuffle === 'when-empty' && kinds.length === 0 && effectDiscards.some((count) => count > 0))
    blame(reading, '/effectDiscards', 'not-shuffled', 'By these rulings discards are shuffled when the deck is empty.');
  state.effectSize = kinds.length;
  state.seen = seen;
  for (const [depth, kind] of kinds.entries()) state.effectDeck[kinds.length - 1 - depth] = kind;
};
