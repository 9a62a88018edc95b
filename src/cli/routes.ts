import type { TSchema } from 'typebox';
import {
  ApplyAnswer,
  type ApplyJson,
  GameAnswer,
  type GameJson,
  LegalActionsAnswer,
  type LegalActionsJson,
  SetupAnswer,
  type SetupJson,
  ViewAnswer,
  type ViewJson,
} from '../api/schemas/answers.ts';
import { AutomaAnswer, type AutomaJson } from '../api/schemas/automa.ts';
import { CatalogAnswer, type CatalogJson } from '../api/schemas/catalogs.ts';
import { ReplayAnswer, type ReplayJson } from '../api/schemas/records.ts';
import { HintAnswer, type HintJson, RecommendAnswer, type RecommendJson } from '../api/schemas/search.ts';
import type { Seat, StateEnvelope } from '../core/contract.ts';
import { checker } from '../core/schema.ts';
import type { Lang } from '../core/text.ts';
import type { GameRecord } from '../records/record.ts';
import type { Client } from './client.ts';
import { EXIT } from './failure.ts';
import { demand } from './settings.ts';

/** What others did, each with what the seat that tells it saw then. */
export type HistoryJson = NonNullable<ReplayJson['history']>;

/** Routes of one game, with answers of known form. */
export interface GameRoutes {
  about(): Promise<GameJson>;
  setup(options: object, seed: string | undefined): Promise<SetupJson>;
  catalog(id: string): Promise<CatalogJson>;
  view(state: StateEnvelope, seat: Seat): Promise<ViewJson>;
  /** With the points so far. */
  legalActions(state: StateEnvelope): Promise<LegalActionsJson>;
  apply(state: StateEnvelope, action: unknown, seed: string): Promise<ApplyJson>;
  recommend(state: StateEnvelope, level: number, seed: string): Promise<RecommendJson>;
  /** @param history what others did, as `history` of a search takes it */
  hint(state: StateEnvelope, top: number, seed: string | undefined, history?: HistoryJson): Promise<HintJson>;
  /** @param until moves to play back; all when absent */
  replay(record: GameRecord, until?: number): Promise<ReplayJson>;
  /** What the seat to act at the end of a record can tell of what others did. */
  history(record: GameRecord): Promise<HistoryJson>;
  /** @param table a companion document; whether it is one is for the service to say */
  automa(table: unknown, seed: string | undefined): Promise<AutomaJson>;
}

/** Where the routes of `game` are; any text may be asked for, and the service says which games there are. */
export const gamePath = (game: string): string => `/v1/games/${encodeURIComponent(game.toWellFormed())}`;

/**
 * The routes of `game` over `client`, answering in `lang`.
 * @param model net of its searches, null for none; what is the default when absent
 */
export const routesOf = (client: Client, game: string, lang: Lang, model?: string | null): GameRoutes => {
  const path = gamePath(game);
  const post = async (route: string, body: object): Promise<unknown> => client.post(`${path}/${route}`, body);
  return {
    about: async () => ABOUT(await client.get(path)),
    catalog: async (id) => CATALOG(await client.get(`${path}/catalogs/${encodeURIComponent(id)}?lang=${lang}`)),
    setup: async (options, seed) => SETUP(await post('setup', { options, seed })),
    view: async (state, seat) => VIEW(await post('view', { state, seat })),
    legalActions: async (state) => LEGAL(await post('legal-actions', { state, lang, sheet: true })),
    apply: async (state, action, seed) => APPLY(await post('apply', { state, action, seed, lang })),
    recommend: async (state, level, seed) => RECOMMEND(await post('recommend', { state, level, model, seed, lang })),
    automa: async (table, seed) => AUTOMA(await post('automa', { state: table, seed, lang })),
    replay: async (record, until) => REPLAY(await post('replay', { record, until, lang })),
    history: async (record) => REPLAY(await post('replay', { record, history: true, lang })).history ?? [],
    hint: async (state, top, seed, history = []) =>
      HINT(await post('hint', { state, top, model, seed, lang, ...(history.length > 0 && { history }) })),
  };
};

/** Reads answers of one form; anything else is a `Failure`. */
export const reader = <S extends TSchema>(schema: S) => {
  const answers = checker(schema);
  return (answer: unknown) => demand(answers.check(answer), UNKNOWN_FORM, EXIT.failed);
};

const UNKNOWN_FORM = 'The server answers in a form this version does not know.';

const ABOUT = reader(GameAnswer);
const CATALOG = reader(CatalogAnswer);
const SETUP = reader(SetupAnswer);
const VIEW = reader(ViewAnswer);
const LEGAL = reader(LegalActionsAnswer);
const APPLY = reader(ApplyAnswer);
const AUTOMA = reader(AutomaAnswer);
const RECOMMEND = reader(RecommendAnswer);
const HINT = reader(HintAnswer);
const REPLAY = reader(ReplayAnswer);
