import { number, type Params, type Phrases, text } from '../../../../core/text.ts';

const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
/** "1 card", "3 cards". */
export const cards = (count: number): string => many(count, 'card');
const go = (p: Params): string => (number(p, 'cards') === 1 ? 'goes' : 'go');
/** "1 point", "3 points". */
export const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;

/** Her six cards. */
export const CARDS: Readonly<Record<string, string>> = {
  plant: 'Plant (green)',
  compost: 'Compost (red)',
  water: 'Water (blue)',
  grow: 'Grow (yellow)',
  'north-gyre': 'North Pacific Gyre',
  'south-gyre': 'South Pacific Gyre',
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

/** Where the deck has fewer cards than she would compost. */
const ranOut = (p: Params): string =>
  number(p, 'composted') < number(p, 'half') + number(p, 'extra')
    ? ` The deck runs out: ${cards(number(p, 'composted'))} in all.`
    : '';

/** What Gaïa does, in English; for whole games and real tables alike. */
export const steps: Phrases = {
  'gaia.turned-up': (p) => `Gaïa turns up ${CARDS[text(p, 'card')]}.`,
  'gaia.unchosen': (p) =>
    `The ${cards(number(p, 'cards'))} you did not choose ${go(p)} face up to Gaïa’s Earth pile: ${points(number(p, 'points'))}.`,
  'gaia.half': (p) =>
    (number(p, 'half') === 0
      ? `Gaïa composts ${cards(number(p, 'extra'))} from the deck.`
      : `Gaïa composts ${number(p, 'half')} + ${number(p, 'extra')} cards from the deck: half of the ${number(p, 'soil')} soil you gained, and ${number(p, 'extra')}.`) +
    ranOut(p),
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
  'gaia.skip-next': () => 'Her next turn is skipped.',
  'gaia.skipped': () => 'Gaïa skips her turn: take another one.',
  'gaia.animal': (p) =>
    `${text(p, 'en')}${number(p, 'times') > 1 ? `, ${inWords(number(p, 'times'))} times` : ''}: ${changed(p) || 'nothing comes of it'}.`,
  'gaia.animal-unable': (p) => `${text(p, 'en')}: Gaïa cannot pay, nothing happens.`,
  'gaia.animal-gives': (p) => `${text(p, 'en')} brings you ${given(p)}.`,
  'gaia.completion': (p) => `Gaïa puts a leaf on the completion bonus: ${points(number(p, 'points'))}.`,
};
