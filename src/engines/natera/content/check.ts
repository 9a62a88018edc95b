/** What is wrong with the rows of a catalog, beyond what a schema can say. */
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { repeats } from '../../kit/catalog.ts';
import { build, type Rows } from './build.ts';
import { boardFaults } from './check-boards.ts';
import { cardFaults } from './check-cards.ts';
import { abilityFaults, homeFaults, lastFaults, spreadFaults, stepFaults } from './check-steps.ts';
import { tribeFaults } from './check-tribes.ts';
import type { Location, Objective } from './rows.ts';
import type { Step } from './steps.ts';
import { AREAS, COLUMNS, RIVER, ROWS } from './terms.ts';

const TABLES = ['locations', 'cards', 'specialists', 'objectives', 'tribes', 'boards', 'discs'] as const;

/** Instructions that an operand can point to. */
const MOST_INSTRUCTIONS = 2 ** 15 - 1;

/** Every fault, by table; where there is none, whether the programs fit. */
export const check = (rows: Rows): Fault[] => {
  const { locations, cards, specialists, objectives, tribes, boards, discs } = rows;
  const faults = [
    ...TABLES.flatMap((table) =>
      repeats(
        rows[table].map(({ id }) => id),
        (index) => pointer(table, index, 'id'),
        'id-twice',
      ),
    ),
    ...locationCounts(locations),
    ...locations.flatMap((location, index) => locationFaults(location, pointer('locations', index))),
    ...cardFaults(cards),
    ...(specialists.length < RIVER
      ? [fault('/specialists', 'too-few', `${specialists.length} do not fill the river; expected ${RIVER} or more.`)]
      : []),
    ...specialists.flatMap(({ ability: { energy, steps } }, index) =>
      abilityFaults(steps, { of: 'energy', amount: energy }, pointer('specialists', index, 'ability', 'steps')),
    ),
    ...objectiveNumbers(objectives),
    ...objectives.flatMap((objective, index) => objectiveFaults(objective, pointer('objectives', index))),
    ...tribeFaults(tribes),
    ...boardFaults(boards),
    ...discs.flatMap(({ steps }, index) => homeFaults(steps, pointer('discs', index, 'steps'))),
    ...programsOf(rows).flatMap(([at, steps]) => stepFaults(steps, at)),
  ];
  return faults.length > 0 ? faults : lengthFaults(rows);
};

const lengthFaults = (rows: Rows): Fault[] => {
  const count = build(rows).program.places.length;
  return count <= MOST_INSTRUCTIONS
    ? []
    : [fault('', 'too-long', `The steps come to ${count} instructions; expected at most ${MOST_INSTRUCTIONS}.`)];
};

/** Fields of a tribe that are steps. */
const OF_TRIBES = ['start', 'tile', 'setup', 'production', 'steps', 'joiner'] as const;

/** All steps of the document, each list with its pointer. */
const programsOf = ({ locations, cards, specialists, tribes, boards, discs }: Rows): [at: string, steps: Step[]][] => {
  const lists: [at: string, steps: Step[] | undefined][] = [
    ...locations.flatMap(({ steps, bonus }, index): [string, Step[] | undefined][] => [
      [pointer('locations', index, 'steps'), steps],
      [pointer('locations', index, 'bonus'), bonus],
    ]),
    ...cards.map(({ steps }, index): [string, Step[] | undefined] => [pointer('cards', index, 'steps'), steps]),
    ...specialists.flatMap(({ steps, ability }, index): [string, Step[]][] => [
      [pointer('specialists', index, 'steps'), steps],
      [pointer('specialists', index, 'ability', 'steps'), ability.steps],
    ]),
    ...tribes.flatMap((tribe, index) =>
      OF_TRIBES.map((field): [string, Step[] | undefined] => [pointer('tribes', index, field), tribe[field]]),
    ),
    ...boards.flatMap(({ spaces }, index) =>
      spaces.map(({ steps }, space): [string, Step[] | undefined] => [
        pointer('boards', index, 'spaces', space, 'steps'),
        steps,
      ]),
    ),
    ...discs.map(({ steps }, index): [string, Step[]] => [pointer('discs', index, 'steps'), steps]),
  ];
  return lists.flatMap(([at, steps]): [string, Step[]][] => (steps === undefined ? [] : [[at, steps]]));
};

/** Locations of the forest by tier, and of each zone (rulebook page 11). */
const IN_FOREST: readonly number[] = [6, 0, 0, 0];
const IN_ZONE: readonly number[] = [0, 2, 5, 3];

const locationCounts = (locations: readonly Location[]): Fault[] =>
  AREAS.flatMap((area) =>
    (area === 'forest' ? IN_FOREST : IN_ZONE).flatMap((expected, tier) => {
      const count = locations.filter((each) => each.area === area && each.tier === tier).length;
      return count === expected
        ? []
        : [
            fault(
              '/locations',
              'location-count',
              `There are ${count} locations of tier ${tier} in the area ${area}; expected ${expected}.`,
            ),
          ];
    }),
  );

const locationFaults = ({ area, tier, steps, bonus }: Location, at: string): Fault[] => [
  ...(area === 'forest' && bonus !== undefined
    ? [fault(`${at}/bonus`, 'no-colonies', 'No colony is ever in the forest (rulebook page 10).')]
    : []),
  ...(area !== 'forest' && bonus === undefined
    ? [fault(at, 'no-bonus', 'What a colony gives here is missing: `bonus`.')]
    : []),
  ...(tier < 2 ? lastFaults(steps, `${at}/steps`) : spreadFaults(steps, `${at}/steps`)),
  ...(bonus === undefined ? [] : lastFaults(bonus, `${at}/bonus`)),
];

const objectiveNumbers = (objectives: readonly Objective[]): Fault[] =>
  repeats(
    objectives.map(({ letter, number }) => `${letter}${number}`),
    (index) => pointer('objectives', index, 'number'),
    'number-twice',
  );

/** What `least` must be, where the board says so. */
const FIXED: Readonly<Partial<Record<Objective['condition'], number>>> = { column: ROWS, rows: 2 };

const objectiveFaults = ({ condition, least, type, zones }: Objective, at: string): Fault[] => {
  const fixed = FIXED[condition];
  return [
    ...(condition === 'cards-of' && type === undefined
      ? [fault(at, 'no-type', 'The type of the cards is missing: `type`.')]
      : []),
    ...(condition === 'cards-of' && type === 'specialist'
      ? [fault(`${at}/type`, 'not-a-card', 'The condition specialists counts these.')]
      : []),
    ...(condition !== 'cards-of' && type !== undefined
      ? [fault(`${at}/type`, 'not-by-type', `The condition ${condition} asks for no type.`)]
      : []),
    ...(condition === 'colonies-in' && zones === undefined
      ? [fault(at, 'no-zones', 'The zones of the colonies are missing: `zones`.')]
      : []),
    ...(condition !== 'colonies-in' && zones !== undefined
      ? [fault(`${at}/zones`, 'not-by-zone', `The condition ${condition} asks for no zones.`)]
      : []),
    ...(fixed !== undefined && least !== fixed
      ? [
          fault(
            `${at}/least`,
            'wrong-least',
            `The board has ${COLUMNS} columns of ${ROWS} spaces, and two rows are asked for: expected ${fixed}.`,
          ),
        ]
      : []),
  ];
};
