/** Games of Arbor with itself, for nets to learn from. */
import type { Bot } from '../src/arena/bots.ts';
import { newGame, type Table } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { type Game, TERMINAL } from '../src/core/contract.ts';
import { type Random, stream } from '../src/core/random.ts';
import { DEFAULT_PARAMS } from '../src/mcts/params.ts';
import { makePlayout } from '../src/mcts/playout.ts';
import { learnable, type Position, positionOf, recordsOf } from './position.ts';

/**
 * Plays a game and more from somewhere in it, and writes what can be learnt from them. Searches see leaves that were played on to
 * by playout weights, in worlds that were dealt anew, and such positions are unlike those of good games: so each fork deals and
 * plays on like that to the next phase, and is then played by the bots. What came before is not the fault of that, and is not
 * written again. Seats are played by several bots, so that what one of them thinks too much of is seen to lose: in Evolution a
 * net that had seen only games without nets kept its cards in place of playing them, as seats with many cards are ahead.
 * @param bots of which each seat draws one
 * @param forks each from a decision of its own, as long as there are some
 * @returns records as `recordsOf` has them
 */
export const gameRecords = (
  table: Table,
  bots: readonly Bot[],
  seed: string,
  number: number,
  forks: number,
): Uint8Array => {
  const { game } = table;
  const bot = mixed(bots, game.seats[1], stream(`${seed}/${number}`, 'choice'));
  const random = stream(`${seed}/${number}`, 'apply');
  const decisions: unknown[] = [];
  const state = newGame(table, `${seed}/${number}`);
  const whole = playOn(table, bot, state, `${seed}/${number}`, random, (decided) =>
    decisions.push(copyOf(game, decided)),
  );
  const parts = [recordsAfter(table, number, whole, state)];
  for (let fork = 0; fork < forks && decisions.length > 0; fork++) {
    const name = `${seed}/${number}/${fork}`;
    const [from] = decisions.splice(random.below(decisions.length), 1);
    game.redeal(from, game.toAct(from), stream(name, 'search'));
    playToCut(table, from, random);
    if (game.toAct(from) === TERMINAL) continue;
    const leaf = positionOf(game, from, 'leaf');
    const rest = playOn(table, bot, from, name, random);
    parts.push(recordsAfter(table, number, [leaf, ...rest], from));
  }
  return Buffer.concat(parts);
};

/** A bot that is another one at each seat. */
const mixed = (bots: readonly Bot[], seats: number, random: Random): Bot => {
  const bySeat = Array.from({ length: seats }, () => bots[random.below(bots.length)]!);
  return (game, state, legal, seed) => bySeat[game.toAct(state)]!(game, state, legal, seed);
};

const copyOf = (game: Game, state: unknown): unknown => {
  const copy = game.blank(state);
  game.copy(state, copy);
  return copy;
};

/** Plays to the end. @returns the positions at the beginning of each phase that began on the way */
const playOn = (
  { game }: Table,
  bot: Bot,
  state: unknown,
  seed: string,
  random: Random,
  onDecision?: (state: unknown) => void,
): Position[] => {
  const { heuristics } = learnable(game);
  const legal = new ActionList();
  const positions: Position[] = [];
  let phase = heuristics.phase(state);
  for (let ply = 0; game.toAct(state) !== TERMINAL; ply++) {
    game.legalActions(state, legal);
    if (legal.length > 1) onDecision?.(state);
    const action = legal.length === 1 ? legal.at(0) : bot(game, state, legal, `${seed}/${ply}`);
    game.apply(state, action, random);
    if (heuristics.phase(state) > phase && game.toAct(state) !== TERMINAL)
      positions.push(positionOf(game, state, 'game'));
    phase = heuristics.phase(state);
  }
  return positions;
};

/** Plays by the weights to the next phase, as an iteration of a search does. */
const playToCut = ({ game }: Table, state: unknown, random: Random): void => {
  const { phase } = learnable(game).heuristics;
  const now = phase(state);
  makePlayout(game, DEFAULT_PARAMS, random, (world) => phase(world) > now)(state);
};

const recordsAfter = ({ game }: Table, number: number, positions: readonly Position[], end: unknown): Uint8Array => {
  const seats = game.seatCount(end);
  const result = new Float64Array(seats);
  const utilities = new Float64Array(seats);
  learnable(game).forecast.result(end, result);
  game.utilities(end, utilities);
  return recordsOf(number, positions, result, utilities);
};
