import { Command } from 'commander';
import { chances } from '../chances.ts';
import { forecast } from '../forecast.ts';
import { gaia } from '../gaia.ts';
import { herd } from '../herd.ts';
import { odds } from '../odds.ts';
import { seasons } from '../seasons.ts';

/** Commands that show what estimates of the games are fitted to. */
export const FITS = [
  new Command('odds')
    .description('how generations of Anthropocène come out, for its estimates')
    .option('--mode <mode>', 'mode', 'base')
    .option('--seats <count>', 'seats', Number, 3)
    .option('--visits <count>', 'visits a move', Number, 1_500)
    .option('--games <count>', 'games', Number, 60)
    .option('--catalog <id>', 'another catalog than the default')
    .action(odds),
  new Command('forecast')
    .description('what points of Evolution can be told from at the beginning of a year, for its estimates')
    .option('--seats <count>', 'seats', Number, 4)
    .option('--visits <count>', 'visits a move', Number, 100)
    .option('--games <count>', 'games', Number, 200)
    .action(forecast),
  new Command('gaia')
    .description('what points of games against Gaïa can be told from where searches are cut, for its estimates')
    .option('--visits <count>', 'visits a move', Number, 200)
    .option('--games <count>', 'games of each difficulty', Number, 40)
    .action(gaia),
  new Command('herd')
    .description(
      'what games of the playout weights of Extinction come to, told at the beginning of a turn, for its estimates',
    )
    .option('--games <count>', 'games by scenario, level and seats', Number, 30)
    .action(herd),
  new Command('seasons')
    .description('what the points of NATERA that are to come can be told from, for its estimates')
    .option('--games <count>', 'games', Number, 1500)
    .action(seasons),
  new Command('chances')
    .description('what people are told of Extinction, fitted to games of searches so that it comes true')
    .option(
      '--plan <counts>',
      'visits of a decision, and games by scenario, level and seats with so many',
      '200:7,300:5',
    )
    .option('--out <file>', 'file that keeps the games, to go on from')
    .action(chances),
];
