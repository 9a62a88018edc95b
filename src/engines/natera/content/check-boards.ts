/** What is wrong with science boards, beyond what a schema can say. */
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { repeats } from '../../kit/catalog.ts';
import { homeFaults } from './check-steps.ts';
import type { Board } from './rows.ts';
import { COLUMNS, GROWTH } from './terms.ts';

/** Faults of all boards. */
export const boardFaults = (boards: readonly Board[]): Fault[] => [
  ...repeats(
    boards.map(({ board, side }) => `board ${board}, side ${side}`),
    (index) => pointer('boards', index, 'side'),
    'side-twice',
  ),
  ...boards.flatMap((board, index) => {
    const at = pointer('boards', index);
    return [
      ...board.spaces.flatMap((space, place) => spaceFaults(space, place, at + pointer('spaces', place))),
      ...linkFaults(board, at),
    ];
  }),
];

const spaceFaults = ({ cost, steps, points }: Board['spaces'][number], place: number, at: string): Fault[] => {
  if (place >= COLUMNS)
    return steps === undefined && points === undefined
      ? [fault(at, 'does-nothing', 'A space gives something, or points, or both.')]
      : [];
  return [
    ...(steps === undefined ? [fault(at, 'no-production', 'A space of the bottom row produces: it has steps.')] : []),
    ...(cost === undefined
      ? []
      : [fault(`${at}/cost`, 'bottom-cost', 'A space of the bottom row costs nothing; a step `pay` can ask a price.')]),
    ...homeFaults(steps ?? [], `${at}/steps`),
  ];
};

const linkFaults = ({ links }: Board, at: string): Fault[] => {
  const here = `${at}/links`;
  return [
    ...links.flatMap(([from, to], index) =>
      from === to ? [fault(here + pointer(index), 'to-itself', 'A link is between two spaces.')] : [],
    ),
    ...repeats(
      links.map((link) => [...link].sort((left, right) => left - right).join(' and ')),
      (index) => here + pointer(index),
      'link-twice',
    ),
    ...apart(links).map((space) =>
      fault(here, 'out-of-reach', `No way of links leads from the bottom row to the space ${space}.`),
    ),
  ];
};

/** Spaces, from 1, that cannot be reached from the bottom row. */
const apart = (links: Board['links']): number[] => {
  const reached = new Set(Array.from({ length: COLUMNS }, (_, place) => place + 1));
  for (const space of reached)
    for (const link of links) if (link.includes(space)) for (const end of link) reached.add(end);
  return Array.from({ length: GROWTH }, (_, place) => place + 1).filter((space) => !reached.has(space));
};
