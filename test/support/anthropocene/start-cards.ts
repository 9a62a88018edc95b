import printed from '../../../src/engines/anthropocene/content/ice-and-sky.json' with { type: 'json' };

const start = (row: string, column: string, value: number, co2 = false, ch4 = false) => ({
  row,
  column,
  value,
  co2,
  ch4,
  source: 'house',
});

const withStart = (id: string, ...cards: readonly ReturnType<typeof start>[]) => ({
  name: `${id}.json`,
  document: { ...printed, id, title: `Test catalog ${id}`, start: cards },
});

/** Catalogs whose start cards are made up, for tests alone: the printed ones are not known. */
export const startCatalogs = [
  /** One a row, on a diagonal, worth 3, 1 and 0. */
  withStart('diagonal', start('air', 'W', 3), start('earth', 'N', 1), start('water', 'E', 0)),
  /** One a row, all in one column; molecules on two. */
  withStart('column', start('air', 'N', 1, true), start('earth', 'N', 2, false, true), start('water', 'N', 0)),
];

/** Values of the start cards, by catalog and card. */
export const startValues: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  diagonal: { 'start-1': 3, 'start-2': 1, 'start-3': 0 },
  column: { 'start-1': 1, 'start-2': 2, 'start-3': 0 },
  'ice-and-sky-house-start': { 'start-1': 0, 'start-2': 0, 'start-3': 0 },
};
