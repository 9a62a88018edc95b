/** A line of play as positions: what a search expects, drawn step by step. */
import type { Lang, Seat } from '../../../packages/engines/src/types.ts';
import type { AnyState } from '../boards/board.ts';
import type { AnyChoice, AnyEngine } from './course.ts';

/** One position of a line as the seat that looks sees it. */
export interface Step {
  readonly view: AnyState;
  /** What is done there, and by whom; null after the last. */
  readonly next: { readonly seat: Seat; readonly choice: AnyChoice } | null;
}

/** Worlds that are tried to find one in which the whole line is legal, and time for that in ms. */
const [WORLDS, PATIENCE_MS] = [6, 250];

/** The line in one world, as far as it is legal there. */
const stepsIn = (
  engine: AnyEngine,
  world: AnyState,
  seed: string,
  line: readonly string[],
  you: Seat,
  lang: Lang,
): Step[] => {
  const steps: Step[] = [];
  let state = world;
  for (const [index, notation] of line.entries()) {
    const seat = engine.toAct(state);
    const choice =
      seat === null ? undefined : engine.legalActions(state, lang).find((each) => each.notation === notation);
    if (seat === null || choice === undefined) break;
    steps.push({ view: engine.view(state, you), next: { seat, choice } });
    state = engine.apply(state, choice.action, `${seed}/${index}`, lang).state;
  }
  return [...steps, { view: engine.view(state, you), next: null }];
};

/**
 * A line of actions, each in short, from a view on. What the seat cannot know is dealt, and the longest of a few tries is taken: a line
 * mixes worlds, so it may end early.
 */
export const lineOf = (
  engine: AnyEngine,
  view: AnyState,
  line: readonly string[],
  you: Seat,
  lang: Lang,
): readonly Step[] => {
  const until = performance.now() + PATIENCE_MS;
  let longest: readonly Step[] = [];
  for (let world = 0; world < WORLDS && longest.length <= line.length; world++) {
    if (world > 0 && performance.now() > until) break;
    const steps = stepsIn(engine, engine.deal(view, world), String(world), line, you, lang);
    if (steps.length > longest.length) longest = steps;
  }
  return longest;
};
