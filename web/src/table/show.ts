/** Changes that move things, and keeping what may be touched in sight. */

/** The last change that moved things, until all of it has arrived. */
let moving: Promise<unknown> = Promise.resolve();

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Makes a change that moves things: where the browser can and the person likes motion, they travel to their new places. */
export const show = async (change: () => void): Promise<void> => {
  if (isStill() || document.startViewTransition === undefined || document.hidden) change();
  else {
    const { finished, ready, updateCallbackDone } = document.startViewTransition(change);
    // One that the next change overtakes is skipped, which is no fault.
    for (const outcome of [finished, ready]) outcome.catch(() => undefined);
    moving = finished.catch(() => undefined);
    await updateCallbackDone;
  }
};

/** Whether a touch at the middle of a thing would reach it: it is within the window, and nothing that sticks there covers it. */
const isInSight = (thing: Element): boolean => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && thing.contains(found);
};

/** Things of the table and its bar that the keyboard is at. */
const KEPT = '.touch:focus-visible, .bar .button:focus-visible';

/** Follows the keyboard. @returns has the focus go on to `next` where what had it went away */
export const followFocus = (signal: AbortSignal): ((next: HTMLElement | null) => void) => {
  let held: Element | null = null;
  const follow = ({ target }: FocusEvent): void => {
    held = target instanceof Element && target.matches(KEPT) ? target : null;
  };
  addEventListener('focusin', follow, { signal });
  return (next) => {
    if (held?.isConnected === false && document.activeElement === document.body) next?.focus({ preventScroll: true });
  };
};

/** Scrolls a table to what may be touched on it, where none of that is in sight; not while something is dragged. */
export const bringIntoSight = async (table: Element): Promise<void> => {
  await moving;
  const lit = [...table.querySelectorAll('.spot.lit:has(> .touch)')];
  if (lit.some(isInSight) || table.querySelector('.dragged') !== null) return;
  lit[0]?.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' });
};
