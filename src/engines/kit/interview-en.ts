/** What every interview says, in English. */
export const interviewEn = {
  needed: 'There is nothing usual here: please type an answer; ? says which.',
  notCount: (typed: string, least: number, most: number): string =>
    least === most
      ? `“${typed}”: only ${least} is possible here.`
      : `“${typed}” is no whole number from ${least} to ${most}.`,
  unknown: (typed: string, nearest: string | undefined): string =>
    nearest === undefined
      ? `There is nothing called “${typed}” here.`
      : `There is nothing called “${typed}” here; did you mean ${nearest}?`,
  several: (typed: string, names: readonly string[]): string =>
    `“${typed}” may be ${names.join(', ')}: type more of its name.`,
  notYesNo: (typed: string): string => `“${typed}” is neither yes nor no.`,
  contradiction: (detail: string): string => `That does not go with the other answers. ${detail}`,
  catalog: 'Which catalog (its id)?',
  rulings: 'Which open points of the rules does your table play in another way (name=value)?',
  noRuling: (typed: string, names: readonly string[]): string =>
    `“${typed}” sets no ruling; there are ${names.join(', ')}.`,
  yes: 'yes',
  no: 'no',
  none: 'none',
};

/** The sentences of every interview; the same in each language. */
export type InterviewWords = typeof interviewEn;
