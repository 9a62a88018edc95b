import { stream } from '../../src/core/random.ts';
import type { SearchParams } from '../../src/mcts/params.ts';
import { createSearch } from '../../src/mcts/search.ts';
import type { Search } from '../../src/mcts/spec.ts';
import type { SolvedGame } from './games/solved-game.ts';
import type { Policy } from './sequence-form.ts';

/**
 * How the search plays `game`: at every information set a search of its own, given what its seat
 * knows, and each action as likely as its share of the visits.
 * @param think what the search is given, such as a number of iterations
 */
export const policyOfSearch =
  <State>(
    game: SolvedGame<State>,
    params: SearchParams,
    seed: number,
    think: (search: Search) => void,
  ): Policy<State> =>
  ({ state, seat }) => {
    const search = createSearch({ game, root: state, seat, random: stream(seed, 'search'), params });
    think(search);
    const { visits } = search.table(stream(seed, 'line'));
    const total = visits.reduce((sum, each) => sum + each, 0);
    return Array.from(visits, (each) => each / total);
  };
