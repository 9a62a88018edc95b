/** A line of play that runs while it is pointed at. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Kit } from '../boards/board.ts';
import { lang } from '../kept.ts';
import { lineOf, type Step } from '../table/line.ts';
import type { Looked } from '../table/position.ts';

/** How long each position of a line is shown, in ms. */
const STEP_MS = 1000;

/** A step that is shown, and where it is in its line. */
export interface Shown extends Step {
  /** From 0. */
  readonly at: number;
  readonly of: number;
}

/**
 * The step to show now; null while nothing is pointed at.
 * @param line actions in short, the first from the position itself
 */
export const useLine = (kit: Kit, looked: Looked | null, line: readonly string[]): Shown | null => {
  const [at, setAt] = useState(0);
  const key = line.join('\n');
  const now = lang.value;
  const steps = useMemo(
    () => (looked === null || line.length === 0 ? [] : lineOf(kit.engine, looked.view, line, looked.seat, now)),
    [kit, looked, key, now],
  );
  const last = steps.length - 1;
  useEffect(() => {
    // Who wants nothing to move sees where the line leads.
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setAt(isStill ? Math.max(0, last) : 0);
    if (last < 1 || isStill) return;
    const timer = setInterval(() => setAt((shown) => Math.min(shown + 1, last)), STEP_MS);
    return () => clearInterval(timer);
  }, [steps]);
  const step = steps[Math.min(at, last)];
  return step === undefined ? null : { ...step, at: Math.min(at, last), of: last };
};
