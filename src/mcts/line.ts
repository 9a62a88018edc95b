import { ActionList } from '../core/actions.ts';
import type { Game, Seat } from '../core/contract.ts';
import type { Random } from '../core/random.ts';
import type { LineStep } from './root.ts';
import { NO_NODE, type Tree } from './tree.ts';

/** Decisions that a line shows at most. */
const LONGEST = 12;
/** Worlds that are tried to find one in which the whole line is legal. */
const WORLDS = 8;

/**
 * The most visited way on from `child`, itself first, in the game's notation. A line mixes worlds, so
 * it is replayed in worlds dealt from `random`; it ends where none of them allows the next step.
 * @param world scratch state
 */
export const principalLine = <State>(
  game: Game<State>,
  tree: Tree,
  child: number,
  root: State,
  seat: Seat,
  world: State,
  random: Random,
): LineStep[] => {
  const nodes: number[] = [];
  for (let node = child; node !== NO_NODE && nodes.length < LONGEST; node = tree.favourite(node)) nodes.push(node);
  let longest: LineStep[] = [];
  for (let attempt = 0; attempt < WORLDS && longest.length < nodes.length; attempt++) {
    game.copy(root, world);
    game.redeal(world, seat, random);
    const line = replay(game, tree, nodes, world, random);
    if (line.length > longest.length) longest = line;
  }
  return longest;
};

const replay = <State>(
  game: Game<State>,
  tree: Tree,
  nodes: readonly number[],
  world: State,
  random: Random,
): LineStep[] => {
  const legal = new ActionList();
  const line: LineStep[] = [];
  for (const node of nodes) {
    const action = tree.nodes.action(node);
    game.legalActions(world, legal);
    if (!legal.has(action)) break;
    line.push({ notation: game.notation(world, action), visits: tree.nodes.visits(node) });
    game.apply(world, action, random);
  }
  return line;
};
