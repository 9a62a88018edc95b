import { checker } from '../../../src/core/schema.ts';
import { type StateJson, StateSchema } from '../../../src/engines/natera/documents/schema.ts';
import type { Options } from '../../../src/engines/natera/rules/options.ts';
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
    ownStep: 'after-reward',
    shortDiscards: 'what-there-is',
    copyAccess: 'revealed-is-enough',
    foxDraw: 'before-discard',
  },
  { ownStepAccess: 'yes', idleLocations: 'refused', copiedCopies: 'refused', discTakeover: 'every-turn' },
  { hireLimit: 'discounted', discounts: 'largest', vacantDisc: 'nobody', leastRanked: 1, emptyPile: 'other-pile' },
  {
    productionOrder: 'fixed',
    peeks: 'each-draw',
    doubledFor: 'own-leader',
    fewColonies: 'closed',
    tiedFirst: 'shared',
  },
  { droppedDisc: 'to-highest', sameTrack: 'refused', setupOrder: 'before-hand', plainSpecialists: 'reward' },
  { tokenless: 'lost', redeployed: 'reward-only', foundCard: 'hidden', emptyPile: 'nothing' },
];
const [first, second, third, fourth, fifth, sixth] = OTHER_RULINGS;

const SETUPS: readonly Setup[] = [
  { name: 'two seats, nuclear', options: { seats: 2, nuclear: true, firstSeat: 1, rulings: first } },
  { name: 'three seats, a draft', options: { seats: 3, draft: true, rulings: second } },
  { name: 'four seats, a draft, nuclear', options: { seats: 4, draft: true, nuclear: true, rulings: third } },
  {
    name: 'three seats, tribes that are named',
    options: { seats: 3, tribes: ['crows', 'foxes', 'beavers'], accomplishments: [1, 2, 3, 4, 1], rulings: fourth },
  },
  { name: 'two seats, few cards', options: { seats: 2, rulings: fifth }, catalog: few.id },
  { name: 'two seats, few cards, a draft', options: { seats: 2, draft: true, rulings: sixth }, catalog: few.id },
  { name: 'three seats, few cards, a draft', options: { seats: 3, draft: true, nuclear: true }, catalog: few.id },
];

/** The cards of NATERA for the battery. */
export const natera: Probe = {
  catalogs: [{ name: 'few.json', document: few }],
  setups: SETUPS,
  cells: [2, 3, 4].flatMap((seats) =>
    [false, true].flatMap((draft) =>
      [false, true].map((nuclear) => ({
        name: `${seats} seats${draft ? ', a draft' : ''}${nuclear ? ', nuclear' : ''}`,
        options: { seats, draft, nuclear },
      })),
    ),
  ),
  isVast: ({ catalog }) => catalog !== few.id,
  misplaced: (document) => misplaced(parse(document)),
  worlds: (document, limit) => worldsOf(parse(document), limit),
  world: (document) => worldOf(parse(document)),
};
