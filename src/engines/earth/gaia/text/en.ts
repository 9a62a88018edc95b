import { number, type Params, type Phrases, text } from '../../../../core/text.ts';

const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const cards = (count: number): string => many(count, 'card');
const go = (p: Params): string => (number(p, 'cards') === 1 ? 'goes' : 'go');
const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;

const CARDS: Readonly<Record<string, string>> = {
  plant: 'Plant (green)',
  compost: 'Compost (red)',
  water: 'Water (blue)',
  grow: 'Grow (yellow)',
  'north-gyre': 'North Pacific Gyre',
  'south-gyre': 'South Pacific Gyre',
};
const OBJECTIVES: Readonly<Record<string, string>> = {
  'upper-left': 'the upper left objective',
  'upper-right': 'the upper right objective',
  'lower-left': 'the lower left objective',
  'lower-right': 'the lower right objective',
};
const LEVELS: Readonly<Record<string, string>> = {
  beginner: 'Beginner: upper row of her board; she skips the turn after a Gyre',
  medium: 'Medium: upper row of her board',
  hard: 'Hard: lower row of her board',
  expert: 'Expert: lower row of her board, and a bonus with each Gyre',
};

/** "7 + 3", or "7" alone. */
const sum = (p: Params): string => {
  const [base, more] = [number(p, 'base'), number(p, 'cards')];
  return base > 0 && more > 0 ? `${base} + ${more}` : String(base + more);
};

/** "three of your cards have a blue ability". */
const blue = (count: number): string =>
  `${inWords(count)} of your cards ${count === 1 ? 'has' : 'have'} a blue ability`;

/** What a change of her counters amounts to, in the order pays, gains. */
const changed = (p: Params): string => {
  const of = (name: string, unit: (count: number) => string): readonly [number, (count: number) => string] => [
    number(p, name),
    unit,
  ];
  const all = [
    of('soil', (count) => `${count} soil`),
    of('sprouts', (count) => many(count, 'sprout')),
    of('growth', (count) => `${count} growth`),
    of('compost', (count) => `${cards(count)} of compost`),
  ];
  const list = (sign: number): string =>
    all.flatMap(([count, unit]) => (count * sign > 0 ? [unit(Math.abs(count))] : [])).join(', ');
  const stored = number(p, 'stored');
  return [
    ...(list(-1) === '' ? [] : [`${stored > 0 ? 'take' : 'she pays'} ${list(-1)}`]),
    ...(stored > 0 ? [`put ${many(stored, 'piece')} on its card`] : []),
    ...(list(1) === '' ? [] : [`she gains ${list(1)}`]),
  ].join(', ');
};

/** What an animal gives the person. */
const given = (p: Params): string =>
  [
    ['soil', (count: number) => `${count} soil`] as const,
    ['sprouts', (count: number) => many(count, 'sprout')] as const,
    ['growth', (count: number) => `${count} growth`] as const,
    ['compost', (count: number) => `${cards(count)} composted from the deck`] as const,
    ['hand', (count: number) => `up to ${cards(count)} composted from your hand`] as const,
    ['draw', (count: number) => `${cards(count)} to draw`] as const,
  ]
    .flatMap(([name, unit]) => (typeof p[name] === 'number' ? [unit(number(p, name))] : []))
    .join(', ');

const labels = Object.fromEntries(
  [...Object.entries(CARDS), ...Object.entries(OBJECTIVES)].map(([name, words]) => [`gaia.label.${name}`, () => words]),
);

/** What Gaïa says and asks, in English. */
export const en: Phrases = {
  ...labels,
  'gaia.begin': (p) => `Gaïa begins with nothing before her. ${LEVELS[text(p, 'difficulty')]}.`,
  'gaia.begin-table': () => 'Shuffle her six cards and lay them face down.',
  'gaia.begin-arbor': () => 'Arbor shuffles her six cards; leave yours in the box.',
  'gaia.begin-animal': (p) => `Lay ${text(p, 'en')} face up before her; its pawns stay in the box.`,
  'gaia.turned-up': (p) => `Gaïa turns up ${CARDS[text(p, 'card')]}.`,
  'gaia.unchosen': (p) =>
    `The ${cards(number(p, 'cards'))} you did not choose ${go(p)} face up to Gaïa’s Earth pile: ${points(number(p, 'points'))}.`,
  'gaia.half': (p) =>
    number(p, 'half') === 0
      ? `Gaïa composts ${cards(number(p, 'extra'))} from the deck.`
      : `Gaïa composts ${number(p, 'half')} + ${number(p, 'extra')} cards from the deck: half of the ${number(p, 'soil')} soil you gained, and ${number(p, 'extra')}.`,
  'gaia.sprouts': (p) =>
    `Gaïa gains ${sum(p)} ${number(p, 'base') + number(p, 'cards') === 1 ? 'sprout' : 'sprouts'}${number(p, 'cards') > 0 ? `: ${blue(number(p, 'cards'))}` : ''}.`,
  'gaia.growth': (p) =>
    `Gaïa gains ${sum(p)} growth${number(p, 'cards') > 0 ? `: you drew ${inWords(number(p, 'cards'))} ${number(p, 'cards') === 1 ? 'card' : 'cards'}` : ''}.`,
  'gaia.growth-lost': (p) => `Her twenty stacks are full: ${number(p, 'count')} growth is lost.`,
  'gaia.compost': (p) => `Gaïa composts ${cards(number(p, 'composted'))} from the deck.`,
  'gaia.soil': (p) => `Gaïa gains ${number(p, 'count')} soil.`,
  'gaia.ten-soil': (p) =>
    `She returns ${number(p, 'soil')} soil and composts ${cards(number(p, 'composted'))} from the deck; ${number(p, 'left')} soil is left.`,
  'gaia.pile': (p) =>
    `${cards(number(p, 'cards'))} from the deck ${go(p)} face up to Gaïa’s Earth pile: ${points(number(p, 'points'))}.`,
  'gaia.leaf': (p) =>
    `Gaïa puts a leaf on ${OBJECTIVES[text(p, 'objective')]}: ${points(number(p, 'points'))}, ${number(p, 'arrival') === 1 ? 'first there' : 'second after yours'}.`,
  'gaia.skip-next': () => 'Her next turn is skipped.',
  'gaia.skipped': () => 'Gaïa skips her turn: take another one.',
  'gaia.animal': (p) =>
    `${text(p, 'en')}${number(p, 'times') > 1 ? `, ${inWords(number(p, 'times'))} times` : ''}: ${changed(p) || 'nothing comes of it'}.`,
  'gaia.animal-unable': (p) => `${text(p, 'en')}: Gaïa cannot pay, nothing happens.`,
  'gaia.animal-gives': (p) => `${text(p, 'en')} brings you ${given(p)}.`,
  'gaia.completion': (p) => `Gaïa puts a leaf on the completion bonus: ${points(number(p, 'points'))}.`,
  'gaia.end-full': () => 'Your tableau is complete: the game is over. Count your points.',
  'gaia.end-cards': () => 'That was her twelfth card: the game is over. Count your points.',
  'gaia.won': (p) => `You win by ${points(number(p, 'margin'))}: ${number(p, 'person')} to ${number(p, 'gaia')}.`,
  'gaia.lost': (p) => `Gaïa wins by ${points(number(p, 'margin'))}: ${number(p, 'gaia')} to ${number(p, 'person')}.`,
  'gaia.drawn-game': (p) => `A draw: ${number(p, 'person')} points each.`,
  'gaia.ask.action': () => 'Take your turn, with activations. Which action did you choose?',
  'gaia.ask.card': () => 'Turn up Gaïa’s next card. Which one is it?',
  'gaia.ask.unchosen': (p) => `Printed points of the ${cards(number(p, 'count'))} you did not choose?`,
  'gaia.ask.pile': (p) => `Turn up ${cards(number(p, 'count'))} from the deck for Gaïa’s pile. Their printed points?`,
  'gaia.ask.complete': () => 'Does your tableau hold 16 cards now?',
  'gaia.ask.soil': () =>
    'How much soil did you gain in this turn? Action, activations and soil for sprouts count, events do not.',
  'gaia.ask.blue': () => 'How many cards of your tableau, island and climate have a blue or multicolour ability?',
  'gaia.ask.drawn': () => 'How many cards did you draw in this turn? Action and activations count, events do not.',
  'gaia.ask.part-plant': () =>
    'You may plant one card, then draw one and activate green. Does your tableau hold 16 cards now?',
  'gaia.ask.part-compost': () =>
    'Take 2 soil, or compost 2 cards from the deck, and activate red. How much soil did you gain in all? Events do not count.',
  'gaia.ask.part-water': () =>
    'Take 2 sprouts or 2 soil, and activate blue. How many cards of your tableau, island and climate have a blue or multicolour ability?',
  'gaia.ask.part-grow': () =>
    'Take 2 growth, or draw 2 cards, and activate yellow. How many cards did you draw in all? Events do not count.',
  'gaia.ask.objective-north-gyre': () => 'No action for you. Which of the upper objectives does Gaïa claim?',
  'gaia.ask.objective-south-gyre': () => 'No action for you. Which of the lower objectives does Gaïa claim?',
  'gaia.ask.leaf-there': () => 'Does a leaf of yours lie there already?',
  'gaia.ask.discarded': () => 'How many leaves did you discard for your animals in this turn?',
  'gaia.ask.score': () => 'Your own points?',
  'gaia.part.pile': () => 'Earth pile',
  'gaia.part.sprouts': () => 'sprouts',
  'gaia.part.growth': () => 'growth',
  'gaia.part.compost': () => 'compost',
  'gaia.part.fauna': () => 'fauna',
  'gaia.part.completion': () => 'completion bonus',
  'gaia.part.leaves': () => 'leaves on her board',
  'gaia.part.animals': () => 'animals',
  'ending.complete': () => 'your tableau is complete',
  'ending.gaia-cards': () => 'Gaïa has played her twelve cards',
};
