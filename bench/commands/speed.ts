import { Command } from 'commander';
import { exact } from '../exact.ts';
import { faster } from '../faster.ts';
import { memory } from '../memory.ts';
import { net } from '../net.ts';
import { play } from '../play.ts';
import { scale } from '../scale.ts';
import { speed } from '../speed.ts';
import { split } from '../split.ts';
import { turns } from '../turns.ts';

/** Commands that measure how fast searches, nets and rules are. */
export const SPEED = [
  new Command('speed').description('iterations a second, and two processes against one').action(speed),
  new Command('faster')
    .description('how fast searches are, in pairs with another checkout')
    .requiredOption('--than <folder>', 'the other checkout, with its packages installed')
    .option('--sources', 'that one runs its sources as they are, and not the bundle that searchers run', false)
    .option('--game <id>', 'a served game, or tic-tac-toe, trick-game, kuhn-poker, leduc-poker', 'anthropocene')
    .option('--options <json>', 'options of the set-up', '{}')
    .option('--visits <count>', 'iterations of each tree', Number, 1000)
    .option('--positions <count>', 'positions along a random game', Number, 12)
    .option('--pairs <count>', 'pairs that count', Number, 7)
    .action(faster),
  new Command('memory')
    .description('what making a search takes, bytes a node and heap growth; needs node --expose-gc')
    .action(memory),
  new Command('exact')
    .description('whether nets give the same bytes on other processors; needs qemu-user')
    .option('--processors <list>', 'as qemu knows them, with commas; three kinds when absent')
    .action(exact),
  new Command('net')
    .description('what a net costs: a view, a visit, the first search with one, and ends in time')
    .option('--game <id>', 'game', 'evolution')
    .option('--options <json>', 'options of the set-up', '{"seats":2,"timeToFly":true}')
    .option('--depth <count>', 'actions at random from the set-up', Number, 30)
    .action(net),
  new Command('split')
    .description('how long a budget of visits takes on two searchers, against one')
    .option('--game <id>', 'one game only')
    .option('--level <level>', 'whose visits', Number, 10)
    .option('--calls <count>', 'requests to each', Number, 25)
    .action(split),
  new Command('scale')
    .description('time and memory of one search of 100 to 1,000,000 visits, and where a visit becomes dearer')
    .option('--game <id>', 'one game only')
    .option('--options <json>', 'options of the set-up', '{}')
    .option('--most <visits>', 'largest budget', Number, 1_000_000)
    .action(scale),
  new Command('play')
    .description('random actions a second and the time of a copy')
    .option('--game <id>', 'one game only')
    .option('--options <json>', 'options of the set-up', '{}')
    .action(play),
  new Command('turns')
    .description('what a turn of a level takes of one processor, with its net')
    .requiredOption('--game <id>', 'game')
    .option('--seats <count>', 'seats', Number, 2)
    .option('--level <level>', 'level of every seat', Number, 10)
    .option('--visits <count>', 'visits of a decision, in place of those of the level', Number)
    .option('--games <count>', 'games', Number, 2)
    .action(turns),
];
