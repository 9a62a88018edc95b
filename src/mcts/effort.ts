/**
 * What a budget means. Whoever searches, service, arena or benchmark, says what it wants and gets from here how that is
 * done, so that the bot that is measured is the bot that is served.
 */
import { ensemblesFor } from './levels.ts';
import { DEFAULT_PARAMS, proofWithin, type SearchParams } from './params.ts';

/** How a decision is searched for, with nothing left to defaults. At least one of `visits` and `timeMs` is given. */
export interface Effort extends SearchParams {
  /** Iterations, all trees together. */
  readonly visits?: number;
  /** Milliseconds, all trees together. */
  readonly timeMs?: number;
  /** Independent trees that share the budget. */
  readonly ensembles: number;
  /** How freely the choice strays from the most visited action, as in `Level`. */
  readonly temperature: number;
  /** Most nodes, all trees together. */
  readonly maxNodes: number;
}

/** What is wanted of a search; all that is left out is as the service has it. */
export type Wanted = Partial<Effort>;

/** Methods that find the same whatever the seed, so that more of them would find nothing more. */
const SEEDLESS: readonly Wanted['method'][] = ['equilibrium', 'team'];

/** Independent trees when the caller does not say. */
const treesFor = ({ method, visits, timeMs }: Wanted): number =>
  SEEDLESS.includes(method) ? 1 : ensemblesFor(visits, timeMs);

/**
 * What somebody gets who wants this. Wanting all of an effort gives that effort.
 * @param mostEnsembles most trees when the caller does not say
 */
export const effortFor = (wanted: Wanted, mostEnsembles = Number.POSITIVE_INFINITY): Effort => {
  const { visits, temperature = 0 } = wanted;
  const ensembles = wanted.ensembles ?? Math.min(treesFor(wanted), mostEnsembles);
  return {
    ...DEFAULT_PARAMS,
    proof: proofWithin(visits),
    temperature,
    ...wanted,
    // A tree without a visit would have nothing to say.
    ensembles: Math.min(ensembles, visits ?? ensembles),
  };
};

/** What each tree of an effort is searched with. */
export const paramsOf = ({ visits: _, timeMs: __, ensembles, temperature: ___, ...params }: Effort): SearchParams => ({
  ...params,
  maxNodes: Math.max(1, Math.floor(params.maxNodes / ensembles)),
});
