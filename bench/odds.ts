import { makeBot } from '../src/arena/bots.ts';
import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { TERMINAL } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { loaded } from './positions.ts';

const GENERATIONS = 3;

/** What `bench odds` is asked. */
export interface OddsOptions {
  readonly mode: string;
  readonly seats: number;
  readonly visits: number;
  readonly games: number;
  /** Id of the catalog; the default one when absent. */
  readonly catalog?: string;
}

/**
 * `bench odds`: how each generation of Anthropocène comes out when the search plays it, as the rows
 * of `src/engines/anthropocene/guidance/odds.ts`. The search itself uses those rows, so run it twice.
 */
export const odds = ({ mode, seats, visits, games, catalog: id }: OddsOptions): void => {
  const { game, catalog } = loaded('anthropocene', id);
  const bot = makeBot(effortFor({ visits, ensembles: 1 }));
  const rows = Array.from({ length: GENERATIONS }, () => ({
    met: new Array<number>(seats + 1).fill(0),
    melted: [0, 0, 0, 0],
  }));
  const legal = new ActionList();
  for (let seed = 0; seed < games; seed++) {
    const state = newGame({ game, catalog, options: { seats, mode } }, `odds/${seed}`);
    const chance = stream(`odds/${seed}`, 'apply');
    let generation = 0;
    for (let ply = 0; game.toAct(state) !== TERMINAL; ply++) {
      game.legalActions(state, legal);
      const action = bot(game, state, legal, `odds/${seed}/${ply}`);
      game.apply(state, action, chance, ({ code, params }) => {
        const row = rows[generation];
        if (row === undefined) return;
        if (code === 'event.ice') row.melted[Number(params['flips'])]!++;
        if (code === 'event.sky') row.met[Number(params['met'])]!++;
        if (code === 'event.dealt') generation++;
      });
    }
  }
  for (const { met, melted } of rows) console.log(`{ met: [${shares(met)}], melted: [${shares(melted)}] },`);
};

/** Shares of the whole in hundredths; a kind of game without ice melts none. */
const shares = (counts: readonly number[]): string => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts
    .map((count, index) => (total === 0 ? Number(index === 0) : Math.round((100 * count) / total) / 100))
    .join(', ');
};
