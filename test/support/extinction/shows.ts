/** What of a position a test looks at, as one short line. */
import { drawBoard } from './board.ts';
import { boardOf, type Model } from './model.ts';

const line = (list: readonly (string | number)[] | undefined): string => (list ?? []).join(' ');

const SHOWS = {
  /** Rows of the board. */
  board: (model: Model) => drawBoard(boardOf(model)).join('|'),
  /** Rows of the board, and the tiles in the pile. */
  'board and pile': (model: Model) => `${drawBoard(boardOf(model)).join('|')} ${model.pile}`,
  /** M$ by seat. */
  money: ({ money }: Model) => line(money),
  /** Cards in the hand of seat 0, and in its discards. */
  'hand, discards': ({ hands, discards }: Model) => `${line(hands[0])} / ${line(discards[0])}`,
  /** Cards in the hand of seat 0, in the zone but for the probe, beside its role, and in its discards. */
  cards: ({ hands, zone, permanents, discards }: Model) =>
    [hands[0], zone.filter((id) => id !== 'probe'), permanents[0], discards[0]].map(line).join(' / '),
  /** Cubes by ambassador; those with a mark are face down. */
  cubes: ({ envoys }: Model) => line(envoys.map(({ id, cubes }) => `${cubes}${id === null ? '?' : ''}`)),
  /** The three uppermost effect cards, and the discards. */
  effects: ({ effects, effectDiscards }: Model) => `${line(effects.slice(0, 3))} / ${line(effectDiscards)}`,
  /** Constants, and effect discards. */
  constants: ({ constants, effectDiscards }: Model) => `${line(constants)} / ${line(effectDiscards)}`,
  /** Dice of seat 0: those to be placed, and those on cards. */
  dice: ({ dice }: Model) =>
    [dice.filter(({ on }) => on === null), dice.filter(({ on }) => on !== null)]
      .map((some) => line(some.map(({ value }) => value).sort()))
      .join(' / '),
  /** What is skipped once, what is prevented once, and what the next die need not heed. */
  flags: ({ skips, shields, free }: Model) =>
    [skips, shields, free]
      .map((some) => line(Object.entries(some).flatMap(([name, isSo]) => (isSo ? [name] : []))))
      .join(' / '),
  /** How the game was lost. */
  lost: ({ lost }: Model) => lost ?? 'no',
} as const;

/** The name of one. */
export type Show = keyof typeof SHOWS;

/** What it is in this position. */
export const show = (what: Show, model: Model): string => SHOWS[what](model);
