/** Just enough SVG for a line chart. Text is escaped; numbers are rounded to a tenth of a pixel. */

/** Attributes of an element. */
type Attributes = Readonly<Record<string, string | number>>;

/** A place on the page, in pixels from the upper left. */
export type Point = readonly [x: number, y: number];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : escaped(value);

/** An element; `content` is SVG already. */
const element = (name: string, attributes: Attributes, content = ''): string => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`);
  return `<${name}${list.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
};

const pointList = (points: readonly Point[]): string => points.map((point) => point.map(written).join(',')).join(' ');

/** A line through all points. */
export const line = (points: readonly Point[], attributes: Attributes): string =>
  element('polyline', { points: pointList(points), fill: 'none', ...attributes });

/** A filled area with the points as its corners. */
export const area = (points: readonly Point[], attributes: Attributes): string =>
  element('polygon', { points: pointList(points), ...attributes });

/** Words that begin, end or are centred at a point, as `text-anchor` says. */
export const label = ([x, y]: Point, words: string, attributes: Attributes = {}): string =>
  element('text', { x, y, ...attributes }, escaped(words));

/** A whole document with a white ground. */
export const document = (width: number, height: number, content: readonly string[]): string =>
  `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family': 'system-ui, sans-serif',
      'font-size': 12,
      fill: '#263238',
    },
    ['', element('rect', { width, height, fill: '#ffffff' }), ...content, ''].join('\n'),
  )}\n`;
