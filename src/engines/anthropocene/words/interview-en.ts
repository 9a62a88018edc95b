const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);

/** What the interview of Anthropocène asks, in English. */
export const interviewEn = {
  seats: 'How many players?',
  seat: 'Which player are you?',
  playersHelp: ['You are player 1, the next one clockwise is player 2, and so on.'],
  mode: 'Which mode: base, expert (methane counts), young (open hands) or chick (young without ice)?',
  modes: { base: 'base', expert: 'expert', young: 'young', chick: 'chick' },
  start: 'Which start cards lay in the grid at the beginning?',
  startHelp: [
    'Row, column, value and molecules of each, with commas: air W 0, earth N 1 co2, water E 0 ch4.',
    'none: none; catalog: those of the catalog.',
  ],
  notStart: (typed: string): string => `“${typed}” is no row, column and value, such as earth N 1 co2.`,
  catalog: 'catalog',
  generation: 'Which generation is being played?',
  ice: 'How many ice cards are left?',
  sky: 'Which values have the sky cards so far, one for each generation that is over?',
  skyHelp: ['With commas, such as 1, -1: objectives met less those that were not.'],
  skyCount: (wanted: number): string => `One value for each generation that is over: ${wanted}.`,
  first: 'Which player began this generation?',
  objective: (player: number): string => `Objective of player ${player}: its line and its value?`,
  objectiveHelp: ['A row (air, earth, water) or a column (W, N, E) and a value from 3 to 6: air 4.'],
  notObjective: (typed: string): string => `“${typed}” is no line and value, such as air 4 or W 5.`,
  met: 'Is your own objective met now, as the others told you?',
  mets: { yes: 'yes', no: 'no', unknown: 'unknown' },
  possible: (player: number): string =>
    `Which objectives may player ${player} have, by all announcements of this generation?`,
  possibleHelp: ['Line and value of each, with commas: air 3, N 4. unknown: nobody kept count.'],
  unknown: 'unknown',
  ownHand: 'Which cards are in your hand?',
  hand: (player: number): string => `Which cards are in the hand of player ${player}?`,
  handHelp: ['Element and value of each, with commas: air 2, water 0. They are all of this generation.'],
  notCard: (typed: string): string => `“${typed}” is no element and value, such as air 2.`,
  row: (row: string): string => `${row} row: the visible cards in West, North and East (generation.value)?`,
  rowHelp: [
    'Three places, a space apart: 2.3 1.0 - is value 3 of generation 2, value 0 of generation 1, and an empty space.',
    'A number alone is the value of a card of this generation; s is a start card.',
    'Covered cards need not be told; who likes may, from bottom to top: 1.0/1.2/2.3.',
  ],
  notRow: (typed: string): string => `“${typed}” is not three places, such as 2.3 1.0 -.`,
  notPlace: (typed: string): string => `“${typed}” is no generation and value, such as 2.3.`,
  covered: (count: number): string => `By your turn, ${cards(count)} of this generation must be covered. Which?`,
  coveredHelp: ['Element and value of each, with commas: air 2, water 0. You may look beneath the cards.'],
  coveredCount: (wanted: number): string => `There must be ${wanted} of them, all different and none that was told.`,
  tooMany: (count: number): string =>
    `That is ${cards(count)} of this generation more than were placed before your turn, by your hand.`,
  tooFew: (count: number): string =>
    `By your turn and your hand, ${cards(count)} more of this generation must lie in the grid; no row is full yet, so none is covered.`,
  handCount: (most: number): string => `On your turn you hold from 1 to ${most} cards, all different.`,
  noRoom: (card: string): string => `${card} must be covered in this row, but no visible card can lie on it.`,
  elements: { air: 'Air', earth: 'Earth', water: 'Water' },
  columns: { W: 'West', N: 'North', E: 'East' },
  startMark: 's',
  filledBeneath: 'Where cards lie beneath others is not told: any order that can be is taken; it changes nothing.',
  filledPossible:
    'What was announced earlier in this generation is not told: only whether your objective is met now binds.',
};

/** The texts of the interview; the same in each language. */
export type Texts = typeof interviewEn;

/** Contradictions that people come to, by the code of the fault. */
export const contradictionsEn = {
  'landmark-twice': 'There is only one landmark card of each line.',
  'biosphere-too-often': 'There are not that many objective cards of this value.',
  'contradicts-announcements': 'No objective that the others leave you agrees with this.',
  'card-twice': 'This card was told in another place already.',
  'hand-size': 'That is not the number of cards a player holds at this point.',
  'wrong-order': 'A card cannot lie on one of a later generation.',
  'not-dealt': 'That generation has not begun.',
  'covered-too-early': 'No card is covered while its row has an empty space.',
  'start-card': 'The start cards do not lie so: each is at the bottom of its space.',
};
