/** What rows do, in English. */
import { type Params, text } from '../../../core/text.ts';
import { type Clauses, tellSteps } from './clauses.ts';
import {
  AREAS_EN as AREAS,
  amountEn as amount,
  anEn as an,
  countedEn as counted,
  TRACKS_EN as TRACKS,
  TYPES_EN,
} from './names-en.ts';

const PILES = { either: '', base: ' from the base pile', advanced: ' from the advanced pile' };
const COPIES = { forest: 'location of the forest', 'tier-1': 'location of tier 1', any: 'location' };
const BONUSES = { own: 'of your own', any: 'of any player' };

const steps = (by: number): string =>
  `${Math.abs(by)} ${Math.abs(by) === 1 ? 'step' : 'steps'} ${by < 0 ? 'down' : 'up'}`;

const less = (values: readonly (readonly [number, string])[]): string =>
  values
    .filter(([by]) => by > 0)
    .map(([by, of]) => amount(by, of))
    .join(' or ');

const simple: Clauses['simple'] = {
  gain: ({ resource, amount: count }) => `take ${amount(count, resource)}`,
  'gain-any': ({ amount: count }) => `take ${counted(count, 'resource')} of your choice`,
  draw: ({ cards, from }) => `draw ${counted(cards, 'card')}${PILES[from]}`,
  discard: ({ cards }) => `discard ${counted(cards, 'card')}`,
  authority: ({ track, by }) => `go ${steps(by)} on ${TRACKS[track]}`,
  growth: ({ tokens }) => `place ${counted(tokens, 'growth token')}`,
  colony: () => 'establish a colony for nothing',
  'colony-bonus': ({ of, colonies }) =>
    `take the bonus of ${colonies === 1 ? 'a colony' : `${colonies} different colonies`} ${BONUSES[of]}`,
  copy: ({ of, locations }) =>
    `do what ${locations === 1 ? `a ${COPIES[of]} says` : `${locations} different ${COPIES[of].replace('location', 'locations')} say`}`,
  redeploy: () => 'move one of your pawns to another location, as if deployed there',
  hire: ({ discount }) => `hire a specialist for ${discount} food less`,
  'hire-free': ({ upTo }) => `hire a specialist of price ${upTo} or less for nothing`,
  play: ({ endurance, agility, intelligence }) =>
    endurance + agility + intelligence === 0
      ? 'play an exploration card'
      : `play an exploration card for ${less([
          [endurance, 'endurance'],
          [agility, 'agility'],
          [intelligence, 'intelligence'],
        ])} less`,
  'swap-river': ({ specialists }) => `replace up to ${counted(specialists, 'specialist')} of the river`,
  'return-specialist': () => 'return one of your specialists for its price in food',
  'move-colony': () => 'move one of your colonies and take the bonus of its new location',
  'find-type': () => 'name a type and take the first advanced card that has it',
  'copy-production': () => 'do what a production card of another player says',
  oust: ({ by }) => `have another player go ${steps(-by)} on a track`,
};

const clauses: Clauses = {
  simple,
  price: ({ of, amount: count }, paid, otherwise) =>
    `you may pay ${amount(count, of)}${paid === '' ? '' : ` to ${paid}`}${otherwise === '' ? '' : `, or else ${otherwise}`}`,
  choice: (ways) => `choose one: ${ways.map((way, index) => `(${index + 1}) ${way}`).join('; ')}`,
  others: (each) => `each other player does this: ${each}`,
  and: ', then ',
};

/** “take 3 endurance, then draw 1 card”; the message carries `steps`. */
export const stepsInEnglish = (p: Params): string => tellSteps(clauses, p);

const PLAYED: Readonly<Record<string, string>> = {
  any: 'an exploration card',
  new: 'a card of a type that you have not had in play before',
  prerequisite: 'a card with a prerequisite',
};

/** “Whenever you hire a specialist”; the message carries `event`, and `of` what. */
export const wheneverEn = (p: Params): string => {
  const of = text(p, 'of');
  switch (text(p, 'event')) {
    case 'deploy':
      return `Whenever you deploy a pawn ${of === 'anywhere' ? 'anywhere' : `to ${AREAS[of]}`}`;
    case 'play':
      return `Whenever you play ${PLAYED[of] ?? `${an(TYPES_EN[of] ?? '')} card`}`;
    case 'hire':
      return 'Whenever you hire a specialist';
    case 'colony':
      return 'Whenever you establish a colony';
    case 'growth':
      return 'Whenever you place a growth token';
    case 'discard':
      return 'Whenever you discard cards';
    default:
      return 'Whenever a pawn of another player is placed where yours stands';
  }
};
