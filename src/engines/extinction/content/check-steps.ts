/** What is wrong with steps and changes of rules, beyond what a schema can say. */
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import type { Modifier } from './rows.ts';
import type { PaidStep, Step } from './steps.ts';

/** Least and most of `by`, for rules that have a measure. */
const MEASURES: Readonly<Record<Modifier['rule'], readonly [least: number, most: number] | undefined>> = {
  'birth-target': [-4, 4],
  surcharge: [1, 6],
  'least-die': [2, 6],
  closed: undefined,
  gap: [0, 5],
  'split-safe': undefined,
};

/** Rules that are about actions. */
const ABOUT_ACTIONS: readonly Modifier['rule'][] = ['surcharge', 'least-die', 'closed', 'gap'];

/** Faults of a rule that is otherwise. @param actions ids of all actions */
export const modifierFaults = ({ rule, by, action }: Modifier, at: string, actions: readonly string[]): Fault[] => {
  const measure = MEASURES[rule];
  const [least, most] = measure ?? [0, 0];
  const isWrong = measure === undefined ? by !== undefined : by === undefined || by < least || by > most;
  const expected = measure === undefined ? 'has no measure' : `is by ${least} to ${most}`;
  const isAbout = ABOUT_ACTIONS.includes(rule);
  return [
    ...(isWrong ? [fault(`${at}/by`, 'wrong-measure', `The rule ${rule} ${expected}.`)] : []),
    ...(action !== undefined && !isAbout
      ? [fault(`${at}/action`, 'not-about-actions', `The rule ${rule} is about no action.`)]
      : []),
    ...(action !== undefined && isAbout && !actions.includes(action)
      ? [fault(`${at}/action`, 'unknown-action', `There is no action "${action}".`)]
      : []),
    ...(action === undefined && rule === 'closed'
      ? [fault(`${at}/action`, 'all-closed', 'Name the action that nobody may use; dice must go somewhere.')]
      : []),
  ];
};

/** Faults of steps and of those within them. @param at the list that they are in */
export const stepFaults = (steps: readonly (Step | PaidStep)[], at: string): Fault[] =>
  steps.flatMap((step, index) => {
    const here = at + pointer(index);
    switch (step.do) {
      case 'foresee':
        return step.discards <= step.cards
          ? []
          : [fault(`${here}/discards`, 'too-many', `Of ${step.cards} cards no ${step.discards} can be discarded.`)];
      case 'each-seat':
        return stepFaults(step.steps, `${here}/steps`);
      case 'choose':
        return step.from.flatMap((way, which) => stepFaults(way, here + pointer('from', which)));
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
