/**
 * What terrains, ecosystems and fauna objectives count (rules sections 8.1, 8.4, 8.5). Each is one case of
 * `measure.ts`; what it needs beside its name is a trait, a least number or a feature.
 */
export const MEASURES = [
  /** Cards with a trait in the whole area: tableau, island and climate. */
  'cards',
  /** The same where it is not printed that island and climate count: then they do by ruling E9 alone. */
  'cards-unsaid',
  /** Cards with a trait in the tableau alone. */
  'tableau',
  /** Flora with at least so many sprouts. */
  'flora-sprouts',
  /** Flora with at least so much growth. */
  'flora-growth',
  /** Flora whose sprout spaces, one or more, are all full. */
  'flora-full-sprouts',
  /** Flora whose growth spaces, one or more, are all full. */
  'flora-full-growth',
  /** Flora without a free space for sprouts or growth; none at all is full. */
  'flora-full',
  /** Flora without sprouts and growth. */
  'flora-bare',
  'soil',
  'hand',
  'compost',
  'events',
  /** Sprouts in the tableau. */
  'sprouts',
  /** Growth pieces in the tableau. */
  'growth',
  /** Rows, or columns, of four cards. */
  'full-rows',
  'full-columns',
  /** Diagonals of four cards. */
  'diagonals',
  /** Full rows, or columns, whose cards can show four different values of a feature, or all share one. */
  'rows-distinct',
  'columns-distinct',
  'rows-alike',
  'columns-alike',
  /** Sets of a red, a blue, a yellow card, a terrain and an event, all different cards. */
  'sets',
  /** Cards of the longest diagonal path with a trait. */
  'diagonal-path',
  /** Cards of the longest orthogonal path with a trait that includes this terrain. */
  'orthogonal-path',
  /** Cards with a trait in the area of whoever has most. */
  'best-area',
  /** Cards with a trait in the row or column of this terrain, or beside it. */
  'row',
  'column',
  'orthogonal',
  'diagonal',
  /** Sides of this terrain without a card; sides beyond the tableau count. */
  'empty-sides',
] as const;
export type MeasureName = (typeof MEASURES)[number];

/** What the cards of a line are compared by. */
export const FEATURES = ['colours', 'kinds', 'habitats', 'points', 'sprouts', 'growth'] as const;

/** The place of a measure in `MEASURES`. */
export const measureIndex = (name: MeasureName): number => MEASURES.indexOf(name);
