/** Tables as the documents have them. */

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table; one line says it where there is nothing to show. @param last what the last cell of that line has */
export const table = (head: readonly string[], rows: readonly (readonly string[])[], last = ''): string => {
  const none = head.map((_, index) => (index === 0 ? 'none yet' : index === head.length - 1 ? last : ''));
  const shown = rows.length > 0 ? rows : [none];
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...shown.map(line)].join('\n');
};
