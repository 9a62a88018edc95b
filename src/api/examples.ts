/** Requests that work as they stand, made from a real game: for `GET /v1/games/{game}` and the OpenAPI document. */
import { ActionList } from '../core/actions.ts';
import { type Seat, TERMINAL } from '../core/contract.ts';
import { stream } from '../core/random.ts';
import type { LoadedGame } from '../engines/index.ts';
import type { GameRecord, Move } from '../records/record.ts';
import { recordOf } from '../records/write.ts';

/** Seed of the requests themselves. */
const SEED = 'example';
const VISITS = 10_000;

/** Actions, taken at random, before the moment that the examples of a game without an opening show. */
const RANDOM_ACTIONS = 8;

/**
 * Openings that lead to a moment more telling than one reached at random, from games that Arbor played
 * with itself; no game needs one. To make one, `setup` a game with the seed below, then `recommend` and
 * `apply` with that same seed, action by action.
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
    'recommend-many': { positions: positionsOf(loaded), budget: { visits: 2 * MANY }, seed: SEED },
    'analyze-many': { positions: positionsOf(loaded), budget: { visits: 2 * MANY }, seed: SEED, top: 1 },
    record: { decisions: decisionsOf(loaded, seat) },
    replay: { record: shortRecord(loaded) },
    playout: { state: full, level: 1, moves: 2, seed: SEED },
    review: { record: shortRecord(loaded), budget: { visits: REVIEWED }, seed: SEED },
    ...(game.automa && { automa: { state: game.automa.example, seed: SEED } }),
  };
};

/** Visits of each of many positions of the examples. */
const MANY = 1000;

/** The decision that the examples show, an action valued beside the best one, and the first decision of a game. */
const positionsOf = (loaded: LoadedGame) => {
  const { game } = loaded;
  const views = [openingState(loaded), newGame(loaded)].map((state) => game.encode(state, game.toAct(state)));
  const [state, first] = views;
  const included = game.encodeAction(openingState(loaded), firstAction(loaded, openingState(loaded)));
  return [{ state, include: [included] }, { state: first }];
};

/** Visits of the review of the examples. */
const REVIEWED = 2000;

/** Moves of the record of the examples. */
const RECORDED = 6;

/** A game as it begins, by the first action each time. */
const shortRecord = (loaded: LoadedGame): GameRecord => {
  const { game } = loaded;
  const state = newGame(loaded);
  const start = game.encode(state, 'all');
  const moves: Move[] = [];
  for (let index = 0; index < RECORDED; index++) {
    const action = firstAction(loaded, state);
    const seed = `${SEED}/${index}`;
    moves.push({ seat: game.toAct(state), action: game.encodeAction(state, action), seed });
    game.apply(state, action, stream(seed, 'apply'));
  }
  return recordOf(loaded, start, moves, state);
};

/** The decision that the examples show, as the seat to act has it. */
const decisionsOf = (loaded: LoadedGame, seat: Seat) => {
  const state = openingState(loaded);
  const { game } = loaded;
  return [{ state: game.encode(state, seat), action: game.encodeAction(state, firstAction(loaded, state)) }];
};

const legal = ({ game }: LoadedGame, state: unknown): ActionList => {
  const list = new ActionList();
  game.legalActions(state, list);
  return list;
};

const firstAction = (loaded: LoadedGame, state: unknown): number => legal(loaded, state).at(0);

const newGame = ({ game, catalogs }: LoadedGame): unknown => {
  const catalog = catalogs.find(undefined);
  if (!catalog.ok) throw new Error(`${game.id} has no catalog`);
  const made = game.setup({}, catalog.value, stream(SEED, 'setup'));
  if (!made.ok) throw new Error(`${game.id} cannot be set up without options`);
  return made.value;
};

const openingState = (loaded: LoadedGame): unknown => {
  const opening = OPENINGS[loaded.game.id];
  return opening === undefined ? someState(loaded) : stateAfter(loaded, opening.split(/\s+/).filter(Boolean));
};

const stateAfter = (loaded: LoadedGame, opening: readonly string[]): unknown => {
  const { game } = loaded;
  const state = newGame(loaded);
  for (const notation of opening) {
    const action = legal(loaded, state)
      .toArray()
      .find((each) => game.notation(state, each) === notation);
    if (action === undefined) throw new Error(`${notation} is not legal in the opening of ${game.id}`);
    game.apply(state, action, stream(SEED, 'apply'));
  }
  return state;
};

/** A state some random actions into the game, with a decision left to take. */
const someState = (loaded: LoadedGame): unknown => {
  const { game } = loaded;
  const state = newGame(loaded);
  const next = game.blank(state);
  const random = stream(SEED, 'apply');
  for (let count = 0; count < RANDOM_ACTIONS; count++) {
    game.copy(state, next);
    const list = legal(loaded, next);
    game.apply(next, list.at(random.below(list.length)), random);
    if (game.toAct(next) === TERMINAL) break;
    game.copy(next, state);
  }
  return state;
};
