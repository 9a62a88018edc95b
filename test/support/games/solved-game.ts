import Type, { type Static, type TSchema } from 'typebox';
import { ActionList } from '../../../src/core/actions.ts';
import { CatalogHead, type CatalogKind, canonical, loadCatalogs } from '../../../src/core/catalog.ts';
import type { Action, Game, Outcome, Seat, StateEnvelope, Viewer } from '../../../src/core/contract.ts';
import { type Fault, fault, under } from '../../../src/core/fault.ts';
import type { Random } from '../../../src/core/random.ts';
import { failed, ok, type Result } from '../../../src/core/result.ts';
import { checker } from '../../../src/core/schema.ts';
import { type Phrases, text } from '../../../src/core/text.ts';

/** A document of a solved game: the envelope, and all of the game's own fields under `position`. */
export interface SolvedJson<Position = unknown> extends StateEnvelope {
  readonly options: Readonly<Record<string, never>>;
  readonly position: Position;
}

/** An action as it travels: the notation of a legal action. */
export interface ChoiceJson {
  readonly type: 'choose';
  readonly choice: string;
}

/** A game whose answer is known, with what a referee needs beyond the contract. */
export interface SolvedGame<State = unknown>
  extends Game<State, Readonly<Record<string, never>>, SolvedJson, ChoiceJson, null> {
  /** All that `seat` knows and remembers, as text: equal exactly for states that it cannot tell apart. */
  informationKey(state: State, seat: Seat): string;
  /** The raw score (chips, points, win or loss) that a utility stands for. */
  payoff(utility: number): number;
}

/** What makes one solved game different from another; everything else is the same for all. */
export interface Rules<State, Schema extends TSchema> {
  readonly id: string;
  readonly title: string;
  readonly seats: number;
  readonly nature: 'competitive' | 'cooperative';
  readonly endings: readonly string[];
  readonly wins?: readonly string[];
  /** Lowest and highest payoff of a seat; utilities are payoffs on a straight line from 0 to 1. */
  readonly payoffs: readonly [min: number, max: number];
  /** Schema of the `position` field of documents. */
  readonly position: Schema;
  /** A state in which nothing is dealt. */
  create(): State;
  /** Deals a new game into a state just created. */
  deal(state: State, random: Random): void;
  copy(from: State, into: State): void;
  toAct(state: State): number;
  legalActions(state: State, into: ActionList): void;
  apply(state: State, action: Action, random: Random): number;
  /** Payoff of a seat once the game is over. */
  payoffOf(state: State, seat: Seat): number;
  ending(state: State): number;
  redeal(state: State, seat: Seat, random: Random): void;
  /** Notation of a legal action; different for different ones. */
  choice(state: State, action: Action): string;
  /** The position as `viewer` may see it; a finished game hides nothing. */
  write(state: State, viewer: Viewer): Static<Schema>;
  /**
   * Fills a state just created from a position, hidden parts with any consistent value. It need not
   * see to what writing the state again brings to light: there the same position must come out.
   * @returns faults, with pointers relative to the position
   */
  read(position: Static<Schema>, viewer: Viewer, state: State): Fault[];
}

const none = Type.Object({}, { additionalProperties: false, description: 'There are no options.' });

const action = Type.Object(
  {
    type: Type.Literal('choose', { description: 'The only kind of action.' }),
    choice: Type.String({ maxLength: 20, description: 'Notation of a legal action.' }),
  },
  { additionalProperties: false, description: 'One decision.' },
);
const actions = checker(action);

/** A catalog without content. */
const emptyCatalog = (game: string): CatalogKind<null> => ({
  schema: Type.Object(CatalogHead, { additionalProperties: false, description: 'Nothing but a name.' }),
  builtIn: [{ game, id: 'empty', title: 'No content' }],
  rows: () => [],
  compile: () => ok(null),
});

const stateSchema = (id: string, seats: number, position: TSchema): TSchema =>
  Type.Object(
    {
      game: Type.Literal(id, { description: 'This game.' }),
      version: Type.Literal(1, { description: 'Version of this document format.' }),
      catalog: Type.Optional(
        Type.Object(
          {
            id: Type.String({ maxLength: 40, description: 'Name of the catalog.' }),
            hash: Type.Optional(Type.String({ maxLength: 64, description: 'SHA-256 the catalog must have.' })),
          },
          { additionalProperties: false, description: 'The empty catalog.' },
        ),
      ),
      options: none,
      viewer: Type.Union([Type.Integer({ minimum: 0, maximum: seats - 1 }), Type.Literal('all')], {
        description: 'Seat whose view this is, or "all" for a full state.',
      }),
      position,
    },
    { additionalProperties: false, description: 'A full state or a seat’s view.' },
  );

const phrasesOf = ({ title, endings }: { title: string; endings: readonly string[] }): Phrases => ({
  title: () => title,
  'action.choose': (params) => text(params, 'choice'),
  'metric.payoff': () => 'payoff',
  ...Object.fromEntries(endings.map((ending) => [`ending.${ending}`, () => ending])),
});

/** The fields of `position` that do not come out again when the state is written. */
const unlike = (given: object, written: object): Fault[] =>
  Object.entries(given)
    .filter(([name, value]) => canonical(value) !== canonical(Reflect.get(written, name)))
    .map(([name]) => fault(`/${name}`, 'inconsistent', `Expected ${JSON.stringify(Reflect.get(written, name))}.`));

const outcomeOf = <State>(rules: Rules<State, TSchema>, state: State): Outcome => {
  const ending = rules.endings[rules.ending(state)] ?? '';
  const scores = Array.from({ length: rules.seats }, (_, seat) => rules.payoffOf(state, seat));
  const won = rules.wins?.includes(ending) === true;
  const rank = (score: number): number => 1 + scores.filter((other) => other > score).length;
  return {
    scores,
    ranks: scores.map((score) => (rules.nature === 'competitive' ? rank(score) : won ? 1 : 2)),
    ending,
    metrics: { payoff: scores[0] ?? 0 },
    notes: [],
  };
};

/** The legal action of `state` with this notation. */
const chosen = <State>(rules: Rules<State, TSchema>, state: State, choice: string): Action | undefined => {
  const legal = new ActionList();
  rules.legalActions(state, legal);
  return legal.toArray().find((each) => rules.choice(state, each) === choice);
};

/**
 * Applies actions given by their notation, for `read`.
 * @returns a fault for the first that is not legal
 */
export const replay = <State>(
  rules: Rules<State, TSchema>,
  state: State,
  choices: readonly string[],
  random: Random,
): Fault[] => {
  for (const [index, choice] of choices.entries()) {
    const action = chosen(rules, state, choice);
    if (action === undefined) return [fault(`/actions/${index}`, 'illegal-action', `${choice} is not legal here.`)];
    rules.apply(state, action, random);
  }
  return [];
};

/** The words and documents of a game. */
const documentsOf = <State, Schema extends TSchema>(rules: Rules<State, Schema>) => {
  const encode = (state: State, viewer: Viewer): SolvedJson<Static<Schema>> => ({
    game: rules.id,
    version: 1,
    options: {},
    viewer,
    position: rules.write(state, viewer),
  });
  const positions = checker(rules.position);
  return {
    encode,
    decode(json: SolvedJson): Result<State> {
      const parsed = positions.check(json.position);
      if (!parsed.ok) return failed(...under('/position', parsed.faults));
      const state = rules.create();
      const faults = rules.read(parsed.value, json.viewer, state);
      if (faults.length === 0) faults.push(...unlike(Object(parsed.value), Object(rules.write(state, json.viewer))));
      return faults.length > 0 ? failed(...under('/position', faults)) : ok(state);
    },
    encodeAction: (state: State, action: Action): ChoiceJson => ({
      type: 'choose',
      choice: rules.choice(state, action),
    }),
    decodeAction(state: State, json: unknown): Result<Action> {
      const parsed = actions.check(json);
      if (!parsed.ok) return parsed;
      const action = chosen(rules, state, parsed.value.choice);
      return action === undefined ? failed(fault('/choice', 'illegal-action', 'It is not legal here.')) : ok(action);
    },
    notation: rules.choice,
    describe: (state: State, action: Action) => ({
      code: 'action.choose',
      params: { choice: rules.choice(state, action) },
    }),
    informationKey: (state: State, seat: Seat): string => JSON.stringify(rules.write(state, seat)),
  };
};

/** A whole game from its rules. */
export const solvedGame = <State, Schema extends TSchema>(rules: Rules<State, Schema>): SolvedGame<State> => {
  const { id, seats, payoffs } = rules;
  const [min, max] = payoffs;
  const phrases = phrasesOf(rules);
  return {
    id,
    seats: [seats, seats],
    nature: rules.nature,
    endings: rules.endings,
    ...(rules.wins && { wins: rules.wins }),
    metrics: [{ name: 'payoff', min, max }],
    catalog: emptyCatalog(id),
    schemas: { options: none, state: stateSchema(id, seats, rules.position), action },
    phrases: { en: phrases, fr: phrases },
    setup(_options, _catalog, random) {
      const state = rules.create();
      rules.deal(state, random);
      return ok(state);
    },
    blank: () => rules.create(),
    copy: rules.copy,
    seatCount: () => seats,
    toAct: rules.toAct,
    legalActions: rules.legalActions,
    apply: rules.apply,
    utilities(state, into) {
      for (let seat = 0; seat < seats; seat++) into[seat] = (rules.payoffOf(state, seat) - min) / (max - min);
    },
    ending: rules.ending,
    measure(state, seat, into) {
      into[0] = rules.payoffOf(state, seat);
    },
    outcome: (state) => outcomeOf(rules, state),
    redeal: rules.redeal,
    ...documentsOf(rules),
    payoff: (utility) => min + utility * (max - min),
  };
};

/** A new game, its chance from `random`. */
export const newGame = <State>(game: SolvedGame<State>, random: Random): State => {
  const catalogs = loadCatalogs(game.catalog);
  const catalog = catalogs.ok ? catalogs.value.all[0] : undefined;
  if (catalog === undefined) throw new Error(`${game.id} has no catalog`);
  const made = game.setup({}, catalog, random);
  if (!made.ok) throw new Error(`${game.id} cannot be set up`);
  return made.value;
};
