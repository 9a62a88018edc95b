/** Earth on the page, with Animal Kingdom. */
import type { EarthAction, EarthOptions, EarthState } from '../../../../packages/engines/src/documents.ts';
import { earth as engine } from '../../../../packages/engines/src/earth.ts';
import { client } from '../../server.ts';
import type { Kit } from '../board.ts';
import { spots } from './spots.ts';
import { Table } from './table.tsx';
import './board.css';
import './cards.css';
import './prompt.css';
import './seats.css';
import './shared.css';
import './signs.css';

/** Its rules, its bots and its board. */
export const kit: Kit<EarthOptions, EarthState, EarthAction> = {
  engine,
  get server() {
    return client().game('earth');
  },
  board: { spots, Table },
};
