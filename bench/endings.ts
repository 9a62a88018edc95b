import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { type Game, TERMINAL } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { DEFAULT_PARAMS } from '../src/mcts/params.ts';
import { type Count, countOut, type Verdict } from '../src/mcts/prove.ts';
import { canMatter, countWorlds } from './hidden.ts';
import { machine } from './machine.ts';
import { gameIds, loaded } from './positions.ts';

/** Decisions before the end that are looked at. */
const MOST_LEFT = 4;
/** Seats that are looked at, where a game allows them. */
const SEATS = [1, 2, 4];

/** What `bench endings` is asked. */
export interface EndingsOptions {
  readonly game?: string;
  readonly seats?: number;
  readonly games: number;
}

/** One position, counted out. */
export interface Ending extends Count {
  /** Decisions left in the game that was played, this one included; one with a single legal action is none. */
  readonly left: number;
  /** Whether what the seat to act cannot see may still matter. */
  readonly matters: boolean;
  /** Worlds that counting tells apart; 0 for too many. */
  readonly worlds: number;
  /** Processor time of counting. */
  readonly ms: number;
}

/** The last decisions of a random game, the very last one first. */
export const lastDecisions = (game: Game, state: unknown, seed: string): unknown[] => {
  const random = stream(seed, 'apply');
  const legal = new ActionList();
  const decisions: unknown[] = [];
  for (; game.toAct(state) !== TERMINAL; game.apply(state, legal.at(random.below(legal.length)), random)) {
    game.legalActions(state, legal);
    if (legal.length === 1) continue;
    const copy = game.blank(state);
    game.copy(state, copy);
    decisions.unshift(copy);
    decisions.length = Math.min(decisions.length, MOST_LEFT);
  }
  return decisions;
};

/** Counts the last decisions of random games out, as the service does before it searches. */
export const countEndings = (id: string, seats: number, games: number): Ending[] => {
  const { game, catalog } = loaded(id);
  return Array.from({ length: games }, (_, index) => `endings/${index}`).flatMap((seed) =>
    lastDecisions(game, newGame({ game, catalog, options: { seats } }, seed), seed).map((root, index) => {
      const begun = process.cpuUsage();
      const count = countOut({ game, root, seat: game.toAct(root), params: DEFAULT_PARAMS });
      const { user, system } = process.cpuUsage(begun);
      const ms = (user + system) / 1000;
      return { ...count, left: index + 1, matters: canMatter(game, root), worlds: countWorlds(game, root), ms };
    }),
  );
};

/** Part of `endings` that came out so; NaN of none. */
export const shareOf = (endings: readonly Ending[], verdict: Verdict): number =>
  endings.filter((ending) => ending.verdict === verdict).length / endings.length;

const percent = (share: number): string => (Number.isNaN(share) ? 'none' : `${(100 * share).toFixed(0)} %`);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const show = (what: string, endings: readonly Ending[]): void => {
  const [open, hidden] = [false, true].map((matters) => endings.filter((ending) => ending.matters === matters));
  const proved = (some: readonly Ending[] = []): string => `${percent(shareOf(some, 'proved'))} of ${some.length}`;
  const [vast, spent, doubtful] = (['vast', 'spent', 'doubtful'] as const).map((each) =>
    percent(shareOf(endings, each)),
  );
  console.log(
    `${what}: ${proved(endings)} proved; where hidden cards cannot matter ${proved(open)}, where they can ${proved(hidden)}; ` +
      `${vast} looked too large, ${spent} were, in ${doubtful} worlds disagreed; in the mean ` +
      `${mean(endings.map(({ moves }) => moves)).toFixed(0)} moves, ${mean(endings.map(({ ms }) => ms)).toFixed(1)} ms`,
  );
};

/** `bench endings`: how often the last decisions of random games are counted out, and what that takes. */
export const endings = ({ game: only, seats: asked, games }: EndingsOptions): void => {
  console.log(machine());
  for (const id of gameIds()) {
    if (only !== undefined && only !== id) continue;
    const [fewest, most] = loaded(id).game.seats;
    for (const seats of asked === undefined ? SEATS : [asked]) {
      if (seats < fewest || seats > most) continue;
      const found = countEndings(id, seats, games);
      for (let left = 1; left <= MOST_LEFT; left++)
        show(
          `${id}, ${seats} seats, ${left} left`,
          found.filter((ending) => ending.left === left),
        );
    }
  }
};
