import { blame } from '../../kit/reading.ts';
import { TRAITS } from '../content/traits.ts';
import { hidesAnimal, hidesDiscard } from '../rules/hidden.ts';
import { FINISHED, NOT_ANGLERFISH, PLAIN } from '../rules/state.ts';
import type { Reading } from './decode-reading.ts';
import type { TraitEntry } from './decode-traits.ts';

/** Every card of the game must be somewhere, and none more. */
export const checkCount = (reading: Reading): void => {
  const { json, state } = reading;
  const { cards } = state.rules;
  let found = state.deckSize + json.centre.length;
  for (const [seat, { animals, discards }] of json.players.entries()) {
    found += state.handSizes[seat]! + discards.length + animals.length;
    for (const { traits } of animals) found += traits.length;
  }
  const detail = `This game has ${cards} cards, but ${found} are in the deck, in hands, in play and discarded.`;
  if (found !== cards) blame(reading, '/deckSize', 'card-count', detail);
};

/**
 * Chooses cards for the traits that name none: the first fitting kind of the catalog that is left. One that was
 * chosen before gives way where another fits it as well, so a choice is found whenever there is one.
 */
export const chooseCards = (reading: Reading, entries: readonly TraitEntry[]): void => {
  const { left, state } = reading;
  const { kinds, sides } = state.rules;
  const holders: TraitEntry[][] = Array.from({ length: kinds }, () => []);
  const settle = (entry: TraitEntry, tried: Set<number>): boolean => {
    for (let kind = 0; kind < kinds; kind++) {
      if (tried.has(kind) || (sides[kind * 2] !== entry.trait && sides[kind * 2 + 1] !== entry.trait)) continue;
      tried.add(kind);
      const giving = left[kind]! > 0 ? undefined : holders[kind]!.find((other) => settle(other, tried));
      if (left[kind] === 0 && giving === undefined) continue;
      if (giving === undefined) left[kind]!--;
      else holders[kind] = holders[kind]!.filter((other) => other !== giving);
      holders[kind]!.push(entry);
      entry.kind = kind;
      return true;
    }
    return false;
  };
  for (const entry of entries)
    if (entry.kind < 0 && !settle(entry, new Set()))
      blame(reading, entry.at, 'no-card-left', `No card with ${TRAITS[entry.trait]} is left for this trait.`);
};

/** A place for a card that the viewer cannot see. */
interface Place {
  /** Whether the card is known to be no Anglerfish. */
  readonly plain: boolean;
  readonly put: (kind: number) => void;
}

/**
 * Gives some unseen card to every place that the viewer cannot see, to be redealt. What is known to be no
 * Anglerfish is served first, so that for the others any card will do.
 */
export const fillHidden = (reading: Reading): void => {
  const { left } = reading;
  const { anglerfish } = reading.state.rules;
  const places = hiddenPlaces(reading);
  const plain = places.filter((place) => place.plain);
  const fitting = left.reduce((sum, count, kind) => sum + (anglerfish[kind] === 1 ? 0 : count), 0);
  if (plain.length > fitting) {
    const detail = `${plain.length} hidden cards are known to be no Anglerfish, but only ${fitting} such cards are unseen.`;
    blame(reading, '/players', 'anglerfish', detail);
    return;
  }
  for (const place of [...plain, ...places.filter((other) => !other.plain)]) {
    const kind = left.findIndex((count, index) => count > 0 && !(place.plain && anglerfish[index] === 1));
    left[kind]!--;
    place.put(kind);
  }
};

const hiddenPlaces = ({ json, state }: Reading): Place[] => {
  const { viewer } = json;
  if (viewer === 'all' || state.phase === FINISHED) return [];
  const { alive, card, deck, deckSize, discardCard, discardKnown, discards, flags, handSizes, hands, row, rules } =
    state;
  const places: Place[] = [];
  const addCell = (table: Uint8Array, index: number, plain = false): void =>
    void places.push({ plain, put: (kind) => table.fill(kind, index, index + 1) });
  for (const slot of row.subarray(0, alive))
    if (hidesAnimal(state, slot, viewer)) addCell(card, slot, (flags[slot]! & PLAIN) !== 0);
  for (let index = 0; index < discards; index++)
    if (hidesDiscard(state, index, viewer)) addCell(discardCard, index, (discardKnown[index]! & NOT_ANGLERFISH) !== 0);
  for (const seat of json.players.keys())
    for (let held = seat === viewer ? 0 : handSizes[seat]!; held > 0; held--)
      places.push({ plain: false, put: (kind) => hands[seat * rules.kinds + kind]!++ });
  for (let place = 0; place < deckSize; place++) addCell(deck, place);
  return places;
};
