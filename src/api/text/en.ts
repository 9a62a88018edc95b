import { number, numbers, type Params, text, texts } from '../../core/text.ts';

/** Decimals that say no more than is known: `error` decides. */
const decimals = (error: number): number => (error < 0.1 ? 2 : 1);
const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('-', '−');
const inHundred = (part: number, error: number): string => decimal(part * 100, error < 0.01 ? 1 : 0);

/** "8 more (± 2) than the next best move", in games of 100. */
const games = (p: Params, more: string): string => {
  const error = number(p, 'error');
  const difference = inHundred(Math.abs(number(p, 'difference')), error);
  return `${difference} ${more} (± ${inHundred(error, error)}) than ${move(p)}`;
};

/** "1.84 on average, 0.32 more (± 0.05) than the next best move". */
const average = (p: Params, more: string): string => {
  const error = number(p, 'error');
  const [mean, difference, spread] = [number(p, 'mean'), Math.abs(number(p, 'difference')), error].map((value) =>
    decimal(value, decimals(error)),
  );
  return `${mean} on average, ${difference} ${more} (± ${spread}) than ${move(p)}`;
};

const hundred = (p: Params): string => `${inHundred(number(p, 'mean'), number(p, 'error'))} of 100 simulated games`;
const move = (p: Params): string => (number(p, 'thanRank') === 1 ? 'the best move' : 'the next best move');

/** "ecosystems 3.1 (± 0.8), growth 2.0 (± 0.5)": the parts that differ in the direction of `sign`. */
const partsOf = (p: Params, sign: number): string => {
  const [names, differences, errors] = [texts(p, 'names'), numbers(p, 'differences'), numbers(p, 'errors')];
  return names
    .flatMap((name, index) => {
      const [difference = 0, error = 0] = [differences[index], errors[index]];
      const [points, spread] = [Math.abs(difference), error].map((value) => decimal(value, decimals(error)));
      return difference * sign > 0 ? [`${name} ${points} (± ${spread})`] : [];
    })
    .join(', ');
};

/** "ahead of the next best move, in points: ecosystems 3.1 (± 0.8); behind: compost 1.2 (± 0.3)". */
const aheadAndBehind = (p: Params): string => {
  const [ahead, behind] = [partsOf(p, 1), partsOf(p, -1)];
  if (ahead === '') return `behind ${move(p)}, in points: ${behind}`;
  return `ahead of ${move(p)}, in points: ${ahead}${behind === '' ? '' : `; behind: ${behind}`}`;
};

/** "cards 30.1 · events −1.2". */
const added = (p: Params): string =>
  texts(p, 'names')
    .map((name, index) => `${name} ${decimal(numbers(p, 'points')[index] ?? 0, 1)}`)
    .join(' · ');

/** ": “Pass” gave away 12 % of the best possible end (± 2) against “Draw a card”." */
const costs = (p: Params): string => {
  const [loss, error] = [number(p, 'loss'), number(p, 'error')];
  return `: “${text(p, 'taken')}” gave away ${inHundred(loss, error)} % of the best possible end (± ${inHundred(error, error)}) against “${text(p, 'best')}”.`;
};

/** "by what the others did, the line of your objective is likelier the east: 62 %, by the cards alone 31 %". */
const likelier = (p: Params): string => {
  const [byPlay, byCards] = [number(p, 'byPlay'), number(p, 'byCards')].map((part) => decimal(part * 100, 0));
  return `by what the others did, ${text(p, 'thing')} is likelier ${text(p, 'value')}: ${byPlay} %, by the cards alone ${byCards} %`;
};

/** The service's own words in English; the games bring theirs. */
export const en = {
  'reason.even': (p: Params) => `about as good as ${move(p)}`,
  'reason.win-more': (p: Params) => `wins ${hundred(p)}, ${games(p, 'more')}`,
  'reason.win-less': (p: Params) => `wins ${hundred(p)}, ${games(p, 'fewer')}`,
  'reason.ending-more': (p: Params) => `“${text(p, 'name')}”: ${hundred(p)}, ${games(p, 'more')}`,
  'reason.ending-less': (p: Params) => `“${text(p, 'name')}”: ${hundred(p)}, ${games(p, 'fewer')}`,
  'reason.watched-more': (p: Params) => `${text(p, 'name')}: ${hundred(p)}, ${games(p, 'more')}`,
  'reason.watched-less': (p: Params) => `${text(p, 'name')}: ${hundred(p)}, ${games(p, 'fewer')}`,
  'reason.metric-more': (p: Params) => `${text(p, 'name')}: ${average(p, 'more')}`,
  'reason.metric-less': (p: Params) => `${text(p, 'name')}: ${average(p, 'less')}`,
  'reason.worth': (p: Params) =>
    `worth ${inHundred(number(p, 'mean'), number(p, 'error'))} % of the best possible end, ${inHundred(number(p, 'difference'), number(p, 'error'))} more (± ${inHundred(number(p, 'error'), number(p, 'error'))}) than ${move(p)}`,
  'reason.searched': (p: Params) =>
    `looked at most by the search (${decimal(number(p, 'share') * 100, 0)} % of visits), but its lead over ${move(p)} is not sure`,
  'reason.few': (p: Params) => `too few simulated games (${number(p, 'visits')}) to compare it with ${move(p)}`,
  'reason.parts': aheadAndBehind,
  plan: (p: Params) =>
    `adds ${decimal(number(p, 'adds'), 1)} points (± ${decimal(number(p, 'error'), 1)}) to the ${number(p, 'now')} there are: ${added(p)}`,
  'belief.play': likelier,
  'belief.play-chiefly': (p: Params) =>
    `${likelier(p)}; most by what player ${number(p, 'player')} did: “${text(p, 'action')}”`,
  'belief.play-even': () => 'what the others did says hardly more than the cards',
  'review.inaccuracy': (p: Params) =>
    `Move ${number(p, 'number')}, an inaccuracy of player ${number(p, 'player')}${costs(p)}`,
  'review.mistake': (p: Params) => `Move ${number(p, 'number')}, a mistake of player ${number(p, 'player')}${costs(p)}`,
  'review.blunder': (p: Params) => `Move ${number(p, 'number')}, a blunder of player ${number(p, 'player')}${costs(p)}`,
  'level.1': () => 'first steps',
  'level.2': () => 'beginner',
  'level.3': () => 'casual',
  'level.4': () => 'keen casual',
  'level.5': () => 'regular',
  'level.6': () => 'seasoned regular',
  'level.7': () => 'strong',
  'level.8': () => 'very strong',
  'level.9': () => 'expert',
  'level.10': () => 'master',
  'home.lead': () => 'AI opponent and solver for nature board games: a state in, the action to take out.',
  'home.games': () => 'Games',
  'home.seats': (p: Params) => `${number(p, 'min')}–${number(p, 'max')} seats`,
  'home.start': () => 'A first call',
  'home.start-hint': () => 'Run it in the folder of Arbor. It sends what one seat can see and gets the action to take.',
  'home.more': () => 'More',
  'home.docs': () => 'every route, to read and to try',
  'home.openapi': () => 'the same for programs (OpenAPI 3.1)',
  'home.list': () => 'games, catalogs, levels and limits',
};
