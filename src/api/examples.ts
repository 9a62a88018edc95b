/** Requests that work as they stand, made from a real game: for `GET /v1/games/{game}` and the OpenAPI document. */
import { ActionList } from '../core/actions.ts';
import { TERMINAL } from '../core/contract.ts';
import { stream } from '../core/random.ts';
import type { LoadedGame } from '../engines/index.ts';

/** Seed of the requests themselves. */
const SEED = 'example';
const VISITS = 10_000;

/** How the moment that the examples show is reached: by legal actions at random. */
interface Opening {
  readonly seed: string;
  readonly actions: number;
}

/** Moments worth looking at, where they had to be looked for: random play loses almost every game of Anthropocène early. */
const OPENINGS: Readonly<Record<string, Opening>> = {
  anthropocene: { seed: 'example-968', actions: 27 },
};
const ANY_OPENING: Opening = { seed: SEED, actions: 5 };

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
  const { seed, actions } = OPENINGS[game.id] ?? ANY_OPENING;
  const state = game.setup({}, catalog.value, stream(seed, 'setup'));
  if (!state.ok) throw new Error(`${game.id} cannot be set up without options`);
  const random = stream(seed, 'apply');
  for (let count = 0; count < actions && game.toAct(state.value) !== TERMINAL; count++) {
    const list = legal(loaded, state.value);
    game.apply(state.value, list.at(random.below(list.length)), random);
  }
  if (game.toAct(state.value) === TERMINAL) throw new Error(`${game.id} ends within ${actions} actions`);
  return state.value;
};
