import Type, { type Static } from 'typebox';
import { checker } from '../../core/schema.ts';
import type { Lang } from '../../core/text.ts';

const Named = { id: Type.String(), name: Type.String(), french: Type.String() };
const Rows = Type.Array(Type.Object(Named));
const Level = Type.Object({ tiles: Type.Integer(), votes: Type.Integer() });
const Ambassador = Type.Object({
  ...Named,
  dice: Type.Integer(),
  count: Type.String(),
  target: Type.Integer(),
  perRole: Type.Optional(Type.Integer()),
});
const Scenario = Type.Object({
  ...Named,
  rows: Type.Integer(),
  columns: Type.Integer(),
  easy: Level,
  normal: Level,
  hard: Level,
});
const catalogs = checker(
  Type.Object({
    starters: Rows,
    cards: Rows,
    abilities: Rows,
    effects: Rows,
    ambassadors: Type.Array(Ambassador),
    scenarios: Type.Array(Scenario),
    years: Type.Array(Type.Object({ seats: Type.Integer(), first: Type.Integer(), second: Type.Integer() })),
  }),
);

export type AmbassadorRow = Static<typeof Ambassador>;
export type ScenarioRow = Static<typeof Scenario>;

/** What a table needs of a catalog. */
export interface Box {
  /** What a row is called; its id where the catalog is not known. A card of a role has the role, or a number, around its id. */
  name(id: string): string;
  /** Actions of the board. */
  readonly starters: readonly string[];
  ambassador(id: string): AmbassadorRow | undefined;
  scenario(id: string): ScenarioRow | undefined;
  /** Voting years by seats. */
  years(seats: number): { readonly first: number; readonly second: number } | undefined;
}

/** The id of a card in `lawyer/research/2` or `research/2`. */
const idOf = (card: string): string => card.replace(/^.*\/(?=[a-z])|\/\d$/g, '');

/** Reads a catalog document. */
export const readBox = (lang: Lang, catalog: unknown): Box => {
  const known = catalogs.check(catalog);
  const rows = known.ok ? known.value : undefined;
  const named =
    rows === undefined ? [] : [rows.starters, rows.cards, rows.abilities, rows.effects, rows.ambassadors].flat();
  const names = new Map(named.map((row) => [row.id, lang === 'fr' ? row.french : row.name]));
  return {
    name: (card) => names.get(idOf(card)) ?? card,
    starters: rows?.starters.map(({ id }) => id) ?? [],
    ambassador: (id) => rows?.ambassadors.find((row) => row.id === id),
    scenario: (id) => rows?.scenarios.find((row) => row.id === id),
    years: (seats) => rows?.years.find((row) => row.seats === seats),
  };
};
