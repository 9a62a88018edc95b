/** Comment on appelle les choses en français, en un mot. */
import { number, type Params } from '../../../core/text.ts';

/** Les personnages, avec leur article. */
const LE: Readonly<Record<string, string>> = {
  lawyer: 'l’Avocat',
  lobbyist: 'le Lobbyiste',
  philanthropist: 'le Philanthrope',
  'tv-host': 'le Reporter',
  zoologist: 'le Zoologiste',
};

/** Un personnage dans une phrase. */
export const leFr = (role: string): string => LE[role] ?? role;

/** Après « de ». */
export const duFr = (role: string): string => `de ${leFr(role)}`.replace('de le ', 'du ');

/** Après « à ». */
export const auFr = (role: string): string => `à ${leFr(role)}`.replace('à le ', 'au ');

/** Sans article. */
export const roleFr = (role: string): string => leFr(role).replace(/^(le |l’)/, '');

/** Une case, par sa ligne et sa colonne. */
export const caseFr = (p: Params): string => `ligne ${number(p, 'row')}, colonne ${number(p, 'column')}`;
