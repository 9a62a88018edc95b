/**
 * The process in which deals are played. The crew forks it with a plan as JSON and, if there is one,
 * the owner's catalog folder. It is told numbers of deals and answers each by its result.
 */
import { openGames } from '../catalogs.ts';
import { serveParent } from '../processes.ts';
import { type DealResult, playDeal } from './deal.ts';
import { openMatch } from './plan.ts';

const answer = serveParent<DealResult>();
const [planJson = '', catalogDir] = process.argv.slice(2);
const games = openGames(catalogDir);
const match = games.ok ? openMatch(games.value, JSON.parse(planJson)) : games;
if (!match.ok) throw new Error(`the match cannot be played: ${JSON.stringify(match.faults)}`);
const { table, bots, plan } = match.value;

process.on('message', (deal: unknown) => answer(playDeal(table, bots, `${plan.seed}/${String(deal)}`)));
