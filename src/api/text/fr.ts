import { number, type Params, text } from '../../core/text.ts';
import type { en } from './en.ts';

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');
const points = (p: Params): string => `${percent(p, 'difference')} ± ${percent(p, 'error')} points`;
const percent = (p: Params, name: string): string => decimal(Math.abs(number(p, name)) * 100, 1);
const amount = (p: Params): string =>
  `${decimal(Math.abs(number(p, 'difference')), 2)} ± ${decimal(number(p, 'error'), 2)}`;

/** The service’s own words in French; the games bring theirs. */
export const fr: Readonly<Record<keyof typeof en, (params: Params) => string>> = {
  'reason.ending-likelier': (p) =>
    `« ${text(p, 'name')} » est plus probable de ${points(p)} sur 100 qu’après ${text(p, 'than')}`,
  'reason.ending-rarer': (p) =>
    `« ${text(p, 'name')} » est moins probable de ${points(p)} sur 100 qu’après ${text(p, 'than')}`,
  'reason.metric-higher': (p) => `${text(p, 'name')} : ${amount(p)} de plus qu’après ${text(p, 'than')}`,
  'reason.metric-lower': (p) => `${text(p, 'name')} : ${amount(p)} de moins qu’après ${text(p, 'than')}`,
  'home.lead': () =>
    'Adversaire et solveur de jeux de société sur la nature : on envoie un état, il rend l’action à jouer.',
  'home.games': () => 'Jeux',
  'home.seats': (p) => `${number(p, 'min')} à ${number(p, 'max')} places`,
  'home.start': () => 'Un premier appel',
  'home.start-hint': () =>
    'À lancer dans le dossier d’Arbor. Il envoie ce qu’une place peut voir et reçoit l’action à jouer.',
  'home.more': () => 'Pour aller plus loin',
  'home.docs': () => 'toutes les routes, à lire et à essayer',
  'home.openapi': () => 'la même chose pour les programmes (OpenAPI 3.1)',
  'home.list': () => 'jeux, catalogues, niveaux et limites',
};
