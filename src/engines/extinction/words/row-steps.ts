/** Steps of the rows of catalogs, found by the paths of their instructions. */
import type { Catalog } from '../../../core/catalog.ts';
import type { Place } from '../../kit/program.ts';
import { field, rowWith } from './row-fields.ts';

/** What stands at a path in the steps of a row, as the catalog has it. */
const stepAt = ({ tables }: Catalog, { owner, id, path }: Place): unknown =>
  path.split('.').reduce((found: unknown, name) => field(found, name), field(rowWith(tables, owner, id), 'steps'));

const coded = (steps: unknown): string[] => (Array.isArray(steps) ? steps.map((step) => JSON.stringify(step)) : []);

/** What a price at a step is for, in the form that messages carry. */
export const priceSteps = (catalog: Catalog, place: Place): string[] => coded(field(stepAt(catalog, place), 'steps'));

/** Way `way` of the choice at a step, from 0, in the form that messages carry. */
export const waySteps = (catalog: Catalog, place: Place, way: number): string[] =>
  coded(field(field(stepAt(catalog, place), 'from'), String(way)));
