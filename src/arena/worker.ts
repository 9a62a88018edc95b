/**
 * The process in which deals are played. The crew forks it with a plan as JSON, the owner's catalog folder, which is empty where
 * there is none, and the folders of nets. It is told numbers of deals and answers each by its result.
 */
import { openGames } from '../catalogs.ts';
import { Nets, netsIn, orPath } from '../net/nets.ts';
import { serveParent } from '../processes.ts';
import { type DealResult, playDeal } from './deal.ts';
import { openMatch } from './plan.ts';

const answer = serveParent<DealResult>();
const [planJson = '', catalogDir = '', ...modelDirs] = process.argv.slice(2);
const games = openGames(catalogDir === '' ? undefined : catalogDir);
const match = games.ok
  ? openMatch(games.value, JSON.parse(planJson), new Nets(orPath(netsIn(games.value, modelDirs))))
  : games;
if (!match.ok) throw new Error(`the match cannot be played: ${JSON.stringify(match.faults)}`);
const { table, bots, plan } = match.value;

process.on('message', (deal: unknown) => answer(playDeal(table, bots, `${plan.seed}/${String(deal)}`)));
