import { type Bot, makeBot } from '../src/arena/bots.ts';
import { playGame } from '../src/arena/play.ts';
import { DEFAULT_PARAMS } from '../src/mcts/params.ts';
import { machine } from './machine.ts';
import { loaded } from './positions.ts';

/** What `bench strength` is asked. */
export interface StrengthOptions {
  readonly game: string;
  readonly seats: number;
  readonly visits: number;
  readonly ensembles: number;
  /** Seeds 1 to this. */
  readonly seeds: number;
}

/** `bench strength`: whole games with one bot in every seat; win rate and mean score over fixed seeds. */
export const strength = ({ game: id, seats, visits, ensembles, seeds }: StrengthOptions): void => {
  console.log(machine());
  const searching = makeBot({ ...DEFAULT_PARAMS, visits, ensembles, temperature: 0 });
  report(`${visits} visits in ${ensembles} trees`, id, seats, seeds, searching);
  report('uniform random', id, seats, seeds, makeBot('random'));
};

const report = (name: string, id: string, seats: number, seeds: number, bot: Bot): void => {
  const { game, catalog } = loaded(id);
  const outcomes = Array.from({ length: seeds }, (_, index) =>
    playGame({ game, catalog, options: { seats } }, () => bot, index + 1),
  );
  const scores = outcomes.map(({ scores }) => scores[0] ?? Number.NaN);
  const mean = scores.reduce((sum, score) => sum + score, 0) / seeds;
  const error = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (seeds - 1) / seeds);
  const wins = outcomes.filter(({ ending }) => game.wins?.includes(ending) === true).length;
  console.log(
    `${id}, ${seats} seats, ${name}: ${wins} of ${seeds} won, mean score ${mean.toFixed(2)} ± ${error.toFixed(2)}`,
  );
};
