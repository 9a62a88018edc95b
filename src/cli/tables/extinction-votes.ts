import { paint } from '../format.ts';
import type { Box } from './extinction-rows.ts';
import type { Ambassador, View } from './extinction-view.ts';
import type { Words } from './extinction-words.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Animals on the board. */
export const herdOf = ({ animals }: View): number => sum(animals.map((space) => space.animals));

/** Pairs: two on one space. */
export const pairsOf = ({ animals }: View): number => sum(animals.map((space) => Math.floor(space.animals / 2)));

/** Tiles in the pile; undefined where the catalog is not known. */
export const pileOf = ({ options: { scenario = 'tiger', level }, tiles }: View, box: Box): number | undefined => {
  const all = box.scenario(scenario)?.[level === 'easy' || level === 'hard' ? level : 'normal'].tiles;
  return all === undefined ? undefined : all - tiles.length;
};

const safeOf = ({ animals, tiles }: View): number =>
  sum(
    animals
      .filter(
        ({ row, column }) => !tiles.some((tile) => Math.abs(tile.row - row) + Math.abs(tile.column - column) === 1),
      )
      .map((space) => space.animals),
  );

/** What an ambassador counts, as it stands. */
const counted = (count: string, here: Ambassador, view: View, box: Box): number => {
  switch (count) {
    case 'animals':
      return herdOf(view);
    case 'hand-cards':
      return sum(view.team.map(({ hand, handSize = 0 }) => hand?.length ?? handSize));
    case 'money':
      return sum(view.team.map(({ money }) => money));
    case 'pile-tiles':
      return pileOf(view, box) ?? 0;
    case 'safe-animals':
      return safeOf(view);
    case 'pairs':
      return pairsOf(view);
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

/** An ambassador in a line: where it stands, what it asks for, and whether that is enough as it is. */
export const ambassadorLine = (here: Ambassador, slot: number, view: View, box: Box, words: Words): string => {
  const lead = `${slot + 1} `;
  const { id, back, cubes, revealed } = here;
  if (id === null || !revealed) return paint('dim', lead + (words.backs[back] ?? back));
  const row = box.ambassador(id);
  const name = box.name(id);
  if (row === undefined) return `${lead}${name} ■${cubes}`;
  const target = row.target + (row.perRole ?? 0) * (view.team.length - 4);
  const standing = counted(row.count, here, view, box) + cubes;
  const parts = [
    ...(row.dice === 0 ? [] : [words.dice(row.dice)]),
    ...(row.count === 'nothing' ? [] : [words.counts[row.count] ?? row.count]),
  ];
  const line = `${lead}${name} ■${cubes} ${standing}/${target} ${parts.join(' + ')}`;
  const voted = view.votes?.includes(slot + 1) === true ? ` (${words.yes})` : '';
  return paint(standing >= target ? 'green' : standing + 6 * row.dice >= target ? 'yellow' : 'bold', line) + voted;
};
