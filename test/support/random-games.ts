/** Many games at random, each state of which is looked at: fifty a cell in the battery, as many as wanted by `bench random-games`. */
import { ActionList } from '../../src/core/actions.ts';
import { loadCatalogs } from '../../src/core/catalog.ts';
import { type Game, TERMINAL } from '../../src/core/contract.ts';
import { outcomeOf } from '../../src/core/outcome.ts';
import { type Random, stream } from '../../src/core/random.ts';
import type { Probe } from './probe.ts';
import { valueOf } from './results.ts';
import { type Setup, start, type Table } from './walk.ts';

/** Actions between two looks at the whole document. */
const LOOK = 211;
/** Actions after which a game counts as endless. */
const ENDLESS = 20_000;
/** Times that options are drawn before all are taken to be refused. */
const MOST_DRAWS = 100;
/** Every so many games, seats mostly take what the playout weights favour, so that games come to ends that chance avoids. */
const ABLE = 10;
/** Of so many decisions of theirs, one is left to chance all the same. */
const STRAYS = 8;
/** Room for the weights of all actions of a state. */
const MOST_ACTIONS = 4096;

/** Games of one cell, and what was wrong with them. */
export interface Played {
  readonly actions: number;
  /** How often each ending came. */
  readonly endings: Readonly<Record<string, number>>;
  /** One line for each game that had a fault, with what is needed to play it again. */
  readonly faults: readonly string[];
}

/** The cells of a game: those of its probe, or else one for each number of seats, where that is an option. */
export const cellsOf = ({ seats: [least, most], schemas }: Game, { cells }: Probe): readonly Setup[] => {
  if (cells !== undefined) return cells;
  if (Object(schemas.options).properties?.seats === undefined) return [{ name: 'defaults', options: {} }];
  return Array.from({ length: most - least + 1 }, (_, index) => ({
    name: `${least + index} seats`,
    options: { seats: least + index },
  }));
};

/** A game with the catalogs that its probe adds. */
export const withCatalogs = (game: Game, { catalogs }: Probe): Omit<Table, 'setup'> => ({
  game,
  catalogs: valueOf(loadCatalogs(game.catalog, catalogs)),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value for every option that is a choice or yes or no, rulings included; numbers are left out. */
export const drawOptions = (schema: unknown, random: Random): Record<string, unknown> => {
  const drawn: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(Object(Object(schema).properties))) {
    const { type, enum: choices, properties } = Object(part);
    if (Array.isArray(choices)) drawn[name] = choices[random.below(choices.length)];
    else if (type === 'boolean') drawn[name] = random.below(2) === 1;
    else if (properties !== undefined) drawn[name] = drawOptions(part, random);
  }
  return drawn;
};

/** Options of game `number`: the cell's own in every other one; else whatever it leaves open is drawn. */
const optionsOf = (game: Game, { options }: Setup, random: Random): Record<string, unknown> => ({
  ...drawOptions(game.schemas.options, random),
  ...(isRecord(options) ? options : {}),
});

/** Game `number` of a cell; options that the game refuses together are drawn anew. */
const begin = (table: Omit<Table, 'setup'>, cell: Setup, number: number): { options: unknown; state: unknown } => {
  if (number % 2 === 0) return { options: cell.options, state: start({ ...table, setup: cell }, number) };
  const random = stream(number, 'test', 1);
  const catalog = valueOf(table.catalogs.find(cell.catalog === undefined ? undefined : { id: cell.catalog }));
  for (let tries = 0; tries < MOST_DRAWS; tries++) {
    const options = optionsOf(table.game, cell, random);
    const set = table.game.setup(options, catalog, stream(number, 'setup'));
    if (set.ok) return { options, state: set.value };
  }
  throw new Error(`${cell.name}: no options are accepted`);
};

/**
 * Plays games of one cell; each is the same whatever others are played.
 * @param from number of the first, ≥ 0
 * @param count how many, ≥ 1
 */
export const playRandomGames = (
  table: Omit<Table, 'setup'>,
  probe: Probe,
  cell: Setup,
  from: number,
  count: number,
): Played => {
  const faults: string[] = [];
  const endings: Record<string, number> = {};
  let actions = 0;
  for (let number = from; number < from + count; number++) {
    const { options, state } = begin(table, cell, number);
    const { fault, played } = playOne(table.game, state, probe, number);
    actions += played;
    if (fault !== undefined) faults.push(`game ${number}, ${JSON.stringify(options)}, action ${played}: ${fault}`);
    else {
      const { ending } = outcomeOf(table.game, state);
      endings[ending] = (endings[ending] ?? 0) + 1;
    }
  }
  return { actions, endings, faults };
};

const playOne = (game: Game, state: unknown, probe: Probe, number: number) => {
  const random = stream(number, 'test');
  const list = new ActionList();
  const inspector = probe.inspector?.();
  const weights = number % ABLE === ABLE - 1 ? new Float64Array(MOST_ACTIONS) : undefined;
  for (let played = 0; ; played++) {
    if (played > ENDLESS) return { fault: 'the game does not end', played };
    const over = game.toAct(state) === TERMINAL;
    const fault =
      (over ? misjudged(game, state) : misnamed(game, state, list)) ??
      inspector?.look(state) ??
      (over || played % LOOK === LOOK - 1 ? probe.misplaced(game.encode(state, 'all'))[0] : undefined);
    if (over || fault !== undefined) return { fault, played };
    game.apply(state, choose(game, state, list, weights, random), random);
  }
};

/** An action at random; with `weights` to write to, mostly the one with the highest weight. */
const choose = (
  game: Game,
  state: unknown,
  list: ActionList,
  weights: Float64Array | undefined,
  random: Random,
): number => {
  if (weights === undefined || game.heuristics === undefined || random.below(STRAYS) === 0)
    return list.at(random.below(list.length));
  game.heuristics.weigh(state, list, weights);
  let best = 0;
  for (let other = 1; other < list.length; other++) if (weights[other]! > weights[best]!) best = other;
  return list.at(best);
};

/** The first fault of the actions listed in a state: at least one, ascending, each once, and for a seat that is there. */
const misnamed = (game: Game, state: unknown, list: ActionList): string | undefined => {
  game.legalActions(state, list);
  if (list.length === 0) return 'no action is legal';
  for (let index = 1; index < list.length; index++)
    if (list.at(index) <= list.at(index - 1)) return 'actions are not ascending';
  const seat = game.toAct(state);
  return seat >= 0 && seat < game.seatCount(state) ? undefined : `seat ${seat} is to act`;
};

/** The first fault of how a finished game is judged. */
const misjudged = (game: Game, state: unknown): string | undefined => {
  const { nature, scores, ranks, ending, metrics } = outcomeOf(game, state);
  const utilities = new Float64Array(game.seatCount(state)).fill(Number.NaN);
  game.utilities(state, utilities);
  if (!utilities.every((utility) => utility >= 0 && utility <= 1)) return `utilities are ${utilities.join()}`;
  if (!scores.every(Number.isFinite)) return `scores are ${scores.join()}`;
  if (!game.endings.includes(ending)) return `the ending is ${ending}`;
  if (nature === 'competitive' && !ranks.includes(1)) return `ranks are ${ranks.join()}`;
  const wild = game.metrics.find(({ name, min, max }) => !(metrics[name]! >= min && metrics[name]! <= max));
  return wild === undefined ? undefined : `${wild.name} is ${metrics[wild.name]}`;
};
