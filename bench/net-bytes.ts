/**
 * What nets give for random views, and what searches with them find, as hashes, a line a net: the process that `bench -- exact` runs on
 * this processor and on others. Its argument is a folder of nets; without one it takes a few that are made here.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { newGame } from '../src/arena/play.ts';
import { ActionList } from '../src/core/actions.ts';
import { TERMINAL } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { effortFor } from '../src/mcts/effort.ts';
import { search } from '../src/mcts/run.ts';
import { misfit, netEvaluator } from '../src/net/evaluator.ts';
import { openModels } from '../src/net/models.ts';
import { openByRuntime, openSession, type Session } from '../src/net/session.ts';
import { fileOf, floatFileOf, wholeNet } from '../test/support/nets/whole-net.ts';
import { gameIds, loaded } from './positions.ts';

const VIEWS = 65;
const VISITS = 100;
/** Actions at random from the set-up of the positions that are searched. */
const DEPTHS = [0, 15];
/** Layers of the nets that are made here. */
const LAYERS = [[32], [128, 64]];

const hashOf = (parts: readonly (Float32Array | Float64Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  return hash.digest('hex').slice(0, 16);
};

/** What a net gives for views of random numbers, a few of them beyond what it reads. */
const answers = (net: Session): string => {
  const random = stream('views', 'test');
  const rows = Float32Array.from({ length: VIEWS * net.size }, () => random.next() * 10 - 5);
  const into = new Float32Array(VIEWS * net.outputs);
  net.run(rows, VIEWS, into);
  return hashOf([into]);
};

/** Visits and utilities of the actions of a few positions of a game; nothing where the net knows of fewer seats. */
const finds = (net: Session, { game, catalog }: ReturnType<typeof loaded>, options: object): string => {
  const tables = DEPTHS.map((depth) => {
    const state = newGame({ game, catalog, options }, `bytes ${depth}`);
    if (misfit(net, game, game.seatCount(state)) !== undefined) return undefined;
    const random = stream(`bytes ${depth}`, 'apply');
    const legal = new ActionList();
    for (let count = 0; count < depth && game.toAct(state) !== TERMINAL; count++) {
      game.legalActions(state, legal);
      game.apply(state, legal.at(random.below(legal.length)), random);
    }
    const effort = effortFor({ visits: VISITS, ensembles: 2, proof: 0, model: 'net' });
    const about = { game, root: state, seat: game.toAct(state), evaluator: netEvaluator(net) };
    return search(about, effort, `bytes ${depth}`, () => 0);
  });
  return hashOf(tables.flatMap((table) => (table === undefined ? [] : [table.visits, table.utility])));
};

/** Prints a line for each way to run a net: whether it is to be the same everywhere, its name, and its hashes. */
const tell = (exact: boolean, name: string, table: ReturnType<typeof loaded>, file: Uint8Array<ArrayBuffer>): void => {
  // What is not whole is run by the runtime in either case.
  const ways = exact ? { kernel: openSession, runtime: openByRuntime } : { runtime: openByRuntime };
  for (const [way, open] of Object.entries(ways)) {
    const opened = open(file);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    const net = opened.value;
    if (way === 'kernel' && !net.exact) throw new Error(`${name} is not of whole numbers`);
    console.log([exact ? 'exact' : 'float', `${name}/${way}`, answers(net), finds(net, table, {})].join(' '));
  }
};

/** Nets of the size of those that are served, in whole numbers and in fractions. */
const tellMade = (): void => {
  const table = loaded('evolution');
  const size = table.game.features?.size ?? 0;
  for (const layers of LAYERS) {
    const net = wholeNet([size, ...layers, 6], 'bytes', 20);
    const name = `evolution/${layers.join('-')}`;
    tell(true, name, table, fileOf(net));
    tell(false, name, table, floatFileOf(net));
  }
};

const tellModels = (folder: string): void => {
  const models = openModels(
    gameIds().map((id) => loaded(id).game),
    [folder],
  );
  if (!models.ok) throw new Error(JSON.stringify(models.faults));
  for (const { game, name, card, file } of models.value.all)
    tell(card.exact, `${game}/${name}`, loaded(game), readFileSync(file));
};

const [, , folder] = process.argv;
if (folder === undefined) tellMade();
else tellModels(folder);
