/** The benchmarks; every figure in docs/strength.md names the command that prints it. */
import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import { balance } from './balance.ts';
import { bodies } from './bodies.ts';
import { calibration } from './calibration.ts';
import { chances } from './chances.ts';
import { chaos } from './chaos.ts';
import { contest } from './contest.ts';
import { endings } from './endings.ts';
import { exact } from './exact.ts';
import { faster } from './faster.ts';
import { fleet } from './fleet.ts';
import { forecast } from './forecast.ts';
import { gaia } from './gaia.ts';
import { grades } from './grades.ts';
import { herd } from './herd.ts';
import { ladder } from './ladder.ts';
import { latency } from './latency.ts';
import { lengths } from './lengths.ts';
import { levels } from './levels.ts';
import { memory } from './memory.ts';
import { net } from './net.ts';
import { odds } from './odds.ts';
import { overload } from './overload.ts';
import { page } from './page.ts';
import { partners } from './partners.ts';
import { planted } from './planted.ts';
import { play } from './play.ts';
import { randomGames } from './random-games.ts';
import { readings } from './readings.ts';
import { benchRemote } from './remote.ts';
import { requests } from './requests.ts';
import { scale } from './scale.ts';
import { seasons } from './seasons.ts';
import { sharing } from './sharing.ts';
import { signature } from './signature.ts';
import { soak } from './soak.ts';
import { solved } from './solved.ts';
import { speed } from './speed.ts';
import { split } from './split.ts';
import { strength } from './strength.ts';
import { truth } from './truth.ts';
import { turns } from './turns.ts';
import { twoWorkers } from './two-workers.ts';

const program = new Command('bench').description('Measures Arbor on this machine.');

program.command('speed').description('iterations a second, and two processes against one').action(speed);
program
  .command('faster')
  .description('how fast searches are, in pairs with another checkout')
  .requiredOption('--than <folder>', 'the other checkout, with its packages installed')
  .option('--sources', 'that one runs its sources as they are, and not the bundle that searchers run', false)
  .option('--game <id>', 'a served game, or tic-tac-toe, trick-game, kuhn-poker, leduc-poker', 'anthropocene')
  .option('--options <json>', 'options of the set-up', '{}')
  .option('--visits <count>', 'iterations of each tree', Number, 1000)
  .option('--positions <count>', 'positions along a random game', Number, 12)
  .option('--pairs <count>', 'pairs that count', Number, 7)
  .action(faster);
program
  .command('memory')
  .description('what making a search takes, bytes a node and heap growth; needs node --expose-gc')
  .action(memory);
program
  .command('exact')
  .description('whether nets give the same bytes on other processors; needs qemu-user')
  .option('--processors <list>', 'as qemu knows them, with commas; three kinds when absent')
  .action(exact);
program
  .command('net')
  .description('what a net costs: a view, a visit, the first search with one, and ends in time')
  .option('--game <id>', 'game', 'evolution')
  .option('--options <json>', 'options of the set-up', '{"seats":2,"timeToFly":true}')
  .option('--depth <count>', 'actions at random from the set-up', Number, 30)
  .action(net);
program
  .command('latency')
  .description('overrun of time budgets, release after a disconnect, /livez under load')
  .option('--game <id>', 'game', 'anthropocene')
  .action(latency);
program
  .command('sharing')
  .description('overruns, short searches beside long ones and equal ones at once, each with its bar')
  .option('--game <id>', 'one game only')
  .action(sharing);
program
  .command('split')
  .description('how long a budget of visits takes on two searchers, against one')
  .option('--game <id>', 'one game only')
  .option('--level <level>', 'whose visits', Number, 10)
  .option('--calls <count>', 'requests to each', Number, 25)
  .action(split);
program
  .command('scale')
  .description('time and memory of one search of 100 to 1,000,000 visits, and where a visit becomes dearer')
  .option('--game <id>', 'one game only')
  .option('--options <json>', 'options of the set-up', '{}')
  .option('--most <visits>', 'largest budget', Number, 1_000_000)
  .action(scale);
program
  .command('requests')
  .description('requests a second of bots, what each costs, and the memory of the service')
  .requiredOption('--game <id>', 'game')
  .option('--options <json>', 'options of the set-up', '{}')
  .option('--route <operation>', 'recommend, hint or analyze', 'recommend')
  .option('--level <level>', 'level', Number, 5)
  .option('--connections <count>', 'callers at once', Number, 50)
  .option('--positions <count>', 'views along a random game', Number, 24)
  .option('--seconds <count>', 'seconds of a stretch', Number, 4)
  .option('--than <folder>', 'another checkout, with its packages installed, to be loaded in turn')
  .option('--pairs <count>', 'stretches that count', Number, 5)
  .option('--memory', 'memory over one stretch, in place of pairs')
  .action(requests);
program
  .command('bodies')
  .description('how long bodies full of too much hold up the service')
  .option('--game <id>', 'one game only')
  .option('--operation <id>', 'one operation only')
  .action(bodies);
program
  .command('balance')
  .description('how whole games of one bot end, by set-up and by what was in play')
  .requiredOption('--game <id>', 'game')
  .option('--cells <json>', 'set-ups, a list of options', '[{}]')
  .option('--games <count>', 'games of each set-up', Number, 60)
  .option('--time-ms <ms>', 'processor time a decision', Number, 20)
  .addOption(new Option('--bot <bot>', 'who plays').choices(['search', 'greedy', 'random']).default('search'))
  .option('--seeing', 'the search sees every hidden card')
  .option('--out <file>', 'records, one line a game; games that are there are not played again')
  .option('--least <count>', 'fewest games for a row of what was in play', Number, 20)
  .action(balance);
program
  .command('strength')
  .description('whole games, the same bot in every seat')
  .option('--game <id>', 'game', 'anthropocene')
  .option('--seats <count>', 'seats', Number, 3)
  .option('--visits <count>', 'visits a move', Number, 20_000)
  .option('--ensembles <count>', 'trees that share them', Number, 4)
  .option('--seeds <count>', 'games, with the seeds 1 to this', Number, 50)
  .option('--time-ms <ms>', 'time a move, in place of visits', Number)
  .option('--plain', 'search without game knowledge')
  .action(strength);
program
  .command('contest')
  .description('a searching bot against other bots, from every seat')
  .requiredOption('--game <id>', 'game')
  .option('--seats <count>', 'seats', Number, 2)
  .option('--options <json>', 'further options of the set-up', '{}')
  .addOption(new Option('--against <bot>', 'who else plays').choices(['random', 'greedy']).default('greedy'))
  .option('--time-ms <ms>', 'processor time a decision', Number, 1000)
  .option('--deals <count>', 'deals', Number, 100)
  .action(contest);
program
  .command('play')
  .description('random actions a second and the time of a copy')
  .option('--game <id>', 'one game only')
  .option('--options <json>', 'options of the set-up', '{}')
  .action(play);
program
  .command('random-games')
  .description('games at random, every state of which is looked at: those of the battery, in any number')
  .option('--game <id>', 'one game only')
  .option('--games <count>', 'games of each cell', Number, 1000)
  .option('--from <number>', 'number of the first', Number, 0)
  .action(randomGames);
program
  .command('truth')
  .description('what searches say and choose near the end, against what was counted out')
  .option('--game <id>', 'one game only')
  .option('--seats <count>', 'seats', Number, 2)
  .option('--positions <count>', 'positions of each game', Number, 200)
  .option('--seeds <count>', 'searches of each position', Number, 1)
  .action(truth);
program.command('solved').description('how well games with known answers are played').action(solved);
program
  .command('endings')
  .description('how often the last decisions of random games are counted out, and what that takes')
  .option('--game <id>', 'one game only')
  .option('--seats <count>', 'this many seats only', Number)
  .option('--games <count>', 'games for each', Number, 100)
  .action(endings);
program
  .command('odds')
  .description('how generations of Anthropocène come out, for its estimates')
  .option('--mode <mode>', 'mode', 'base')
  .option('--seats <count>', 'seats', Number, 3)
  .option('--visits <count>', 'visits a move', Number, 1_500)
  .option('--games <count>', 'games', Number, 60)
  .option('--catalog <id>', 'another catalog than the default')
  .action(odds);
program
  .command('forecast')
  .description('what points of Evolution can be told from at the beginning of a year, for its estimates')
  .option('--seats <count>', 'seats', Number, 4)
  .option('--visits <count>', 'visits a move', Number, 100)
  .option('--games <count>', 'games', Number, 200)
  .action(forecast);
program
  .command('gaia')
  .description('what points of games against Gaïa can be told from where searches are cut, for its estimates')
  .option('--visits <count>', 'visits a move', Number, 200)
  .option('--games <count>', 'games of each difficulty', Number, 40)
  .action(gaia);
program
  .command('calibration')
  .description('what searches say of their own games, against what comes of these')
  .requiredOption('--game <id>', 'game')
  .option('--seats <count>', 'seats', Number, 2)
  .option('--options <json>', 'further options of the set-up', '{}')
  .option('--level <level>', 'level of every seat', Number, 4)
  .option('--visits <count>', 'visits of a decision, in place of a level', Number)
  .option('--model <name>', 'net that values leaves, or its file')
  .option('--games <count>', 'games', Number, 100)
  .option('--from <number>', 'number of the first', Number, 0)
  .option('--record <file>', 'file that keeps the games, to go on from')
  .action(calibration);
program
  .command('lengths')
  .description('after how many rounds games between equals end')
  .requiredOption('--game <id>', 'game')
  .option('--seats <count>', 'seats', Number, 2)
  .option('--options <json>', 'further options of the set-up', '{}')
  .option('--level <level>', 'level of every seat', Number, 4)
  .option('--games <count>', 'games', Number, 200)
  .option('--from <number>', 'number of the first', Number, 0)
  .action(lengths);
program
  .command('grades')
  .description('how reviews grade the decisions of bots of known levels')
  .option('--game <id>', 'game', 'anthropocene')
  .option('--options <json>', 'options of the set-up', '{}')
  .option('--games <count>', 'games of each level', Number, 5)
  .option('--levels <levels>', 'levels, with commas between', '1,10')
  .option('--visits <count>', 'visits of the review of each decision', Number, 80_000)
  .action(grades);

program
  .command('page')
  .description('how soon the page can be used, and shows a move')
  .option('--visits <count>', 'visits of the first view', Number, 9)
  .option('--moves <count>', 'moves timed in each game', Number, 15)
  .action(page);
program
  .command('remote')
  .description('what it costs to have searches done by way of Redis, and how soon a cancel is obeyed there')
  .action(benchRemote);
program
  .command('workers')
  .description('how much sooner 1,000,000 visits are done by two workers than by one')
  .action(twoWorkers);
program
  .command('fleet')
  .description(
    'what up to 1,000 workers would do, by costs as measured here, and where Redis or merging would be the limit',
  )
  .option('--game <id>', 'whose visits', 'anthropocene')
  .option('--parts <count>', 'trees of a search', Number, 4)
  .option('--load <part>', 'part of the time of all workers that is asked for', Number, 0.7)
  .option('--seconds <count>', 'simulated time in which searches come', Number, 60)
  .action(fleet);
program
  .command('soak')
  .description(
    'whether memory, handles or descriptors grow over minutes of mixed requests, on one machine and by way of Redis',
  )
  .option('--minutes <count>', 'of both together', Number, 30)
  .action(soak);
program
  .command('chaos')
  .description('what is lost of searches that were handed in while workers, services and Redis are killed')
  .option('--kills <count>', 'of workers and searchers', Number, 50)
  .option('--services <count>', 'of services', Number, 5)
  .option('--restarts <count>', 'of Redis, which keeps what it holds', Number, 3)
  .option('--pause-ms <ms>', 'between two of these, at least', Number, 1500)
  .option('--minutes <count>', 'after which nobody dies any more', Number, 60)
  .action(chaos);
program
  .command('overload')
  .description('who gets what while a greedy caller asks ten times what can be done, beside a modest one')
  .option('--seconds <count>', 'how long', Number, 60)
  .option('--redis', 'by way of Redis', false)
  .action(overload);
program
  .command('planted')
  .description('whether reviews call it a blunder when a sure win is given away')
  .option('--game <id>', 'game', 'anthropocene')
  .option('--options <json>', 'options of the set-up', '{}')
  .option('--plants <count>', 'sure wins to give away', Number, 60)
  .option('--games <count>', 'most games that are looked through for them', Number, 5000)
  .option('--visits <count>', 'visits of each review', Number, 200)
  .action(planted);
program
  .command('herd')
  .description(
    'what games of the playout weights of Extinction come to, told at the beginning of a turn, for its estimates',
  )
  .option('--games <count>', 'games by scenario, level and seats', Number, 30)
  .action(herd);
program
  .command('seasons')
  .description('what the points of NATERA that are to come can be told from, for its estimates')
  .option('--games <count>', 'games', Number, 1500)
  .action(seasons);
program
  .command('chances')
  .description('what people are told of Extinction, fitted to games of searches so that it comes true')
  .option('--plan <counts>', 'visits of a decision, and games by scenario, level and seats with so many', '200:7,300:5')
  .option('--out <file>', 'file that keeps the games, to go on from')
  .action(chances);
program
  .command('signature')
  .description('the number that names the behaviour of the search')
  .option('--write', 'announce a change: the number is the right one from now on')
  .action(signature);
program
  .command('levels')
  .description('the levels against each other, on the same deals')
  .option('--game <id>', 'game', 'anthropocene')
  .option('--seats <count>', 'seats', Number, 3)
  .option('--deals <count>', 'deals', Number, 100)
  .option('--from <level>', 'lowest level', Number, 1)
  .option('--to <level>', 'highest level', Number, 10)
  .option('--workers <count>', 'processes that play', Number, availableParallelism())
  .action(levels);
program
  .command('ladder')
  .description('the levels on one scale, a random player at 0, from matches of those one and two apart')
  .option('--game <id>', 'one game only')
  .option('--deals <count>', 'most deals of a match', Number, 60)
  .option('--minutes <count>', 'minutes for each game', Number, 180)
  .option('--workers <count>', 'processes that play', Number, availableParallelism())
  .action(ladder);
program
  .command('partners')
  .description('what it is worth to conclude from what partners of one kind did')
  .option('--game <id>', 'game in which seats play together', 'anthropocene')
  .option('--seats <count>', 'seats', Number, 3)
  .option('--visits <count>', 'visits of a decision of the seat that searches', Number, 2000)
  .option('--partners <kind>', 'what the others are: a level, greedy or random', '3')
  .option('--deals <count>', 'deals', Number, 300)
  .action(partners);
program
  .command('readings')
  .description('what the decisions of others tell of what one does not see')
  .requiredOption('--game <id>', 'game')
  .option('--seats <count>', 'seats', Number, 2)
  .option('--games <count>', 'games', Number, 20)
  .option('--visits <count>', 'visits of a decision of those that are read', Number, 300)
  .option('--by <visits>', 'visits of the searches that they are read by; by the playout weights when 0', Number, 0)
  .option('--worlds <count>', 'worlds of a decision', Number, 128)
  .option('--every <count>', 'one of so many decisions is read', Number, 1)
  .action(readings);
program
  .command('turns')
  .description('what a turn of a level takes')
  .requiredOption('--game <id>', 'game')
  .option('--seats <count>', 'seats', Number, 2)
  .option('--level <level>', 'level of every seat', Number, 10)
  .option('--visits <count>', 'visits of a decision, in place of those of the level', Number)
  .option('--games <count>', 'games', Number, 2)
  .action(turns);

await program.parseAsync();
