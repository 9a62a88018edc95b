/** Requests that work as they stand, made from a real game: for `GET /v1/games/{game}` and the OpenAPI document. */
import { ActionList } from '../core/actions.ts';
import { stream } from '../core/random.ts';
import type { LoadedGame } from '../engines/index.ts';

/** Seed of the requests themselves. */
const SEED = 'example';
const VISITS = 10_000;

/**
 * How the moments that the examples show were reached: games that Arbor played with itself. To repeat one,
 * `setup` a game with the seed below, then `recommend` and `apply` with that same seed, action by action.
 */
const OPENINGS: Readonly<Record<string, string>> = {
  anthropocene: `
    1-water-3@N 1-water-2@W 1-earth-1@E 1-air-2@E 1-air-1@W 1-air-0@N
    1-earth-3@W 1-earth-0@N 1-air-3@W 1-earth-2@E 1-water-0@E 1-water-1@W
    2-earth-2@N 2-earth-1@E 2-air-3@N 2-earth-0@N`,
};

/** Request bodies by operation. */
export type WorkedExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A body for every operation on the game that takes one. */
export const workedExamples = (loaded: LoadedGame): WorkedExamples => {
  const { game } = loaded;
  const state = openingState(loaded);
  const seat = game.toAct(state);
  const full = game.encode(state, 'all');
  const view = game.encode(state, seat);
  const search = { state: view, budget: { visits: VISITS }, seed: SEED };
  return {
    setup: { options: {}, seed: SEED },
    view: { state: full, seat },
    'legal-actions': { state: view },
    apply: { state: full, action: game.encodeAction(state, firstAction(loaded, state)), seed: SEED },
    validate: { state: view },
    recommend: search,
    hint: { ...search, top: 3 },
    analyze: { ...search, top: 3 },
  };
};

const legal = ({ game }: LoadedGame, state: unknown): ActionList => {
  const list = new ActionList();
  game.legalActions(state, list);
  return list;
};

const firstAction = (loaded: LoadedGame, state: unknown): number => legal(loaded, state).at(0);

const openingState = (loaded: LoadedGame): unknown => {
  const { game, catalogs } = loaded;
  const catalog = catalogs.find(undefined);
  if (!catalog.ok) throw new Error(`${game.id} has no catalog`);
  const made = game.setup({}, catalog.value, stream(SEED, 'setup'));
  if (!made.ok) throw new Error(`${game.id} cannot be set up without options`);
  const state = made.value;
  for (const notation of (OPENINGS[game.id] ?? '').split(/\s+/).filter(Boolean)) {
    const action = legal(loaded, state)
      .toArray()
      .find((each) => game.notation(state, each) === notation);
    if (action === undefined) throw new Error(`${notation} is not legal in the opening of ${game.id}`);
    game.apply(state, action, stream(SEED, 'apply'));
  }
  return state;
};
