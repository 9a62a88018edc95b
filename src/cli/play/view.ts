import type { LegalActionsJson } from '../../api/schemas/answers.ts';
import type { StateEnvelope } from '../../core/contract.ts';
import { clip, figure, paint, terminalWidth, wrapTable } from '../format.ts';
import { tableOf } from '../tables/index.ts';
import { WORDS } from '../text/index.ts';
import type { Sight } from './session.ts';

/** The table in at most `rows` lines, or all of it. */
export const tableLines = (
  { you, lang, catalog }: Pick<Sight, 'you' | 'lang' | 'catalog'>,
  view: StateEnvelope,
  rows?: number,
): string[] => {
  const width = terminalWidth();
  const lines = tableOf(view.game)(view, { you, lang, catalog, width, ...(rows !== undefined && { rows }) }).split(
    '\n',
  );
  if (rows === undefined) return wrapTable(lines, width);
  // A table that knows of no rows, such as a view as it is.
  return lines.slice(0, rows).map((line) => clip(line, width));
};

/** The points that everybody has so far; nothing where they have none to compare. */
export const pointsLine = ({ you, lang, hasPoints }: Sight, { sheet = [] }: LegalActionsJson): string[] => {
  if (!hasPoints || sheet.length === 0) return [];
  const points = sheet.map(({ seat, text, parts }) => {
    const line = `${seat === you ? WORDS[lang].you : text} ${figure(parts[0]?.points ?? 0, lang)}`;
    return seat === you ? paint('bold', line) : line;
  });
  return [clip(WORDS[lang].points(points.join(' · ')), terminalWidth())];
};
