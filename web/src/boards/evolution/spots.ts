/** What is touched for an action of Evolution. */
import type { EvolutionAction, EvolutionState } from '../../../../packages/engines/src/evolution.ts';
import { tabSpot, tabsOf } from './faces.ts';

const animal = (id: number): string => `animal:${id}`;

/** The animal that is asked about: the prey of the attack that is on, or who takes food and may be ambushed. */
const asked = ({ pending = [] }: EvolutionState): number => {
  const last = pending.at(-1);
  if (last?.type === 'attack') return last.prey ?? 0;
  return last?.type === 'take' ? (last.animal ?? 0) : 0;
};

/** The tab of a trait that is named without its partner: the first one. */
const firstTab = ({ players }: EvolutionState, id: number, name: string): string => {
  const row = players.find(({ animals }) => animals.some((each) => each.id === id))?.animals ?? [];
  const bearer = row.find((each) => each.id === id);
  const tab = bearer === undefined ? undefined : tabsOf(bearer, row).find(({ trait }) => trait === name);
  return tabSpot(id, name, tab?.partner ?? null);
};

const specialization = ({ players }: EvolutionState, id: number): string => {
  const bearer = players.flatMap(({ animals }) => animals).find((each) => each.id === id);
  return bearer?.traits.find(({ trait }) => trait.startsWith('specialization'))?.trait ?? 'specialization-a';
};

/** Answers to what is asked: a trait of the animal that decides, or the animal that is chosen. */
const answerSpots = (action: EvolutionAction, view: EvolutionState): readonly string[] => {
  const prey = asked(view);
  switch (action.type) {
    case 'ignore':
      return [firstTab(view, prey, action.trait)];
    case 'run':
      return [tabSpot(prey, 'running')];
    case 'hide':
      return [tabSpot(prey, 'shell')];
    case 'ink':
      return [tabSpot(prey, 'ink-cloud')];
    case 'mimic':
      return [tabSpot(prey, 'mimicry'), animal(action.animal)];
    case 'lose':
      return [tabSpot(prey, 'tail-loss'), tabSpot(prey, action.trait, action.partner ?? null)];
    case 'ambush':
      return [tabSpot(action.animal, 'ambush-hunting'), animal(prey)];
    case 'reveal':
    case 'scavenge':
    case 'share':
      return [animal(action.animal)];
    default:
      return ['do:pass'];
  }
};

/**
 * The card in the hand and where it goes; food of the bank and who eats it; the trait that is used and what it is used on. Whole or
 * part of the fat, and which share is meant, is a question.
 */
export const spots = (action: EvolutionAction, view: EvolutionState): readonly string[] => {
  switch (action.type) {
    case 'animal':
      return [`card:${action.card}`, 'new'];
    case 'trait':
      return [
        `side:${action.card}:${action.trait}`,
        animal(action.animal),
        ...(action.partner === undefined ? [] : [animal(action.partner)]),
      ];
    case 'eat':
      return ['bank', animal(action.animal)];
    case 'take-shell':
      return ['shells', animal(action.animal)];
    case 'graze':
      return [tabSpot(action.animal, 'grazing'), 'bank'];
    case 'attack':
      return [tabSpot(action.animal, 'carnivorous'), animal(action.prey)];
    case 'piracy':
      return [tabSpot(action.animal, 'piracy'), animal(action.from)];
    case 'hibernate':
      return [tabSpot(action.animal, 'hibernation'), animal(action.animal)];
    case 'convert-fat':
      return [tabSpot(action.animal, 'fat-tissue'), animal(action.animal)];
    case 'specialize':
      return [tabSpot(action.animal, specialization(view, action.animal)), animal(action.animal)];
    case 'metamorphose':
      return [tabSpot(action.animal, 'metamorphose'), tabSpot(action.animal, action.trait, action.partner ?? null)];
    default:
      return answerSpots(action, view);
  }
};
