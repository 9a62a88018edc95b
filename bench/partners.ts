import type { SearchBotSpec } from '../src/arena/bot-spec.ts';
import { makeBot } from '../src/arena/bots.ts';
import { natureOf, playToEnd } from '../src/arena/play.ts';
import { outcomeOf } from '../src/core/outcome.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { levelOf, levelsOf } from '../src/mcts/levels.ts';
import { machine } from './machine.ts';
import { loaded } from './positions.ts';
import { shown } from './shown.ts';
import { playTasks, spread } from './spread.ts';

/** What `bench partners` is asked. */
export interface PartnersOptions {
  readonly game: string;
  readonly seats: number;
  readonly visits: number;
  /** A level, `greedy` or `random`. */
  readonly partners: string;
  readonly deals: number;
}

interface Task extends PartnersOptions {
  readonly deal: number;
}

/** What one deal came to, with the seat concluding from what its partners did, and without. */
interface Played {
  readonly concluding: number;
  readonly plain: number;
}

/** One seat searches, that of the number of the deal; the others are partners of one kind. */
const play = ({ game: id, seats, visits, partners, deal }: Task): Played => {
  const { game, catalog } = loaded(id);
  const table = { game, catalog, options: { seats } };
  const isPlain = partners === 'greedy' || partners === 'random';
  const others = makeBot(isPlain ? partners : effortFor(levelOf(levelsOf(game), Number(partners))));
  const scoreWith = (spec: SearchBotSpec): number => {
    const own = makeBot(spec);
    const end = playToEnd(table, (seat) => (seat === deal % seats ? own : others), `partners/${deal}`);
    return outcomeOf(game, end).scores[deal % seats]!;
  };
  const effort = effortFor({ visits });
  return { concluding: scoreWith({ ...effort, history: true }), plain: scoreWith(effort) };
};

/** `bench partners`: what it is worth, beside partners of one kind, to conclude from what they did; on the same deals. */
export const partners = async (options: PartnersOptions): Promise<void> => {
  console.log(machine());
  if (natureOf({ ...loaded(options.game), options: { seats: options.seats } }) === 'competitive')
    throw new Error('Only where seats play together.');
  const tasks = Array.from({ length: options.deals }, (_, deal): Task => ({ ...options, deal }));
  const played = await spread<Task, Played>(new URL(import.meta.url), tasks);
  console.log(
    `${options.game}, ${options.seats} seats, one of ${options.visits} visits, partners ${options.partners}, ${played.length} deals: ` +
      `${shown(played.map(({ plain }) => plain))} without, ${shown(played.map((each) => each.concluding - each.plain))} more with`,
  );
};

playTasks(play);
