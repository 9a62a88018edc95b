/** What the interview of Earth asks, in English. */
export const interviewEn = {
  seats: 'How many players, from 2 to 5?',
  seat: 'Which player are you?',
  playersHelp: ['You are player 1, the next one clockwise is player 2, and so on.'],
  level: 'Which set-up: beginner (no ecosystems), standard or advanced?',
  levels: { beginner: 'beginner', standard: 'standard', advanced: 'advanced' },
  animals: 'Do you play with Animal Kingdom?',
  roundLimit: 'After how many rounds does the game end, should nobody have planted 16 cards?',
  round: 'Which round is it, about? Forecasts go by it.',
  roundHelp: [
    'A round is over when every player has had a turn. Enter takes a guess: one more than the cards you have planted.',
  ],
  first: 'Which player has the first player marker?',
  fauna: 'Which four fauna cards are out (names or printed numbers, with commas)?',
  faunaHelp: [
    'In the order of the board, such as bald eagle, earthworm, 341-1, polar. A number has its side: 337-1 or 337-2.',
  ],
  ecosystems: 'Which two ecosystems are for all?',
  leaves: 'Who has leaves on the fauna cards, in order of arrival?',
  leavesHelp: [
    'For each of the four, with commas: 1 2, -, 2, - is first player 1 and then player 2 on the first, player 2 on the third.',
    'none: nobody has any.',
  ],
  notLeaves: (typed: string): string => `“${typed}” is not four groups of players, such as 1 2, -, 2, -.`,
  completion: 'Which player has the bonus for completing the island first (none: nobody)?',
  collective: 'Which animal is the collective one?',
  sides: (player: number, own: boolean, ecosystem: boolean): string =>
    `${own ? 'Your' : `Player ${player}, the`} island and climate${ecosystem ? ', and the own ecosystem' : ''}?`,
  sidesHelp: ['Names or printed numbers with their side, with commas, in this order: luzon, ice cap, great steppe.'],
  notSides: (wanted: number): string => `There must be ${wanted} of them, with commas.`,
  numbers: (player: number, own: boolean): string =>
    own
      ? 'Your soil, and the cards in your compost (two numbers)?'
      : `Player ${player}: soil, cards in hand, cards in the compost (three numbers)?`,
  numbersHelp: ['With spaces, such as 7 4.'],
  notNumbers: (wanted: number): string => `There must be ${wanted} whole numbers, with spaces.`,
  hand: 'Which cards are in your hand?',
  handHelp: ['Printed numbers or parts of names, with commas: 112, oak, fern. none: no cards.'],
  events: (player: number, own: boolean): string => `Events that ${own ? 'you have' : `player ${player} has`} played?`,
  row: (row: number, player: number, own: boolean): string =>
    `Row ${row} of ${own ? 'your' : `player ${player}’s`} island, from left to right?`,
  rowHelp: [
    'Up to four cards, with commas, by printed number or part of the name; - is an empty space: oak 2s 3g, -, 112 1s.',
    '2s are two sprouts on the card, 3g three growth pieces, the canopy included. none: no such row.',
  ],
  notRow: 'A row has four spaces at most.',
  kept: (player: number, own: boolean): string => `${own ? 'Your animals' : `Animals of player ${player}`}?`,
  keptHelp: [
    'With commas; @ before the spaces of its pawns as row and column, + before what it stores: red panda @12 +3.',
  ],
  notKept: (typed: string): string =>
    `“${typed}” is no animal with its pawns and what it stores, such as red panda @12 +3.`,
  discarded: (player: number): string => `Player ${player}: leaves discarded for animals?`,
  stored: (player: number): string => `Player ${player}: pieces that the collective animal put on the island?`,
  compost: (player: number): string => `Player ${player}: the compost from top to bottom?`,
  compostHelp: [
    'Runs, with commas: deck 3, hand 2; of your own the cards from the hand by name: deck 3, hand oak. unknown: all from the deck.',
  ],
  notCompost: (typed: string): string => `“${typed}” is neither deck nor hand with a number or a card.`,
  deck: 'deck',
  fromHand: 'hand',
  unknown: 'unknown',
  discards: 'Which cards are in the discard pile?',
  tooManyCards: 'More cards were told than there are.',
  filledCompost:
    'Where the cards of composts come from is not told: they count as cards of the deck that nobody has seen.',
  filledDeck: 'Cards that were not told are taken to be in the deck, those of the discard pile too.',
};

/** The texts of the interview; the same in each language. */
export type Texts = typeof interviewEn;

/** Contradictions that people come to, by the code of the fault. */
export const contradictionsEn = {
  'card-twice': 'This card was told in another place already, or its other side was.',
  'not-connected': 'Every card of an island touches another one; look at the empty spaces.',
  'too-many': 'The card has fewer spaces for sprouts, or grows less high, than was told.',
  'wrong-kind': 'An event cannot lie in an island, and only events are played as such.',
  'empty-space': 'A pawn stands on a card.',
  'animal-count': 'That is not the number of animals of this set-up.',
  'no-storage': 'This animal stores nothing.',
  'has-ended': 'With a full island, the game ends when the round does: this turn is none any more.',
  'leaf-twice': 'A player has one leaf at most on each fauna card.',
  'leaf-count': 'A player has five leaves in all.',
};
