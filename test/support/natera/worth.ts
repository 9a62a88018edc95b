/** What steps of NATERA are worth, in food: exchange rates fitted to the printed locations (`docs/rules/natera.md` › House content). */
import type { Cost, SimpleStep, Step } from '../../../src/engines/natera/content/steps.ts';

/** A unit of each resource, and a card of the hand. */
export const WORTH = {
  food: 1,
  endurance: 1.8,
  agility: 2.75,
  intelligence: 2.8,
  material: 1.9,
  energy: 2.05,
  cards: 1.95,
};
/** The best resource, for what is of any kind. */
const BEST = 2.75;
const DRAWN = 2.3;
/** A step on a track: up on a given one, up on any, down on any. */
const STEPS = { given: 2.5, up: 4, down: 3 };
const COPIED = { forest: 6.3, 'tier-1': 3.8, any: 8.5 };
const BONUS = { own: 3.5, any: 4.5 };
/** What loss or gain of each other seat counts for. */
const OTHERS = -0.7;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const authority = (track: string, by: number) => {
  if (track !== 'any') return STEPS.given * by;
  return by * (by > 0 ? STEPS.up : STEPS.down);
};

const worthOfSimple = (step: SimpleStep): number => {
  switch (step.do) {
    case 'gain':
      return WORTH[step.resource] * step.amount;
    case 'gain-any':
      return BEST * step.amount;
    case 'draw':
      return DRAWN * step.cards;
    case 'discard':
      return -WORTH.cards * step.cards;
    case 'authority':
      return authority(step.track, step.by);
    case 'growth':
      return 8 * step.tokens;
    case 'colony':
      return 19;
    case 'colony-bonus':
      return BONUS[step.of] * step.colonies;
    case 'copy':
      return COPIED[step.of] * step.locations;
    case 'hire':
      return step.discount - 0.5;
    case 'hire-free':
      return 0.8 * step.upTo;
    case 'play':
      return (
        (WORTH.endurance * step.endurance + WORTH.agility * step.agility + WORTH.intelligence * step.intelligence) / 3
      );
    case 'oust':
      return 2 * step.by;
    case 'redeploy':
      return 7.5;
    case 'return-specialist':
      return 7;
    case 'find-type':
    case 'copy-production':
      return 4;
    case 'move-colony':
      return 3;
    case 'swap-river':
      return 1;
  }
};

/** What a price is worth. */
export const price = (cost: Cost | undefined) => (cost === undefined ? 0 : WORTH[cost.of] * cost.amount);
/** What steps are worth to who takes them. */
export const worthOf = (steps: readonly Step[] | undefined): number => sum((steps ?? []).map(worthOfStep));
const worthOfStep = (step: Step): number => {
  if (step.do === 'pay') return Math.max(worthOf(step.steps) - price(step.cost), worthOf(step.otherwise));
  if (step.do === 'choose') return Math.max(...step.from.map(worthOf)) + 0.5;
  if (step.do === 'others') return OTHERS * worthOf(step.steps);
  return worthOfSimple(step);
};
