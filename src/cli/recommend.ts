import { RecommendAnswer, type RecommendJson } from '../api/schemas/search.ts';
import type { Lang } from '../core/text.ts';
import { describeValue, paint } from './format.ts';
import { describeSearch, type SearchCommand } from './search.ts';

const print = ({ notation, text, value, search }: RecommendJson, lang: Lang): string[] => [
  `${paint('bold', notation)}  ${text}`,
  ...(value === null ? [] : [describeValue(value, lang)]),
  describeSearch(search, lang),
];

/** The action to take. */
export const recommend: SearchCommand<typeof RecommendAnswer> = { route: 'recommend', answer: RecommendAnswer, print };
