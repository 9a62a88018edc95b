import type { Action } from '../../src/core/contract.ts';
import { stream } from '../../src/core/random.ts';
import { loadGames } from '../../src/engines/index.ts';
import { DEFAULT_PARAMS, type SearchParams } from '../../src/mcts/params.ts';
import { createSearch } from '../../src/mcts/search.ts';
import type { Search } from '../../src/mcts/spec.ts';
import { valueOf } from './results.ts';
import { legalOf, sample, type Table } from './walk.ts';

const registered = valueOf(loadGames()).get('anthropocene');
if (registered === undefined) throw new Error('the registry has lost a game');

/** A three-seat table of a real game with hidden hands, for tests of the search. */
export const TABLE: Table = { ...registered, setup: { name: 'three seats', options: { seats: 3, firstSeat: 0 } } };

/** A state in the middle of the second generation, and its seat to act. */
export const MIDDLE = sample(TABLE, 3, 15)[1];
const SEAT = TABLE.game.toAct(MIDDLE);
export const LEGAL = legalOf(TABLE.game, MIDDLE);

/** A tree at `MIDDLE`. */
export const searchMiddle = (seed: number, params: Partial<SearchParams> = {}, actions?: readonly Action[]): Search =>
  createSearch({
    game: TABLE.game,
    root: MIDDLE,
    seat: SEAT,
    random: stream(seed, 'search'),
    params: { ...DEFAULT_PARAMS, ...params },
    ...(actions === undefined ? {} : { actions }),
  });
