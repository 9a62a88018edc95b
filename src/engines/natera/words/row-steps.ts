/** Steps of the rows of catalogs, found by the paths of their instructions. */
import type { Catalog } from '../../../core/catalog.ts';
import type { Place } from '../../kit/program.ts';

/** By owner of a program: the table, and the fields of a row that lead to its steps. */
const WHERE: Readonly<Record<string, readonly [table: string, ...fields: string[]]>> = {
  locations: ['locations', 'steps'],
  bonuses: ['locations', 'bonus'],
  cards: ['cards', 'steps'],
  specialists: ['specialists', 'steps'],
  abilities: ['specialists', 'ability', 'steps'],
  'tribe-start': ['tribes', 'start'],
  'tribe-tile': ['tribes', 'tile'],
  'tribe-setup': ['tribes', 'setup'],
  'tribe-production': ['tribes', 'production'],
  'tribe-fires': ['tribes', 'steps'],
  'tribe-joiner': ['tribes', 'joiner'],
  boards: ['boards', 'spaces'],
  discs: ['discs', 'steps'],
};

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The row of a program, and its path: a space of a board is named by the row and its number, with a dash between. */
const pathOf = ({ owner, id }: Place): readonly [id: string, fields: readonly string[]] => {
  const [, ...fields] = WHERE[owner] ?? ['', ''];
  if (owner !== 'boards') return [id, fields];
  const dash = id.lastIndexOf('-');
  return [id.slice(0, dash), [...fields, String(Number(id.slice(dash + 1)) - 1), 'steps']];
};

/** The steps of a program, as the catalog has them. */
const stepsOf = ({ tables }: Catalog, place: Place): unknown => {
  const [table] = WHERE[place.owner] ?? [''];
  const [id, fields] = pathOf(place);
  const row = tables.find(({ name }) => name === table)?.content.find((each) => field(each, 'id') === id);
  return fields.reduce((found: unknown, name) => field(found, name), row);
};

/** What stands at a path in the steps of a row, as the catalog has it. */
const stepAt = (catalog: Catalog, place: Place): unknown =>
  place.path.split('.').reduce((found: unknown, name) => field(found, name), stepsOf(catalog, place));

const coded = (steps: unknown): string[] => (Array.isArray(steps) ? steps.map((step) => JSON.stringify(step)) : []);

/** All that a program does, in the form that messages carry. */
export const programSteps = (catalog: Catalog, place: Place): string[] => coded(stepsOf(catalog, place));

/** The one step that an instruction is of, likewise. */
export const oneStep = (catalog: Catalog, place: Place): string[] => coded([stepAt(catalog, place)].filter(Boolean));

/** What a price at a step is for, likewise. */
export const priceSteps = (catalog: Catalog, place: Place): string[] => coded(field(stepAt(catalog, place), 'steps'));

/** Way `way` of the choice at a step, from 0, likewise. */
export const waySteps = (catalog: Catalog, place: Place, way: number): string[] =>
  coded(field(field(stepAt(catalog, place), 'from'), String(way)));
