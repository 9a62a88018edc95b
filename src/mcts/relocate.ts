import { ActionList } from '../core/actions.ts';
import { type Action, type Game, type Seat, type StateEnvelope, TERMINAL } from '../core/contract.ts';
import { type Seed, stream } from '../core/random.ts';

/** Worlds that are tried to find one in which the play was possible and shows what the seat now sees. */
const WORLDS = 256;

/** A decision of the past, and what a seat has seen since. */
export interface Since<State> {
  readonly game: Game<State>;
  /** Any world consistent with what `seat` knew then. */
  readonly root: State;
  readonly seat: Seat;
  /** Every action taken since, by whichever seat, as it travels. */
  readonly actions: readonly unknown[];
  /** What `seat` sees now. */
  readonly view: StateEnvelope;
}

/**
 * The way from the decision of then to the one of now, as codes. A tree of then may be gone on with below it:
 * in some world that the seat thought possible then, these actions lead to exactly what it sees now. The
 * actions only say what to try, so a caller who knows more than the seat cannot slip it in: an action of
 * another seat that the seat could not tell from others leads nowhere.
 *
 * Yields after every world that was not it, and may be left there.
 * @returns undefined when there is no such way, or none was found
 */
export function* wayTo<State>(since: Since<State>, seed: Seed): Generator<undefined, Action[] | undefined> {
  const { game, root, seat, actions, view } = since;
  const random = stream(seed, 'way');
  const seen = JSON.stringify(view);
  // The world before each action, and the last one after all of them.
  const worlds = Array.from({ length: actions.length + 1 }, () => game.blank(root));
  for (let deal = 0; deal < WORLDS; deal++) {
    if (deal > 0) yield;
    game.copy(root, worlds[0]!);
    game.redeal(worlds[0]!, seat, random);
    const path: Action[] = [];
    for (const [step, json] of actions.entries()) {
      const world = worlds[step]!;
      const action = game.toAct(world) === TERMINAL ? undefined : game.decodeAction(world, json);
      if (!action?.ok) break;
      path.push(action.value);
      game.copy(world, worlds[step + 1]!);
      game.apply(worlds[step + 1]!, action.value, random);
    }
    if (path.length < actions.length || JSON.stringify(game.encode(worlds[actions.length]!, seat)) !== seen) continue;
    return path.every((action, step) => isSeen(since, worlds[step]!, action, seed)) ? path : undefined;
  }
  return undefined;
}

/** Whether the seat can tell `action` from every other one that could have been taken. */
const isSeen = <State>({ game, root, seat }: Since<State>, world: State, action: Action, seed: Seed): boolean => {
  if (game.toAct(world) === seat) return true;
  const next = game.blank(root);
  // The same chance after each, so that only the action can make a difference.
  const viewAfter = (each: Action): string => {
    game.copy(world, next);
    game.apply(next, each, stream(seed, 'way', 0));
    return JSON.stringify(game.encode(next, seat));
  };
  const legal = new ActionList();
  game.legalActions(world, legal);
  const view = viewAfter(action);
  return legal.toArray().every((each) => each === action || viewAfter(each) !== view);
};
