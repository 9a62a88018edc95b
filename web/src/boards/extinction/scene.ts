/** What all parts of the table of Extinction are drawn from. */
import type { ExtinctionState } from '../../../../packages/engines/src/extinction.ts';
import type { TableProps } from '../board.ts';
import { type Box, boxOf, type Sheet } from './box.ts';
import { askedPlace } from './spots.ts';
import { type BoardWords, WORDS } from './words.ts';

export type Member = ExtinctionState['team'][number];
export type Ambassador = ExtinctionState['ambassadors'][number];
export type Role = NonNullable<Member['role']>;

/** A view with names and words. */
export interface Scene extends TableProps<ExtinctionState> {
  readonly words: BoardWords;
  readonly box: Box;
  readonly sheet: Sheet;
  readonly scenario: string;
  /** Votes that win. */
  readonly needed: number;
  /** Whoever is asked, by place in the team. */
  readonly asked: number;
  /** Whose mat is drawn in full: alone, that of the role that is asked. */
  readonly own: number;
  readonly herd: number;
  readonly pairs: number;
  /** Tiles that are left. */
  readonly pile: number;
  /** “Lawyer (you)”. */
  nameOf(place: number): string;
  /** “Lawyer”. */
  roleOf(place: number): string;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Reads a view once for all parts. */
export const sceneOf = (props: TableProps<ExtinctionState>): Scene => {
  const { view, lang, cards, names, you } = props;
  const { seats = 4, scenario = 'tiger', level = 'normal', rulings } = view.options;
  const words = WORDS[lang];
  const box = boxOf(cards);
  const sheet = box.sheet(scenario, level);
  const asked = askedPlace(view);
  const herds = view.animals.map(({ animals }) => animals);
  const roleOf = (place: number): string => {
    const role = view.team[place]?.role ?? null;
    return role === null ? words.player(place + 1) : words.roles[role];
  };
  return {
    ...props,
    ...{ words, box, sheet, scenario, asked, roleOf },
    needed: rulings?.votes === 'four' ? 4 : sheet.votes,
    own: seats === 1 ? asked : you,
    herd: sum(herds),
    pairs: sum(herds.map((herd) => Math.floor(herd / 2))),
    pile: sheet.tiles - view.tiles.length,
    nameOf: (place) => (seats === 1 ? roleOf(place) : `${roleOf(place)} (${names[place] ?? ''})`),
  };
};
