import { workedExamples } from '../../src/api/examples.ts';
import type { ProblemCode } from '../../src/api/problems.ts';
import { ActionList } from '../../src/core/actions.ts';
import { type StateEnvelope, TERMINAL } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import type { Games, LoadedGame } from '../../src/engines/index.ts';
import type { Call } from './service.ts';

/** The game whose states are spoilt in the examples of refusals; one is enough, for refusals are the same in all. */
const GAME = 'anthropocene';
const PATH = `/v1/games/${GAME}`;

const loadedGame = (games: Games): LoadedGame => {
  const loaded = games.get(GAME);
  if (loaded === undefined) throw new Error(`there is no game ${GAME}`);
  return loaded;
};

const bodyOf = (loaded: LoadedGame, operation: string): Readonly<Record<string, unknown>> =>
  workedExamples(loaded)[operation] ?? {};

/** A request that can be refused only for what the caller or the server is, not for what it says. */
export const soundCall = (games: Games): Call => ({
  method: 'POST',
  url: `${PATH}/recommend`,
  body: bodyOf(loadedGame(games), 'recommend'),
});

/** One request for every code that a request alone can earn. */
export const offences = (games: Games): Partial<Record<ProblemCode, Call>> => {
  const loaded = loadedGame(games);
  const recommend = bodyOf(loaded, 'recommend');
  const apply = bodyOf(loaded, 'apply');
  const view: object = Object(recommend['state']);
  const post = (operation: string, body: unknown): Call => ({ method: 'POST', url: `${PATH}/${operation}`, body });
  const search = (changes: object): Call => post('recommend', { ...recommend, ...changes });
  return {
    'invalid-request': search({ level: 11, sead: 1 }),
    'not-found': { method: 'GET', url: '/v2/games' },
    'unknown-game': { method: 'GET', url: '/v1/games/anthropocen' },
    'unknown-search': { method: 'GET', url: `/v1/searches/${'0'.repeat(32)}` },
    'no-automa': post('automa', { state: bodyOf(loaded, 'view')['state'] }),
    'missing-figures': { method: 'POST', url: '/v1/games/earth/automa', body: { state: untold(games) } },
    'method-not-allowed': { method: 'PUT', url: `${PATH}/recommend` },
    'hidden-state': post('apply', { ...apply, state: view }),
    'not-your-turn': search({ state: otherView(loaded) }),
    'not-resumable': { ...search({}), headers: { accept: 'text/event-stream', 'last-event-id': '3' } },
    'terminal-state': search({ state: finishedState(loaded) }),
    'too-large': post('recommend', { state: 'x'.repeat(300_000) }),
    'unsupported-media-type': { ...post('recommend', 'state: none'), type: 'application/yaml' },
    'budget-exceeded': search({ budget: { visits: 1_000_000_000, timeMs: 3_600_000 } }),
    'illegal-action': post('apply', { ...apply, action: { type: 'play', card: '1-air-0', column: 'W' } }),
    'inconsistent-state': search({ state: { ...view, sky: [1, 1, 1], ice: 1 } }),
    'invalid-record': post('replay', { record: spoiltRecord(loaded) }),
    'invalid-state': search({ state: { ...view, skies: [], ice: 'thick' } }),
    'unknown-catalog': search({ state: { ...view, catalog: { id: 'my-own' } } }),
    'unknown-model': search({ model: 'my-own' }),
  };
};

/** A record whose second move is of a seat that is not there. */
const spoiltRecord = (loaded: LoadedGame): object => {
  const record: { readonly moves?: readonly object[] } = Object(bodyOf(loaded, 'replay')['record']);
  return { ...record, moves: record.moves?.map((move, index) => (index === 1 ? { ...move, seat: 9 } : move)) };
};

/** A companion document whose person tells nothing. */
const untold = (games: Games): object => ({ ...games.get('earth')?.game.automa?.example, human: {} });

const newGame = ({ game, catalogs }: LoadedGame): unknown => {
  const catalog = catalogs.find(undefined);
  if (!catalog.ok) throw new Error('there is no catalog');
  const state = game.setup({ seats: 2 }, catalog.value, stream('example', 'setup'));
  if (!state.ok) throw new Error('the example cannot be set up');
  return state.value;
};

/** The view of the seat that is not to act. */
const otherView = (loaded: LoadedGame): StateEnvelope => {
  const state = newGame(loaded);
  return loaded.game.encode(state, 1 - loaded.game.toAct(state));
};

const finishedState = (loaded: LoadedGame): StateEnvelope => {
  const { game } = loaded;
  const state = newGame(loaded);
  const random = stream('example', 'apply');
  const list = new ActionList();
  while (game.toAct(state) !== TERMINAL) {
    game.legalActions(state, list);
    game.apply(state, list.at(0), random);
  }
  return game.encode(state, 'all');
};
