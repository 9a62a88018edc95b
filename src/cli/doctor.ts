import { availableParallelism, freemem, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { VARIABLES } from '../config.ts';
import { failed } from '../core/result.ts';
import { searcherCode } from '../jobs/local.ts';
import { tryModels } from '../net/trial.ts';
import { catalog } from './catalog.ts';
import { EXIT, Failure, messageOf } from './failure.ts';
import { columns, paint, say } from './format.ts';
import { routesOf } from './routes.ts';
import { withClient } from './service.ts';
import { demand, readConfig, readGames, readModels } from './settings.ts';

const GIB = 2 ** 30;

/** One thing that Arbor needs of a machine. */
interface Check {
  readonly title: string;
  /** Says what it finds; throws when something is missing. */
  run(): void | Promise<void>;
}

const machine = (): void => {
  const wanted = manifest.engines.node.replace('>=', '');
  say(
    `Arbor ${manifest.version}, Node ${process.versions.node} (${process.platform} ${process.arch})`,
    `${availableParallelism()} cores, ${(freemem() / GIB).toFixed(1)} of ${(totalmem() / GIB).toFixed(1)} GiB of memory free`,
  );
  if (process.versions.node.localeCompare(wanted, undefined, { numeric: true }) < 0)
    throw new Failure(`Node ${wanted} or newer is needed; "npm run cli" brings one on Linux.`, EXIT.failed);
};

/** Secrets are told to be there, never what they are. */
const shownValue = (name: string): string => {
  const value = process.env[name]?.trim() ?? '';
  if (value === '') return '';
  if (name === VARIABLES.redisUrl.name) return value.replace(/\/\/[^@]*@/, '//hidden@');
  return name === VARIABLES.apiKeys.name ? `${value.split(',').length} hidden` : value;
};

const configuration = (): void => {
  const rows = Object.values(VARIABLES).map(({ name, shown }) => [name, shownValue(name), shown]);
  say(...columns([['variable', 'set to', 'default'], ...rows]));
  readConfig();
};

/** What the searchers run, and one visit for every game: they start, load the games and answer. */
const searchers = async (): Promise<void> => {
  const config = readConfig();
  const games = readGames(config);
  const { entry, fault } = searcherCode(config.searchCode);
  say(`code: ${fileURLToPath(entry())}`);
  if (fault !== undefined) say(`It is the sources, which is slower: ${fault}`);
  await withClient({ lang: 'en' }, async (client) => {
    for (const game of games.keys()) {
      const before = performance.now();
      const routes = routesOf(client, game, 'en');
      const { state } = await routes.setup({}, 'doctor');
      const { notation } = await routes.recommend(state, 1, 'doctor');
      say(`${game}: ${notation}, in ${Math.round(performance.now() - before)} ms`);
    }
  });
};

/** Whether nets run here, and how each fares; to play without is no fault. */
const nets = async (): Promise<void> => {
  const config = readConfig();
  const { all } = readModels(config, readGames(config));
  const { unavailable, faults } = await tryModels(all);
  say(unavailable === undefined ? 'Nets can run on this machine.' : `Only exact nets can run: ${unavailable}`);
  for (const { game, name, card } of all) {
    const seats = card.seats.length === 0 ? 'by name alone' : `by default with ${card.seats.join(', ')} seats`;
    say(`${game}/${name}: ${seats}, ${card.exact ? 'the same bytes everywhere' : 'other bytes on other processors'}`);
  }
  if (all.length === 0) say('There is no net yet.');
  if (faults.length > 0) demand(failed(...faults), 'These nets cannot be used:', EXIT.failed);
};

const CHECKS: readonly Check[] = [
  { title: 'Machine', run: machine },
  { title: 'Configuration', run: configuration },
  { title: 'Catalogs', run: () => catalog(undefined, { lang: 'en' }) },
  { title: 'Nets', run: nets },
  { title: 'Searchers', run: searchers },
];

/**
 * Says what this machine has and what is missing.
 * @returns the exit code: 1 when something is missing
 */
export const doctor = async (): Promise<number> => {
  let code = 0;
  for (const { title, run } of CHECKS) {
    say(paint('bold', title));
    try {
      await run();
    } catch (error) {
      code = EXIT.failed;
      say(paint('red', messageOf(error)));
    }
    say('');
  }
  say(code === 0 ? 'Nothing is missing.' : 'Something is missing; see above.');
  return code;
};
