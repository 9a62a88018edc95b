/** The nets that come with Arbor, as tables made from their cards. */
import type { Games } from '../../src/engines/index.ts';
import type { Backend } from '../../src/jobs/backend.ts';
import { type Model, type Models, modelFolders, openModels } from '../../src/net/models.ts';
import { Nets, netsIn } from '../../src/net/nets.ts';
import { inProcessBackend } from '../../test/support/in-process-backend.ts';
import { table } from './table.ts';

const listed = (values: readonly (string | number)[]): string => (values.length === 0 ? 'none' : values.join(', '));

const rowOf = ({ game, name, card }: Model): string[] => [
  `${game}/${name}`,
  card.made,
  card.seats.length === 0 ? 'nobody' : `${listed(card.seats)} seats`,
  listed(card.layers),
  card.exact ? 'yes' : 'no',
  `${card.data.positions} positions of ${card.data.games} games`,
  `${card.training.held.loss}, ${card.training.held.without}`,
];

const gatesOf = ({ game, name, card }: Model): string[][] =>
  card.gate.map(({ seats, options, budget, deals, won, error, against, verdict }) => [
    `${game}/${name}`,
    String(seats),
    listed(Object.entries(options).map(([option, value]) => `${option} ${value}`)),
    listed([
      ...(budget.visits === undefined ? [] : [`${budget.visits} visits`]),
      ...(budget.timeMs === undefined ? [] : [`${budget.timeMs} ms`]),
    ]),
    String(deals),
    `${won} ± ${error}`,
    against.replaceAll('|', '\\|'),
    verdict,
  ]);

/** Those that come with Arbor. */
export const builtInModels = (games: Games): Models => {
  const opened = openModels(
    [...games.values()].map(({ game }) => game),
    modelFolders(),
  );
  if (opened.ok) return opened.value;
  throw new Error(`the built-in nets are wrong: ${JSON.stringify(opened.faults)}`);
};

/** Searchers in this process that have them. */
export const builtInBackend = (games: Games): Backend =>
  inProcessBackend(games, undefined, new Nets(netsIn(games, modelFolders())));

/** The tables, by the name of their block. */
export const modelTables = (games: Games): ReadonlyMap<string, string> => {
  const { all } = builtInModels(games);
  const nets = ['net', 'made', 'default with', 'layers', 'exact', 'learnt from', 'held-out loss, and without'];
  const gates = ['net', 'seats', 'options', 'budget', 'deals', 'won', 'against', 'verdict'];
  return new Map([
    ['models', table(nets, all.map(rowOf))],
    ['models/gates', table(gates, all.flatMap(gatesOf))],
  ]);
};
