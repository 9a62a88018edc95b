/** What is called how in English, in a word. */

/** “1 card”, “2 cards”. */
export const countedEn = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Resources, and cards, of which so many are paid or taken. */
export const amountEn = (count: number, of: string): string =>
  of === 'cards' ? countedEn(count, 'card') : `${count} ${of}`;

/** Where locations are. */
export const AREAS_EN: Readonly<Record<string, string>> = {
  forest: 'the forest',
  agricultural: 'the agricultural zone',
  urban: 'the urban zone',
  military: 'the military zone',
  coastal: 'the coastal zone',
};

/** Tracks; any is one of choice. */
export const TRACKS_EN: Readonly<Record<string, string>> = {
  agricultural: 'the agricultural track',
  urban: 'the urban track',
  military: 'the military track',
  coastal: 'the coastal track',
  any: 'a track of your choice',
};

/** Types of cards, before “card”. */
export const TYPES_EN: Readonly<Record<string, string>> = {
  science: 'Science',
  improvement: 'Improvement',
  discovery: 'Discovery',
  interactive: 'Interactive',
  nuclear: 'Nuclear',
  specialist: 'Specialist',
  prerequisite: 'Prerequisite',
};

/** Several, as “endurance, agility or intelligence”. */
export const listEn = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** With its article. */
export const anEn = (word: string): string => `${/^[AEIO]/.test(word) ? 'an' : 'a'} ${word}`;
