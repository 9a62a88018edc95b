/** The rows of catalogs, found by id. */
import Type, { type Static, type TSchema } from 'typebox';
import { checker } from '../../../src/core/schema.ts';
import abilities from '../../../src/engines/extinction/content/abilities.json' with { type: 'json' };
import ambassadors from '../../../src/engines/extinction/content/ambassadors.json' with { type: 'json' };
import cards from '../../../src/engines/extinction/content/cards.json' with { type: 'json' };
import effects from '../../../src/engines/extinction/content/effects.json' with { type: 'json' };
import {
  AbilityRow,
  AmbassadorRow,
  CardRow,
  EffectRow,
  ScenarioRow,
  StarterRow,
  YearsRow,
} from '../../../src/engines/extinction/content/rows.ts';
import scenarios from '../../../src/engines/extinction/content/scenarios.json' with { type: 'json' };
import starters from '../../../src/engines/extinction/content/starters.json' with { type: 'json' };
import years from '../../../src/engines/extinction/content/years.json' with { type: 'json' };
import { valueOf } from '../results.ts';

const reader = <Row extends TSchema>(row: Row) => {
  const rows = checker(Type.Array(row));
  return (given: unknown): Static<Row>[] => valueOf(rows.check(given));
};

const READERS = {
  starters: reader(StarterRow),
  cards: reader(CardRow),
  abilities: reader(AbilityRow),
  ambassadors: reader(AmbassadorRow),
  effects: reader(EffectRow),
  scenarios: reader(ScenarioRow),
  years: reader(YearsRow),
} as const;

/** The rows of a catalog, by table. */
export const readRows = (tables: Readonly<Record<string, unknown>>) => ({
  starters: READERS.starters(tables['starters']),
  cards: READERS.cards(tables['cards']),
  abilities: READERS.abilities(tables['abilities']),
  ambassadors: READERS.ambassadors(tables['ambassadors']),
  effects: READERS.effects(tables['effects']),
  scenarios: READERS.scenarios(tables['scenarios']),
  years: READERS.years(tables['years']),
});
export type Rows = ReturnType<typeof readRows>;

/** What is built in. */
export const HOUSE = readRows({ starters, cards, abilities, ambassadors, effects, scenarios, years });

/** The row with this id. */
export const rowOf = <Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row => {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};
