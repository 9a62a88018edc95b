import { number, type Params, text } from '../../core/text.ts';

const points = (p: Params): string => `${percent(p, 'difference')} ± ${percent(p, 'error')} points`;
const percent = (p: Params, name: string): string => (Math.abs(number(p, name)) * 100).toFixed(1);
const amount = (p: Params): string =>
  `${Math.abs(number(p, 'difference')).toFixed(2)} ± ${number(p, 'error').toFixed(2)}`;

/** The service's own words in English; the games bring theirs. */
export const en = {
  'reason.ending-likelier': (p: Params) =>
    `“${text(p, 'name')}” is ${points(p)} of 100 more likely than after ${text(p, 'than')}`,
  'reason.ending-rarer': (p: Params) =>
    `“${text(p, 'name')}” is ${points(p)} of 100 less likely than after ${text(p, 'than')}`,
  'reason.metric-higher': (p: Params) => `${text(p, 'name')}: ${amount(p)} higher than after ${text(p, 'than')}`,
  'reason.metric-lower': (p: Params) => `${text(p, 'name')}: ${amount(p)} lower than after ${text(p, 'than')}`,
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
