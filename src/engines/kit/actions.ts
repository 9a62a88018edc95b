/** Reading the actions of a game, each of which its document names in one way alone. */
import { ActionList } from '../../core/actions.ts';
import { canonical } from '../../core/catalog.ts';
import type { Action } from '../../core/contract.ts';
import { fault } from '../../core/fault.ts';
import { failed, ok, type Result } from '../../core/result.ts';
import type { Checker } from '../../core/schema.ts';

/** What a game says of its actions. */
interface Parts<State, Json> {
  /** Made when first needed: searchers load every game and read no actions. */
  readonly makeChecker: () => Checker<Json>;
  readonly legalActions: (state: State, into: ActionList) => void;
  readonly encodeAction: (state: State, action: Action) => Json;
}

/** The `decodeAction` of a game: the legal action whose document is the one that is given. */
export const actionDecoder = <State, Json extends { readonly type: string }>({
  makeChecker,
  legalActions,
  encodeAction,
}: Parts<State, Json>) => {
  let actions: Checker<Json> | undefined;
  return (state: State, json: unknown): Result<Action> => {
    actions ??= makeChecker();
    const parsed = actions.check(json);
    if (!parsed.ok) return parsed;
    const legal = new ActionList();
    legalActions(state, legal);
    const wanted = canonical(parsed.value);
    const documents = legal.toArray().map((code) => encodeAction(state, code));
    const found = documents.findIndex((document) => canonical(document) === wanted);
    if (found >= 0) return ok(legal.at(found));
    const types = [...new Set(documents.map(({ type }) => type))];
    if (types.length === 0) return failed(fault('', 'illegal-action', 'The game is over.'));
    return failed(
      types.includes(parsed.value.type)
        ? fault('', 'illegal-action', 'Not this one now; the legal actions name each that is possible.')
        : fault('/type', 'illegal-action', `Now it is one of: ${types.join(', ')}.`),
    );
  };
};
