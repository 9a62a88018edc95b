/** The process in which games are played. It is started with a recipe's games as JSON, is told numbers of shards, and answers with each. */
import { readBot } from '../src/arena/bot-spec.ts';
import { makeBot } from '../src/arena/bots.ts';
import { openGames } from '../src/catalogs.ts';
import { levelsOf } from '../src/mcts/levels.ts';
import { Nets, netsIn, orPath } from '../src/net/nets.ts';
import { serveParent } from '../src/processes.ts';
import { gameRecords } from './self-play.ts';
import { GAMES_A_SHARD, type Job, type Shard } from './shards.ts';

const answer = serveParent<Shard>();
const job: Job = JSON.parse(process.argv[2] ?? '');
const games = openGames();
if (!games.ok) throw new Error(JSON.stringify(games.faults));
const loaded = games.value.get(job.game);
const catalog = loaded?.catalogs.all[0];
if (loaded === undefined || catalog === undefined) throw new Error(`there is no game ${job.game}`);
const nets = new Nets(orPath(netsIn(games.value, job.modelDirs)));
const bots = job.play.bots.map((each) => {
  const spec = readBot(each, levelsOf(loaded.game));
  if (!spec.ok) throw new Error(JSON.stringify(spec.faults));
  return makeBot(spec.value, undefined, nets);
});

process.on('message', (shard: number) => {
  const options = job.play.options[shard % job.play.options.length];
  const table = { game: loaded.game, catalog, options };
  const records = Array.from({ length: GAMES_A_SHARD }, (_, index) =>
    gameRecords(table, bots, job.play.seed, shard * GAMES_A_SHARD + index, job.play.forks),
  );
  answer({ shard, records: Buffer.concat(records) });
});
