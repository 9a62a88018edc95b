/** Whether reviews call it a blunder when a sure win is given away. */
import { pino } from 'pino';
import { buildApp } from '../src/api/app.ts';
import { ReviewAnswer } from '../src/api/schemas/reviews.ts';
import { loadConfig } from '../src/config.ts';
import { checker } from '../src/core/schema.ts';
import { loadGames } from '../src/engines/index.ts';
import type { Grade } from '../src/records/grade.ts';
import { inProcessBackend } from '../test/support/in-process-backend.ts';
import { plantedIn } from '../test/support/planted.ts';
import { machine } from './machine.ts';

/** What `bench planted` is asked. */
export interface PlantedOptions {
  readonly game: string;
  /** Options of the set-up, as JSON. */
  readonly options: string;
  /** Plants to find. */
  readonly plants: number;
  /** Most games that are looked through for them. */
  readonly games: number;
  /** Visits of a review; with few it cannot count out what was counted out to plant. */
  readonly visits: number;
}

const reviews = checker(ReviewAnswer);

/** Plants after which it is told how far it is. */
const TOLD_EVERY = 5;

/**
 * `bench planted`: ends of games are counted out for decisions in which the best action surely wins and the worst gives half of that away
 * or more; that one is taken, and the decision reviewed.
 */
export const planted = async ({ game, options, plants, games: most, visits }: PlantedOptions): Promise<void> => {
  console.log(machine());
  const games = loadGames();
  const config = loadConfig({ MAX_DELAY_MS: '0', RATE_LIMIT: '0', SEARCHERS: '2' });
  const loaded = games.ok ? games.value.get(game) : undefined;
  if (!games.ok || !config.ok || loaded === undefined) throw new Error(`${game} cannot be served`);
  const backend = inProcessBackend(games.value);
  const app = await buildApp({ config: config.value, games: games.value, backend, logger: pino({ level: 'silent' }) });
  const found: Grade[] = [];
  let seed = 1;
  for (; seed <= most && found.length < plants; seed++) {
    const record = plantedIn(loaded, JSON.parse(options), seed);
    if (record === undefined) continue;
    const payload = { record, budget: { visits }, seed: `review ${seed}` };
    const answer = await app.inject({ method: 'POST', url: `/v1/games/${game}/review`, payload });
    const review = reviews.check(answer.json());
    if (!review.ok) throw new Error(JSON.stringify(review.faults[0]));
    found.push(...review.value.decisions.map(({ grade }) => grade));
    if (found.length % TOLD_EVERY === 0) console.log(`${seed} games: ${told(found)}`);
  }
  await app.close();
  await backend.close();
  console.log(`${game} ${options}, ${visits} visits, ${seed - 1} games: ${told(found)}`);
};

/** How many there are, and what those that are no blunder were called. */
const told = (found: readonly Grade[]): string => {
  const others = found.filter((grade) => grade !== 'blunder');
  const rest = others.length === 0 ? '' : `, the others ${others.join(', ')}`;
  return `${found.length} sure wins given away, ${found.length - others.length} called blunders${rest}`;
};
