import { pointer } from '../../../core/fault.ts';
import { blame } from '../../kit/reading.ts';
import {
  ANGLERFISH,
  bit,
  CARNIVOROUS,
  EXCLUDES,
  FAT_TISSUE,
  PAIRS,
  TRAITS,
  type Trait,
  traitOf,
} from '../content/traits.ts';
import { lives } from '../rules/animals.ts';
import { FULL, HOST_WAITS, NONE, PARTNER_WAITS, REVEALED, SHARED, type State } from '../rules/state.ts';
import { addTrait, rebuild } from '../rules/trait-cards.ts';
import type { TraitJson } from './animal-schema.ts';
import { type Reading, slotOf, takeCard } from './decode-reading.ts';

/** A trait card as it was read. */
export interface TraitEntry {
  readonly trait: Trait;
  readonly slot: number;
  /** The other animal of a pair, or `NONE`. */
  readonly partner: number;
  readonly mark: number;
  /** Pointer to it. */
  readonly at: string;
  /** Its kind of card; -1 when none is named, or a wrong one. */
  kind: number;
}

/** Reads the trait cards of all animals; the ids must be sound. Cards that are wrong in themselves are left out. */
export const readTraits = (reading: Reading): TraitEntry[] => {
  const entries: TraitEntry[] = [];
  for (const [seat, { animals }] of reading.json.players.entries())
    for (const [index, { id, traits }] of animals.entries())
      for (const [place, held] of traits.entries()) {
        const at = pointer('players', seat, 'animals', index, 'traits', place);
        const entry = readTrait(reading, id - 1, held, at);
        if (entry === undefined) reading.broken.add(id - 1);
        else entries.push(entry);
      }
  checkCompany(reading, entries);
  return entries;
};

const readTrait = (reading: Reading, slot: number, held: TraitJson, at: string): TraitEntry | undefined => {
  const trait = traitOf(held.trait);
  const partner = partnerOf(reading, slot, held, at);
  const kind = held.card === undefined ? -1 : kindOf(reading, held.card, trait, `${at}/card`);
  const mark = markOf(held);
  if (trait === ANGLERFISH)
    blame(reading, `${at}/trait`, 'anglerfish', 'An Anglerfish is never a trait; it is an animal with this card.');
  if (held.full && trait !== FAT_TISSUE)
    blame(reading, `${at}/full`, 'no-fat', `Only Fat tissue stores food, and this is ${held.trait}.`);
  if (held.pairedWith === undefined && (bit(trait) & PAIRS) !== 0)
    blame(reading, `${at}/pairedWith`, 'one-end', `A ${held.trait} lies between two animals; name the other one.`);
  else if (partner !== undefined && trait !== ANGLERFISH) return { trait, slot, partner, mark, at, kind };
  return undefined;
};

/** The slot of the partner, `NONE` where none is named, undefined where it cannot be. */
const partnerOf = (
  reading: Reading,
  slot: number,
  { trait, pairedWith }: TraitJson,
  at: string,
): number | undefined => {
  if (pairedWith === undefined) return NONE;
  const { owner } = reading.state;
  const here = `${at}/pairedWith`;
  const partner = slotOf(reading, pairedWith, here);
  if (partner === NONE) return undefined;
  if ((bit(traitOf(trait)) & PAIRS) === 0) blame(reading, here, 'no-pair', `${trait} is a trait of one animal.`);
  else if (partner === slot) blame(reading, here, 'paired-with-itself', 'An animal is no pair with itself.');
  else if (owner[partner] !== owner[slot])
    blame(reading, here, 'other-owner', `Animal ${pairedWith} belongs to seat ${owner[partner]}.`);
  else return partner;
  return undefined;
};

const kindOf = (reading: Reading, id: string, trait: Trait, at: string): number => {
  const kind = takeCard(reading, id, at);
  const { sides } = reading.state.rules;
  if (kind >= 0 && trait !== ANGLERFISH && sides[kind * 2] !== trait && sides[kind * 2 + 1] !== trait)
    blame(reading, at, 'wrong-side', `The card ${id} has no ${TRAITS[trait]}.`);
  return kind;
};

const markOf = ({ full, used, waits = [] }: TraitJson): number =>
  (full ? FULL : 0) |
  (used ? SHARED : 0) |
  (waits.includes('host') ? HOST_WAITS : 0) |
  (waits.includes('partner') ? PARTNER_WAITS : 0);

/** Traits that cannot be together on an animal, and pairs that are there already (section 2.1). */
const checkCompany = (reading: Reading, entries: readonly TraitEntry[]): void => {
  const masks = Array.from(reading.state.flags, (flags) => ((flags & REVEALED) === 0 ? 0 : bit(CARNIVOROUS)));
  const pairs = new Set<string>();
  for (const { trait, slot, partner, at } of entries) {
    const name = TRAITS[trait];
    const link = [trait, Math.min(slot, partner), Math.max(slot, partner)].join();
    const known = reading.faults.length;
    if ((masks[slot]! & EXCLUDES[trait]!) !== 0)
      blame(reading, `${at}/trait`, 'excluded-trait', `${name} cannot be with what the animal has already.`);
    if (partner !== NONE && pairs.has(link))
      blame(reading, `${at}/pairedWith`, 'pair-twice', `Another ${name} links these two animals.`);
    if (partner === NONE && trait !== FAT_TISSUE && (masks[slot]! & bit(trait)) !== 0)
      blame(
        reading,
        `${at}/trait`,
        'trait-twice',
        `The animal has ${name} already; only Fat tissue can be there twice.`,
      );
    if (reading.faults.length > known) reading.broken.add(slot);
    pairs.add(link);
    masks[slot]! |= bit(trait);
  }
};

/** Lays the cards down, in the order that the state keeps. */
export const layTraits = (state: State, entries: readonly TraitEntry[]): void => {
  for (const { trait, slot, partner, mark, kind } of entries.toSorted((one, other) => one.slot - other.slot)) {
    addTrait(state, trait, Math.max(0, kind), slot, partner);
    state.mark[state.traitCards - 1] = mark;
  }
  for (let slot = 0; slot < state.slots; slot++) if (lives(state, slot)) rebuild(state, slot);
};
