import type { InterviewSetting } from '../../../core/contract.ts';
import type { Lang } from '../../../core/text.ts';
import type { Named } from '../../kit/interview-reading.ts';
import { bothTexts } from '../../kit/interview-texts.ts';
import type { Content } from '../content/catalog.ts';
import { ANGLERFISH, TRAITS, type TraitName } from '../content/traits.ts';
import type { StateJson } from '../documents/schema.ts';
import type { Rules } from '../rules/rules.ts';
import { contradictionsEn, interviewEn, type Texts } from './interview-en.ts';
import { contradictionsFr, interviewFr } from './interview-fr.ts';
import { nameOf as englishOf } from './traits-en.ts';
import { nameOf as frenchOf } from './traits-fr.ts';

/** What an interview of Evolution is about. */
export type Setting = InterviewSetting<StateJson, Content>;

/** What is asked, and what may be typed of it. */
export const { textsOf, named, isWord } = bothTexts<Texts>({ en: interviewEn, fr: interviewFr });

/** Contradictions in words. */
export const contradictions: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: contradictionsEn,
  fr: contradictionsFr,
};

/** What an interview has at hand once it knows which game is played. */
export interface Desk {
  readonly lang: Lang;
  readonly texts: Texts;
  readonly before?: StateJson;
  readonly rules: Rules;
  /** The seat of the person. */
  readonly you: number;
  /** Kinds of card of this game, by their traits. */
  readonly cards: readonly Named[];
  /** Traits of this game that lie before animals. */
  readonly traits: readonly Named<TraitName>[];
}

/** The names of a kind of card, or of a trait alone: its traits in both languages, and fat by its plain name in French. */
const namesOf = (sides: readonly string[], lang: Lang): string[] => {
  const inWords = (name: (id: string) => string): string => sides.map(name).join(' / ');
  const [first, second] = lang === 'fr' ? [frenchOf, englishOf] : [englishOf, frenchOf];
  const plainly = (id: string): string => (id === 'fat-tissue' ? 'Graisse' : frenchOf(id));
  return [inWords(first), inWords(second), inWords(plainly), sides.join('+')];
};

/** Everything at hand for a game of these rules. */
export const deskOf = ({ lang, before }: Setting, rules: Rules, you: number): Desk => {
  const { catalog, counts, sides } = rules;
  const sidesOf = (kind: number): TraitName[] =>
    [sides[kind * 2]!, sides[kind * 2 + 1]!].flatMap((trait) => TRAITS[trait] ?? []);
  const cards = catalog.content.ids
    .map((id, kind) => ({ id, names: namesOf(sidesOf(kind), lang), count: counts[kind]! }))
    .filter(({ count }) => count > 0);
  const traits = TRAITS.filter((_, trait) => trait !== ANGLERFISH && ((rules.traits >> trait) & 1) === 1);
  return {
    lang,
    texts: textsOf(lang),
    ...(before !== undefined && { before }),
    rules,
    you,
    cards,
    traits: traits.map((id) => ({ id, names: namesOf([id], lang) })),
  };
};

/** What a card or a trait is called. */
export const called = (entries: readonly Named[], id: string): string =>
  entries.find((entry) => entry.id === id)?.names[0] ?? id;
