/** What the interview about a real table says around its questions, in English. */
export const enterEn = {
  welcome: (title: string) => `${title}: the table in front of you, as you see it, when it is your turn.`,
  keys: 'Enter takes what stands in brackets; ? tells what may be typed, u goes one question back, q quits.',
  kept: (usual: string) => `Enter keeps: ${usual}`,
  noHelp: 'Type an answer; Enter takes what stands in brackets.',
  nothingBefore: 'This is the first question.',
  ended: 'The input ended before the interview.',
  remarks: 'Not asked, and filled in:',
  saved: (file: string) => `Kept in ${file}; --from ${file} begins with it next turn.`,
  notSaved: 'Kept nowhere: --out <file> keeps it for the next turn.',
  offer: 'h for a hint, the name of a question to change its answer (? lists them), Enter to end',
  questions: 'Questions and answers, by name:',
  unknown: (typed: string) => `There is no question called "${typed}".`,
};

/** The texts around an interview; the same in each language. */
export type EnterWords = typeof enterEn;
