import type { ActionList } from '../core/actions.ts';
import type { Action, Game } from '../core/contract.ts';

/** Replaces `into` by the actions of `state` that a search looks at. @param last the action that the search came by */
export type ListChoices<State> = (state: State, into: ActionList, last: Action | undefined) => void;

/**
 * What searches of a game look at: all that is legal, less what comes to the same or is never better by `Game.prune`. Whoever asks leaves
 * `last` out where its alternatives are another's: at a root, whose legal actions are all answered for, and right below it,
 * so that each of them is worth all that can follow it.
 */
export const choicesOf = <State>(game: Game<State>): ListChoices<State> =>
  game.prune === undefined
    ? (state, into) => game.legalActions(state, into)
    : (state, into, last) => {
        game.legalActions(state, into);
        if (last !== undefined) game.prune?.(state, last, into);
      };
