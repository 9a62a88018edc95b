import { checker } from '../../../src/core/schema.ts';
import { ELEMENTS } from '../../../src/engines/anthropocene/content/terms.ts';
import { type StateJson, StateSchema } from '../../../src/engines/anthropocene/documents/schema.ts';
import { MODES } from '../../../src/engines/anthropocene/rules/options.ts';
import { type StartValues, worldOf, worldsOf } from '../anthropocene/oracle.ts';
import { cardsOn, deck, generationOf } from '../anthropocene/scene.ts';
import { startCatalogs, startValues } from '../anthropocene/start-cards.ts';
import type { Probe } from '../probe.ts';
import { valueOf } from '../results.ts';
import type { Setup } from '../walk.ts';

const documents = checker(StateSchema);
const parse = (document: unknown): StateJson => valueOf(documents.check(document));

const tables: Setup[] = [2, 3, 4].flatMap((seats) =>
  MODES.map((mode) => ({ name: `${seats} seats, ${mode}`, options: { seats, mode } })),
);

const ruled = (rulings: object, catalog?: string): Setup => ({
  name: `${JSON.stringify(rulings)}${catalog === undefined ? '' : `, ${catalog}`}`,
  options: { seats: 3, rulings },
  ...(catalog === undefined ? {} : { catalog }),
});

const rulings: Setup[] = [
  ruled({ startCards: 'none' }, 'diagonal'),
  ruled({ unfinishedLines: 'ignore' }),
  ruled({ unfinishedLines: 'ignore' }, 'column'),
  ruled({ announceAtStart: 'from-second' }, 'diagonal'),
  ruled({ silenceAtStart: 'nothing' }, 'column'),
  ruled({ silenceAtStart: 'nothing', announceAtStart: 'from-second' }),
  ruled({ scoringOrder: 'sky-first' }),
  { name: 'chick wins from −3', options: { seats: 3, mode: 'chick', firstSeat: 2, rulings: { chickWinsFrom: -3 } } },
  {
    name: 'start cards by option',
    options: {
      seats: 3,
      start: [
        { row: 'earth', column: 'W', value: 2 },
        { row: 'air', column: 'E', co2: true },
      ],
    },
    catalog: 'diagonal',
  },
  { name: 'start cards, expert', options: { seats: 4, mode: 'expert' }, catalog: 'column' },
];

const startOf = ({ catalog, options }: StateJson): StartValues =>
  options.rulings?.startCards === 'none'
    ? {}
    : options.start === undefined
      ? (startValues[catalog?.id ?? ''] ?? {})
      : Object.fromEntries(options.start.map(({ value = 0 }, index) => [`start-${index + 1}`, value]));

/** Cards of the generations that have begun and start cards: each exactly once, in a hand or on the grid. */
const misplacedCards = (full: StateJson): string[] => {
  const begun = [1, 2, 3].filter((generation) => generation <= full.generation);
  const expected = [...begun.flatMap(deck), ...Object.keys(startOf(full))].sort();
  const found = [...cardsOn(full.grid), ...full.players.flatMap(({ hand }) => hand ?? [])].sort();
  const counts = (card: string): number => found.filter((other) => other === card).length;
  return [
    ...expected.filter((card) => counts(card) !== 1).map((card) => `${card} is there ${counts(card)} times`),
    ...found.filter((card) => !expected.includes(card)).map((card) => `${card} should not be there`),
  ];
};

/** Stacks in their row, oldest generation at the bottom; objective cards each at most once. */
const misplacedElse = (full: StateJson): string[] => {
  const faults: string[] = [];
  for (const element of ELEMENTS)
    for (const stack of Object.values(full.grid[element]))
      for (const [index, card] of stack.entries()) {
        if (!card.startsWith('start') && card.split('-')[1] !== element) faults.push(`${card} lies in ${element}`);
        if (generationOf(card) < generationOf(stack[index - 1] ?? '')) faults.push(`${card} lies on a younger card`);
      }
  const landmarks = full.players.map(({ landmark }) => landmark);
  if (new Set(landmarks).size !== landmarks.length) faults.push(`a landmark twice: ${landmarks.join()}`);
  const left = [3, 4, 4, 5, 5, 6];
  for (const { biosphere } of full.players) {
    const at = left.indexOf(biosphere ?? 0);
    if (at < 0) faults.push(`one ${biosphere} too many`);
    left.splice(at, 1);
  }
  return faults;
};

/** The printed rules of Anthropocène for the battery. */
export const anthropocene: Probe = {
  catalogs: startCatalogs,
  setups: [...tables, ...rulings],
  misplaced(document) {
    const full = parse(document);
    return [...misplacedCards(full), ...misplacedElse(full)];
  },
  worlds(document, limit) {
    const view = parse(document);
    return worldsOf(view, limit, startOf(view));
  },
  world: (document, seat) => worldOf(parse(document), seat),
};
