/** Steps within steps. */
import type { Cost, PaidStep, SimpleStep, Step } from './steps.ts';

/** Every step that holds no others, however deep it stands, in written order; what others get is left out unless asked for. */
export const simpleSteps = (steps: readonly Step[], withOthers = true): SimpleStep[] =>
  steps.flatMap((step): SimpleStep[] => {
    switch (step.do) {
      case 'choose':
        return step.from.flatMap((way) => simpleSteps(way, withOthers));
      case 'others':
        return withOthers ? simpleSteps(step.steps) : [];
      case 'pay':
        return [...step.steps, ...(step.otherwise ?? [])];
      default:
        return [step];
    }
  });

/** Every price that is asked within steps. */
export const prices = (steps: readonly (Step | PaidStep)[]): Cost[] =>
  steps.flatMap((step): Cost[] => {
    switch (step.do) {
      case 'choose':
        return step.from.flatMap(prices);
      case 'others':
        return prices(step.steps);
      case 'pay':
        return [step.cost];
      default:
        return [];
    }
  });
