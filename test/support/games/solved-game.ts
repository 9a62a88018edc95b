import type { TSchema } from 'typebox';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import type { Game, Seat } from '../../../src/core/contract.ts';
import type { Random } from '../../../src/core/random.ts';
import { ok } from '../../../src/core/result.ts';
import { type Phrases, text } from '../../../src/core/text.ts';
import { catalogKind, catalogSchema } from '../../../src/engines/kit/catalog.ts';
import {
  ActionSchema,
  type ChoiceJson,
  documentsOf,
  OptionsSchema,
  type SolvedJson,
  stateSchema,
} from './documents.ts';
import type { Rules } from './rules.ts';

/** A game whose answer is known, with what a referee needs beyond the contract. */
export interface SolvedGame<State = unknown>
  extends Game<State, Readonly<Record<string, never>>, SolvedJson, ChoiceJson, null> {
  /** All that `seat` knows and remembers, as text: equal exactly for states that it cannot tell apart. */
  informationKey(state: State, seat: Seat): string;
  /** The raw score (chips, points, win or loss) that a utility stands for. */
  payoff(utility: number): number;
}

/** A catalog without content. */
const emptyCatalog = (game: string) =>
  catalogKind({
    schema: catalogSchema(game, {}),
    builtIn: [{ game, id: 'empty', title: 'No content' }],
    check: () => [],
    build: () => null,
  });

const phrasesOf = ({ title, endings }: { title: string; endings: readonly string[] }): Phrases => ({
  title: () => title,
  'action.choose': (params) => text(params, 'choice'),
  'metric.payoff': () => 'payoff',
  ...Object.fromEntries(endings.map((ending) => [`ending.${ending}`, () => ending])),
});

/** A whole game from its rules. */
export const solvedGame = <State, Schema extends TSchema>(rules: Rules<State, Schema>): SolvedGame<State> => {
  const { id, seats, payoffs } = rules;
  const [min, max] = payoffs;
  const phrases = phrasesOf(rules);
  const documents = documentsOf(rules);
  const pristine = rules.create();
  // Scratch of `ranks`, filled anew each time.
  const earned = new Float64Array(seats);
  return {
    id,
    seats: [seats, seats],
    nature: () => rules.nature,
    endings: rules.endings,
    ...(rules.wins && { wins: rules.wins }),
    metrics: [{ name: 'payoff', min, max }],
    catalog: emptyCatalog(id),
    schemas: { options: OptionsSchema, state: stateSchema(id, seats, rules.position), action: ActionSchema },
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
    ...(rules.nature === 'competitive' && {
      ranks(state: State, into: Int8Array) {
        for (let seat = 0; seat < seats; seat++) earned[seat] = rules.payoffOf(state, seat);
        for (let seat = 0; seat < seats; seat++) {
          into[seat] = 1;
          for (let other = 0; other < seats; other++) if (earned[other]! > earned[seat]!) into[seat]!++;
        }
      },
    }),
    redeal: rules.redeal,
    ...documents,
    rows: {},
    ...(rules.key && {
      solvable: {
        restart(_like: State, into: State, random: Random) {
          rules.copy(pristine, into);
          rules.deal(into, random);
        },
        informationKey: rules.key,
      },
    }),
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
