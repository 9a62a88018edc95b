/** What the interview of NATERA asks of cards that are nobody’s: the river, discards, piles; and what it fills in. */
import { type Asked, ask, type Part } from '../../kit/interview.ts';
import {
  type Named,
  partsOf,
  readAll,
  readName,
  readNames,
  type Said,
  said,
  unsaid,
} from '../../kit/interview-reading.ts';
import { PILES, RIVER } from '../content/terms.ts';
import type { StateJson } from '../documents/schema.ts';
import { type Backs, called, type Desk, readBacks, usually, writeAll, writeBacks } from './interview-desk.ts';
import type { Told } from './interview-players.ts';

type Nobody = Pick<StateJson, 'river' | 'discards' | 'specialistDiscards' | 'piles'>;

/** What lies on the table besides the board, and what was filled in. */
export interface Laid {
  readonly nobody: Nobody;
  /** Cards that the person has put aside, told or filled in. */
  readonly aside: string[];
  /** How many discards are filled in. */
  readonly unknown: number;
}

const NONE_OF_BOTH: Backs = { base: 0, advanced: 0 };

/** Specialists, discards and piles. */
export function* askPiles(desk: Desk, told: readonly Told[]): Part<Laid> {
  const { cards, specialists, before, texts, you } = desk;
  const river = yield* askRiver(desk);
  const gone: Asked = { key: 'gone', text: texts.gone, quiet: true, at: ['/specialistDiscards'] };
  const hired = new Set([...told.flatMap((each) => each.specialists), ...river.flatMap((id) => id ?? [])]);
  const left = (ids: readonly string[] | undefined, taken: ReadonlySet<string>): string[] =>
    (ids ?? []).filter((id) => !taken.has(id));
  const specialistDiscards = yield* askList(desk, gone, specialists, left(before?.specialistDiscards, hired));
  const inSight = new Set(told.flatMap(({ inPlay, hand, aside }) => [...inPlay, ...(hand ?? []), ...(aside ?? [])]));
  const thrown: Asked = { key: 'discards', text: texts.discards, at: ['/discards'] };
  const discards = yield* askList(desk, thrown, cards, left(before?.discards, inSight));
  const open = cards.map(({ id }) => id).filter((id) => !inSight.has(id) && !discards.includes(id));
  const { aside: kept, forgotten = NONE_OF_BOTH } = told[you] ?? {};
  const base = open.filter((id) => backOf(desk, id) === 'base');
  const advanced = open.filter((id) => backOf(desk, id) === 'advanced');
  const taken = (from: string[], count: number): string[] => from.splice(Math.max(0, from.length - count));
  const aside = kept ?? [...taken(base, forgotten.base), ...taken(advanced, forgotten.advanced)];
  const hidden = (back: keyof Backs): number =>
    told.reduce((sum, { handSize, asideSize }) => sum + (handSize?.[back] ?? 0) + (asideSize?.[back] ?? 0), 0);
  const most = { base: base.length - hidden('base'), advanced: advanced.length - hidden('advanced') };
  const sizes = yield* askSizes(desk, most);
  // From the end of the table: no card there is likelier than another, and the first ones are those that `decode` deals.
  const unknown = [
    ...base.slice(base.length - Math.max(0, most.base - sizes.base)),
    ...advanced.slice(advanced.length - Math.max(0, most.advanced - sizes.advanced)),
  ];
  const size = specialists.length - new Set([...hired, ...specialistDiscards]).size;
  const piles = {
    base: { size: sizes.base, order: null },
    advanced: { size: sizes.advanced, order: null },
    specialists: { size, order: null },
  };
  const nobody = { river, discards: [...discards, ...unknown], specialistDiscards, piles };
  return { nobody, aside, unknown: unknown.length };
}

/** The pile that a card is of. */
const backOf = ({ rules }: Desk, id: string): keyof Backs => {
  const { ids, pile } = rules.content.cards;
  return PILES[pile[ids.indexOf(id)] ?? 0] ?? 'base';
};

/** How many of these cards have which back. */
export const backsOf = (desk: Desk, ids: readonly string[]): Backs => {
  const base = ids.filter((id) => backOf(desk, id) === 'base').length;
  return { base, advanced: ids.length - base };
};

const askList = (
  { lang, texts }: Desk,
  asked: Asked,
  entries: readonly Named[],
  was: readonly string[],
): Part<string[]> =>
  ask({ ...asked, help: texts.cardsHelp, usual: writeAll(entries, was, lang) }, (line) => {
    const read = readNames(entries, line, lang);
    return read.ok ? said(read.value.map(({ id }) => id)) : read;
  });

const askRiver = ({ texts, lang, before, specialists }: Desk): Part<StateJson['river']> => {
  const was = before?.river.map((id) => (id === null ? '-' : called(specialists, id))).join(', ');
  const question: Asked = { key: 'river', text: texts.river, help: texts.riverHelp, ...usually(was), at: ['/river'] };
  return ask(question, (line) => {
    const river = readAll(partsOf(line), (part): Said<string | null> => {
      if (part === '-') return said(null);
      const found = readName(specialists, part, lang);
      return found.ok ? said(found.value.id) : found;
    });
    return river.ok && river.value.length !== RIVER ? unsaid(texts.fiveSpecialists) : river;
  });
};

/** How many cards the piles have: what is missing to all that are left was discarded. */
const askSizes = (desk: Desk, most: Backs): Part<Backs> => {
  const { texts, before } = desk;
  const least = { base: Math.max(0, most.base), advanced: Math.max(0, most.advanced) };
  const was = before?.piles;
  const usual = {
    base: Math.min(was?.base.size ?? least.base, least.base),
    advanced: Math.min(was?.advanced.size ?? least.advanced, least.advanced),
  };
  const question: Asked = {
    key: 'piles',
    text: texts.piles(least.base, least.advanced),
    help: texts.pilesHelp,
    usual: writeBacks(usual),
    at: ['/piles'],
  };
  return ask(question, (line) => {
    const sizes = readBacks(line, desk);
    if (!sizes.ok) return sizes;
    const { base, advanced } = sizes.value;
    return base > least.base || advanced > least.advanced ? unsaid(texts.tooMany) : sizes;
  });
};
