import { Command } from 'commander';
import { bodies } from '../bodies.ts';
import { chaos } from '../chaos.ts';
import { fleet } from '../fleet.ts';
import { latency } from '../latency.ts';
import { overload } from '../overload.ts';
import { page } from '../page.ts';
import { benchRemote } from '../remote.ts';
import { requests } from '../requests.ts';
import { sharing } from '../sharing.ts';
import { soak } from '../soak.ts';
import { twoWorkers } from '../two-workers.ts';

/** Commands that measure what the service does under load, alone or with workers. */
export const SERVICE = [
  new Command('latency')
    .description('overrun of time budgets, release after a disconnect, /livez under load')
    .option('--game <id>', 'game', 'anthropocene')
    .action(latency),
  new Command('sharing')
    .description('overruns, short searches beside long ones and equal ones at once, each with its bar')
    .option('--game <id>', 'one game only')
    .action(sharing),
  new Command('requests')
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
    .action(requests),
  new Command('bodies')
    .description('how long bodies full of too much hold up the service')
    .option('--game <id>', 'one game only')
    .option('--operation <id>', 'one operation only')
    .action(bodies),
  new Command('page')
    .description('how soon the page can be used, and shows a move')
    .option('--visits <count>', 'visits of the first view', Number, 9)
    .option('--moves <count>', 'moves timed in each game', Number, 15)
    .action(page),
  new Command('remote')
    .description('what it costs to have searches done by way of Redis, and how soon a cancel is obeyed there')
    .action(benchRemote),
  new Command('workers')
    .description('how much sooner 1,000,000 visits are done by two workers than by one')
    .action(twoWorkers),
  new Command('fleet')
    .description(
      'what up to 1,000 workers would do, by costs as measured here, and where Redis or merging would be the limit',
    )
    .option('--game <id>', 'whose visits', 'anthropocene')
    .option('--parts <count>', 'trees of a search', Number, 4)
    .option('--load <part>', 'part of the time of all workers that is asked for', Number, 0.7)
    .option('--seconds <count>', 'simulated time in which searches come', Number, 60)
    .action(fleet),
  new Command('soak')
    .description(
      'whether memory, handles or descriptors grow over minutes of mixed requests, on one machine and by way of Redis',
    )
    .option('--minutes <count>', 'of both together', Number, 30)
    .action(soak),
  new Command('chaos')
    .description('what is lost of searches that were handed in while workers, services and Redis are killed')
    .option('--kills <count>', 'of workers and searchers', Number, 50)
    .option('--services <count>', 'of services', Number, 5)
    .option('--restarts <count>', 'of Redis, which keeps what it holds', Number, 3)
    .option('--pause-ms <ms>', 'between two of these, at least', Number, 1500)
    .option('--minutes <count>', 'after which nobody dies any more', Number, 60)
    .action(chaos),
  new Command('overload')
    .description('who gets what while a greedy caller asks ten times what can be done, beside a modest one')
    .option('--seconds <count>', 'how long', Number, 60)
    .option('--redis', 'by way of Redis', false)
    .action(overload),
];
