import type { Action } from '../../../core/contract.ts';
import { COLUMNS } from '../content/terms.ts';
import { idOf } from '../documents/actions.ts';
import { columnOf } from '../rules/legal.ts';
import type { State } from '../rules/state.ts';

/** Card and column, such as `1-air-2@N`. */
export const notation = (state: State, action: Action): string =>
  `${idOf(state, action)}@${COLUMNS[columnOf(action)]!}`;
