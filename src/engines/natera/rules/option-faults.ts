import { type Fault, fault } from '../../../core/fault.ts';
import type { Content } from '../content/tables.ts';
import { LETTERS } from '../content/terms.ts';
import { type Options, withDefaults } from './options.ts';

/** What is wrong with options that are each in range, relative to them; nothing when a game can be played so. */
export const optionFaults = (options: Options, content: Content): Fault[] => {
  const { seats, firstSeat } = withDefaults(options);
  return [
    ...(firstSeat !== undefined && firstSeat >= seats
      ? [fault('/firstSeat', 'no-such-seat', `Seats are counted from 0; the last one here is ${seats - 1}.`)]
      : []),
    ...tribeFaults(options, content),
    ...objectiveFaults(options, content),
  ];
};

const tribeFaults = (options: Options, { tribes }: Content): Fault[] => {
  const { seats, nuclear, tribes: wanted } = withDefaults(options);
  const open = [...tribes.ids.keys()].filter((row) => nuclear || tribes.nuclear[row] === 0);
  if (wanted === undefined)
    return open.length >= 2 * seats
      ? []
      : [
          fault(
            '/seats',
            'too-few-tribes',
            `The catalog has ${open.length} tribes, of which each seat chooses from two.`,
          ),
        ];
  const names = open.map((row) => tribes.ids[row]!);
  return [
    ...(wanted.length === seats
      ? []
      : [fault('/tribes', 'tribe-count', `This game has ${seats} seats, and ${wanted.length} tribes are named.`)]),
    ...wanted.flatMap((id, index) =>
      names.includes(id)
        ? []
        : [fault(`/tribes/${index}`, 'no-such-tribe', `Here a tribe is one of ${names.join(', ')}.`)],
    ),
  ];
};

const objectiveFaults = ({ accomplishments = [] }: Options, { objectives }: Content): Fault[] =>
  accomplishments.flatMap((number, letter) =>
    objectives.ids.some((_, row) => objectives.letter[row] === letter && objectives.number[row] === number)
      ? []
      : [
          fault(
            `/accomplishments/${letter}`,
            'no-such-objective',
            `The catalog has no objective ${number} of the letter ${LETTERS[letter]}.`,
          ),
        ],
  );
