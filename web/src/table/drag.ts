/** Things are dragged as well as touched: one that begins a move is taken, and let go where the move ends. */

/** What dragging means just now. */
export interface Hands {
  /** Whether this spot begins something that another one ends. */
  begins(spot: string): boolean;
  take(spot: string): void;
  /** Whether what was taken may be let go here. */
  fits(spot: string): boolean;
  /** Lets go; at no spot, all is as it was. */
  drop(spot: string | null): void;
}

/** A pointer has to go so far before it drags, in px. */
const SLACK_PX = 6;
/** A finger has to rest so long before it drags, in ms: one that moves at once scrolls the page. */
const HOLD_MS = 180;

const spotOf = (element: Element | null): string | null =>
  element?.closest('[data-spot]')?.getAttribute('data-spot') ?? null;

/** A likeness of a thing that follows the pointer, drawn where the style of the table reaches. */
class Ghost {
  readonly #element: HTMLElement;
  readonly #from: readonly [left: number, top: number];

  constructor(table: HTMLElement, thing: HTMLElement) {
    const ghost = document.importNode(thing, true);
    for (const each of ghost.querySelectorAll('.touch, .about, .facts, .rank, .unseen')) each.remove();
    for (const each of [ghost, ...ghost.querySelectorAll('*')]) {
      for (const name of ['id', 'data-spot']) each.removeAttribute(name);
      if (each instanceof HTMLElement || each instanceof SVGElement) each.style.viewTransitionName = 'none';
    }
    const { width, height, left, top } = thing.getBoundingClientRect();
    ghost.classList.add('dragged');
    ghost.setAttribute('aria-hidden', 'true');
    const place = { position: 'fixed', inset: '0 auto auto 0', margin: '0', zIndex: '20' };
    Object.assign(ghost.style, place, { width: `${width}px`, height: `${height}px` });
    table.append(ghost);
    // A table may be the frame of what is fixed in it.
    const own = ghost.getBoundingClientRect();
    this.#element = ghost;
    this.#from = [left - own.left, top - own.top];
  }

  /** Puts it so far from where the thing lies. */
  move(x: number, y: number): void {
    const [left, top] = this.#from;
    this.#element.style.translate = `${left + x}px ${top + y}px`;
  }

  remove(): void {
    this.#element.remove();
  }
}

/** A pointer that is down on a thing. */
interface Held {
  readonly pointer: number;
  readonly thing: HTMLElement;
  readonly spot: string;
  readonly x: number;
  readonly y: number;
  /** When a finger may begin to drag; 0 for a mouse. */
  readonly from: number;
  ghost: Ghost | null;
}

/** What follows the pointers over one table. */
class Drags {
  readonly #table: HTMLElement;
  readonly #hands: () => Hands;
  #held: Held | null = null;
  #over: Element | null = null;

  constructor(table: HTMLElement, hands: () => Hands) {
    this.#table = table;
    this.#hands = hands;
  }

  down({ target, button, isPrimary, pointerId, pointerType, clientX: x, clientY: y, timeStamp }: PointerEvent): void {
    const touched = target instanceof Element && target.matches('.touch') ? target.parentElement : null;
    const spot = spotOf(touched);
    if (button !== 0 || !isPrimary || touched === null || spot === null || !this.#hands().begins(spot)) return;
    const from = pointerType === 'mouse' ? 0 : timeStamp + HOLD_MS;
    this.#held = { pointer: pointerId, thing: touched, spot, x, y, from, ghost: null };
  }

  move({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
    const held = this.#held;
    if (held === null || held.pointer !== pointerId) return;
    const [x, y] = [clientX - held.x, clientY - held.y];
    if (held.ghost === null) {
      if (Math.hypot(x, y) < SLACK_PX) return;
      if (timeStamp < held.from) {
        this.#held = null;
        return;
      }
      held.ghost = new Ghost(this.#table, held.thing);
      this.#hands().take(held.spot);
    }
    held.ghost.move(x, y);
    this.#mark(this.#below(clientX, clientY));
  }

  up({ pointerId, clientX, clientY }: PointerEvent): void {
    if (this.#held?.pointer !== pointerId) return;
    const isDragged = this.#held.ghost !== null;
    this.end();
    if (!isDragged) return;
    // The click that may follow is a part of the drag.
    const swallow = (event: Event): void => event.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    this.#hands().drop(spotOf(this.#below(clientX, clientY)));
  }

  /** Gives up what is dragged. */
  cancel(): void {
    const isDragged = this.#held?.ghost != null;
    this.end();
    if (isDragged) this.#hands().drop(null);
  }

  get isDragging(): boolean {
    return this.#held?.ghost != null;
  }

  end(): void {
    this.#held?.ghost?.remove();
    this.#held = null;
    this.#mark(null);
  }

  /** The place at a point where what is dragged may be let go. */
  #below(x: number, y: number): Element | null {
    const places = document.elementsFromPoint(x, y).map((each) => each.closest('[data-spot]'));
    return places.find((each) => this.#hands().fits(spotOf(each) ?? '')) ?? null;
  }

  #mark(over: Element | null): void {
    if (over === this.#over) return;
    this.#over?.removeAttribute('data-over');
    over?.setAttribute('data-over', '');
    this.#over = over;
  }
}

/** Lets things of a table be dragged. @param hands asked at each touch @returns ends it */
export const dragOn = (table: HTMLElement, hands: () => Hands): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  const drags = new Drags(table, hands);
  table.addEventListener('pointerdown', (event) => drags.down(event), { signal });
  addEventListener('pointermove', (event) => drags.move(event), { signal });
  addEventListener('pointerup', (event) => drags.up(event), { signal });
  addEventListener('pointercancel', () => drags.cancel(), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && drags.cancel(), { signal });
  // While a finger drags, the page stays where it is.
  const stay = (event: Event): void => {
    if (drags.isDragging) event.preventDefault();
  };
  table.addEventListener('touchmove', stay, { signal, passive: false });
  table.addEventListener('contextmenu', stay, { signal });
  return () => {
    drags.end();
    ended.abort();
  };
};
