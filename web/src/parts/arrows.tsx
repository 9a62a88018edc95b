/** Moves as arrows over a table, from the thing that is taken to the place where it goes. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** A move to be shown: its spots, and what it is. */
export interface Arrow {
  readonly spots: readonly string[];
  readonly kind: 'best' | 'other' | 'taken';
}

/** An arrow in px from the corner of the table. */
interface Drawn {
  readonly kind: Arrow['kind'];
  readonly path: string;
  readonly head: string;
}

/** How far an arrow bends, as a part of its length; the length of its head in px; where it starts, as a part of the first thing. */
const [BEND, HEAD, START] = [0.14, 13, 0.4];

const centreOf = (box: DOMRect, frame: DOMRect): readonly [number, number] => [
  box.left + box.width / 2 - frame.left,
  box.top + box.height / 2 - frame.top,
];

const drawnOf = (from: DOMRect, to: DOMRect, frame: DOMRect, kind: Arrow['kind']): Drawn => {
  const [[fromX, fromY], [x2, y2]] = [centreOf(from, frame), centreOf(to, frame)];
  // What stands in the middle of the first thing stays to be read.
  const off = (START * Math.min(from.width, from.height)) / Math.max(1, Math.hypot(x2 - fromX, y2 - fromY));
  const [x1, y1] = [fromX + off * (x2 - fromX), fromY + off * (y2 - fromY)];
  const [midX, midY] = [(x1 + x2) / 2 - (y2 - y1) * BEND, (y1 + y2) / 2 + (x2 - x1) * BEND];
  const angle = Math.atan2(y2 - midY, x2 - midX);
  const back = (turn: number): string =>
    `${(x2 - HEAD * Math.cos(angle + turn)).toFixed(1)},${(y2 - HEAD * Math.sin(angle + turn)).toFixed(1)}`;
  const neck = `${(x2 - 0.7 * HEAD * Math.cos(angle)).toFixed(1)} ${(y2 - 0.7 * HEAD * Math.sin(angle)).toFixed(1)}`;
  return {
    kind,
    path: `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${midX.toFixed(1)} ${midY.toFixed(1)} ${neck}`,
    head: `${x2.toFixed(1)},${y2.toFixed(1)} ${back(0.45)} ${back(-0.45)}`,
  };
};

/** The arrows as the things lie now; one whose ends are not both drawn is absent. */
const measure = (table: Element, frame: DOMRect, arrows: readonly Arrow[]): Drawn[] =>
  arrows.flatMap(({ spots, kind }) => {
    const boxes = spots
      .map((spot) => table.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect())
      .filter((box) => box !== undefined && box.width > 0);
    return boxes.flatMap((to, index) => {
      const from = boxes[index - 1];
      return from === undefined || to === undefined ? [] : [drawnOf(from, to, frame, kind)];
    });
  });

/** Lies over the table that it is in, and follows its things when that is resized or scrolled. */
export const Arrows = ({ arrows }: { readonly arrows: readonly Arrow[] }) => {
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const key = JSON.stringify(arrows);
  const draw = (): void => {
    const table = svg.current?.parentElement;
    if (svg.current === null || table == null) return;
    const now = measure(table, svg.current.getBoundingClientRect(), arrows);
    setDrawn((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  };
  // What is drawn below may have changed with anything.
  useLayoutEffect(draw);
  useLayoutEffect(() => {
    const table = svg.current?.parentElement;
    if (table == null || arrows.length === 0) return;
    const resized = new ResizeObserver(draw);
    resized.observe(table);
    table.addEventListener('scroll', draw, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      table.removeEventListener('scroll', draw, { capture: true });
    };
  }, [key]);
  return (
    <svg ref={svg} class="arrows" aria-hidden="true">
      {drawn.toReversed().map(({ kind, path, head }) => (
        <g key={path} class={kind}>
          <path class="edge" d={path} />
          <path d={path} />
          <polygon points={head} />
        </g>
      ))}
    </svg>
  );
};
