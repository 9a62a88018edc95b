import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import { balance } from '../balance.ts';
import { contest } from '../contest.ts';
import { endings } from '../endings.ts';
import { ladder } from '../ladder.ts';
import { lengths } from '../lengths.ts';
import { levels } from '../levels.ts';
import { partners } from '../partners.ts';
import { randomGames } from '../random-games.ts';
import { signature } from '../signature.ts';
import { solved } from '../solved.ts';
import { strength } from '../strength.ts';

/** Commands that measure how well bots play, and the signature of what they search with. */
export const STRENGTH = [
  new Command('strength')
    .description('whole games, the same bot in every seat')
    .option('--game <id>', 'game', 'anthropocene')
    .option('--seats <count>', 'seats', Number, 3)
    .option('--visits <count>', 'visits a move', Number, 20_000)
    .option('--ensembles <count>', 'trees that share them', Number, 4)
    .option('--seeds <count>', 'games, with the seeds 1 to this', Number, 50)
    .option('--time-ms <ms>', 'time a move, in place of visits', Number)
    .option('--plain', 'search without game knowledge')
    .action(strength),
  new Command('contest')
    .description('a searching bot against other bots, from every seat')
    .requiredOption('--game <id>', 'game')
    .option('--seats <count>', 'seats', Number, 2)
    .option('--options <json>', 'further options of the set-up', '{}')
    .addOption(new Option('--against <bot>', 'who else plays').choices(['random', 'greedy']).default('greedy'))
    .option('--time-ms <ms>', 'processor time a decision', Number, 1000)
    .option('--deals <count>', 'deals', Number, 100)
    .action(contest),
  new Command('levels')
    .description('the levels against each other, on the same deals')
    .option('--game <id>', 'game', 'anthropocene')
    .option('--seats <count>', 'seats', Number, 3)
    .option('--deals <count>', 'deals', Number, 100)
    .option('--from <level>', 'lowest level', Number, 1)
    .option('--to <level>', 'highest level', Number, 10)
    .option('--workers <count>', 'processes that play', Number, availableParallelism())
    .action(levels),
  new Command('ladder')
    .description('the levels on one scale, a random player at 0, from matches of those one and two apart')
    .option('--game <id>', 'one game only')
    .option('--deals <count>', 'most deals of a match', Number, 60)
    .option('--minutes <count>', 'minutes for each game', Number, 180)
    .option('--workers <count>', 'processes that play', Number, availableParallelism())
    .action(ladder),
  new Command('balance')
    .description('how whole games of one bot end, by set-up and by what was in play')
    .requiredOption('--game <id>', 'game')
    .option('--cells <json>', 'set-ups, a list of options', '[{}]')
    .option('--games <count>', 'games of each set-up', Number, 60)
    .option('--time-ms <ms>', 'processor time a decision', Number, 20)
    .addOption(new Option('--bot <bot>', 'who plays').choices(['search', 'greedy', 'random']).default('search'))
    .option('--seeing', 'the search sees every hidden card')
    .option('--out <file>', 'records, one line a game; games that are there are not played again')
    .option('--least <count>', 'fewest games for a row of what was in play', Number, 20)
    .action(balance),
  new Command('solved').description('how well games with known answers are played').action(solved),
  new Command('endings')
    .description('how often the last decisions of random games are counted out, and what that takes')
    .option('--game <id>', 'one game only')
    .option('--seats <count>', 'this many seats only', Number)
    .option('--games <count>', 'games for each', Number, 100)
    .action(endings),
  new Command('partners')
    .description('what it is worth to conclude from what partners of one kind did')
    .option('--game <id>', 'game in which seats play together', 'anthropocene')
    .option('--seats <count>', 'seats', Number, 3)
    .option('--visits <count>', 'visits of a decision of the seat that searches', Number, 2000)
    .option('--partners <kind>', 'what the others are: a level (without a net), greedy or random', '3')
    .option('--deals <count>', 'deals', Number, 300)
    .action(partners),
  new Command('random-games')
    .description('games at random, every state of which is looked at: those of the battery, in any number')
    .option('--game <id>', 'one game only')
    .option('--games <count>', 'games of each cell', Number, 1000)
    .option('--from <number>', 'number of the first', Number, 0)
    .action(randomGames),
  new Command('lengths')
    .description('after how many rounds games between equals end')
    .requiredOption('--game <id>', 'game')
    .option('--seats <count>', 'seats', Number, 2)
    .option('--options <json>', 'further options of the set-up', '{}')
    .option('--level <level>', 'level of every seat', Number, 4)
    .option('--games <count>', 'games', Number, 200)
    .option('--from <number>', 'number of the first', Number, 0)
    .action(lengths),
  new Command('signature')
    .description('the number that names the behaviour of the search')
    .option('--write', 'announce a change: the number is the right one from now on')
    .action(signature),
];
