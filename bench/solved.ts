import type { Game, StateEnvelope } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { createEquilibriumSearch } from '../src/mcts/equilibrium.ts';
import { DEFAULT_PARAMS, PLAIN_PARAMS, type SearchParams } from '../src/mcts/params.ts';
import type { Search } from '../src/mcts/spec.ts';
import { exploitability, valuesOf } from '../test/support/best-response.ts';
import { kuhnPoker } from '../test/support/games/kuhn-poker.ts';
import { leducPoker } from '../test/support/games/leduc-poker.ts';
import type { SolvedGame } from '../test/support/games/solved-game.ts';
import { tinyHanabi } from '../test/support/games/tiny-hanabi.ts';
import { policyOfSearch } from '../test/support/policy-of-search.ts';
import { sequenceForm, tabulate } from '../test/support/sequence-form.ts';
import { machine } from './machine.ts';
import { gameIds, loaded } from './positions.ts';
import { SPEED_GAMES } from './solved-games.ts';

const SEEDS = [301, 302, 303, 304, 305];
const VISITS = 10_000;
const SECOND_MS = 1000;
/** What searches of single information sets are given. */
const SET_MS = 16;
const WORLDS = 100_000;

/** `bench solved`: exploitability and values on games whose answer is known, and worlds that contradict what was seen. */
export const solved = (): void => {
  console.log(machine());
  for (const method of ['worlds', 'observers', 'equilibrium'] as const) showExploitability(kuhnPoker(2), method);
  for (const game of [kuhnPoker(2), leducPoker]) showEquilibrium(game);
  for (const method of ['worlds', 'observers', 'equilibrium'] as const) showSets(leducPoker, method);
  const form = sequenceForm(tinyHanabi);
  const team = policyOfSearch(tinyHanabi, { ...PLAIN_PARAMS, method: 'team' }, 1, (search) => search.iterate(60_000));
  console.log(`tiny-hanabi, team, 60,000 games: worth ${valuesOf(form, tabulate(form, team))[0]}`);
  for (const id of gameIds()) {
    const { game, catalog } = loaded(id);
    const made = game.setup({}, catalog, stream('bench', 'setup'));
    if (made.ok) showWorlds(game, made.value);
  }
  for (const { game, root } of SPEED_GAMES) showWorlds(game, root());
};

const showExploitability = (game: SolvedGame, method: SearchParams['method']): void => {
  const found = SEEDS.map((seed) => exploited(game, { method }, seed, (search) => search.iterate(VISITS)));
  console.log(`${game.id}, ${method}, ${VISITS} visits a set: exploitability ${spreadOf(found)}`);
};

/**
 * Every information set is searched by itself, for a time that a bot might have for a decision; where it makes a difference, with the
 * exploration of the service too.
 */
const showSets = (game: SolvedGame, method: SearchParams['method']): void => {
  const think = (search: Search): void => {
    const start = spent();
    // At least once: the clock of the processor may leap.
    do search.iterate(20);
    while (spent() - start < SET_MS);
  };
  for (const { exploration } of method === 'equilibrium' ? [PLAIN_PARAMS] : [PLAIN_PARAMS, DEFAULT_PARAMS]) {
    const found = SEEDS.slice(0, 3).map((seed) => exploited(game, { method, exploration }, seed, think));
    console.log(
      `${game.id}, ${method}, exploration ${exploration}, ${SET_MS} ms a set: exploitability ${spreadOf(found)}`,
    );
  }
};

const exploited = (
  game: SolvedGame,
  params: Partial<SearchParams>,
  seed: number,
  think: (search: Search) => void,
): number => {
  const form = sequenceForm(game);
  return exploitability(form, tabulate(form, policyOfSearch(game, { ...PLAIN_PARAMS, ...params }, seed, think)));
};

/** Milliseconds of processor time so far. */
const spent = (): number => process.cpuUsage().user / 1000;

/** The median, and the range. */
const spreadOf = (found: readonly number[]): string => {
  const sorted = found.toSorted((one, other) => one - other);
  const [least, median, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) => sorted[at] ?? 0);
  return `${shown(median)} [${shown(least)}–${shown(most)}]`;
};

const shown = (value = 0): string => (value < 0.001 ? value.toExponential(1) : value.toFixed(4));

/** One search of a second serves every information set: what it does there does not depend on which one asked. */
const showEquilibrium = (game: SolvedGame): void => {
  const form = sequenceForm(game);
  const found = SEEDS.map((seed) => {
    const { state: root, seat } = form.sets[0]!;
    const random = stream(seed, 'search');
    const search = createEquilibriumSearch({ game, root, seat, random, params: PLAIN_PARAMS });
    for (const start = spent(); spent() - start < SECOND_MS; ) search.iterate(20);
    const policy = tabulate(form, (set) => [
      ...search.policyAt(game.solvable?.informationKey(set.state, set.seat) ?? 0, set.actions.length),
    ]);
    return exploitability(form, policy);
  });
  console.log(`${game.id}, equilibrium, ${SECOND_MS} ms in all: exploitability ${spreadOf(found)}`);
};

/** Worlds dealt from a view that show the viewer something else. */
const showWorlds = (game: Game, root: unknown): void => {
  const seat = game.toAct(root);
  const random = stream('bench', 'test');
  const world = game.blank(root);
  const seen = text(game.encode(root, seat));
  let wrong = 0;
  for (let deal = 0; deal < WORLDS; deal++) {
    game.copy(root, world);
    game.redeal(world, seat, random);
    if (text(game.encode(world, seat)) !== seen) wrong++;
  }
  console.log(`${game.id}: ${wrong} of ${WORLDS} worlds contradict the view`);
};

const text = (view: StateEnvelope): string => JSON.stringify(view);
