import { Command } from 'commander';
import { calibration } from '../calibration.ts';
import { grades } from '../grades.ts';
import { planted } from '../planted.ts';
import { readings } from '../readings.ts';
import { truth } from '../truth.ts';

/** Commands that measure whether what people are told comes true, and what there would be to tell of what is hidden. */
export const TRUTH = [
  new Command('truth')
    .description('what searches say and choose near the end, against what was counted out')
    .option('--game <id>', 'one game only')
    .option('--seats <count>', 'seats', Number, 2)
    .option('--positions <count>', 'positions of each game', Number, 200)
    .option('--seeds <count>', 'searches of each position', Number, 1)
    .action(truth),
  new Command('calibration')
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
    .action(calibration),
  new Command('grades')
    .description('how reviews grade the decisions of bots of known levels')
    .option('--game <id>', 'game', 'anthropocene')
    .option('--options <json>', 'options of the set-up', '{}')
    .option('--games <count>', 'games of each level', Number, 5)
    .option('--levels <levels>', 'levels, with commas between', '1,10')
    .option('--visits <count>', 'visits of the review of each decision', Number, 80_000)
    .action(grades),
  new Command('planted')
    .description('whether reviews call it a blunder when a sure win is given away')
    .option('--game <id>', 'game', 'anthropocene')
    .option('--options <json>', 'options of the set-up', '{}')
    .option('--plants <count>', 'sure wins to give away', Number, 60)
    .option('--games <count>', 'most games that are looked through for them', Number, 5000)
    .option('--visits <count>', 'visits of each review', Number, 200)
    .action(planted),
  new Command('readings')
    .description('what the decisions of others tell of what one does not see')
    .requiredOption('--game <id>', 'game')
    .option('--seats <count>', 'seats', Number, 2)
    .option('--games <count>', 'games', Number, 20)
    .option('--visits <count>', 'visits of a decision of those that are read', Number, 300)
    .option('--by <visits>', 'visits of the searches that they are read by; by the playout weights when 0', Number, 0)
    .option('--worlds <count>', 'worlds dealt for a decision', Number, 128)
    .option('--every <count>', 'of so many decisions one is read', Number, 1)
    .action(readings),
];
