import type { Bot } from '../src/arena/bots.ts';
import { makeBot } from '../src/arena/bots.ts';
import { playToEnd } from '../src/arena/play.ts';
import type { Seat } from '../src/core/contract.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { levelOf, levelsOf, MOST_LEVEL } from '../src/mcts/levels.ts';
import { machine, processorMs, quantile } from './machine.ts';
import { defaultNet, netsHere } from './nets.ts';
import { loaded } from './positions.ts';

/** What `bench turns` is asked. */
export interface TurnsOptions {
  readonly game: string;
  readonly seats: number;
  readonly level: number;
  /** Of a decision, in place of those of the level. */
  readonly visits?: number;
  readonly games: number;
}

/** What a seat decides before another one does. */
interface Turn {
  readonly seat: Seat;
  /** By decision, in milliseconds of processor time. */
  readonly times: number[];
}

/** Plays as `bot` does, and adds what its decisions take to `turns`. */
const timed =
  (bot: Bot, seat: Seat, turns: Turn[]): Bot =>
  (...asked) => {
    const before = processorMs();
    const action = bot(...asked);
    const time = processorMs() - before;
    const last = turns.at(-1);
    if (last?.seat === seat) last.times.push(time);
    else turns.push({ seat, times: [time] });
    return action;
  };

/**
 * `bench turns`: what a turn of a level takes of one searcher's processor time, with the net that it has when nobody says. A turn is
 * what a seat decides before another one does. Where there is only one legal action nobody decides, so another seat without a
 * choice ends no turn.
 */
export const turns = ({ game: id, seats, level, visits, games }: TurnsOptions): void => {
  console.log(machine());
  const { game, catalog } = loaded(id);
  const strength = { ...levelOf(levelsOf(game), level), ...(visits !== undefined && { visits }) };
  const model = level === MOST_LEVEL ? defaultNet(id, seats) : null;
  const bot = makeBot(effortFor({ ...strength, model }), undefined, netsHere());
  const played: Turn[] = [];
  for (let index = 0; index < games; index++) {
    const own: Turn[] = [];
    playToEnd({ game, catalog, options: { seats } }, (seat) => timed(bot, seat, own), `turns/${index}`);
    played.push(...own);
  }
  const decisions = played.flatMap(({ times }) => times);
  const whole = played.map(({ times }) => times.reduce((sum, time) => sum + time, 0));
  const told = (values: readonly number[]): string =>
    [0.5, 0.9, 1].map((part) => Math.round(quantile(values, part))).join(', ');
  console.log(
    `${id}, ${seats} seats, level ${level}, ${strength.visits} visits, net ${model ?? 'none'}, ${games} games of ` +
      `${Math.round(decisions.length / games)} decisions, ${(decisions.length / played.length).toFixed(1)} a turn; ms, half, nine ` +
      `tenths and all within: a decision ${told(decisions)}; a turn ${told(whole)}`,
  );
};
