/** Steps as parameters of messages, and put together from the clauses of a language. */
import Type from 'typebox';
import { type Checker, checker } from '../../../core/schema.ts';
import { type Params, texts } from '../../../core/text.ts';
import { type Cost, type PaidStep, type SimpleStep, type Step, StepField } from '../content/steps.ts';

type ByName = { readonly [Each in SimpleStep as Each['do']]: Each };
type Named<Name extends keyof ByName = keyof ByName> = {
  readonly [Each in Name]: ByName[Each] & { readonly do: Each };
}[Name];
type AnyStep = Step | PaidStep;

/** How a language tells steps: as clauses that begin with a small letter and can follow “you may”. */
export interface Clauses {
  readonly simple: { readonly [Name in keyof ByName]: (step: Named<Name>) => string };
  /** What is paid, what for, and what follows where it is not; empty for nothing. */
  price(cost: Cost, steps: string, otherwise: string): string;
  choice(ways: readonly string[]): string;
  others(steps: string): string;
  /** Between steps. */
  readonly and: string;
}

/** Steps in a form that messages carry: each as its JSON. */
export const coded = (steps: readonly AnyStep[]): string[] => steps.map((step) => JSON.stringify(step));

let checked: Checker<Step[]> | undefined;

/** The steps that a message carries; anything else is a bug and throws. */
const decoded = (params: Params): readonly Step[] => {
  // Made when first needed: searchers load every game and tell nothing.
  checked ??= checker(Type.Array(StepField));
  const steps = checked.check(texts(params, 'steps').map((step): unknown => JSON.parse(step)));
  if (!steps.ok) throw new TypeError(`no steps: ${JSON.stringify(steps.faults)}`);
  return steps.value;
};

const simple = <Name extends keyof ByName>(clauses: Clauses, step: Named<Name>): string =>
  clauses.simple[step.do](step);

const one = (clauses: Clauses, step: AnyStep): string => {
  switch (step.do) {
    case 'pay':
      return clauses.price(step.cost, all(clauses, step.steps), all(clauses, step.otherwise ?? []));
    case 'choose':
      return clauses.choice(step.from.map((way) => all(clauses, way)));
    case 'others':
      return clauses.others(all(clauses, step.steps));
    default:
      return simple(clauses, step);
  }
};

const all = (clauses: Clauses, steps: readonly AnyStep[]): string =>
  steps.map((step) => one(clauses, step)).join(clauses.and);

/** The steps that a message carries, as one clause. */
export const tellSteps = (clauses: Clauses, params: Params): string => all(clauses, decoded(params));
