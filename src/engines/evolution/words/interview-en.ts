/** What the interview of Evolution asks, in English. */
export const interviewEn = {
  seats: 'How many players?',
  seat: 'Which player are you?',
  timeToFly: 'Do you play with Time to Fly?',
  year: 'Which year (round) is it?',
  yearHelp: ['The first year is 1.'],
  phase: 'Which phase: development (cards are played) or feeding?',
  phases: { development: 'development', feeding: 'feeding' },
  first: 'Which player began this year?',
  playersHelp: ['You are player 1, the next one clockwise is player 2, and so on.'],
  bank: 'How much red food is in the bank?',
  go: 'What have you done in this go: nothing, only a free action, the main action, or an attack as the main action?',
  goHelp: ['nothing; free (grazing, hibernation, piracy); main (the main action is done); attack (it was an attack).'],
  goes: { nothing: 'nothing', free: 'free', main: 'main', attack: 'attack' },
  hand: 'Which cards are in your hand?',
  handHelp: [
    'Names or parts of names, with commas: camou, 2 swimming, fat burrow. A card with two traits is found by either or both.',
    'none: no cards.',
  ],
  ownAnimals: 'How many animals do you have?',
  countHelp: ['An animal that was there before and is gone: count it still, and answer “gone” where it is asked for.'],
  player: (player: number): string => `Player ${player}: how many animals, and how many cards in hand (two numbers)?`,
  playerHelp: ['3 5: three animals, five cards in hand.'],
  notPlayer: (typed: string): string => `“${typed}” is not two numbers, such as 3 5.`,
  animal: (id: number, player: number, own: boolean): string =>
    own ? `Animal ${id}, yours: its traits and food?` : `Animal ${id}, of player ${player}: its traits and food?`,
  animalHelp: [
    'Parts of names and marks, with commas: carniv used, swim, fat 1, 2 red, fed. none: no traits, no food.',
    'fat 1 is a fat card with its food, fat one without. 2 (or 2 red), 1 blue, or fed for all it needs.',
    'Pairs name the other animal: coop 4; symb 4 depends on 4. Tell a pair at one of the two.',
    'used behind a trait that is used up this year, or a pair that passed food on in this round; used mimicry alone when that card is lost.',
    'Marks: hides (in its Shell), asleep, slept last year, ate poison, has grazed, was inked, turned up, no anglerfish; gone takes the animal away.',
    'ignores 5 swimming: by Intellect, this year. card swimming: the card under your own animal; some card is taken where you do not say.',
    'Begin with a number and a colon, 7: swim, to give the animal that number.',
  ],
  marks: {
    revealed: 'turned up',
    notAnglerfish: 'no anglerfish',
    hidden: 'hides',
    hibernating: 'asleep',
    hibernatedLastYear: 'slept last year',
    poisoned: 'ate poison',
    grazed: 'has grazed',
    baffled: 'was inked',
    fed: 'fed',
    gone: 'gone',
  },
  used: 'used',
  card: 'card',
  ignores: 'ignores',
  red: 'red',
  blue: 'blue',
  numberTaken: (id: number): string => `No animal can have the number ${id} here: take another one.`,
  noAnimal: (trait: string): string =>
    `${trait} lies between two animals: say which is the other one, as in “${trait} 4”.`,
  noNumber: (trait: string): string => `No such number can stand behind ${trait}; two of a kind are told twice.`,
  notUsable: (trait: string): string => `${trait} is never used up.`,
  passed: 'Which players have passed (numbers)?',
  passedHelp: ['Numbers with commas; none when nobody has.'],
  deck: (most: number): string => `How many cards are in the deck (at most ${most} are left for it)?`,
  centre: 'How many Shells are at the centre of the table?',
  discards: (player: number): string => `Player ${player}: discards that you know?`,
  discardsHelp: [
    'Cards that all have seen, with commas; “unseen” before one that only you know or none who knows, as in: swimming, unseen camou, unseen 3.',
  ],
  unseen: 'unseen',
  plain: 'plain',
  tooManyCards: (cards: number, told: number): string =>
    `This game has ${cards} cards, and ${told} were told: go back and look for one too many.`,
  filledDiscards: (cards: number): string =>
    `${cards} cards are not told: they count as discards of the others that nobody has seen, which break ties at most.`,
  filledCards: (animals: string): string =>
    `The cards under your animals ${animals} are not told: any that fit are taken; only an Anglerfish would matter.`,
  filledTraits: 'Which other trait is on a trait card is not told: any card that fits is taken.',
};

/** Contradictions that people come to, by the code of the fault. */
export const contradictionsEn = {
  'food-above-need':
    'That is more food than the animal needs by the traits that were told; food in a fat card is told there (fat 1).',
  'nothing-to-do':
    'With these answers there is nothing that you could do: look at what was eaten and done, and at the food in the bank.',
  'turn-empty': 'Without a card in hand you have no go in the development phase.',
  'turn-passed': 'Who has passed has no go in the development phase: leave yourself out.',
  'unknown-animal': 'No animal that was told has the number that is named here.',
  'other-owner': 'A pair lies between two animals of one player; that number is an animal of somebody else.',
  'excluded-trait': 'An animal cannot have these traits together.',
  'pair-twice': 'Two cards of this kind cannot lie between the same two animals.',
  'trait-twice': 'An animal has a trait once; only Fat tissue may be there several times.',
  'card-too-often': 'There are fewer cards of this kind in the game than were told.',
  'no-card-left': 'There are fewer cards with this trait in the game than were told.',
  'not-feeding': 'Food and what was done this year are there in the feeding phase only.',
  'year-value': 'With so many cards left in the deck it is an earlier year.',
  'two-years-running': 'An animal does not hibernate two years running.',
  'last-year': 'The deck is empty: in the last year no animal hibernates.',
};

/** The texts of the interview; the same in each language. */
export type Texts = typeof interviewEn;
