import Type from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Lang } from '../../core/text.ts';

/** What a table needs of a card. */
export interface Face {
  readonly name: string;
  readonly kind: string;
  /** In soil; nothing where there is none, as for events. */
  readonly cost?: number;
  readonly points: number;
  readonly sproutSpaces: number;
  readonly growthSpaces: number;
}

/** Names by id, of cards and of sides. */
export interface Cards {
  face(card: number): Face;
  name(id: string): string;
}

const Named = Type.Array(Type.Object({ id: Type.String(), name: Type.String() }));
const Catalog = Type.Object({
  cards: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      kind: Type.String(),
      cost: Type.Optional(Type.Integer()),
      points: Type.Integer(),
      sproutSpaces: Type.Optional(Type.Integer()),
      growthSpaces: Type.Optional(Type.Integer()),
    }),
  ),
  islands: Named,
  climates: Named,
  ecosystems: Named,
  fauna: Named,
  animals: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), french: Type.String() })),
});
const catalogs = checker(Catalog);

/** Reads the cards of a catalog document; of anything else, the ids must do. Of animals the French names are known. */
export const readCards = (catalog: unknown, lang: Lang): Cards => {
  const known = catalogs.check(catalog);
  if (!known.ok)
    return {
      face: (card) => ({ name: `#${card}`, kind: '', points: 0, sproutSpaces: 0, growthSpaces: 0 }),
      name: (id) => id,
    };
  const { cards, islands, climates, ecosystems, fauna, animals } = known.value;
  const spoken = animals.map(({ id, name, french }) => ({ id, name: lang === 'fr' ? french : name }));
  const names = new Map(
    [...islands, ...climates, ...ecosystems, ...fauna, ...spoken].map(({ id, name }) => [id, name]),
  );
  const faces = new Map(cards.map((row) => [row.id, row]));
  return {
    face(card) {
      const row = faces.get(card);
      return {
        name: row?.name ?? `#${card}`,
        kind: row?.kind ?? '',
        ...(row?.cost !== undefined && { cost: row.cost }),
        points: row?.points ?? 0,
        sproutSpaces: row?.sproutSpaces ?? 0,
        growthSpaces: row?.growthSpaces ?? 0,
      };
    },
    name: (id) => names.get(id) ?? id,
  };
};
