/** What documents call cards. */
import { CARDS, type Content, roleOf } from '../content/tables.ts';
import { DECK, ROLES, STARTERS } from '../content/terms.ts';

interface Names {
  /** By card: `plan` for an action of the board, else the id, `/2` and so on behind it for the second card like that of a deck. */
  readonly within: readonly string[];
  /** By card: the same with the role and a stroke before it, for cards of any role. */
  readonly full: readonly string[];
  readonly byFull: ReadonlyMap<string, number>;
}

const made = new WeakMap<Content, Names>();

const make = ({ kinds, cardKind }: Content): Names => {
  const within: string[] = [];
  for (let card = 0; card < CARDS; card++) {
    const first = card < STARTERS ? 0 : card - ((card - STARTERS) % DECK);
    let copy = 1;
    for (let other = first; other < card; other++) if (cardKind[other] === cardKind[card]) copy++;
    const id = kinds[cardKind[card]!]!;
    within.push(copy === 1 ? id : `${id}/${copy}`);
  }
  const full = within.map((name, card) => (card < STARTERS ? name : `${ROLES[roleOf(card)]}/${name}`));
  return { within, full, byFull: new Map(full.map((name, card) => [name, card])) };
};

const namesOf = (content: Content): Names => {
  const known = made.get(content);
  if (known !== undefined) return known;
  const names = make(content);
  made.set(content, names);
  return names;
};

/** What a card is called where it is clear whose it is. */
export const nameWithin = (content: Content, card: number): string => namesOf(content).within[card]!;

/** What a card is called among those of all roles. */
export const fullName = (content: Content, card: number): string => namesOf(content).full[card]!;

/** The card that is called so among those of all roles; undefined when there is none. */
export const cardNamed = (content: Content, name: string): number | undefined => namesOf(content).byFull.get(name);

/** The card of a role that is called so; undefined when there is none. */
export const cardOfRole = (content: Content, role: number, name: string): number | undefined =>
  cardNamed(content, `${ROLES[role]}/${name}`);
