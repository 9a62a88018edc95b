/** What steps do on the board, in the tests' own reading. */
import type { SimpleStep } from '../../../src/engines/extinction/content/steps.ts';
import {
  animalsAt,
  apart,
  type Board,
  besideOf,
  isEmptyAt,
  linesOf,
  pairsOf,
  type Space,
  spacesOf,
  tileAt,
} from './board.ts';
import { animalsLeft, boardOf, distinct, judged, type Model, withAnimals, withoutTile, withTile } from './model.ts';
import type { Case } from './oracle.ts';
import { HOUSE, rowOf } from './rows.ts';

const { scenarios } = HOUSE;

type Ways = readonly Model[];
type Of<Name extends SimpleStep['do']> = Extract<SimpleStep, { readonly do: Name }>;

const repeat = (count: number, model: Model, once: (model: Model) => Ways): Model[] =>
  Array.from({ length: count }).reduce<Model[]>(
    (ways) => distinct(ways.flatMap((next) => (next.lost === null ? once(next) : [next]))),
    [model],
  );

const orElse = (ways: Ways, model: Model): Ways => (ways.length === 0 ? [model] : ways);

const moved = (model: Model, from: Space, to: Space): Model => withAnimals(withAnimals(model, from, -1), to, 1);

/** Spaces that an animal of a space reaches, itself included; tiles may be crossed only where that is said. */
const reach = (board: Board, from: Space, steps: number, overTiles: boolean): Space[] => {
  const known = new Map<string, Space>([[String(from), from]]);
  let edge: Space[] = [from];
  for (let step = 0; step < steps; step++) {
    edge = edge
      .flatMap((space) => besideOf(board, space))
      .filter((space) => !known.has(String(space)) && (overTiles || !tileAt(board, space)));
    for (const space of edge) known.set(String(space), space);
  }
  return [...known.values()].filter((space) => !tileAt(board, space));
};

/** One animal up to so many steps, or none. */
const movedOne = ({ steps, overTiles }: Of<'move'>, model: Model): Ways => {
  const board = boardOf(model);
  return spacesOf(board)
    .filter((from) => animalsAt(board, from) > 0)
    .flatMap((from) => reach(board, from, steps, overTiles === true).map((to) => moved(model, from, to)));
};

const added = ({ where }: Of<'add'>, model: Model): Ways => {
  const board = boardOf(model);
  const has = (space: Space): boolean => animalsAt(board, space) > 0;
  const spaces = spacesOf(board).filter((space) =>
    where === 'with-animal'
      ? has(space)
      : isEmptyAt(board, space) && (where === 'empty' || besideOf(board, space).some(has)),
  );
  return animalsLeft(model) === 0
    ? [model]
    : orElse(
        spaces.map((space) => withAnimals(model, space, 1)),
        model,
      );
};

/** Whether spaces are all in one row, or all in one column. */
const inLine = (spaces: readonly Space[]): boolean =>
  [0, 1].some((side) => new Set(spaces.map((space) => space[side])).size <= 1);

/** One tile after the other, as long as there is one that may be removed with those before. */
const removed = ({ tiles, where }: Of<'remove-tile'>, model: Model): Ways => {
  const board = boardOf(model);
  const open = spacesOf(board).filter(
    (space) =>
      tileAt(board, space) &&
      (where !== 'beside-animal' || besideOf(board, space).some((other) => animalsAt(board, other) > 0)),
  );
  const more = (gone: readonly Space[]): Space[][] => {
    const next = open.filter((space) => !gone.includes(space) && (where !== 'one-line' || inLine([...gone, space])));
    return gone.length === tiles || next.length === 0 ? [[...gone]] : next.flatMap((space) => more([...gone, space]));
  };
  return distinct(more([]).map((gone) => gone.reduce(withoutTile, model)));
};

/** Spaces from which an animal is lost; the team chooses among them (rulebook page 10). */
const losable = (where: Of<'lose-animal'>['where'], board: Board): Space[] => {
  const most = Math.max(...board.animals.flat());
  return spacesOf(board).filter((space) => {
    const count = animalsAt(board, space);
    switch (where) {
      case 'most':
        return count > 0 && count === most;
      case 'lone':
        return count === 1;
      case 'beside-tile':
        return count > 0 && besideOf(board, space).some((other) => tileAt(board, other));
      default:
        return count > 0;
    }
  });
};

const lost = ({ animals, where }: Of<'lose-animal'>, model: Model): Ways =>
  repeat(animals, model, (next) => {
    const spaces = losable(where, boardOf(next));
    if (spaces.length === 0) return [next];
    if (next.shields.loss) return [{ ...next, shields: { ...next.shields, loss: false } }];
    return spaces.map((space) => judged(withAnimals(next, space, -1)));
  });

const strayed = (model: Model): Ways => {
  const board = boardOf(model);
  return orElse(
    losable('most', board).flatMap((from) =>
      besideOf(board, from)
        .filter((to) => !tileAt(board, to))
        .map((to) => moved(model, from, to)),
    ),
    model,
  );
};

/** Those of `spaces` that are the nearest to one of `others`. */
const nearest = (spaces: readonly Space[], others: readonly Space[]): Space[] => {
  const far = (space: Space): number => Math.min(...others.map((other) => apart(space, other)));
  const least = Math.min(...spaces.map(far));
  return spaces.filter((space) => far(space) === least);
};

/** A tile put on one of these spaces, if there is one; without a tile in the pile the game is lost (rulebook page 9). */
const placedOn = (spaces: readonly Space[], model: Model): Ways => {
  if (spaces.length === 0) return [model];
  if (model.shields.tile) return [{ ...model, shields: { ...model.shields, tile: false } }];
  if (model.pile === 0) return [{ ...model, lost: 'tiles' }];
  return spaces.flatMap((space) => {
    const kills = animalsAt(boardOf(model), space) > 0;
    if (!kills || !model.shields.loss) return [withTile(model, space)];
    const count = animalsAt(boardOf(model), space);
    return [{ ...withAnimals(withTile(model, space), space, count), shields: { ...model.shields, loss: false } }];
  });
};

/** Towards the nearest animal of the line, on the first space without a tile; as the team likes where two are as near. */
const slid = (line: readonly Space[], rolled: number, board: Board): number[] => {
  const herd = line.flatMap((space, index) => (animalsAt(board, space) > 0 ? [index] : []));
  const least = Math.min(...herd.map((index) => Math.abs(index - rolled)));
  return herd
    .filter((index) => Math.abs(index - rolled) === least)
    .map((index) => {
      const way = Math.sign(index - rolled);
      let at = rolled;
      while (tileAt(board, line[at]!)) at += way;
      return at;
    });
};

/** Spaces where a tile of destruction comes to lie, by scenario, line and roll. */
const struck = (scenario: Case['scenario'], line: readonly Space[], roll: number, board: Board): Space[] => {
  const rolled = line[roll - 1];
  if (rolled === undefined) return [];
  const { destruction } = rowOf(scenarios, scenario);
  const all = spacesOf(board);
  if (destruction === 'spread') {
    const slicks = all.filter((space) => tileAt(board, space));
    if (slicks.length === 0) return [rolled];
    const open = all.filter(
      (space) => !tileAt(board, space) && besideOf(board, space).some((other) => tileAt(board, other)),
    );
    return open.length === 0 ? [] : nearest(open, [rolled]);
  }
  if (!tileAt(board, rolled)) return [rolled];
  if (destruction === 'slide') return slid(line, roll - 1, board).map((index) => line[index]!);
  const open = besideOf(board, rolled).filter((space) => !tileAt(board, space));
  const most = Math.max(...open.map((space) => animalsAt(board, space)));
  return open.filter((space) => animalsAt(board, space) === most);
};

const placed = ({ tiles, how }: Of<'place-tile'>, { scenario, roll }: Case, model: Model): Ways =>
  repeat(tiles, model, (next) => {
    const board = boardOf(next);
    const all = spacesOf(board);
    const open = all.filter((space) => !tileAt(board, space));
    if (how === 'destruction')
      return orElse(
        linesOf(board).flatMap((line) => placedOn(struck(scenario, line, roll, board), next)),
        next,
      );
    if (how === 'beside-tile')
      return placedOn(
        open.filter((space) => besideOf(board, space).some((other) => tileAt(board, other))),
        next,
      );
    const bare = open.filter((space) => animalsAt(board, space) === 0);
    const herd = all.filter((space) => animalsAt(board, space) > 0);
    return placedOn(bare.length === 0 ? [] : nearest(bare, herd), next);
  });

/** The parent that leaves after a birth, to an empty space beside or to nowhere (rulebook page 8). */
const parted = (pair: Space, isSafe: boolean, model: Model): Ways => {
  const board = boardOf(model);
  const rooms = besideOf(board, pair).filter((space) => isEmptyAt(board, space));
  if (rooms.length > 0) return rooms.map((room) => moved(model, pair, room));
  if (isSafe) return [model];
  if (model.shields.loss) return [{ ...model, shields: { ...model.shields, loss: false } }];
  return [judged(withAnimals(model, pair, -1))];
};

/** A birth roll (rulebook page 8). A newborn may be left out (A4). */
const born = (of: Case, model: Model): Ways => {
  const { birth } = rowOf(scenarios, of.scenario);
  const board = boardOf(model);
  const pairs = pairsOf(board);
  if (pairs === 0 || animalsLeft(model) === 0) return [model];
  if (of.birthRoll > pairs + birth.target + model.bonus + (of.birthModifier ?? 0)) return [model];
  const young = spacesOf(board)
    .filter((pair) => animalsAt(board, pair) >= 2)
    .flatMap((pair) => [
      ...besideOf(board, pair)
        .filter((space) => isEmptyAt(board, space))
        .map((space) => [pair, space] as const),
      ...(birth.where === 'with-or-beside' ? [[pair, pair] as const] : []),
    ]);
  return [
    model,
    ...young.flatMap(([pair, space]) => {
      const next = withAnimals(model, space, 1);
      return birth.splits ? parted(pair, of.splitSafe === true, next) : [next];
    }),
  ];
};

/** Positions after a step that is about the board; nothing for one that is not. */
export const herdEffects = (step: SimpleStep, of: Case, model: Model): Ways | undefined => {
  switch (step.do) {
    case 'move':
      return repeat(step.animals, model, (next) => movedOne(step, next));
    case 'add':
      return repeat(step.animals, model, (next) => added(step, next));
    case 'remove-tile':
      return removed(step, model);
    case 'birth':
      return born(of, model);
    case 'lose-animal':
      return lost(step, model);
    case 'stray':
      return strayed(model);
    case 'place-tile':
      return placed(step, of, model);
    default:
      return undefined;
  }
};
