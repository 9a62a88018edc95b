import { checker } from '../../../src/core/schema.ts';
import { type StateJson, StateSchema } from '../../../src/engines/extinction/documents/schema.ts';
import type { Options } from '../../../src/engines/extinction/rules/options.ts';
import { reserve } from '../extinction/reserve.ts';
import { misplaced, worldOf, worldsOf } from '../extinction/worlds.ts';
import type { Probe } from '../probe.ts';
import { valueOf } from '../results.ts';
import type { Setup } from '../walk.ts';

const documents = checker(StateSchema);
const parse = (document: unknown): StateJson => valueOf(documents.check(document));

/** Every value of every ruling that is not its default, spread over games in which it can matter. */
const OTHER_RULINGS: readonly NonNullable<Options['rulings']>[] = [
  { allDice: 'may-be-kept', newborn: 'must-be-placed', splitTo: 'newborn-too', research: 'must-discard' },
  { idleActions: 'refused', nearestTie: 'first-space', reshuffle: 'when-empty', yearOfTwo: 'chosen' },
  { sameAgain: 'refused', cubesAfterVote: 'returned', emptyPile: 'last-tile', ownDeck: 'reshuffled' },
  {
    ...{ research: 'shuffled-in', researchTriggers: 'any-reveal', moreCubes: 'refused', destructionDie: 'misses' },
    ...{ newborn: 'must-be-placed', costlyNewborn: 'must-be-placed', votes: 'four' },
  },
];
const [first, second, third, fourth] = OTHER_RULINGS;

const SETUPS: readonly Setup[] = [
  { name: 'alone, otters', options: { seats: 1, scenario: 'otter', rulings: { soloGap: 'as-with-more' } } },
  { name: 'two seats, closed hands', options: { seats: 2, hands: 'closed', level: 'easy', rulings: second } },
  {
    name: 'three seats, pandas',
    options: { seats: 3, scenario: 'panda', roles: 'dealt', abilities: 'dealt', level: 'hard', rulings: third },
  },
  {
    name: 'five seats, closed hands',
    options: {
      ...{ seats: 5, hands: 'closed', firstSeat: 3, rulings: first },
      team: ['zoologist', 'tv-host', 'lobbyist', 'philanthropist', 'lawyer'],
    },
  },
  { name: 'two seats, a reserve', options: { seats: 2, rulings: fourth }, catalog: reserve.id },
  { name: 'three seats, a reserve, closed hands', options: { seats: 3, hands: 'closed' }, catalog: reserve.id },
];

/** The cards of Extinction for the battery. */
export const extinction: Probe = {
  catalogs: [{ name: 'reserve.json', document: reserve }],
  setups: SETUPS,
  cells: [1, 2, 3, 4, 5].flatMap((seats) =>
    ['tiger', 'otter', 'panda'].map((scenario) => ({
      name: `${seats} seats, ${scenario}`,
      options: { seats, scenario },
    })),
  ),
  isVast: ({ catalog }) => catalog !== reserve.id,
  misplaced: (document) => misplaced(parse(document)),
  worlds: (document, limit) => worldsOf(parse(document), limit),
  world: (document) => worldOf(parse(document)),
};
