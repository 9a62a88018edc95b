import { number, type Phrases, text } from '../../../../core/text.ts';
import { CARDS, cards, points, steps } from './steps-en.ts';

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

const labels = Object.fromEntries(
  [...Object.entries(CARDS), ...Object.entries(OBJECTIVES)].map(([name, words]) => [`gaia.label.${name}`, () => words]),
);

/** What Gaïa says and asks, in English. */
export const en: Phrases = {
  ...steps,
  ...labels,
  'gaia.begin': (p) => `Gaïa begins with nothing before her. ${LEVELS[text(p, 'difficulty')]}.`,
  'gaia.begin-table': () => 'Shuffle her six cards and lay them face down.',
  'gaia.begin-arbor': () => 'Arbor shuffles her six cards; leave yours in the box.',
  'gaia.begin-animal': (p) => `Lay ${text(p, 'en')} face up before her; its pawns stay in the box.`,
  'gaia.leaf': (p) =>
    `Gaïa puts a leaf on ${OBJECTIVES[text(p, 'objective')]}: ${points(number(p, 'points'))}, ${number(p, 'arrival') === 1 ? 'first there' : 'second after yours'}.`,
  'gaia.end-full': () => 'Your tableau is complete: the game is over. Count your points.',
  'gaia.end-cards': () => 'That was her twelfth card: the game is over. Count your points.',
  'gaia.won': (p) => `You win by ${points(number(p, 'margin'))}: ${number(p, 'person')} to ${number(p, 'gaia')}.`,
  'gaia.lost': (p) => `Gaïa wins by ${points(number(p, 'margin'))}: ${number(p, 'gaia')} to ${number(p, 'person')}.`,
  'gaia.lost-tie': (p) => `Gaïa wins: ${points(number(p, 'person'))} each, and you need more than she has.`,
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
  'ending.gaia-done': () => 'Gaïa has played her twelve cards',
};
