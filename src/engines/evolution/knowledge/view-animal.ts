import type { Viewer } from '../../../core/contract.ts';
import { hasBit } from '../../kit/bits.ts';
import { FAT_TISSUE, TRAITS } from '../content/traits.ts';
import { type AnimalJson, ENDS, FLAGS, type TraitJson } from '../documents/animal-schema.ts';
import { hidesAnimal } from '../rules/hidden.ts';
import { FULL, HOST_WAITS, NONE, PARTNER_WAITS, SHARED, type State } from '../rules/state.ts';

/** An animal as `eyes` see it. */
export const animalJson = (state: State, slot: number, eyes: Viewer): AnimalJson => {
  const card = state.rules.catalog.content.ids[state.card[slot]!]!;
  const prey = state.studiedPrey[slot]!;
  return {
    id: slot + 1,
    card: eyes !== 'all' && hidesAnimal(state, slot, eyes) ? null : card,
    food: { red: state.red[slot]!, blue: state.blue[slot]! },
    traits: traitsJson(state, slot),
    need: state.need[slot]!,
    usedThisYear: TRAITS.filter((_, trait) => hasBit(state.used[slot]!, trait)),
    ...flagsJson(state.flags[slot]!),
    ...(prey !== NONE && { studied: { prey: prey + 1, trait: TRAITS[state.studiedTrait[slot]!]! } }),
  };
};

const flagsJson = (flags: number): { [Name in (typeof FLAGS)[number][0]]?: true } => {
  const json: ReturnType<typeof flagsJson> = {};
  for (const [name, flag] of FLAGS) if ((flags & flag) !== 0) json[name] = true;
  return json;
};

/** Its cards in order of play; a pair card stands at its host. */
const traitsJson = (state: State, slot: number): TraitJson[] => {
  const traits: TraitJson[] = [];
  for (let index = 0; index < state.traitCards; index++)
    if (state.host[index] === slot) traits.push(traitJson(state, index));
  return traits;
};

const traitJson = (state: State, index: number): TraitJson => {
  const trait = state.traitKind[index]!;
  const partner = state.partner[index]!;
  const mark = state.mark[index]!;
  const waits = ENDS.filter((end) => (mark & (end === 'host' ? HOST_WAITS : PARTNER_WAITS)) !== 0);
  return {
    trait: TRAITS[trait]!,
    card: state.rules.catalog.content.ids[state.traitCard[index]!]!,
    ...(partner !== NONE && { pairedWith: partner + 1 }),
    ...(trait === FAT_TISSUE && (mark & FULL) !== 0 && { full: true }),
    ...(partner !== NONE && (mark & SHARED) !== 0 && { used: true }),
    ...(waits.length > 0 && { waits }),
  };
};
