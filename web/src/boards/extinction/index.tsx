/** Extinction on the page. */
import {
  type ExtinctionAction,
  type ExtinctionOptions,
  type ExtinctionState,
  extinction as engine,
} from '../../../../packages/engines/src/extinction.ts';
import { client } from '../../server.ts';
import type { Kit } from '../board.ts';
import { spots } from './spots.ts';
import { Table } from './table.tsx';
import './board.css';
import './map.css';
import './actions.css';
import './council.css';
import './team.css';

/** Its rules, its bots and its board. */
export const kit: Kit<ExtinctionOptions, ExtinctionState, ExtinctionAction> = {
  engine,
  get server() {
    return client().game('extinction');
  },
  board: { spots, Table },
};
