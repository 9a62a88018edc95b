import { ActionList } from '../src/core/actions.ts';
import type { Catalog } from '../src/core/catalog.ts';
import { type Action, type Game, type Outcome, TERMINAL } from '../src/core/contract.ts';
import { type Random, type Seed, stream } from '../src/core/random.ts';
import { shareVisits } from '../src/mcts/budget.ts';
import type { SearchParams } from '../src/mcts/params.ts';
import { reportActions } from '../src/mcts/report.ts';
import { mergeTables } from '../src/mcts/root.ts';
import { createSearch } from '../src/mcts/search.ts';

/** Chooses for the seat to act, which sees only what `redeal` keeps. */
export type Bot = (game: Game, state: unknown, legal: ActionList, seed: string) => Action;

/** Every legal action equally likely. */
export const randomBot: Bot = (_game, _state, legal, seed) => legal.at(stream(seed, 'choice').below(legal.length));

/** The service's search at a fixed number of visits, split among `ensembles` trees. */
export const searchBot =
  (visits: number, ensembles: number, params: SearchParams): Bot =>
  (game, state, legal, seed) => {
    if (legal.length === 1) return legal.at(0);
    const seat = game.toAct(state);
    const tables = shareVisits(visits, ensembles).map((share, index) => {
      const search = createSearch({ game, root: state, seat, random: stream(seed, 'search', index), params });
      search.iterate(share);
      return search.table(stream(seed, 'line', index));
    });
    const [best] = reportActions(mergeTables(tables), game, seat);
    if (best === undefined) throw new Error('the search returned nothing');
    return best.action;
  };

/** Plays one game from its set-up, the same bot in every seat. */
export const playGame = (game: Game, catalog: Catalog, options: unknown, bot: Bot, seed: Seed): Outcome => {
  const made = game.setup(options, catalog, stream(seed, 'setup'));
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  const state = made.value;
  const chance: Random = stream(seed, 'apply');
  const legal = new ActionList();
  for (let ply = 0; game.toAct(state) !== TERMINAL; ply++) {
    game.legalActions(state, legal);
    game.apply(state, bot(game, state, legal, `${seed}/${ply}`), chance);
  }
  return game.outcome(state);
};
