import { catalogEntries } from '../core/catalog.ts';
import type { Level, Nature } from '../core/contract.ts';
import { stream } from '../core/random.ts';
import { type Lang, say } from '../core/text.ts';
import type { LoadedGame } from '../engines/index.ts';
import { levelsOf, rungOf } from '../mcts/levels.ts';
import { methodsFor } from '../mcts/params.ts';
import type { Service } from './context.ts';
import type { GamesJson } from './schemas/answers.ts';
import { MOST_POSITIONS } from './schemas/many.ts';
import { TEXTS } from './text/index.ts';

type Entry = GamesJson['games'][number];

/** What the lists of games say of one: who can play, with which content, how strongly, within which limits. */
export const gameEntry = ({ config, nets }: Service, loaded: LoadedGame): Entry => {
  const { game, catalogs } = loaded;
  const nature = natureOf(loaded);
  return {
    id: game.id,
    title: { en: titleIn(game.phrases.en), fr: titleIn(game.phrases.fr) },
    seats: [...game.seats],
    nature,
    methods: methodsFor(game, nature),
    catalogs: catalogEntries(catalogs),
    levels: levelsOf(game)
      .filter(({ visits }) => visits <= config.maxVisits)
      .map((level) => levelEntry(game, level)),
    defaultModels: seatsOf(game).flatMap((seats) => {
      const model = nets?.models.defaultFor(game.id, seats);
      return model === undefined ? [] : [{ seats, model: model.name }];
    }),
    automa: game.automa !== undefined,
    concludes: game.conclude !== undefined,
    limits: {
      bodyBytes: config.bodyLimitBytes,
      recordBytes: config.recordLimitBytes,
      maxPositions: MOST_POSITIONS,
      maxVisits: config.maxVisits,
      maxTimeMs: config.maxTimeMs,
      maxEnsembles: config.maxEnsembles,
      maxNodes: config.maxNodes,
      searchers: config.searchers,
      queue: config.queueLimit,
      requestsPerMinute: config.rateLimit,
      longPerCaller: config.longPerCaller,
      longMinutes: config.longMinutes,
      longSecondsADay: config.longSecondsADay,
    },
  };
};

const levelEntry = (game: LoadedGame['game'], level: Level): Entry['levels'][number] => {
  const rung = rungOf(game, level);
  const nameIn = (lang: Lang): string => say(TEXTS[lang], { code: `level.${level.level}`, params: {} });
  return {
    ...level,
    name: { en: nameIn('en'), fr: nameIn('fr') },
    elo: rung === undefined ? null : { value: rung.elo, error: rung.error },
  };
};

/** Every number of seats that it can be played with. */
const seatsOf = ({ seats: [fewest, most] }: LoadedGame['game']): number[] =>
  Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);

/** The nature of a game with its default options. */
const natureOf = ({ game, catalogs }: LoadedGame): Nature => {
  const [catalog] = catalogs.all;
  const made = catalog && game.setup({}, catalog, stream('nature', 'setup'));
  if (!made?.ok) throw new Error(`${game.id} cannot be set up with its default options`);
  return game.nature(made.value);
};

const titleIn = (phrases: LoadedGame['game']['phrases']['en']): string => say(phrases, { code: 'title', params: {} });
