/** Searches that are asked of services under trial, and what an undisturbed service answers to each. */
import { workedExamples } from '../src/api/examples.ts';
import { loadGames } from '../src/engines/index.ts';
import { bodiesOf } from './load.ts';
import { startServer } from './served.ts';

/** A search that can be handed in, or waited for. */
export interface Asked {
  readonly game: string;
  readonly kind: 'recommend' | 'hint' | 'analyze' | 'review';
  /** The body of the operation. Its budget is one of visits, so its answer has the same bytes wherever it is searched. */
  readonly body: object;
}

const KINDS = ['recommend', 'hint', 'analyze'] as const;
/** Some hundredths of a second to some seconds of a core. */
const VISITS = [1000, 8000, 30_000] as const;

/** A dozen searches of two games, of all kinds and of very different lengths. */
export const askedOf = (): Asked[] => {
  const searches = ['anthropocene', 'evolution'].flatMap((game) =>
    bodiesOf({ game, options: '{}', level: 1, positions: 6 }).map((text, index): Asked => {
      const { state, seed } = JSON.parse(text);
      // Evolution's visits are dearer.
      const visits = (VISITS[index % VISITS.length] ?? 0) / (game === 'evolution' ? 4 : 1);
      const kind = KINDS[(index + Math.floor(index / 3)) % KINDS.length] ?? 'analyze';
      return { game, kind, body: { state, seed, budget: { visits }, ensembles: 1 + (index % 3) } };
    }),
  );
  return [...searches, ...reviews()];
};

const reviews = (): Asked[] => {
  const games = loadGames();
  const loaded = games.ok ? games.value.get('anthropocene') : undefined;
  const body = loaded && workedExamples(loaded)['review'];
  return body ? [{ game: 'anthropocene', kind: 'review', body: { ...body, seed: 'chaos' } }] : [];
};

/** The bytes that a service of one machine answers to each, while nothing disturbs it. */
export const referenceFor = async (asked: readonly Asked[]): Promise<ReadonlyMap<Asked, string>> => {
  const { client, stop } = await startServer({ SEARCH_BACKEND: 'local', SEARCHERS: '2', MAX_DELAY_MS: '0' });
  const wanted = new Map<Asked, string>();
  try {
    for (const each of asked) {
      const path = `/v1/games/${each.game}/${each.kind}`;
      const headers = { 'content-type': 'application/json' };
      const answer = await client.request({ path, method: 'POST', headers, body: JSON.stringify(each.body) });
      const text = await answer.body.text();
      if (answer.statusCode !== 200) throw new Error(text);
      wanted.set(each, text);
    }
  } finally {
    await client.close();
    stop();
  }
  return wanted;
};
