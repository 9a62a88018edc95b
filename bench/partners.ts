import type { SearchBotSpec } from '../src/arena/bot-spec.ts';
import { type Bot, makeBot } from '../src/arena/bots.ts';
import { natureOf, playGame } from '../src/arena/play.ts';
import type { Game } from '../src/core/contract.ts';
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
  /** Visits of a decision of the seat that searches. */
  readonly visits: number;
  /** What the others are: the number of a level, without a net, or `greedy` or `random`. */
  readonly partners: string;
  readonly deals: number;
}

interface Task extends PartnersOptions {
  readonly deal: number;
}

/** The score of one deal in points, with the seat concluding from what its partners did, and without. */
interface Played {
  readonly concluding: number;
  readonly plain: number;
}

/** A partner of this kind. @throws RangeError when there is no such level */
const partnerOf = (game: Game, kind: string): Bot =>
  makeBot(kind === 'greedy' || kind === 'random' ? kind : effortFor(levelOf(levelsOf(game), Number(kind))));

/** Plays a deal twice, with the same cards, chance and partners. One seat searches, from deal to deal another one. */
const play = ({ game: id, seats, visits, partners, deal }: Task): Played => {
  const { game, catalog } = loaded(id);
  const table = { game, catalog, options: { seats } };
  const others = partnerOf(game, partners);
  const searching = deal % seats;
  const scoreWith = (spec: SearchBotSpec): number => {
    const own = makeBot(spec);
    const { scores } = playGame(table, (seat) => (seat === searching ? own : others), `partners/${deal}`);
    return scores[searching]!;
  };
  const effort = effortFor({ visits });
  return { concluding: scoreWith({ ...effort, history: true }), plain: scoreWith(effort) };
};

/**
 * `bench partners`: what it is worth, beside partners of one kind, to conclude from what they did: mean scores in points with
 * standard errors, the difference from the same deals without.
 * @throws Error where seats do not play together, or partners are of no kind that there is
 */
export const partners = async (options: PartnersOptions): Promise<void> => {
  console.log(machine());
  const table = loaded(options.game);
  if (natureOf({ ...table, options: { seats: options.seats } }) !== 'cooperative')
    throw new Error(`The seats of ${options.game} do not play together.`);
  // To be told here, and not by every process that plays.
  partnerOf(table.game, options.partners);
  const tasks = Array.from({ length: options.deals }, (_, deal): Task => ({ ...options, deal }));
  const played = await spread<Task, Played>(new URL(import.meta.url), tasks);
  console.log(
    `${options.game}, ${options.seats} seats, one of ${options.visits} visits, partners ${options.partners}, ${played.length} deals: ` +
      `${shown(played.map(({ plain }) => plain))} without, ${shown(played.map((each) => each.concluding - each.plain))} more with`,
  );
};

playTasks(play);
