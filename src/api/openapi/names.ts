/** `legal-actions` → `LegalActions`. */
export const pascal = (id: string): string =>
  id.replaceAll(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());
