import type { TSchema } from 'typebox';
import { searchBody } from '../schemas/bodies.ts';
import { checkersOf, type GameOperation } from './game-route.ts';

/** Checks the body of every search. */
export const searchCheckers = checkersOf(searchBody);

/** What tells one searching operation from another. */
interface SearchOperation {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly answer: TSchema;
}

/** How every search behaves, whatever it answers with. */
const COMMON =
  'A full state is first reduced to the view of the seat to act, so the answer never depends on what that seat cannot know. With `budget.visits` alone, or a level, the same request gives the same bytes, whatever the number of searchers. A caller who goes away ends the search.';

/** The operation that answers in the given way; all else is common to all searches. */
export const searchOperation = ({
  id,
  summary,
  description,
  answer,
}: SearchOperation): GameOperation<ReturnType<typeof searchBody>> => ({
  id,
  method: 'POST',
  path: `/v1/games/{game}/${id}`,
  summary,
  description: `${description}\n\n${COMMON}`,
  body: searchBody,
  checkerOf: searchCheckers,
  answer,
  streams: true,
  problems: [
    'unknown-game',
    'unknown-catalog',
    'unknown-model',
    'unfit-model',
    'model-unavailable',
    'invalid-state',
    'inconsistent-state',
    'illegal-action',
    'budget-exceeded',
    'hidden-state',
    'not-your-turn',
    'terminal-state',
    'cancelled',
    'search-lost',
  ],
});
