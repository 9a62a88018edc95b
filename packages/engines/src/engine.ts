import Type from 'typebox';
import { ActionList } from '../../../src/core/actions.ts';
import { type Catalog, type Catalogs, type CatalogTable, loadCatalogs } from '../../../src/core/catalog.ts';
import { type Game, type StateEnvelope, TERMINAL } from '../../../src/core/contract.ts';
import { type Fault, fault, under } from '../../../src/core/fault.ts';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { stream } from '../../../src/core/random.ts';
import type { Result } from '../../../src/core/result.ts';
import { tellRows } from '../../../src/core/rows.ts';
import { type Checker, checker } from '../../../src/core/schema.ts';
import { type Lang, type Message, say } from '../../../src/core/text.ts';
import type { LoadedGame } from '../../../src/engines/index.ts';
import { historyOf } from '../../../src/records/history.ts';
import { LooseRecord } from '../../../src/records/record.ts';
import { type Replayed as PlayedBack, replay } from '../../../src/records/replay.ts';
import { Refusal } from './refusal.ts';
import type {
  CardRow,
  Choice,
  Engine,
  GameRecord,
  Interviewed,
  Replayed,
  Seat,
  Seed,
  SheetRow,
  Told,
  ToldDecision,
} from './types.ts';

/** The value, or what is wrong thrown; pointers begin with `at`, the argument that was wrong. */
const orThrow = <T>(result: Result<T>, at = ''): T => {
  if (!result.ok) throw new Refusal(under(at, result.faults));
  return result.value;
};

const refuse = (at: string, code: string, detail: string): never => {
  throw new Refusal([fault(at, code, detail)]);
};

const records = checker(LooseRecord);

/** The doors of `game`, with its built-in content and `own` documents. */
export const engineOf = <Working, Options, State extends StateEnvelope, Action, Content>(
  game: Game<Working, Options, State, Action, Content>,
  own: readonly unknown[] = [],
): Engine<Options, State, Action> => {
  const extra = own.map((document, index) => ({ name: `catalog ${index + 1}`, document }));
  const reader = new Reader(game, orThrow(loadCatalogs(game.catalog, extra)));
  const { catalogs } = reader;
  const optionsChecker = checker(Type.Unsafe<Options>(game.schemas.options));
  return {
    id: game.id,
    ...titlesOf(game.phrases),
    seats: game.seats,
    schemas: game.schemas,
    catalogs: catalogs.all.map(({ id, title, hash }) => ({ id, title, hash })),
    withCatalogs: (documents) => engineOf(game, documents),
    setup: (options, seed, reference) => {
      const checked = orThrow(optionsChecker.check(options), '/options');
      const catalog = orThrow(catalogs.find(reference), '/catalog');
      return game.encode(orThrow(game.setup(checked, catalog, stream(seed, 'setup')), '/options'), 'all');
    },
    faults: (state) => reader.faults(state),
    toAct: (state) => seatOf(game.toAct(reader.read(state))),
    view: (state, seat) => reader.view(state, seat),
    deal: (state, seed) => reader.deal(state, seed),
    legalActions: (state, lang) => reader.choices(state, lang),
    apply: (state, action, seed, lang = 'en') => {
      const working = reader.full(state);
      const code = reader.action(working, action);
      const events: Message[] = [];
      game.apply(working, code, stream(seed, 'apply'), (event) => events.push(event));
      return {
        state: game.encode(working, 'all'),
        toAct: seatOf(game.toAct(working)),
        events: events.map((event) => reader.tell(event, lang)),
      };
    },
    outcome: (state, lang = 'en') => {
      const working = reader.read(state);
      if (game.toAct(working) !== TERMINAL) return null;
      const outcome = outcomeOf(game, working);
      return { ...outcome, text: say(game.phrases[lang], { code: `ending.${outcome.ending}`, params: {} }) };
    },
    sheet: (state, lang) => reader.sheet(state, lang),
    cards: (lang, reference) => cardsOf(game, orThrow(catalogs.find(reference), '/catalog'), lang),
    describe: (state, action, lang) => reader.described(state, action, lang),
    interview: (answers, lang, before) => reader.interview(answers, lang, before),
    replay: (record, lang) => reader.replay(record, lang),
    history: (record) => reader.history(record),
  };
};

const titlesOf = (phrases: Game['phrases']): Pick<Engine<never, never, never>, 'title' | 'titles'> => {
  const titleIn = (lang: Lang): string => say(phrases[lang], { code: 'title', params: {} });
  const titles = { en: titleIn('en'), fr: titleIn('fr') };
  return { title: titles.en, titles };
};

/** The rows of a catalog by table, in words. */
const cardsOf = (
  { phrases, rows }: Pick<Game, 'phrases' | 'rows'>,
  { tables }: Catalog,
  lang: Lang = 'en',
): Record<string, CardRow[]> => {
  const told = (message: Message) => say(phrases[lang], message);
  const cards = (table: CatalogTable) =>
    tellRows(rows, table, tables).map(({ id, name, facts }, index) => ({
      id,
      name: told(name),
      facts: facts.map(told),
      row: { ...table.content[index] },
    }));
  return Object.fromEntries(tables.map((table) => [table.name, cards(table)]));
};

const seatOf = (toAct: number): Seat | null => (toAct === TERMINAL ? null : toAct);

/** Reads documents of one game, and writes them. */
class Reader<Working, Options, State extends StateEnvelope, Action, Content> {
  readonly catalogs: Catalogs<Content>;
  readonly #game: Game<Working, Options, State, Action, Content>;
  readonly #states: Checker<State>;

  constructor(game: Game<Working, Options, State, Action, Content>, catalogs: Catalogs<Content>) {
    this.catalogs = catalogs;
    this.#game = game;
    this.#states = checker(Type.Unsafe<State>(game.schemas.state));
  }

  /** The working state of a document, full or a view. */
  read(json: unknown): Working {
    return orThrow(this.#decoded(json), '/state');
  }

  faults(json: unknown): readonly Fault[] {
    const decoded = this.#decoded(json);
    return decoded.ok ? [] : decoded.faults;
  }

  #decoded(json: unknown): Result<Working> {
    const checked = this.#states.check(json);
    return checked.ok ? this.#game.decode(checked.value, this.catalogs) : checked;
  }

  /** The working state of a full document. */
  full(json: State): Working {
    const state = this.read(json);
    if (json.viewer !== 'all')
      refuse('/state/viewer', 'hidden-state', `This is the view of seat ${json.viewer}; a full state is needed.`);
    return state;
  }

  /** The working state of a full document, or of the view of the seat to act. */
  turn(json: State): Working {
    const state = this.read(json);
    const toAct = this.#game.toAct(state);
    if (json.viewer !== 'all' && json.viewer !== toAct && toAct !== TERMINAL)
      refuse('/state/viewer', 'not-your-turn', `This is the view of seat ${json.viewer}, but seat ${toAct} is to act.`);
    return state;
  }

  view(json: State, seat: Seat): State {
    const state = this.full(json);
    const seats = this.#game.seatCount(state);
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
      refuse('/seat', 'out-of-range', `This game has the seats 0–${seats - 1}; there is no seat ${seat}.`);
    return this.#game.encode(state, seat);
  }

  deal(json: State, seed: Seed): State {
    const state = this.read(json);
    if (json.viewer !== 'all') this.#game.redeal(state, json.viewer, stream(seed, 'deal'));
    return this.#game.encode(state, 'all');
  }

  /** The legal action that `json` names. */
  action(state: Working, json: unknown): number {
    if (this.#game.toAct(state) === TERMINAL)
      refuse('/state', 'game-over', 'The game is over; there is nothing left to decide.');
    return orThrow(this.#game.decodeAction(state, json), '/action');
  }

  described(json: State, action: Action, lang: Lang = 'en'): Choice<Action> {
    const state = this.turn(json);
    return this.choice(state, this.action(state, action), lang);
  }

  choice(state: Working, action: number, lang: Lang): Choice<Action> {
    return {
      action: this.#game.encodeAction(state, action),
      notation: this.#game.notation(state, action),
      text: say(this.#game.phrases[lang], this.#game.describe(state, action)),
    };
  }

  choices(json: State, lang: Lang = 'en'): Choice<Action>[] {
    const state = this.turn(json);
    if (this.#game.toAct(state) === TERMINAL) return [];
    const legal = new ActionList();
    this.#game.legalActions(state, legal);
    return legal.toArray().map((action) => this.choice(state, action, lang));
  }

  sheet(json: State, lang: Lang = 'en'): SheetRow[] {
    const { sheet, phrases, seatCount } = this.#game;
    if (sheet === undefined) return [];
    const state = this.read(json);
    const [parts, rows, seats] = [sheet.parts(state), sheet.rows(state), seatCount(state)];
    const points = new Float64Array(rows.length * parts.length);
    sheet.fill(state, points);
    return rows.map((row, index) => ({
      seat: index < seats ? index : null,
      text: say(phrases[lang], row),
      parts: parts.map((part, column) => ({
        part,
        text: say(phrases[lang], { code: `part.${part}`, params: {} }),
        points: points[index * parts.length + column] ?? 0,
      })),
    }));
  }

  interview(answers: Readonly<Record<string, string>>, lang: Lang = 'en', before?: State): Interviewed<State> {
    const { interview, id } = this.#game;
    if (interview === undefined) return refuse('', 'no-interview', `Nothing is asked about tables of ${id}.`);
    if (before !== undefined) this.read(before);
    return interview.next(answers, { lang, catalogs: this.catalogs, ...(before !== undefined && { before }) });
  }

  tell({ code, params }: Message, lang: Lang): Told {
    return { code, params, text: say(this.#game.phrases[lang], { code, params }) };
  }

  *replay(json: GameRecord<State, Action>, lang: Lang = 'en'): Generator<Replayed<State>, void> {
    const record = orThrow(records.check(json), '/record');
    const loaded: LoadedGame = { game: this.#game, catalogs: this.catalogs };
    const moves = replay(loaded, record);
    for (;;) {
      const { done, value } = moves.next();
      if (done) {
        orThrow(value, '/record');
        return;
      }
      const { index, seat, after, events } = value;
      const seen =
        after === undefined ? null : orThrow(this.#states.check(loaded.game.encode(after, json.start.viewer)));
      yield { index, seat, state: seen, events: events.map((event) => this.tell(event, lang)) };
    }
  }

  history(json: GameRecord<State, Action>): ToldDecision<State, Action>[] {
    // A game may be long, and nobody need play it back for nothing.
    if (this.#game.conclude === undefined) return [];
    const record = orThrow(records.check(json), '/record');
    const loaded: LoadedGame = { game: this.#game, catalogs: this.catalogs };
    const actions = checker(Type.Unsafe<Action>(this.#game.schemas.action));
    const playing = replay(loaded, record);
    const moves: PlayedBack[] = [];
    let next = playing.next();
    for (; !next.done; next = playing.next()) moves.push(next.value);
    return historyOf(loaded.game, record, moves, orThrow(next.value, '/record')).map(({ view, action }) => ({
      view: orThrow(this.#states.check(view)),
      action: orThrow(actions.check(action)),
    }));
  }
}
