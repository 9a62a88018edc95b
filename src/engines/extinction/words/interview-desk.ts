/** What the interview of Extinction has at hand: texts, and everything that can be named, in both languages. */
import type { InterviewSetting } from '../../../core/contract.ts';
import type { Lang } from '../../../core/text.ts';
import type { Named } from '../../kit/interview-reading.ts';
import { bothTexts } from '../../kit/interview-texts.ts';
import type { Content, Named as Printed } from '../content/tables.ts';
import { ROLES, STARTERS } from '../content/terms.ts';
import { fullName } from '../documents/names.ts';
import type { StateJson } from '../documents/schema.ts';
import type { Rules } from '../rules/state.ts';
import { contradictionsEn, interviewEn, type Texts } from './interview-en.ts';
import { contradictionsFr, interviewFr } from './interview-fr.ts';
import { ROLES_EN } from './names-en.ts';
import { roleFr } from './names-fr.ts';

/** What an interview of Extinction is about. */
export type Setting = InterviewSetting<StateJson, Content>;

/** What is asked, and what may be typed of it. */
export const { textsOf, named, isWord } = bothTexts<Texts>({ en: interviewEn, fr: interviewFr });

/** Contradictions in words. */
export const contradictions: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: contradictionsEn,
  fr: contradictionsFr,
};

/** What is asked with, once the options are known. */
export interface Desk {
  readonly lang: Lang;
  readonly texts: Texts;
  readonly before?: StateJson;
  readonly rules: Rules;
  /** The seat of the person. */
  readonly you: number;
}

/** What is printed on something, in the language of the person first. */
export const printed = <Id>(id: Id, { name, french }: Printed, lang: Lang): Named<Id> => ({
  id,
  names: lang === 'fr' ? [french, name] : [name, french],
});

/** The name of a role, with a capital. */
export const roleName = (role: number, lang: Lang): string => {
  const id = ROLES[role] ?? '';
  return lang === 'fr' ? roleFr(id) : (ROLES_EN[id] ?? id);
};

/** An action by its full name, for people with its number among those alike and with its role: `Research 2 (Lawyer)`. */
export const actionNamed = ({ rules: { content }, lang }: Desk, card: number, role: number): Named => {
  const id = fullName(content, card);
  const kind = content.cardKind[card] ?? 0;
  const { names } = printed(id, content.names[kind] ?? { name: id, french: id }, lang);
  const [, copy] = /\/([2-4])$/.exec(id) ?? [];
  const behind = (inLang: Lang): string =>
    `${copy === undefined ? '' : ` ${copy}`}${card < STARTERS ? '' : ` (${roleName(role, inLang)})`}`;
  const other = lang === 'fr' ? 'en' : 'fr';
  return { id, names: names.map((name, index) => name + behind(index === 0 ? lang : other)) };
};

/** A value from before, as a line. */
export const usually = (value: string | number | undefined): { readonly usual?: string } =>
  value === undefined ? {} : { usual: String(value) };
