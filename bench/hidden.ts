import { ActionList } from '../src/core/actions.ts';
import { type Game, TERMINAL } from '../src/core/contract.ts';
import { EveryChance, Uncountable } from '../src/core/every-chance.ts';
import { stream } from '../src/core/random.ts';

/** Worlds that are dealt, and random games that are played from each. */
const WORLDS = 64;
const GAMES = 32;

/**
 * Whether what the seat to act cannot see may still change how the game comes out, as far as random games tell: worlds are
 * dealt anew, and the same random choices made in each. Where no choice, no chance and no result of any seat ever differs,
 * hidden cards cannot matter. It asks nothing of what a game says of its cards; what matters very rarely it may miss.
 */
export const canMatter = (game: Game, root: unknown): boolean => {
  const random = stream('hidden', 'test');
  const seat = game.toAct(root);
  const world = game.blank(root);
  const results: string[] = [];
  for (let dealt = 0; dealt < WORLDS; dealt++) {
    game.copy(root, world);
    game.redeal(world, seat, random);
    for (let index = 0; index < GAMES; index++) {
      const result = playOut(game, world, index);
      results[index] ??= result;
      if (results[index] !== result) return true;
    }
  }
  return false;
};

/** Worlds that counting tells apart for the seat to act; 0 when they are more than `most`. */
export const countWorlds = (game: Game, root: unknown, most = 1000): number => {
  const chance = new EveryChance(most);
  const world = game.blank(root);
  let worlds = 0;
  try {
    do {
      game.copy(root, world);
      game.redeal(world, game.toAct(root), chance);
      worlds++;
    } while (worlds <= most && chance.advance());
  } catch (error) {
    if (error instanceof Uncountable) return 0;
    throw error;
  }
  return worlds > most ? 0 : worlds;
};

/** How a random game comes out for every seat. */
const playOut = (game: Game, from: unknown, seed: number): string => {
  const random = stream(seed, 'test');
  const state = game.blank(from);
  const legal = new ActionList();
  game.copy(from, state);
  while (game.toAct(state) !== TERMINAL) {
    game.legalActions(state, legal);
    game.apply(state, legal.at(random.below(legal.length)), random);
  }
  const measured = new Float64Array(game.metrics.length);
  const seats = Array.from({ length: game.seatCount(state) }, (_, seat) => {
    game.measure(state, seat, measured);
    return measured.join();
  });
  const utilities = new Float64Array(seats.length);
  game.utilities(state, utilities);
  return [...seats, utilities.join()].join(' ');
};
