import Type from 'typebox';
import { checker } from '../../core/schema.ts';
import { type Lang, say } from '../../core/text.ts';
import { loadGames } from '../../engines/index.ts';

const catalogs = checker(
  Type.Object({ cards: Type.Array(Type.Object({ id: Type.String(), sides: Type.Array(Type.String()) })) }),
);

/** How traits and cards are called. */
export interface Names {
  trait(id: string): string;
  /** A kind of card by its traits, such as “Camouflage / Fat tissue”; by its id where the catalog is not known. */
  card(id: string): string;
}

/** Loaded once: a table is drawn again after every line that is typed. */
let games: ReturnType<typeof loadGames> | undefined;

/** The names that the game itself uses, for the cards of a catalog document. */
export const namesIn = (lang: Lang, catalog: unknown): Names => {
  games ??= loadGames();
  const phrases = games.ok ? games.value.get('evolution')?.game.phrases[lang] : undefined;
  const known = catalogs.check(catalog);
  const sides = new Map(known.ok ? known.value.cards.map((card) => [card.id, card.sides] as const) : []);
  const trait = (id: string): string =>
    phrases === undefined ? id : say(phrases, { code: 'trait', params: { trait: id } });
  return { trait, card: (id) => sides.get(id)?.map(trait).join(' / ') ?? id };
};
