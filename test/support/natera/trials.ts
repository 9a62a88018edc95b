/** Steps of rows of NATERA, done by a card that consists of them, with every end that choices can lead to. */
import { expect, test } from 'vitest';
import type { Board, Card } from '../../../src/engines/natera/content/rows.ts';
import type { Step } from '../../../src/engines/natera/content/steps.ts';
import { cardRow, catalogRows, overlaid, rowOf } from './catalogs.ts';
import type { Scene, SeatScene } from './scene.ts';
import { isOver, type Sitting, sit } from './sitting.ts';
import { TOPS } from './visits.ts';

/** Other rows of the box of a trial. */
type Box = NonNullable<Parameters<typeof overlaid>[0]>;

/** A position in which seat 0 has played the card `trial`, which does these steps at once. */
export interface Trial {
  readonly steps: readonly Step[];
  /** What seat 0 has besides. */
  readonly seat?: SeatScene;
  /** Whatever else there is; `seats` are the others, one without anything unless said. */
  readonly given?: Scene;
  readonly box?: Box;
  /** What else the card says. */
  readonly card?: Partial<Card>;
}

/** The position before `trial` is played, which costs 1 endurance or more than anybody has. */
const before = ({ steps, seat = {}, given = {}, box = {}, card = {} }: Trial): Sitting => {
  const { seats: others = [{}], ...rest } = given;
  const price = { endurance: 1, agility: 20, intelligence: 20 };
  const trial = cardRow('trial', { price, steps: [...steps], ...card });
  const resources = { ...seat.resources, endurance: 1 + (seat.resources?.endurance ?? 0) };
  return sit({
    ...TOPS,
    ...rest,
    catalog: overlaid({ ...box, cards: [trial, ...(box.cards ?? [])] }),
    seats: [{ ...seat, hand: ['trial', ...(seat.hand ?? [])], resources }, ...others],
  });
};

/** The position after it is played, as far as nothing is asked. */
export const doing = (trial: Trial): Sitting => before(trial).do('play trial endurance');

/** What can come of a position once all that is begun is done, one for each way of choosing, sorted. */
export const waysOf = (game: Sitting, show: (game: Sitting) => string): string[] =>
  isOver(game) || game.see().pending === undefined
    ? [show(game)]
    : game
        .legal()
        .flatMap((text) => waysOf(game.fork().do(text), show))
        .toSorted();

/** The same, each once. */
export const endsOf = (game: Sitting, show: (game: Sitting) => string): string[] => [...new Set(waysOf(game, show))];

/** What tests look at, mostly of seat 0. */
export const SHOWS = {
  purse: (game: Sitting) => game.purse(0),
  purses: (game: Sitting) => `${game.purse(0)} | ${game.purse(1)}`,
  hand: (game: Sitting) => game.hand(0).join(' '),
  hands: (game: Sitting) => `${game.hand(0).join(' ')} | ${game.hand(1).join(' ')}`,
  levels: (game: Sitting) => game.levels(0).join(' '),
  'levels of both': (game: Sitting) => `${game.levels(0).join(' ')} | ${game.levels(1).join(' ')}`,
  growth: (game: Sitting) => game.player(0).growth.join(' '),
  'growth, purse': (game: Sitting) => `${game.player(0).growth.join(' ')} | ${game.purse(0)}`,
  specialists: (game: Sitting) => game.player(0).specialists.join(' '),
  'specialists, purse': (game: Sitting) => `${game.player(0).specialists.join(' ')} | ${game.purse(0)}`,
  river: (game: Sitting) => game.see().river.toSorted().join(' '),
  'in play, purse': (game: Sitting) => `${game.player(0).inPlay.filter((id) => id !== 'trial')} | ${game.purse(0)}`,
  colonies: (game: Sitting) => coloniesOf(game, 0),
  'colonies, purse': (game: Sitting) => `${coloniesOf(game, 0)} | ${game.purse(0)}`,
  'pawns, levels, purse': (game: Sitting) => `${pawnsOf(game)} | ${game.levels(0).join(' ')} | ${game.purse(0)}`,
} as const;

const coloniesOf = (game: Sitting, seat: number): string =>
  game
    .see()
    .board.filter(({ colony }) => colony === seat)
    .map(({ id }) => id)
    .join(' ');

const pawnsOf = (game: Sitting): string =>
  game
    .see()
    .board.filter(({ explorers = [], leader }) => explorers.includes(0) || leader === 0)
    .map(({ id }) => id)
    .join(' ');

/** A row of a table of trials. */
export interface TrialRow extends Trial {
  readonly name: string;
  readonly show: keyof typeof SHOWS;
  /** Every end, in any order. */
  readonly ends: readonly string[];
  /** Whether each end comes of one way of choosing only. */
  readonly once?: boolean;
}

/** A test for each row: every end that there is, and no other one. */
export const trialRows = (rows: readonly TrialRow[]): void => {
  for (const { name, show, ends, once = false, ...trial } of rows)
    test(name, () => {
      const found = (once ? waysOf : endsOf)(doing(trial), SHOWS[show]);
      expect(found.toSorted()).toEqual(ends.toSorted());
    });
};

/** The side 1a, which seat 0 has unless said, with other spaces: those that are left out are worth a point. */
export const boardWith = (spaces: Readonly<Record<number, Board['spaces'][number]>>, links?: Board['links']): Box => {
  const row = rowOf(catalogRows().boards, 'board-1a');
  const places = row.spaces.map((space, place) => spaces[place + 1] ?? (place < 3 ? space : { points: 1 }));
  return {
    others: { boards: [{ ...row, spaces: places, ...(links === undefined ? {} : { links }), source: 'house' }] },
  };
};
