/** How ambassadors lean: what each asks for, and how far the team is from it. */
import type { Ambassador, Scene } from './scene.ts';

/** How an ambassador would vote now. */
export interface Leaning {
  readonly dice: number;
  readonly count: string;
  readonly target: number;
  /** What is counted and the cubes, without dice. */
  readonly standing: number;
  /** Chance of a Yes, 0–1. */
  readonly chance: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Animals that have no tile beside them. */
const safeOf = ({ view: { animals, tiles } }: Scene): number =>
  sum(
    animals
      .filter(
        ({ row, column }) => !tiles.some((tile) => Math.abs(tile.row - row) + Math.abs(tile.column - column) === 1),
      )
      .map((space) => space.animals),
  );

/** What an ambassador counts, as it stands. */
const counted = (count: string, here: Ambassador, scene: Scene): number => {
  const { view, herd, pairs, pile } = scene;
  switch (count) {
    case 'animals':
      return herd;
    case 'hand-cards':
      return sum(view.team.map(({ hand, handSize = 0 }) => hand?.length ?? handSize));
    case 'money':
      return sum(view.team.map(({ money }) => money));
    case 'pile-tiles':
      return pile;
    case 'safe-animals':
      return safeOf(scene);
    case 'pairs':
      return pairs;
    case 'other-cubes':
      return sum(view.ambassadors.map(({ cubes }) => cubes)) - here.cubes;
    case 'zone-cards':
      return sum(view.team.map(({ actions }) => actions.length));
    case 'calm':
      return 6 - view.constants.length;
    default:
      return 0;
  }
};

const FACES = 6;

/** Chance that so many dice show `least` or more together. */
const chanceOf = (dice: number, least: number): number => {
  if (least <= dice) return 1;
  if (dice === 0) return 0;
  const faces = Array.from({ length: FACES }, (_, index) => index + 1);
  return sum(faces.map((face) => chanceOf(dice - 1, least - face))) / FACES;
};

/** How an ambassador leans that is face up; its target goes with the number of roles, four as printed. */
export const leaningOf = (here: Ambassador, id: string, scene: Scene): Leaning => {
  const { dice, count, target: printed, perRole } = scene.box.demand(id);
  const target = printed + perRole * (scene.view.team.length - 4);
  const standing = counted(count, here, scene) + here.cubes;
  const isMet = standing >= target;
  return { dice, count, target, standing, chance: isMet ? 1 : chanceOf(dice, target - standing) };
};
