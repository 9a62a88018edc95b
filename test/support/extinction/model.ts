/** What a position of Extinction comes to for the tests' own reading of the rules: plain values, no matter who wrote them. */
import { type Board, herdOf, type Space } from './board.ts';

/** An ambassador of the row; without an id while it is face down. */
export interface Envoy {
  readonly id: string | null;
  readonly cubes: number;
}

/** A die of the acting seat; without a card while it is not placed. */
export interface Die {
  readonly value: number;
  readonly on: string | null;
}

/** A position. Lists whose order says nothing are sorted. */
export interface Model {
  readonly animals: readonly (readonly number[])[];
  readonly tiles: readonly (readonly boolean[])[];
  readonly pile: number;
  readonly money: readonly number[];
  readonly hands: readonly (readonly string[])[];
  /** The top card comes first. */
  readonly decks: readonly (readonly string[])[];
  readonly discards: readonly (readonly string[])[];
  readonly permanents: readonly (readonly string[])[];
  readonly zone: readonly string[];
  readonly envoys: readonly Envoy[];
  /** All of the row, face down or not. */
  readonly names: readonly string[];
  /** The top card comes first. */
  readonly effects: readonly string[];
  readonly effectDiscards: readonly string[];
  /** The oldest comes first. */
  readonly constants: readonly string[];
  readonly shields: { readonly loss: boolean; readonly tile: boolean };
  readonly skips: { readonly birth: boolean; readonly destruction: boolean; readonly effect: boolean };
  /** Added to the target of births in this turn. */
  readonly bonus: number;
  readonly free: { readonly values: boolean; readonly ownDice: boolean };
  readonly dice: readonly Die[];
  /** How the game was lost. */
  readonly lost: 'population' | 'tiles' | null;
}

/** The board of a position, to be changed. */
export const boardOf = ({ animals, tiles }: Model): Board => ({
  animals: animals.map((row) => [...row]),
  tiles: tiles.map((row) => [...row]),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** M$ left in the supply (25 in the box, rulebook page 2). */
export const moneyLeft = ({ money }: Model): number => 25 - sum(money);
/** Cubes left in the supply (25 in the box). */
export const cubesLeft = ({ envoys }: Model): number => 25 - sum(envoys.map(({ cubes }) => cubes));
/** Animals left in the supply (15 in the box). */
export const animalsLeft = (model: Model): number => 15 - herdOf(boardOf(model));

/** The position with so many more or fewer animals on a space; one animal or none left is a loss (rulebook pages 8 and 12). */
export const withAnimals = (model: Model, [row, column]: Space, by: number): Model => {
  const board = boardOf(model);
  board.animals[row]![column]! += by;
  return { ...model, animals: board.animals };
};

/** The position with a tile put on a space, from the pile; the animals there are lost (rulebook page 9). */
export const withTile = (model: Model, [row, column]: Space): Model => {
  const board = boardOf(model);
  board.tiles[row]![column] = true;
  board.animals[row]![column] = 0;
  return judged({ ...model, ...board, pile: model.pile - 1 });
};

/** The position with a tile of a space back in the pile. */
export const withoutTile = (model: Model, [row, column]: Space): Model => {
  const board = boardOf(model);
  board.tiles[row]![column] = false;
  return { ...model, tiles: board.tiles, pile: model.pile + 1 };
};

/** The position, lost when one animal is left or none. */
export const judged = (model: Model): Model =>
  model.lost === null && herdOf(boardOf(model)) <= 1 ? { ...model, lost: 'population' } : model;

/** One list of `lists` in place of the one at this place. */
export const withAt = <Each>(lists: readonly Each[], place: number, next: Each): Each[] =>
  lists.map((each, index) => (index === place ? next : each));

/** `list` without the first that is like this. */
export const without = (list: readonly string[], gone: string): string[] => {
  const at = list.indexOf(gone);
  return list.filter((_, index) => index !== at);
};

/** `list` with one more, sorted. */
export const joined = (list: readonly string[], ...more: readonly string[]): string[] => [...list, ...more].sort();

/** Different positions, each once. */
export const distinct = (models: readonly Model[]): Model[] => [
  ...new Map(models.map((model) => [JSON.stringify(model), model])).values(),
];

/** The position with a die of the acting seat on an action. */
export const withDie = (model: Model, value: number, on: string): Model => ({
  ...model,
  dice: withAt(
    model.dice,
    model.dice.findIndex((die) => die.on === null && die.value === value),
    { value, on },
  ).sort((one, other) => `${one.on} ${one.value}`.localeCompare(`${other.on} ${other.value}`)),
});
