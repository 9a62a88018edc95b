import type { Action } from '../../../core/contract.ts';
import { encodeAction } from '../documents/actions.ts';
import type { State } from '../rules/state.ts';

/** The action in a short line, such as `plant 46`, `@0,3` or `side 285-1`. */
export const notation = (state: State, action: Action): string => {
  const json = encodeAction(state, action);
  if ('card' in json) return `${json.type} ${json.card}`;
  if ('first' in json) return `${json.first} first`;
  if ('action' in json) return json.action;
  if ('what' in json) return `take ${json.what}`;
  if ('animal' in json) return `animal ${json.animal}`;
  if ('side' in json) return `side ${json.side}`;
  if ('objective' in json) return `gyre ${json.objective}`;
  if ('row' in json) return `${json.type} ${json.row},${json.column}`;
  return json.type;
};
