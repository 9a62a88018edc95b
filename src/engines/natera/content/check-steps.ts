/** What is wrong with steps, beyond what a schema can say. */
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { prices, simpleSteps } from './nested.ts';
import type { Trigger } from './rows.ts';
import type { Cost, PaidStep, SimpleStep, Step } from './steps.ts';

/** A step by its name. */
type Named = SimpleStep['do'];

/** Faults of steps wherever they stand, and of those within them. @param at the list that they are in */
export const stepFaults = (steps: readonly (Step | PaidStep)[], at: string): Fault[] =>
  steps.flatMap((step, index) => {
    const here = at + pointer(index);
    switch (step.do) {
      case 'authority':
        return step.by === 0 ? [fault(`${here}/by`, 'does-nothing', 'A token moves up or down.')] : [];
      case 'choose':
        return step.from.flatMap((way, which) => stepFaults(way, here + pointer('from', which)));
      case 'others':
        return stepFaults(step.steps, `${here}/steps`);
      case 'pay':
        return [
          ...stepFaults(step.steps, `${here}/steps`),
          ...stepFaults(step.otherwise ?? [], `${here}/otherwise`),
          ...(step.steps.length + (step.otherwise ?? []).length === 0
            ? [fault(here, 'does-nothing', 'Something depends on a price being paid, or on its not being paid.')]
            : []),
        ];
      default:
        return [];
    }
  });

/** A fault where steps of these names stand, however deep. @param why a sentence that ends it */
const refused = (
  steps: readonly Step[],
  at: string,
  { names, code, why }: { readonly names: readonly Named[]; readonly code: string; readonly why: string },
): Fault[] => {
  const found = new Set(simpleSteps(steps).flatMap((step) => (names.includes(step.do) ? [step.do] : [])));
  return found.size === 0 ? [] : [fault(at, code, `There is ${[...found].join(' and ')} here: ${why}`)];
};

/** Steps that begin programs of other rows, which may begin this one again. */
const ONWARD: readonly Named[] = ['copy', 'copy-production', 'redeploy', 'colony-bonus', 'move-colony'];

/** Faults of steps that others lead to, and that therefore lead no further: bonuses, and locations of the forest and tier 1. */
export const lastFaults = (steps: readonly Step[], at: string): Fault[] =>
  refused(steps, at, {
    names: ONWARD,
    code: 'leads-on',
    why: 'others copy bonuses, the forest and tier 1, so these copy and move nothing.',
  });

const MANY = 9;

/** How many programs that may lead on steps can begin, one after the other. */
const spread = (steps: readonly (Step | PaidStep)[]): number =>
  steps.reduce((sum, step) => {
    switch (step.do) {
      case 'choose':
        return sum + Math.max(...step.from.map(spread));
      case 'others':
        return sum + MANY * spread(step.steps);
      case 'pay':
        return sum + Math.max(spread(step.steps), spread(step.otherwise ?? []));
      case 'copy':
        return sum + (step.of === 'any' ? step.locations : 0);
      default:
        return sum + (step.do === 'copy-production' || step.do === 'redeploy' ? 1 : 0);
    }
  }, 0);

/** Faults of steps that may lead to themselves, of locations and production cards: one path has an end, a tree of them too late a one. */
export const spreadFaults = (steps: readonly Step[], at: string): Fault[] =>
  spread(steps) <= 1
    ? []
    : [
        fault(
          at,
          'spreads',
          'What may lead on to itself (copy of any, copy-production, redeploy) stands here for one location or card, and not for others.',
        ),
      ];

/** Faults of steps that a trigger fires, if they could fire it again without end. */
export const firedFaults = ({ deploy, joined, discard }: Trigger, steps: readonly Step[], at: string): Fault[] => {
  const isDiscard = discard !== undefined;
  if (deploy === undefined && joined === undefined && !isDiscard) return [];
  const found = refused(steps, at, {
    names: ['copy', 'copy-production', 'redeploy', ...(isDiscard ? (['discard'] as const) : [])],
    code: 'fires-itself',
    why: 'they could come to the same event again, without end.',
  });
  const pays = isDiscard && prices(steps).some(({ of }) => of === 'cards');
  return pays ? [...found, fault(at, 'fires-itself', 'Cards are a price here, and discarding fires it.')] : found;
};

/** Faults of steps that are done while no pawn is on the board. */
export const homeFaults = (steps: readonly Step[], at: string): Fault[] =>
  refused(steps, at, { names: ['redeploy'], code: 'no-pawns', why: 'all pawns are off the board then.' });

/** How much of what was paid comes back without another price, in the best of ways; cards are drawn. */
const returned = (steps: readonly (Step | PaidStep)[], of: Cost['of']): number =>
  steps.reduce((sum, step) => {
    switch (step.do) {
      case 'choose':
        return sum + Math.max(...step.from.map((way) => returned(way, of)));
      case 'gain':
        return sum + (step.resource === of ? step.amount : 0);
      case 'gain-any':
        return sum + (of === 'cards' ? 0 : step.amount);
      case 'draw':
        return sum + (of === 'cards' ? step.cards : 0);
      default:
        return sum;
    }
  }, 0);

/** Whether some way of steps gives resources or cards, and takes none. */
const isGift = (steps: readonly (Step | PaidStep)[]): boolean => {
  const gives = (step: Step | PaidStep): boolean =>
    step.do === 'choose' ? step.from.some(isGift) : ['gain', 'gain-any', 'draw'].includes(step.do);
  return steps.some(gives) && !steps.some((step) => step.do === 'discard');
};

/** Faults of an ability: it may be used in turn after turn, so it must not pay for itself. */
export const abilityFaults = (steps: readonly Step[], cost: Cost | undefined, at: string): Fault[] => {
  const isEndless = cost === undefined ? isGift(steps) : returned(steps, cost.of) >= cost.amount;
  return isEndless
    ? [
        fault(
          at,
          'endless',
          'An ability may be used in turn after turn; this one gives back what it costs, or costs nothing.',
        ),
      ]
    : [];
};
