/**
 * The rules of Anthropocène once more, as plainly as they are printed and without a look at the engine:
 * sums of lines, announcements, and every world that a seat must hold possible. Slow and obvious on purpose.
 */
import { BIOSPHERES, COLUMNS, ELEMENTS, LANDMARKS } from '../../../src/engines/anthropocene/content/terms.ts';
import type { StateJson } from '../../../src/engines/anthropocene/documents/schema.ts';
import { ALL_OBJECTIVES, cardsOn, deck, handSizes, type Landmark, type Objective } from './scene.ts';

type Grid = StateJson['grid'];

/** Values of start cards by card, for catalogs that have them. */
export type StartValues = Readonly<Record<string, number>>;

const valueOfCard = (card: string | undefined, start: StartValues): number =>
  card === undefined ? 0 : (start[card] ?? Number(card.split('-')[2]));

const spacesOf = (grid: Grid, landmark: Landmark): string[][] => {
  const column = COLUMNS.find((name) => name === landmark);
  const row = ELEMENTS.find((name) => name === landmark);
  if (column !== undefined) return ELEMENTS.map((element) => grid[element][column]);
  return row === undefined ? [] : COLUMNS.map((name) => grid[row][name]);
};

/** Sum of the visible values on a line; an empty space is 0 (P2). */
const sumOf = (grid: Grid, landmark: Landmark, start: StartValues = {}): number =>
  spacesOf(grid, landmark).reduce((sum, stack) => sum + valueOfCard(stack.at(-1), start), 0);

/** Whether an objective is met; with `ignore`, never on a line that has an empty space (P2). */
export const isMet = (
  grid: Grid,
  [landmark, value]: Objective,
  unfinished: 'count' | 'ignore',
  start?: StartValues,
): boolean =>
  sumOf(grid, landmark, start) === value &&
  (unfinished === 'count' || spacesOf(grid, landmark).every(({ length }) => length > 0));

/** Pairs that stay possible for a seat whose objective is announced to be met, or not, on each of `grids`. */
export const agreeing = (
  history: readonly { readonly grid: Grid; readonly met: boolean }[],
  unfinished: 'count' | 'ignore' = 'count',
  start?: StartValues,
): Objective[] =>
  ALL_OBJECTIVES.filter((pair) => history.every(({ grid, met }) => isMet(grid, pair, unfinished, start) === met));

/** Every way to give `pile` out in hands of `sizes`; a hand is a sorted list. */
const deals = (pile: readonly string[], sizes: readonly number[]): string[][][] => {
  const [size, ...rest] = sizes;
  if (size === undefined) return [[]];
  return choose(pile, size).flatMap((hand) =>
    deals(
      pile.filter((card) => !hand.includes(card)),
      rest,
    ).map((others) => [hand, ...others]),
  );
};

const choose = (pile: readonly string[], size: number): string[][] => {
  if (size === 0) return [[]];
  return pile.flatMap((card, index) => choose(pile.slice(index + 1), size - 1).map((rest) => [card, ...rest]));
};

/** The objective cards that the seat may hold: the two 4s and the two 5s are different cards, so pairs repeat. */
export const ownObjectives = (view: StateJson, start: StartValues = {}): Objective[] => {
  const own = view.players[Number(view.viewer)];
  const others = view.players.filter((_, seat) => seat !== view.viewer);
  const values: number[] = [...BIOSPHERES];
  for (const { biosphere } of others) values.splice(values.indexOf(biosphere ?? 0), 1);
  const unfinished = view.options.rulings?.unfinishedLines ?? 'count';
  return LANDMARKS.filter((landmark) => !others.some((other) => other.landmark === landmark))
    .flatMap((landmark) => values.map((value): Objective => [landmark, value]))
    .filter(([landmark, value]) => own?.possible?.some((pair) => pair[0] === landmark && pair[1] === value) ?? true)
    .filter((pair) => typeof own?.met !== 'boolean' || isMet(view.grid, pair, unfinished, start) === own.met);
};

/** What `seat` cannot see of a full state, as one line. */
export const worldOf = (full: StateJson, seat: number): string => {
  const own = full.players[seat];
  const hands = full.players.map(({ hand }) => [...(hand ?? [])].sort().join(' '));
  return `${own?.landmark} ${own?.biosphere}; ${hands.join(' | ')}`;
};

/**
 * Every world that agrees with `view`, in the form of `worldOf`; as often as there are ways to hold the cards.
 * @returns undefined when the game is over or the worlds are more than `limit`
 */
export const worldsOf = (view: StateJson, limit: number, start: StartValues = {}): string[] | undefined => {
  if (view.finished || view.viewer === 'all') return undefined;
  const seen = new Set([...cardsOn(view.grid), ...view.players.flatMap(({ hand }) => hand ?? [])]);
  const hidden = deck(view.generation).filter((card) => !seen.has(card));
  const played = deck(view.generation).filter((card) => cardsOn(view.grid).includes(card)).length;
  const sizes = handSizes(view.players.length, view.firstSeat, played);
  const closed = view.players.flatMap(({ hand }, seat) => (hand === null ? [seat] : []));
  if (hidden.length > 6) return undefined;
  const objectives = ownObjectives(view, start);
  const dealt = deals(
    hidden,
    closed.map((seat) => sizes[seat] ?? 0),
  );
  if (objectives.length * dealt.length > limit) return undefined;
  return dealt.flatMap((deal) => {
    const hands = view.players.map(({ hand }, seat) =>
      [...(hand ?? deal[closed.indexOf(seat)] ?? [])].sort().join(' '),
    );
    return objectives.map(([landmark, value]) => `${landmark} ${value}; ${hands.join(' | ')}`);
  });
};
