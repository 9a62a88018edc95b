/** Columns that several tables of a catalog have. */
import { COUNTED, DISCOUNTED, type Discount, PLAYED, type PointsPer, type Trigger } from './rows.ts';
import type { Cost } from './steps.ts';
import { type Costs, EVENTS, type Lasting, type Named, NONE, type Points, type Table } from './tables.ts';
import { AREAS, PRICED, RESOURCES } from './terms.ts';

/** Ids and names. */
export const table = (rows: readonly (Named & { readonly id: string })[]): Table => ({
  ids: rows.map(({ id }) => id),
  names: rows.map(({ name, french }) => ({ name, french })),
});

/** What must be paid. */
export const costs = (rows: readonly { readonly cost?: Cost }[]): Costs => ({
  costOf: Int8Array.from(rows, ({ cost }) => (cost === undefined ? NONE : PRICED.indexOf(cost.of))),
  costAmount: Int8Array.from(rows, ({ cost }) => cost?.amount ?? 0),
});

/** Points at the end. */
export const points = (rows: readonly { readonly points?: number; readonly pointsPer?: PointsPer }[]): Points => ({
  points: Int8Array.from(rows, (row) => row.points ?? 0),
  pointsPer: Int8Array.from(rows, ({ pointsPer }) => (pointsPer === undefined ? NONE : COUNTED.indexOf(pointsPer.per))),
  pointsEvery: Int8Array.from(rows, ({ pointsPer }) => pointsPer?.every ?? 0),
  pointsEach: Int8Array.from(rows, ({ pointsPer }) => pointsPer?.points ?? 0),
});

const eventOf = (on: Trigger | undefined): number =>
  on === undefined ? 0 : EVENTS.findIndex((event) => event !== 'none' && on[event] !== undefined);

const detailOf = ({ deploy, play }: Trigger = {}): number => {
  if (deploy !== undefined) return deploy === 'anywhere' ? AREAS.length : AREAS.indexOf(deploy);
  return play === undefined ? 0 : PLAYED.indexOf(play);
};

/** Triggers and discounts. */
export const lasting = (rows: readonly { readonly on?: Trigger; readonly discount?: Discount }[]): Lasting => ({
  event: Int8Array.from(rows, ({ on }) => eventOf(on)),
  eventOf: Int8Array.from(rows, ({ on }) => detailOf(on)),
  discountOn: Int8Array.from(rows, ({ discount }) => (discount === undefined ? NONE : DISCOUNTED.indexOf(discount.on))),
  discountOf: Int8Array.from(rows, ({ discount }) => (discount === undefined ? 0 : RESOURCES.indexOf(discount.of))),
  discountBy: Int8Array.from(rows, ({ discount }) => discount?.by ?? 0),
});

/** 1 for each row that has it. */
export const flags = <Row>(rows: readonly Row[], has: (row: Row) => boolean): Uint8Array =>
  Uint8Array.from(rows, (row) => (has(row) ? 1 : 0));
