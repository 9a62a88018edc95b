/** `text` as it is compared: small letters without accents, with plain quotation marks and single spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»"]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
