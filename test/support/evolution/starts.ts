/** Whole states of Evolution to ask about. */
import { stream } from '../../../src/core/random.ts';
import { loadGames } from '../../../src/engines/index.ts';
import { valueOf } from '../results.ts';

const loaded = valueOf(loadGames()).get('evolution');
if (loaded === undefined) throw new Error('Evolution is missing');
const { game, catalogs } = loaded;

/** A full state at the beginning of a game with Time to Fly. */
export const stateOf = (seats: number, seed = 'models') => {
  const catalog = catalogs.all[0];
  if (catalog === undefined) throw new Error('Evolution has no catalog');
  const state = valueOf(game.setup({ seats, timeToFly: true }, catalog, stream(seed, 'setup')));
  return game.encode(state, 'all');
};

/** States that differ from `json` in nothing that its seat to act can see. */
export const worldsOf = (json: unknown, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const state = valueOf(game.decode(Object(json), catalogs));
    game.redeal(state, game.toAct(state), stream(index, 'test'));
    return game.encode(state, 'all');
  });
