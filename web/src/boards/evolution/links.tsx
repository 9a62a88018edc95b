/** Pair cards as threads between the animals of a row. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Link, PRINTED } from './faces.ts';
import { TraitGlyph } from './icons.tsx';

/** A thread as it is drawn, in pixels of the row. */
interface Thread {
  readonly link: Link;
  readonly path: string;
  readonly bead: readonly [x: number, y: number];
}

interface Place {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const placeOf = (row: HTMLElement, animal: number): Place | null => {
  const body = row.querySelector(`[data-place="${animal}"]`)?.getBoundingClientRect();
  if (body === undefined) return null;
  const frame = row.getBoundingClientRect();
  return {
    x: body.left - frame.left + body.width / 2,
    top: body.top - frame.top,
    bottom: body.bottom - frame.top,
  };
};

/** Distance between threads that end at the same animal, and how much lower each next one hangs, in px. */
const STEP = 9;

/** Threads hang below animals of one line; between lines they run from the foot of the upper one to the head of the lower one. */
const threadOf = (row: HTMLElement, link: Link, index: number): Thread | null => {
  const [from, to] = [placeOf(row, link.from), placeOf(row, link.to)];
  if (from === null || to === null) return null;
  const shift = ((index % 5) - 2) * STEP;
  const [ax, bx] = [from.x + shift, to.x + shift];
  if (Math.abs(from.bottom - to.bottom) < STEP) {
    const y = from.bottom - 3;
    const sag = 22 + (index % 3) * STEP;
    return {
      link,
      path: `M${ax} ${y}C${ax} ${y + sag} ${bx} ${y + sag} ${bx} ${y}`,
      bead: [(ax + bx) / 2 + shift, y + sag * 0.75],
    };
  }
  const [upper, lower] = from.bottom < to.bottom ? [from, to] : [to, from];
  const [ux, lx] = [upper.x + shift, lower.x + shift];
  const [uy, ly] = [upper.bottom - 3, lower.top + 3];
  return {
    link,
    path: `M${ux} ${uy}C${ux} ${uy + 24} ${lx} ${ly - 24} ${lx} ${ly}`,
    bead: [(ux + lx) / 2, (uy + ly) / 2],
  };
};

/** Lies behind the animals of `row`, whose places it measures after each drawing. */
export const Links = ({
  links,
  row,
}: {
  readonly links: readonly Link[];
  readonly row: RefObject<HTMLDivElement | null>;
}) => {
  const [threads, setThreads] = useState<readonly Thread[]>([]);
  useLayoutEffect(() => {
    const frame = row.current;
    if (frame === null) return;
    const measure = (): void => {
      const found = links.flatMap((link, index) => threadOf(frame, link, index) ?? []);
      setThreads((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(frame);
    return () => watch.disconnect();
  });
  if (threads.length === 0) return null;
  return (
    <svg class="e-links" aria-hidden="true">
      {threads.map(({ link, path, bead: [x, y] }) => (
        <g key={`${link.trait}:${link.from}:${link.to}`} class={`${PRINTED[link.trait].kind} ${link.trait}`}>
          <path class="rope" d={path} />
          <circle cx={x} cy={y} r="9" />
          <TraitGlyph trait={link.trait} x={x} y={y} size={12} />
        </g>
      ))}
    </svg>
  );
};
