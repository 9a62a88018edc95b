/** Evolution on the page. */
import {
  type EvolutionAction,
  type EvolutionOptions,
  type EvolutionState,
  evolution as engine,
} from '../../../../packages/engines/src/evolution.ts';
import { client } from '../../server.ts';
import type { Kit } from '../board.ts';
import { spots } from './spots.ts';
import { Table } from './table.tsx';
import './board.css';
import './centre.css';
import './traits.css';
import './animals.css';
import './hand.css';

/** Its rules, its bots and its board. */
export const kit: Kit<EvolutionOptions, EvolutionState, EvolutionAction> = {
  engine,
  get server() {
    return client().game('evolution');
  },
  board: { spots, Table },
};
