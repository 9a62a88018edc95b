import type { PlayerJson, StateJson } from '../../../src/engines/natera/documents/schema.ts';
import { natera } from '../../../src/engines/natera/index.ts';
import { testInterview } from '../../support/interviews.ts';

/** What a seat has seen of hidden cards is not asked for. */
const withoutMemory = ({ knows, memory, ...player }: PlayerJson): unknown => player;
const sizesOf = ({ base, advanced, specialists }: StateJson['piles']): unknown => [
  base.size,
  advanced.size,
  specialists.size,
];

testInterview(natera, {
  isAsked: ({ pending = [], stage }) => pending.length === 0 && stage === 'actions',
  strip: ({ players, piles, ...view }) => ({ ...view, players: players.map(withoutMemory), piles: sizesOf(piles) }),
});
