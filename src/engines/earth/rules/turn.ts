/** The course of a game from one decision to the next: what is asked now, and going on until something is. */
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import type { Decision } from './decision.ts';
import { offersExtras } from './extras.ts';
import { animalFrame } from './frames/animal.ts';
import { effectFrame } from './frames/effect.ts';
import { leafFrame } from './frames/leaf.ts';
import { topFrame } from './frames/stack.ts';
import { activate, more, order } from './stages/activate.ts';
import { choose, option } from './stages/choose.ts';
import { collective } from './stages/collective.ts';
import { gaia, gyre } from './stages/gaia.ts';
import { last, over } from './stages/last.ts';
import { planting, space } from './stages/planting.ts';
import { sides, start } from './stages/sides.ts';
import { animals } from './stages/turn-end.ts';
import type { State } from './state.ts';
import { FRAME, SOURCE, STAGE } from './terms.ts';

/** Every stage by its number. */
const STAGES: readonly Decision[] = Object.values({
  [STAGE.sides]: sides,
  [STAGE.start]: start,
  [STAGE.choose]: choose,
  [STAGE.planting]: planting,
  [STAGE.space]: space,
  [STAGE.option]: option,
  [STAGE.order]: order,
  [STAGE.activate]: activate,
  [STAGE.more]: more,
  [STAGE.gyre]: gyre,
  [STAGE.gaia]: gaia,
  [STAGE.animals]: animals,
  [STAGE.collective]: collective,
  [STAGE.last]: last,
  [STAGE.over]: over,
} satisfies Record<(typeof STAGE)[keyof typeof STAGE], Decision>);

/** The kind of an effect, by its source. */
const frameOf = (source: number): Decision => {
  if (source === SOURCE.animal) return animalFrame;
  return source === SOURCE.leaf ? leafFrame : effectFrame;
};

/** What is decided now: the effect on top, else the stage. */
export const asked = (state: State): Decision =>
  state.depth === 0 ? STAGES[state.stage]! : frameOf(state.frames[topFrame(state) + FRAME.source]!);

/** Goes on until a seat has to decide, or the game is over. */
export const proceed = (state: State, random: Random, log?: EventLog): void => {
  do {
    if (state.depth > 0) state.seat = state.frames[topFrame(state) + FRAME.owner]!;
  } while (!asked(state).run(state, random, log));
  if (offersExtras(state)) state.news = 0;
};
