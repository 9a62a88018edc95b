/** What is called how in English, in a word. */
import { number, type Params } from '../../../core/text.ts';

/** Roles in a word. */
export const ROLES_EN: Readonly<Record<string, string>> = {
  lawyer: 'Lawyer',
  lobbyist: 'Lobbyist',
  philanthropist: 'Philanthropist',
  'tv-host': 'TV Host',
  zoologist: 'Zoologist',
};

/** A role within a sentence. */
export const theEn = (role: string): string => `the ${ROLES_EN[role]}`;

/** A space by its row and column. */
export const spaceEn = (p: Params): string => `row ${number(p, 'row')}, column ${number(p, 'column')}`;
