/** What the table of Gaïa says, in English. */
export const gaiaEn = {
  welcome: 'Gaïa at your table. You play with your cards; Arbor plays Gaïa and keeps her score.',
  keys: 'At any question: ? shows her score, u takes the last turn back, q leaves.',
  kept: (file: string) => `The game is kept in ${file}; go on with --file ${file}.`,
  notKept: 'The game is not kept: --file game.json would have kept it.',
  resumed: (file: string) => `Going on with the game in ${file}.`,
  undone: 'Taken back: put her pieces and cards back as they were.',
  nothingToUndo: 'There is nothing to take back.',
  score: (total: string, parts: string) => `Gaïa’s score: ${total}${parts === '' ? '' : ` (${parts})`}.`,
  difficulty: 'How strong is Gaïa?',
  difficulties: { beginner: 'Beginner', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  cards: 'Who shuffles her six cards?',
  shufflers: { table: 'you, and you turn them up', arbor: 'Arbor' },
  animals: 'Do you play with Animal Kingdom?',
  animal: (place: number, count: number) =>
    count === 1
      ? 'Deal Gaïa an animal. Its name?'
      : `Deal Gaïa ${count} animals. Name of the ${place === 0 ? 'first' : 'second'}?`,
  animalHelp: [
    'An animal that Arbor does not know is given by the figures of its card, after its name and a colon:',
    '  Unicorn: exactly, -2 sprouts, +9 growth, others +2 sprouts',
    '  Griffin: up-to 3, -1 compost, +2 growth   (each of up to 3 visited cards)',
    '  Phoenix: up-to 1 per leaf, +1 draw        (for each leaf used so far)',
    '  Gnomes: pawns, -1 soil, +2 sprouts        (five pawns: once a used leaf)',
    '  Sphinx: to-card, stores 2 sprouts, 7 points per 2',
    'Moves: up-to, to-card, exactly, none, pawns. Things: soil, sprouts, growth, compost, hand, draw.',
  ],
  animalUnclear: (part: string) => `"${part}" cannot be read.`,
  choose: 'number or name',
  yesNo: 'y or n',
  numbers: (count: number) => `${count} numbers`,
  notChoice: (typed: string) => `"${typed}" is none of these; type its number or its name.`,
  notYesNo: (typed: string) => `"${typed}" is neither yes nor no; type y or n.`,
  notCount: (typed: string, least: string, most: string) =>
    `"${typed}" does not do; type a whole number from ${least} to ${most}.`,
  notList: (typed: string, count: number) =>
    `"${typed}" does not do; type ${count} whole numbers such as ${['2', '0', '-1'].slice(0, count).join(' ')}. If the deck has run out, those there are, and then !`,
  yes: ['y', 'yes'],
  no: ['n', 'no'],
  ended: 'The input ended before the game did.',
  over: 'This game is over.',
};

/** The dictionary of the table of Gaïa. */
export type GaiaWords = typeof gaiaEn;
