import { ActionList } from '../../../src/core/actions.ts';
import { checker } from '../../../src/core/schema.ts';
import { type StateJson, StateSchema } from '../../../src/engines/natera/documents/schema.ts';
import { legalActions } from '../../../src/engines/natera/rules/legal.ts';
import type { Options } from '../../../src/engines/natera/rules/options.ts';
import type { State } from '../../../src/engines/natera/rules/state.ts';
import { wrong } from '../natera/conserved.ts';
import { few } from '../natera/few.ts';
import { misplaced, worldOf, worldsOf } from '../natera/worlds.ts';
import type { Probe } from '../probe.ts';
import { valueOf } from '../results.ts';
import type { Setup } from '../walk.ts';

const documents = checker(StateSchema);
const parse = (document: unknown): StateJson => valueOf(documents.check(document));

/** Every value of every ruling that is not its default, spread over games in which it can matter. */
const OTHER_RULINGS: readonly NonNullable<Options['rulings']>[] = [
  {
    ...{ ownStep: 'after-reward', shortDiscards: 'what-there-is', copyAccess: 'revealed-is-enough' },
    ...{ foxDraw: 'before-discard', discounts: 'largest', hireLimit: 'discounted', tokenless: 'lost' },
  },
  {
    ...{ ownStepAccess: 'yes', idleLocations: 'refused', copiedCopies: 'refused', discTakeover: 'every-turn' },
    ...{ vacantDisc: 'nobody', leastRanked: 1, emptyPile: 'other-pile', redeployed: 'reward-only' },
  },
  {
    ...{ productionOrder: 'fixed', peeks: 'each-draw', doubledFor: 'own-leader', fewColonies: 'closed' },
    ...{ tiedFirst: 'shared', sameTrack: 'refused', plainSpecialists: 'reward', foundCard: 'hidden' },
  },
  { emptyPile: 'nothing', droppedDisc: 'to-highest', setupOrder: 'before-hand' },
];
const [first, second, third, fourth] = OTHER_RULINGS;

const SETUPS: readonly Setup[] = [
  { name: 'two seats, nuclear', options: { seats: 2, nuclear: true, firstSeat: 1, rulings: first } },
  { name: 'three seats, a draft', options: { seats: 3, draft: true, rulings: second } },
  {
    name: 'four seats, a draft, nuclear, named tribes and tiles',
    options: {
      ...{ seats: 4, draft: true, nuclear: true, rulings: third },
      ...{ tribes: ['crows', 'foxes', 'beavers', 'red-pandas'], accomplishments: [1, 2, 3, 4, 1] },
    },
  },
  {
    name: 'three seats, few cards, a draft',
    options: { seats: 3, draft: true, nuclear: true, rulings: fourth },
    catalog: few.id,
  },
];

/** Decisions from one look at the whole state to the next. */
const LOOK = 61;

/** The cards of NATERA for the battery. */
export const natera: Probe = {
  catalogs: [{ name: 'few.json', document: few }],
  setups: SETUPS,
  // Each two of seats, draft and mini-expansion come together; what half of the games draw has the rest.
  cells: [2, 3, 4].flatMap((seats) =>
    [false, true].map((draft) => {
      const nuclear = draft === (seats === 3);
      return {
        name: `${seats} seats${draft ? ', a draft' : ''}${nuclear ? ', nuclear' : ''}`,
        options: { seats, draft, nuclear },
      };
    }),
  ),
  inspector() {
    const legal = new ActionList();
    let looks = 0;
    const look = (state: State): string | undefined => {
      legalActions(state, legal);
      if (state.result === 0 && legal.length < 2) return 'there is no choice';
      return state.result !== 0 || looks++ % LOOK === 0 ? wrong(state) : undefined;
    };
    return { look };
  },
  isVast: ({ catalog }) => catalog !== few.id,
  misplaced: (document) => misplaced(parse(document)),
  worlds: (document, limit) => worldsOf(parse(document), limit),
  world: (document) => worldOf(parse(document)),
};
