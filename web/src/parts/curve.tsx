/** How a game stood after each move, one line a seat; one for all who play together. */
import type { Review } from '../server.ts';
import { words } from '../words/index.ts';

const WIDTH = 280;
const HEIGHT = 110;

/** The curve; a touch goes to the move below it. */
export const Curve = ({
  curve,
  names,
  at,
  onPick,
}: {
  readonly curve: Review['curve'];
  readonly names: readonly string[];
  /** The move that is looked at. */
  readonly at: number;
  onPick(move: number): void;
}) => {
  const w = words();
  // Who wins or loses together stands alike at every move: one line tells it.
  const isShared =
    names.length > 1 && curve.every(({ utilities: [one, ...rest] }) => rest.every((each) => each === one));
  const lines = isShared ? [w.together] : names;
  const last = Math.max(1, curve.at(-1)?.move ?? 1);
  const x = (move: number): number => (move / last) * WIDTH;
  const y = (utility: number): number => (1 - utility) * HEIGHT;
  const pick = (event: MouseEvent): void => {
    const box = event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : null;
    if (box !== null) onPick(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  return (
    <figure class="curve">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same from the keyboard */}
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} role="img" aria-label={w.curve} onClick={pick}>
        <line class="even" x1={0} x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
        {lines.map((name, seat) => (
          <polyline
            key={name}
            class={`seat-${seat}`}
            points={curve.map(({ move, utilities }) => `${x(move)},${y(utilities[seat] ?? 0)}`).join(' ')}
          />
        ))}
        <line class="now" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
      </svg>
      <figcaption>
        {lines.map((name, seat) => (
          <span key={name} class={`key seat-${seat}`}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
};
