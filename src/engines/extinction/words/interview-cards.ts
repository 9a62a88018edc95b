/** Cards of a role as people type them: those in hand, and those that were played or discarded. */
import {
  isNone,
  type Named,
  partsOf,
  readName,
  type Said,
  said,
  unsaid,
  wordsOf,
} from '../../kit/interview-reading.ts';
import { CARD_TYPES, DECK, STARTERS } from '../content/terms.ts';
import { cardOfRole, nameWithin } from '../documents/names.ts';
import type { MemberJson } from '../documents/schema.ts';
import { cardOf } from '../rules/state.ts';
import { type Desk, isWord, printed } from './interview-desk.ts';

type CardType = (typeof CARD_TYPES)[number];

/** A card of a role: what documents call it, and what its kind is called. */
interface RoleCard {
  readonly name: string;
  /** Its number among those alike, from 1. */
  readonly copy: number;
  readonly kind: Named<number>;
  readonly type: CardType;
}

/** A card on its way, and what was said of it. */
interface Item {
  readonly card: RoleCard;
  readonly gone: boolean;
  readonly used: boolean;
}

/** Where the cards of a role lie that are open to all. */
export type Played = Pick<MemberJson, 'actions' | 'permanents' | 'discards'>;

/** The deck of a role, in its order. */
const cardsOf = ({ rules: { content }, lang }: Desk, role: number): readonly RoleCard[] =>
  Array.from({ length: DECK }, (_, index) => {
    const card = cardOf(role, index);
    const name = nameWithin(content, card);
    const kind = content.cardKind[card] ?? 0;
    return {
      name,
      copy: Number(name.split('/')[1] ?? 1),
      kind: printed(kind, content.names[kind] ?? { name, french: name }, lang),
      type: CARD_TYPES[content.type[kind] ?? 0] ?? 'action',
    };
  });

const kindsOf = (cards: readonly RoleCard[]): Named<number>[] =>
  cards.filter(({ copy }) => copy === 1).map(({ kind }) => kind);

const calledOf = ({ kind, copy }: RoleCard): string => `${kind.names[0]}${copy === 1 ? '' : ` ${copy}`}`;

/** Reads cards of a role that are in none of the places told before. */
const readItems = (line: string, role: number, taken: ReadonlySet<string>, desk: Desk): Said<Item[]> => {
  const cards = cardsOf(desk, role);
  const here = new Set(taken);
  const items: Item[] = [];
  for (const part of isNone(line) ? [] : partsOf(line)) {
    const words = part.split(/\s+/);
    const gone = words.length > 1 && isWord(words[0] ?? '', (texts) => texts.gone);
    const used = words.length > 1 && isWord(words.at(-1) ?? '', (texts) => texts.used);
    const rest = words.slice(gone ? 1 : 0, used ? -1 : undefined).join(' ');
    const [, count = '1', name = '', copy] = /^(?:(\d)\s*[x×]?\s+)?(.*?)(?:\s+([2-4]))?$/i.exec(rest) ?? [];
    const kind = readName(kindsOf(cards), name, desk.lang);
    if (!kind.ok) return kind;
    for (let time = 0; time < Number(count); time++) {
      const card = cards.find(
        (each) =>
          each.kind.id === kind.value.id && !here.has(each.name) && (copy === undefined || each.copy === Number(copy)),
      );
      if (card === undefined) return unsaid(desk.texts.noCard(kind.value.names[0] ?? name));
      here.add(card.name);
      items.push({ card, gone, used });
    }
  }
  return said(items);
};

/** Cards in a hand, in the order of the deck. */
export const readHand = (line: string, role: number, desk: Desk): Said<string[]> => {
  const items = readItems(line, role, new Set(), desk);
  return items.ok ? said(items.value.map(({ card }) => card.name)) : items;
};

/** Cards that were played: where they lie follows from their type, unless they are said to be gone. */
export const readPlayed = (line: string, role: number, hand: readonly string[], desk: Desk): Said<Played> => {
  const items = readItems(line, role, new Set(hand), desk);
  if (!items.ok) return items;
  const lying = (type: CardType): Item[] => items.value.filter(({ card, gone }) => card.type === type && !gone);
  const wrong = items.value.find(({ card, gone, used }) => used && (gone || card.type !== 'permanent'));
  if (wrong !== undefined) return unsaid(desk.texts.notUsed(calledOf(wrong.card)));
  return said({
    actions: lying('action').map(({ card }) => card.name),
    permanents: lying('permanent').map(({ card, used }) => ({ card: card.name, ...(used && { used }) })),
    discards: items.value.filter(({ card, gone }) => gone || card.type === 'unique').map(({ card }) => card.name),
  });
};

const writeCard = (name: string, role: number, desk: Desk): string => {
  const { content } = desk.rules;
  const card = cardsOf(desk, role)[((cardOfRole(content, role, name) ?? STARTERS) - STARTERS) % DECK];
  return card === undefined ? name : calledOf(card);
};

/** The line that says a hand. */
export const writeHand = (hand: readonly string[], role: number, desk: Desk): string =>
  hand.map((name) => writeCard(name, role, desk)).join(', ') || wordsOf(desk.lang).none;

/** The line that says what was played and discarded. */
export const writePlayed = ({ actions, permanents, discards }: Played, role: number, desk: Desk): string => {
  const { texts } = desk;
  const unique = new Set(cardsOf(desk, role).flatMap(({ name, type }) => (type === 'unique' ? [name] : [])));
  const parts = [
    ...actions.map((name) => writeCard(name, role, desk)),
    ...permanents.map(({ card, used }) => `${writeCard(card, role, desk)}${used ? ` ${texts.used}` : ''}`),
    ...discards.map((name) => `${unique.has(name) ? '' : `${texts.gone} `}${writeCard(name, role, desk)}`),
  ];
  return parts.join(', ') || wordsOf(desk.lang).none;
};
