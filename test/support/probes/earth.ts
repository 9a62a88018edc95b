import { checker } from '../../../src/core/schema.ts';
import { type StateJson, StateSchema } from '../../../src/engines/earth/documents/schema.ts';
import { DIFFICULTIES } from '../../../src/engines/earth/gaia/core/numbers.ts';
import type { Probe } from '../probe.ts';
import { valueOf } from '../results.ts';
import type { Setup } from '../walk.ts';

const documents = checker(StateSchema);
const parse = (document: unknown): StateJson => valueOf(documents.check(document));

/** Games of a few rounds: the battery looks at every state of a game from every seat. */
const setups: Setup[] = [
  { name: '3 seats', options: { seats: 3, roundLimit: 2 } },
  { name: '5 seats, advanced', options: { seats: 5, level: 'advanced', roundLimit: 2 } },
  { name: 'beginner, first seat 1', options: { seats: 2, level: 'beginner', firstSeat: 1, roundLimit: 4 } },
  {
    name: 'no last chance, growth pieces',
    options: { seats: 2, roundLimit: 3, rulings: { lastChance: 'none', tiedGrowth: 'pieces' } },
  },
  { name: 'animals, 3 seats', options: { seats: 3, animals: true, roundLimit: 3 } },
  {
    name: 'animals, advanced',
    options: { seats: 2, level: 'advanced', animals: true, roundLimit: 4, rulings: { collectiveAtEnd: 'no' } },
  },
  {
    name: 'animals against Gaïa',
    options: { seats: 1, animals: true, difficulty: 'hard', rulings: { gaiaHand: 'nothing' } },
  },
  {
    name: 'animals chosen against Gaïa',
    options: { seats: 1, animals: true, difficulty: 'beginner', roundLimit: 6, rulings: { soloAnimals: 'chosen' } },
  },
  ...DIFFICULTIES.map((difficulty) => ({
    name: `against Gaïa, ${difficulty}`,
    options: { seats: 1, difficulty, roundLimit: 5, level: difficulty === 'expert' ? 'advanced' : 'standard' },
  })),
  {
    name: 'a whole game against Gaïa, other rulings',
    options: { seats: 1, rulings: { soloEnd: 'after-gaia', gaiaEvents: 'printed' } },
  },
  {
    name: 'Gaïa waits to be asked, her other rulings',
    options: {
      seats: 1,
      gaia: 'asked',
      difficulty: 'expert',
      animals: true,
      roundLimit: 5,
      rulings: {
        gaiaBonus: 'person',
        gaiaStores: 'full',
        gaiaGyre: 'bonus',
        gaiaLeaves: 'five',
        gaiaGrowth: 'twenty-stacks',
        expertAnimals: 'one',
        gaiaTies: 'drawn',
      },
    },
  },
];

const composts = ({ players, gaia }: StateJson) => [...players, ...(gaia === undefined ? [] : [gaia])];

/** Every Earth card, once. */
const cardsOf = (full: StateJson): number[] => [
  ...(full.deck ?? []),
  ...full.discards,
  ...(full.looked?.cards ?? []),
  ...(full.planting === undefined ? [] : [full.planting.card]),
  ...composts(full).flatMap(({ compost }) => compost.map(({ card }) => card ?? 0)),
  ...(full.gaia?.pile ?? []),
  ...full.players.flatMap(({ hand, tableau, events }) => [
    ...(hand ?? []),
    ...tableau.map(({ card }) => card),
    ...events,
  ]),
];

const misplacedCards = (full: StateJson): string[] => {
  const found = cardsOf(full);
  const counts = new Map<number, number>();
  for (const card of found) counts.set(card, (counts.get(card) ?? 0) + 1);
  return Array.from({ length: 283 }, (_, index) => index + 1)
    .filter((card) => counts.get(card) !== 1)
    .map((card) => `card ${card} is there ${counts.get(card) ?? 0} times`)
    .concat(found.filter((card) => card < 1 || card > 283).map((card) => `there is no card ${card}`));
};

/** Gaïa's deck: each of six cards in each pass. */
const misplacedGaia = ({ gaia }: StateJson): string[] => {
  const deck = gaia === undefined ? [] : [...gaia.revealed, ...(gaia.upcoming ?? [])];
  return [deck.slice(0, 6), deck.slice(6)]
    .filter((pass) => gaia !== undefined && new Set(pass).size !== 6)
    .map((pass) => `a pass through Gaïa's deck is ${pass.join()}`);
};

/** Two-sided cards of which a side is in play, by printed number. */
const misplacedSides = (full: StateJson): string[] => {
  const choosing = full.stage === 'sides';
  const sides = full.players.flatMap(({ dealt, island, climate, ecosystem }) =>
    choosing && dealt !== undefined && dealt !== null
      ? [...dealt.islands, ...dealt.climates, ...dealt.ecosystems].filter((id) => id.endsWith('-1'))
      : [island, climate, ecosystem].filter((id) => id !== null),
  );
  const numbers = [...sides, ...full.ecosystems, ...full.fauna].map((id) => id.split('-')[0]);
  return numbers.filter((id, index) => numbers.indexOf(id) < index).map((id) => `two sides of ${id} are in play`);
};

/** At most 5 leaves a seat, one of a seat on each objective. */
const misplacedLeaves = (full: StateJson): string[] =>
  composts(full).flatMap((_, seat) => {
    const claimed = full.arrivals.filter((seats) => seats.includes(seat)).length + (full.completion === seat ? 1 : 0);
    const twice = full.arrivals.some((seats) => seats.filter((other) => other === seat).length > 1);
    return [...(claimed > 5 ? [`seat ${seat} has ${claimed} leaves`] : []), ...(twice ? ['two leaves of a seat'] : [])];
  });

/** The order of the top cards of the deck by number: every one is as likely, whatever else is hidden. */
const TOP = 4;
const orderOf = (cards: readonly number[]): string => {
  const top = cards.slice(0, TOP);
  return top.map((card) => top.filter((other) => other < card).length).join();
};
const orders = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

/** The rules of Earth for the battery. */
export const earth: Probe = {
  catalogs: [],
  setups,
  cells: [
    ...[2, 3, 4, 5].map((seats) => ({ name: `${seats} seats`, options: { seats } })),
    ...DIFFICULTIES.map((difficulty) => ({ name: `against Gaïa, ${difficulty}`, options: { seats: 1, difficulty } })),
  ],
  misplaced(document) {
    const full = parse(document);
    return [...misplacedCards(full), ...misplacedSides(full), ...misplacedLeaves(full), ...misplacedGaia(full)];
  },
  worlds(document) {
    const view = parse(document);
    if (view.deckSize < TOP) return undefined;
    return orders(Array.from({ length: TOP }, (_, index) => index)).map(orderOf);
  },
  world(document) {
    // Whether the document fits its schema is asked elsewhere; this is asked of thousands.
    const deck = Reflect.get(document, 'deck');
    return orderOf(Array.isArray(deck) ? deck : []);
  },
};
