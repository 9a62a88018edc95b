import { area, label, line, type Point } from './svg.ts';

/** Values of a curve, or of the edge of a band, by deal; infinite ones are drawn at the edge of the panel. */
export type Series = readonly number[];

/** A rectangle of the page with an axis of its own. */
export interface Panel {
  readonly title: string;
  /** Edges in pixels. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Curve to draw. */
  readonly curve: Series;
  /** Band around it. */
  readonly band?: readonly [low: Series, high: Series];
  /** Levels to mark, each with a name. */
  readonly marks: readonly (readonly [value: number, name: string])[];
  /** What the horizontal axis counts; no labels there when absent. */
  readonly xTitle?: string;
}

const INK = { grid: '#cfd8dc', mark: '#c2571a', curve: '#00695c', band: '#80cbc4' } as const;

/** About `count` round numbers between `low` and `high`. */
export const ticks = (low: number, high: number, count: number): number[] => {
  const raw = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, index) => (first + index) * step);
};

/** From the smallest to the largest value to be seen, with a little room; the first tenth of a band is often too wide to care. */
const extent = ({ curve, band, marks }: Panel): readonly [low: number, high: number] => {
  const settled = (band ?? []).flatMap((edge) => edge.slice(Math.floor(edge.length / 10)));
  const seen = [...curve.slice(Math.floor(curve.length / 10)), ...settled, ...marks.map(([value]) => value)];
  const finite = seen.filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...finite), Math.max(0, ...finite)];
  const room = (high - low) * 0.08 || 1;
  return [low - room, high + room];
};

/** Draws one panel. */
export const drawPanel = (panel: Panel): string[] => {
  const { left, right, top, bottom, curve, band, marks } = panel;
  const [low, high] = extent(panel);
  const width = Math.max(1, curve.length);
  const x = (deal: number): number => left + ((right - left) * deal) / width;
  const y = (value: number): number => bottom - ((bottom - top) * (clamp(value, low, high) - low)) / (high - low);
  const path = (series: Series): Point[] => series.map((value, index) => [x(index + 1), y(value)]);
  const across = (value: number): Point[] => [
    [left, y(value)],
    [right, y(value)],
  ];
  const rows = ticks(low, high, 5).flatMap((value) => [
    line(across(value), { stroke: INK.grid, 'stroke-width': value === 0 ? 2 : 0.5 }),
    label([left - 8, y(value) + 4], shown(value), { 'text-anchor': 'end' }),
  ]);
  const columns = ticks(0, width, 8)
    .filter(Number.isInteger)
    .map((deal) => label([x(deal), bottom + 16], String(deal), { 'text-anchor': 'middle' }));
  return [
    label([left, top - 8], panel.title, { 'font-weight': 'bold' }),
    ...rows,
    ...(panel.xTitle === undefined
      ? []
      : [...columns, label([(left + right) / 2, bottom + 34], panel.xTitle, { 'text-anchor': 'middle' })]),
    ...(band === undefined
      ? []
      : [area([...path(band[0]), ...path(band[1]).reverse()], { fill: INK.band, 'fill-opacity': '0.35' })]),
    ...marks.flatMap(([value, name]) => [
      line(across(value), { stroke: INK.mark, 'stroke-dasharray': '5 4' }),
      label([right + 6, y(value) + 4], name, { fill: INK.mark }),
    ]),
    line(path(curve), { stroke: INK.curve, 'stroke-width': 2 }),
  ];
};

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const shown = (value: number): string => String(Number(value.toPrecision(3)));
