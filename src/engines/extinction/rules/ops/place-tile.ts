/** Destruction tiles: those of the phase, and those of cards. */

import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { advance, FRAME, operand } from '../../../kit/frames.ts';
import { TILE_HOW } from '../../content/steps.ts';
import { SIDE, SPACES } from '../../content/terms.ts';
import { besideAnimal, besideTile, distance, end, isEmpty, isShielded, pileOf, placeTile, SHIELD } from '../board.ts';
import type { Op, StepOp } from '../op.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';

const HOW = { destruction: TILE_HOW.indexOf('destruction'), beside: TILE_HOW.indexOf('beside-tile') } as const;

/** Stages: those of a phase come first, `phases.ts` counts them. */
const STAGE = { next: 2, line: 3, way: 4, space: 5 } as const;

/** Faces of the destruction die. */
const FACES = 6;

// Scratch: the spaces that qualify, ascending.
const open = new Int8Array(SPACES);

const isPhase = (state: State, at: number): boolean => operand(state, at, 1) === 0;

/** How the tile is placed, as in `TILE_HOW`; the phase has no operands, and places as itself. */
const howAt = (state: State, at: number): number => (isPhase(state, at) ? HOW.destruction : operand(state, at, 2));

/** Space `index` of a line: a row 0–5, or 6 and a column. */
const spaceOf = (line: number, index: number): number =>
  line < SIDE ? line * SIDE + index : index * SIDE + line - SIDE;

const lengthOf = ({ rules: { sheet } }: State, line: number): number => (line < SIDE ? sheet.columns : sheet.rows);

/** Whether there is an animal in a line (rulebook page 9). */
const isInhabited = (state: State, line: number): boolean => {
  for (let index = 0; index < lengthOf(state, line); index++) if (state.animals[spaceOf(line, index)]! > 0) return true;
  return false;
};

const isLine = ({ rules: { sheet } }: State, line: number): boolean =>
  line < SIDE ? line < sheet.rows : line - SIDE < sheet.columns;

/** Keeps of the spaces those that are best by a measure, 0 or more and less is better. @returns how many there are, in `open` */
const keepBest = (state: State, measure: (state: State, space: number, about: number) => number, about = 0): number => {
  const { spaces } = state.rules;
  let best = Number.POSITIVE_INFINITY;
  let count = 0;
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index]!;
    const value = measure(state, space, about);
    if (value < 0 || value > best) continue;
    if (value < best) count = 0;
    best = value;
    open[count++] = space;
  }
  return count;
};

/** Measures of spaces; -1 of those that do not qualify. */
const beside = (state: State, space: number): number => (state.tiles[space] === 0 && besideTile(state, space) ? 0 : -1);
const spreading = (state: State, space: number, rolled: number): number =>
  beside(state, space) < 0 ? -1 : distance(space, rolled);
const sliding = (state: State, space: number, rolled: number): number =>
  state.tiles[space] === 0 && distance(space, rolled) === 1 ? SPACES - state.animals[space]! : -1;
const next = (state: State, space: number): number => (isEmpty(state, space) && besideAnimal(state, space) ? 0 : -1);
const nearest = (state: State, space: number): number => {
  if (!isEmpty(state, space)) return -1;
  const { animals, rules } = state;
  let near = SPACES;
  for (let index = 0; index < rules.spaces.length; index++)
    if (animals[rules.spaces[index]!]! > 0) near = Math.min(near, distance(space, rules.spaces[index]!));
  return near;
};

/** Finds the empty spaces that are nearest to an animal: nearly always they are beside one. */
const findNearest = (state: State): number => {
  const count = keepBest(state, next);
  return count > 0 ? count : keepBest(state, nearest);
};

/** Finds where the tile may go; for `destruction`, where the space `rolled` does not settle it. @returns how many, in `open` */
const find = (state: State, how: number, rolled: number): number => {
  if (how === HOW.beside) return keepBest(state, beside);
  if (how !== HOW.destruction) return findNearest(state);
  return keepBest(state, state.rules.sheet.destruction === 'spread' ? spreading : sliding, rolled);
};

/** Steps from space `index` of a line to its nearest animal in a direction; more than a line has where there is none. */
const near = (state: State, line: number, index: number, direction: number): number => {
  const length = lengthOf(state, line);
  for (let steps = 1; ; steps++) {
    const other = index + steps * direction;
    if (other < 0 || other >= length) return SPACES;
    if (state.animals[spaceOf(line, other)]! > 0) return steps;
  }
};

/** One tile is placed, or none could be; the next one. */
const placed = (state: State, at: number): void => {
  state.frames[at + FRAME.left]!--;
  state.frames[at + FRAME.stage] = STAGE.next;
};

const put = (state: State, at: number, space: number, log?: EventLog): void => {
  placed(state, at);
  placeTile(state, space, log);
};

/** Slides a tile along a line until a space has none (rulebook page 9). */
const slide = (state: State, at: number, direction: number, log?: EventLog): void => {
  const { frames } = state;
  const line = frames[at + FRAME.mark]!;
  let index = frames[at + FRAME.from]!;
  while (state.tiles[spaceOf(line, index)] === 1) index += direction;
  put(state, at, spaceOf(line, index), log);
};

/** Where a tile lies already: towards the nearest animal of the line; asks where that is on both sides (A7). */
const startSlide = (state: State, at: number, log?: EventLog): void => {
  const { frames } = state;
  const line = frames[at + FRAME.mark]!;
  const index = frames[at + FRAME.from]!;
  const before = near(state, line, index, -1);
  const behind = near(state, line, index, 1);
  if (before === behind && state.rules.rulings.nearestTie === 'team') frames[at + FRAME.stage] = STAGE.way;
  else slide(state, at, before <= behind ? -1 : 1, log);
};

/** Places the tile on the only space that qualifies, none where there is none, or asks. `from` of the frame is the one rolled. */
const settle = (state: State, at: number, count: number, log?: EventLog): void => {
  if (count === 0) placed(state, at);
  else if (count === 1) put(state, at, open[0]!, log);
  else state.frames[at + FRAME.stage] = STAGE.space;
};

/** Rolls the destruction die in a line, and places the tile as the scenario says. */
const roll = (state: State, at: number, line: number, random: Random, log?: EventLog): void => {
  const { frames, rules } = state;
  const index = random.below(rules.rulings.destructionDie === 'misses' ? FACES : lengthOf(state, line));
  log?.({
    code: line < SIDE ? 'event.destruction-row' : 'event.destruction-column',
    params: { line: (line % SIDE) + 1, roll: index + 1 },
  });
  if (index >= lengthOf(state, line)) {
    placed(state, at);
    return;
  }
  const space = spaceOf(line, index);
  const { destruction } = rules.sheet;
  frames[at + FRAME.from] = space;
  if (destruction === 'spread' && keepBest(state, beside) > 0)
    settle(state, at, find(state, HOW.destruction, space), log);
  else if (state.tiles[space] === 0) put(state, at, space, log);
  else if (destruction === 'landslide') settle(state, at, find(state, HOW.destruction, space), log);
  else {
    frames[at + FRAME.mark] = line;
    frames[at + FRAME.from] = index;
    startSlide(state, at, log);
  }
};

/** Begins the next tile. @returns whether somebody is asked now */
const begin = (state: State, at: number, log?: EventLog): boolean => {
  const { frames } = state;
  if (frames[at + FRAME.left] === 0) return advance(state, at);
  const how = howAt(state, at);
  const count = how === HOW.destruction ? 1 : find(state, how, 0);
  if (count === 0 || isShielded(state, SHIELD.tile, log)) placed(state, at);
  else if (pileOf(state) === 0) end(state, 'tiles', log);
  else if (how !== HOW.destruction) settle(state, at, count, log);
  else frames[at + FRAME.stage] = STAGE.line;
  return false;
};

const list = (state: State, at: number, into: ActionList): void => {
  const { frames } = state;
  switch (frames[at + FRAME.stage]) {
    case STAGE.line:
      for (let line = 0; line < 2 * SIDE; line++)
        if (isLine(state, line) && isInhabited(state, line)) into.push(codeOf(KIND.line, line));
      return;
    case STAGE.way:
      into.push(codeOf(KIND.option, 0));
      into.push(codeOf(KIND.option, 1));
      return;
    default: {
      const count = find(state, howAt(state, at), frames[at + FRAME.from]!);
      for (let index = 0; index < count; index++) into.push(codeOf(KIND.space, open[index]!));
    }
  }
};

/** The destruction of the phase once it is not skipped, and the steps of cards, from stage `next` on. */
export const destruction: Required<Omit<Op, 'own'>> = {
  run: (state, at, _random, log) => state.frames[at + FRAME.stage]! > STAGE.next || begin(state, at, log),
  list,
  take: (state, at, kind, parameter, random, log) => {
    if (kind === KIND.line) roll(state, at, parameter, random, log);
    else if (kind === KIND.option) slide(state, at, parameter === 0 ? -1 : 1, log);
    else put(state, at, parameter, log);
  },
};

/** Destruction tiles that a card places. */
export const placeTiles: StepOp = {
  ...destruction,
  can: (state, _place, _tiles, how) => how === HOW.destruction || find(state, how, 0) > 0,
  run: (state, at, random, log) => {
    const { frames } = state;
    if (frames[at + FRAME.stage] === 0) {
      frames[at + FRAME.stage] = STAGE.next;
      frames[at + FRAME.left] = operand(state, at, 1);
    }
    return destruction.run(state, at, random, log);
  },
};
