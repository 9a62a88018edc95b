import type { Engine } from '../../engines/src/types.ts';
import { seenBy, type Table } from './game.ts';

/** Says what to do in a view. */
export type Recommend<State, Action> = (view: State) => Promise<Action>;

/** A move as boardgame.io's bots answer. */
interface BotMove {
  readonly action: {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  };
}

/** What `Local({ bots })` takes for a seat. */
export type BotConstructor<G> = new () => { play(state: { readonly G: G }, playerID: string): Promise<BotMove> };

/**
 * A bot for `Local({ bots: { 1: botOf(engine, arborAt(url)) } })`, which is given the full state of the match and passes on only
 * what its seat may see.
 */
export const botOf = <Options, State, Action>(
  engine: Engine<Options, State, Action>,
  recommend: Recommend<State, Action>,
): BotConstructor<Table<Options, State>> =>
  class {
    async play({ G }: { readonly G: Table<Options, State> }, playerID: string): Promise<BotMove> {
      const move = (type: string, args: readonly unknown[]): BotMove => ({
        action: { type: 'MAKE_MOVE', payload: { type, args, playerID } },
      });
      return G.state === null
        ? move('deal', [])
        : move('act', [await recommend(seenBy(engine, G.state, Number(playerID)))]);
    }
  };

/** Which Arbor is asked, and how. */
export interface Arbor {
  /** Such as `http://localhost:3000`. */
  readonly url: string;
  /** 1 (plays carelessly) to 10 (plays best). */
  readonly level: number;
  /** For a service that asks for a key. */
  readonly key?: string;
}

/**
 * Asks Arbor's service for the actions of a game. A refusal is thrown with what the service said; the client package has
 * retries, cancelling and typed problems, and does as well: `(view) => client.game('earth').recommend(view, { level: 6 })` and so on.
 */
export const arborAt = <Options, State, Action>(
  { id }: Engine<Options, State, Action>,
  { url, level, key }: Arbor,
): Recommend<State, Action> => {
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) };
  return async (state) => {
    const body = JSON.stringify({ state, level });
    const answer = await fetch(`${url}/v1/games/${id}/recommend`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`Arbor answers ${answer.status}: ${await answer.text()}`);
    const { action }: { action: Action } = JSON.parse(await answer.text());
    return action;
  };
};
