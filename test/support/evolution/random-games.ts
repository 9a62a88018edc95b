import { ActionList } from '../../../src/core/actions.ts';
import { TERMINAL } from '../../../src/core/contract.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { type Options, RULINGS, type Rulings } from '../../../src/engines/evolution/rules/options.ts';
import type { State } from '../../../src/engines/evolution/rules/state.ts';
import { OTHER_RULINGS, evolution as probe } from '../probes/evolution.ts';
import { valueOf } from '../results.ts';
import { broken, scratch } from './invariants.ts';
import { catalogs } from './play.ts';

/** Rulings of a game: the defaults in every other game, else each ruling at random. */
const drawRulings = (game: number, random: Random): Partial<Rulings> => {
  if (game % 2 === 0) return {};
  const others = OTHER_RULINGS.flatMap((rulings) => Object.entries(rulings));
  return { ...RULINGS.defaults, ...Object.fromEntries(others.filter(() => random.below(2) === 1)) };
};

/** Actions between two looks at the whole document. */
const LOOK = 211;

/** The first fault of the actions listed in a state: at least one unless the game is over, ascending, each once. */
const misnamed = (state: State, list: ActionList): string | undefined => {
  if (list.length === 0) return 'no action is legal';
  for (let index = 1; index < list.length; index++)
    if (list.at(index) <= list.at(index - 1)) return 'actions are not ascending';
  const seat = evolution.toAct(state);
  return seat >= 0 && seat < state.rules.seats ? undefined : `seat ${seat} is to act`;
};

const playOne = (options: Options, game: number): string | undefined => {
  const random = stream(game, 'test', options.seats ?? 0);
  const rulings = drawRulings(game, random);
  const state = valueOf(evolution.setup({ ...options, rulings }, valueOf(catalogs.find(undefined)), random));
  const list = new ActionList();
  const counts = scratch();
  const at = (fault: string, ply: number): string =>
    `game ${game}, ${JSON.stringify(rulings)}, action ${ply}: ${fault}`;
  for (let ply = 0; evolution.toAct(state) !== TERMINAL; ply++) {
    if (ply > 20_000) return at('the game does not end', ply);
    evolution.legalActions(state, list);
    const fault = misnamed(state, list) ?? broken(state, counts);
    if (fault !== undefined) return at(fault, ply);
    if (ply % LOOK === LOOK - 1) {
      const [misplaced] = probe.misplaced(evolution.encode(state, 'all'));
      if (misplaced !== undefined) return at(misplaced, ply);
    }
    evolution.apply(state, list.at(random.below(list.length)), random);
  }
  return broken(state, counts) ?? probe.misplaced(evolution.encode(state, 'all'))[0];
};

/**
 * Plays games at random, the ones with these numbers, and looks at every state on the way.
 * @returns what was wrong, one line for each game that had a fault
 */
export const playMany = (options: Options, from: number, games: number): string[] =>
  Array.from({ length: games }, (_, index) => playOne(options, from + index)).filter((fault) => fault !== undefined);
