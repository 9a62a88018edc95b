/** What is wrong with the rows of a catalog, beyond what a schema can say. */
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { repeats } from '../../kit/catalog.ts';
import { modifierFaults, stepFaults } from './check-steps.ts';
import type { Ability, Card, Effect, Place, Scenario, Years } from './rows.ts';
import type { Rows } from './tables.ts';
import { ANIMALS, BACKS, DECK, DIFFICULTIES, EFFECTS, ROLES } from './terms.ts';

/** Ambassadors of the box, by back (rulebook page 2). */
const OF_BACK: readonly number[] = [5, 4, 3];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Every fault, by table. */
export const check = (rows: Rows): Fault[] => {
  const { starters, cards, abilities, ambassadors, effects, scenarios, years } = rows;
  const actions = [...starters, ...cards.filter(({ type }) => type === 'action')].map(({ id }) => id);
  return [
    ...ids('starters', starters),
    ...ids('cards', cards, starters),
    ...ids('abilities', abilities),
    ...ids('ambassadors', ambassadors),
    ...ids('effects', effects),
    ...ids('scenarios', scenarios),
    ...deckFaults(cards),
    ...cards.flatMap((card, index) => cardFaults(card, pointer('cards', index))),
    ...abilityCounts(abilities),
    ...abilities.flatMap((ability, index) => abilityFaults(ability, pointer('abilities', index), cards)),
    ...backFaults(rows),
    ...ambassadors.flatMap(({ target, perRole = 0 }, index) =>
      target > 2 * perRole
        ? []
        : [
            fault(
              pointer('ambassadors', index, 'perRole'),
              'no-target',
              `With two roles the target would be ${target - 2 * perRole}; expected at least 1.`,
            ),
          ],
    ),
    ...effectCounts(effects, scenarios),
    ...effects.flatMap((effect, index) => effectFaults(effect, pointer('effects', index), rows)),
    ...scenarios.flatMap((scenario, index) => scenarioFaults(scenario, pointer('scenarios', index), effects)),
    ...yearFaults(years),
    ...[...named('abilities', abilities), ...named('effects', effects)].flatMap(([at, { modifiers = [] }]) =>
      modifiers.flatMap((modifier, index) => modifierFaults(modifier, at + pointer('modifiers', index), actions)),
    ),
    ...[
      ...named('starters', starters),
      ...named('cards', cards),
      ...named('abilities', abilities),
      ...named('effects', effects),
    ].flatMap(([at, { steps = [] }]) => stepFaults(steps, `${at}/steps`)),
  ];
};

const named = <Row>(table: string, rows: readonly Row[]): (readonly [at: string, row: Row])[] =>
  rows.map((row, index) => [pointer(table, index), row]);

type Named = readonly { readonly id: string }[];

/** Ids that are there before, in this table or in one whose rows are named along with them. */
const ids = (table: string, rows: Named, others: Named = []): Fault[] => [
  ...repeats(
    rows.map(({ id }) => id),
    (index) => pointer(table, index, 'id'),
    'id-twice',
  ),
  ...rows.flatMap(({ id }, index) =>
    others.some((other) => other.id === id)
      ? [fault(pointer(table, index, 'id'), 'id-twice', `Another row that actions are named by is ${id} too.`)]
      : [],
  ),
];

const isOf = (role: string) => (card: Pick<Card, 'role'>) => card.role === role || card.role === 'all';

const deckFaults = (cards: readonly Card[]): Fault[] =>
  ROLES.flatMap((role) => {
    const count = sum(cards.filter(isOf(role)).map(({ copies }) => copies));
    return count === DECK
      ? []
      : [
          fault(
            '/cards',
            'deck-size',
            `The deck of ${role} has ${count} cards, those of all included; expected ${DECK}.`,
          ),
        ];
  });

const cardFaults = ({ type, free }: Card, at: string): Fault[] =>
  free === true && type !== 'action'
    ? [fault(`${at}/free`, 'not-an-action', `Dice are placed on actions, and this card is ${type}.`)]
    : [];

const abilityCounts = (abilities: readonly Ability[]): Fault[] =>
  ROLES.flatMap((role) => {
    const count = abilities.filter((ability) => ability.role === role).length;
    return count === 2
      ? []
      : [fault('/abilities', 'ability-count', `The role ${role} has ${count} abilities; expected 2.`)];
  });

const abilityFaults = ({ role, first, steps, on, modifiers }: Ability, at: string, cards: readonly Card[]): Fault[] => [
  ...(cards.filter(isOf(role)).some(({ id }) => id === first)
    ? []
    : [fault(`${at}/first`, 'unknown-card', `The deck of ${role} has no card "${first}".`)]),
  ...(on !== undefined && steps === undefined
    ? [fault(`${at}/on`, 'no-steps', 'There is a trigger, and no steps that it could fire.')]
    : []),
  ...(steps === undefined && modifiers === undefined
    ? [fault(at, 'does-nothing', 'An ability has steps, or modifiers, or both.')]
    : []),
];

const backFaults = ({ ambassadors }: Rows): Fault[] =>
  BACKS.flatMap((back, index) => {
    const count = ambassadors.filter((each) => each.back === back).length;
    return count === OF_BACK[index]
      ? []
      : [fault('/ambassadors', 'back-count', `${count} ambassadors have a ${back} back; expected ${OF_BACK[index]}.`)];
  });

const effectCounts = (effects: readonly Effect[], scenarios: readonly Scenario[]): Fault[] =>
  scenarios.flatMap(({ id }) => {
    const count = sum(effects.filter(({ deck }) => deck === id).map(({ copies }) => copies));
    return count === EFFECTS
      ? []
      : [fault('/effects', 'deck-size', `The deck of ${id} has ${count} effect cards; expected ${EFFECTS}.`)];
  });

const effectFaults = (effect: Effect, at: string, { effects, scenarios }: Rows): Fault[] => {
  const { deck, on } = effect;
  const revealed = on?.reveal;
  return [
    ...(scenarios.some(({ id }) => id === deck)
      ? []
      : [fault(`${at}/deck`, 'unknown-scenario', `There is no scenario "${deck}".`)]),
    ...(revealed === undefined || effects.some((other) => other.deck === deck && other.id === revealed)
      ? []
      : [fault(`${at}/on/reveal`, 'unknown-effect', `The deck of ${deck} has no card "${revealed}".`)]),
    ...(effect.kind === 'immediate' ? immediateFaults(effect, at) : constantFaults(effect, at)),
  ];
};

const immediateFaults = ({ steps, on, modifiers }: Effect, at: string): Fault[] => [
  ...(steps === undefined ? [fault(at, 'does-nothing', 'An immediate effect has steps.')] : []),
  ...(on === undefined ? [] : [fault(`${at}/on`, 'not-lasting', 'Only a constant effect waits for something.')]),
  ...(modifiers === undefined
    ? []
    : [fault(`${at}/modifiers`, 'not-lasting', 'Only a constant effect changes a rule.')]),
];

const constantFaults = ({ steps, on, modifiers }: Effect, at: string): Fault[] => [
  ...(on !== undefined && steps === undefined
    ? [fault(`${at}/on`, 'no-steps', 'There is a trigger, and no steps that it could fire.')]
    : []),
  ...(on === undefined && steps !== undefined
    ? [fault(`${at}/steps`, 'no-trigger', 'Steps of a constant effect need a trigger.')]
    : []),
  ...(on === undefined && modifiers === undefined
    ? [fault(at, 'does-nothing', 'A constant effect has a trigger with steps, or modifiers.')]
    : []),
];

const key = ({ row, column }: Place): string => `row ${row}, column ${column}`;

const scenarioFaults = (scenario: Scenario, at: string, effects: readonly Effect[]): Fault[] => {
  const { animals, tiles } = scenario;
  const herd = sum(animals.map(({ animals: count = 1 }) => count));
  const taken = animals.map(key);
  return [
    ...placeFaults(scenario, 'animals', at),
    ...placeFaults(scenario, 'tiles', at),
    ...tiles.flatMap((place, index) => [
      ...(taken.includes(key(place))
        ? [fault(`${at}/tiles/${index}`, 'tile-on-animal', `Animals begin at ${key(place)}.`)]
        : []),
      ...(place.animals === undefined
        ? []
        : [fault(`${at}/tiles/${index}/animals`, 'not-for-tiles', 'One tile lies there, and no animals.')]),
    ]),
    ...(herd < 2 || herd > ANIMALS
      ? [fault(`${at}/animals`, 'herd-size', `${herd} animals begin; expected 2 to ${ANIMALS}.`)]
      : []),
    ...levelFaults(scenario, at, effects),
  ];
};

const placeFaults = (scenario: Scenario, list: 'animals' | 'tiles', at: string): Fault[] => [
  ...scenario[list].flatMap(({ row, column }, index) =>
    row <= scenario.rows && column <= scenario.columns
      ? []
      : [
          fault(
            `${at}/${list}/${index}`,
            'off-board',
            `The board has ${scenario.rows} rows and ${scenario.columns} columns.`,
          ),
        ],
  ),
  ...repeats(scenario[list].map(key), (index) => `${at}/${list}/${index}`, 'space-twice'),
];

const levelFaults = (scenario: Scenario, at: string, effects: readonly Effect[]): Fault[] => {
  const lasting = sum(
    effects.filter(({ deck, kind }) => deck === scenario.id && kind === 'constant').map(({ copies }) => copies),
  );
  return DIFFICULTIES.flatMap((level) => {
    const { tiles, constants } = scenario[level];
    return [
      ...(tiles >= scenario.tiles.length
        ? []
        : [
            fault(
              `${at}/${level}/tiles`,
              'too-few-tiles',
              `${scenario.tiles.length} lie on the board at the beginning, and there are ${tiles} in all.`,
            ),
          ]),
      ...(constants <= lasting
        ? []
        : [
            fault(
              `${at}/${level}/constants`,
              'too-many',
              `The deck of ${scenario.id} has ${lasting} constant effects.`,
            ),
          ]),
    ];
  });
};

/** Voting years are consecutive, and each number of seats has its own. */
const yearFaults = (years: readonly Years[]): Fault[] => [
  ...repeats(
    years.map(({ seats }) => String(seats)),
    (index) => pointer('years', index, 'seats'),
    'seats-twice',
  ),
  ...years.flatMap(({ first, second }, index) =>
    second === first + 1
      ? []
      : [
          fault(
            pointer('years', index, 'second'),
            'not-consecutive',
            `The second voting year follows the first: expected ${first + 1}, got ${second}.`,
          ),
        ],
  ),
];
