import { catalogEntries } from '../core/catalog.ts';
import { say } from '../core/text.ts';
import type { LoadedGame } from '../engines/index.ts';
import { levelsOf } from '../mcts/levels.ts';
import { methodsFor } from '../mcts/params.ts';
import type { Service } from './context.ts';
import type { GamesJson } from './schemas/answers.ts';

type Entry = GamesJson['games'][number];

/** What the lists of games say of one: who can play, with which content, how strongly, within which limits. */
export const gameEntry = ({ config }: Service, { game, catalogs }: LoadedGame): Entry => ({
  id: game.id,
  title: { en: titleIn(game.phrases.en), fr: titleIn(game.phrases.fr) },
  seats: [...game.seats],
  nature: game.nature,
  methods: methodsFor(game),
  catalogs: catalogEntries(catalogs),
  levels: levelsOf(game)
    .filter(({ visits }) => visits <= config.maxVisits)
    .map((level) => ({ ...level })),
  automa: game.automa !== undefined,
  limits: {
    bodyBytes: config.bodyLimitBytes,
    maxVisits: config.maxVisits,
    maxTimeMs: config.maxTimeMs,
    maxEnsembles: config.maxEnsembles,
    maxNodes: config.maxNodes,
    searchers: config.searchers,
    queue: config.queueLimit,
    requestsPerMinute: config.rateLimit,
  },
});

const titleIn = (phrases: LoadedGame['game']['phrases']['en']): string => say(phrases, { code: 'title', params: {} });
