/** NATERA: New Beginning on the page, with Nuclear Discovery. */
import type { NateraAction, NateraOptions, NateraState } from '../../../../packages/engines/src/documents.ts';
import { natera as engine } from '../../../../packages/engines/src/natera.ts';
import { client } from '../../server.ts';
import type { Kit } from '../board.ts';
import { spots } from './spots.ts';
import { Table } from './table.tsx';
import './signs.css';
import './board.css';
import './map.css';
import './tracks.css';
import './cards.css';
import './tribes.css';
import './seats.css';
import './others.css';

/** Its rules, its bots and its board. */
export const kit: Kit<NateraOptions, NateraState, NateraAction> = {
  engine,
  get server() {
    return client().game('natera');
  },
  board: { spots, Table },
};
