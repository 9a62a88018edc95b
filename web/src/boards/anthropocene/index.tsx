/** Anthropocène on the page. */
import { anthropocene as engine } from '../../../../packages/engines/src/anthropocene.ts';
import type {
  AnthropoceneAction,
  AnthropoceneOptions,
  AnthropoceneState,
} from '../../../../packages/engines/src/documents.ts';
import { client } from '../../server.ts';
import type { Kit } from '../board.ts';
import { Table } from './table.tsx';
import './board.css';

/** Its rules, its bots and its board. A card is picked in the hand, then a column. */
export const kit: Kit<AnthropoceneOptions, AnthropoceneState, AnthropoceneAction> = {
  engine,
  get server() {
    return client().game('anthropocene');
  },
  board: { spots: ({ card, column }) => [`card:${card}`, `space:${card.split('-')[1]}:${column}`], Table },
};
