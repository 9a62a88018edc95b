import { startCrew } from '../src/arena/crew.ts';
import type { DealResult } from '../src/arena/deal.ts';
import { playMatch, START } from '../src/arena/match.ts';
import { openMatch } from '../src/arena/plan.ts';
import { natureOf } from '../src/arena/play.ts';
import { loadGames } from '../src/engines/index.ts';
import { levelsOf } from '../src/mcts/levels.ts';
import { machine } from './machine.ts';
import { loaded } from './positions.ts';
import { shown } from './shown.ts';

/** What `bench levels` is asked. */
export interface LevelsOptions {
  readonly game: string;
  readonly seats: number;
  readonly deals: number;
  /** Lowest and highest level to play. */
  readonly from: number;
  readonly to: number;
  readonly workers: number;
}

/** The deals of a match between two levels. */
const play = async (
  first: number,
  second: number,
  { game, seats, deals, workers }: LevelsOptions,
): Promise<readonly DealResult[]> => {
  const games = loadGames();
  if (!games.ok) throw new Error(JSON.stringify(games.faults));
  const bots = { first: { level: first }, second: { level: second } };
  const match = openMatch(games.value, { game, options: { seats }, seed: 'levels', ...bots });
  if (!match.ok) throw new Error(JSON.stringify(match.faults));
  const crew = startCrew(match.value.plan, workers, undefined);
  try {
    const never = new AbortController().signal;
    const ending = { most: deals };
    return (await playMatch(START, match.value.scale, ending, crew.players, never, () => {})).deals;
  } finally {
    crew.close();
  }
};

/** What is told of a level: its own result and its lead over the level below. */
interface Row {
  readonly own: readonly number[];
  readonly lead: readonly number[];
}

const print = (game: string, level: number, { own, lead }: Row): void => {
  const { visits, temperature } = levelsOf(loaded(game).game)[level - 1]!;
  console.log(`| ${level} | ${visits} | ${temperature} | ${shown(own)} | ${shown(lead)} |`);
};

/**
 * `bench levels`: the levels on the same deals, as the rows of the tables in docs/strength/. Where
 * seats play together, a level's own score is shown and what it has more than the level below. Where
 * they compete, its points against the level below, of which half is no lead.
 */
export const levels = async (options: LevelsOptions): Promise<void> => {
  console.log(machine());
  if (natureOf({ ...loaded(options.game), options: {} }) === 'competitive') await compete(options);
  else await score(options);
};

const compete = async (options: LevelsOptions): Promise<void> => {
  for (let level = options.from + 1; level <= options.to; level++) {
    const points = (await play(level, level - 1, options)).map(({ first }) => first);
    print(options.game, level, { own: points, lead: points.map((each) => each - 0.5) });
  }
};

/** A match shows two levels at once; the last of an odd number plays against itself. */
const score = async (options: LevelsOptions): Promise<void> => {
  let below: readonly number[] = [];
  const tell = (level: number, own: readonly number[]): void => {
    print(options.game, level, { own, lead: below.map((score, deal) => own[deal]! - score) });
    below = own;
  };
  for (let level = options.from; level <= options.to; level += 2) {
    const deals = await play(level, Math.min(level + 1, options.to), options);
    tell(
      level,
      deals.map(({ first }) => first),
    );
    if (level < options.to)
      tell(
        level + 1,
        deals.map(({ second }) => second),
      );
  }
};
