import type { Session } from './session.ts';

/** What kind of player a level is, and its Elo where that was measured, in brackets; empty where nothing is known of it. */
export const aboutLevel = ({ levels, lang }: Pick<Session, 'levels' | 'lang'>, wanted: number): string => {
  const found = levels.find(({ level }) => level === wanted);
  if (found === undefined) return '';
  const { name, elo } = found;
  return elo === null ? ` (${name[lang]})` : ` (${name[lang]}, Elo ${elo.value} ± ${elo.error})`;
};
