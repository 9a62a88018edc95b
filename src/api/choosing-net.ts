/** Which net a search uses: what callers ask for, and what their position allows. */
import type { Game } from '../core/contract.ts';
import { type Fault, fault } from '../core/fault.ts';
import { meant } from '../core/nearest.ts';
import { MOST_LEVEL } from '../mcts/levels.ts';
import type { SearchParams } from '../mcts/params.ts';
import { fitsSeats, type Model, type Models } from '../net/models.ts';
import { type Attempt, refuse } from './problems.ts';

/** The nets of a service. */
export interface ServedNets {
  readonly models: Models;
  /** Why only those of whole numbers can run on this machine, in a sentence; absent where all can. */
  readonly fault?: string;
}

/** The net that is asked for: one, none, or whatever is the default for the position. */
export type WantedNet = Model | 'default' | null;

/** The net of a search; `missing` says why there is none though there is a default one. */
export interface NetChoice {
  readonly model: Model | null;
  /** Whether nobody has asked for it. */
  readonly byDefault: boolean;
  readonly missing?: string;
}

interface Asked {
  readonly model?: string | null;
  readonly level?: number;
  readonly method?: SearchParams['method'];
}

/** The net that a request asks for by `model`, or by not giving it; or why it cannot have it. */
export const readNet = (
  nets: ServedNets | undefined,
  { id }: Pick<Game, 'id'>,
  { model: name, level = MOST_LEVEL, method = 'worlds' }: Asked,
): Attempt<WantedNet> => {
  if (name === null) return { ok: true, value: null };
  // Weak levels are measured without, and methods that play whole games have no leaves to value.
  if (name === undefined) return { ok: true, value: level === MOST_LEVEL && method === 'worlds' ? 'default' : null };
  const model = nets?.models.find(id, name);
  if (model === undefined) return refuse('unknown-model', [unknown(id, name, nets?.models)]);
  if (method !== 'worlds')
    return refuse('invalid-request', [
      fault(
        '/model',
        'exclusive-fields',
        `Only "worlds" has leaves for a net to value; "${method}" plays whole games.`,
      ),
    ]);
  const why = missing(nets, model);
  if (why !== undefined) return refuse('model-unavailable', [fault('/model', 'model-unavailable', why)]);
  return { ok: true, value: model };
};

/** Why a net cannot run here; exact ones need no runtime. */
const missing = (nets: ServedNets | undefined, { card }: Model): string | undefined =>
  card.exact ? undefined : nets?.fault;

const unknown = (game: string, name: string, models: Models | undefined): Fault => {
  const known = models?.of(game).map((each) => each.name) ?? [];
  const others = models?.all.filter((each) => each.name === name).map((each) => each.game) ?? [];
  const there = known.length === 0 ? 'none' : known.map((each) => JSON.stringify(each)).join(', ');
  const hint = others.length > 0 ? `; it is one of ${others.join(', ')}.` : meant(name, known);
  const detail = `There is no model ${JSON.stringify(name)} of ${game}${hint} Known: ${there}, and null for none.`;
  return fault('/model', 'unknown-model', detail);
};

/** What is wrong with asking this net about a game with so many seats. */
export const netFaults = (wanted: WantedNet, seats: number): Fault[] => {
  if (wanted === null || wanted === 'default' || fitsSeats(wanted.card, seats)) return [];
  const { name, card } = wanted;
  const detail = `${name} knows games of up to ${card.outputs} seats, and this one has ${seats}.`;
  return [fault('/model', 'unfit-model', detail)];
};

/** The net of a search of a game with so many seats. @param wanted one that has no `netFaults` there */
export const choiceOf = (
  nets: ServedNets | undefined,
  { id }: Pick<Game, 'id'>,
  wanted: WantedNet,
  seats: number,
): NetChoice => {
  if (wanted !== 'default') return { model: wanted, byDefault: false };
  const model = nets?.models.defaultFor(id, seats) ?? null;
  const why = model === null ? undefined : missing(nets, model);
  return why === undefined ? { model, byDefault: true } : { model: null, byDefault: true, missing: why };
};
