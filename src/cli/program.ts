import { Command, CommanderError, Option } from 'commander';
import type { TSchema } from 'typebox';
import manifest from '../../package.json' with { type: 'json' };
import { CLOCKS } from '../arena/plan.ts';
import { analyze } from './analyze.ts';
import { arena } from './arena.ts';
import { botOption, jsonOption, sprtOption } from './arena-text.ts';
import { bench } from './bench.ts';
import { catalog } from './catalog.ts';
import { doctor } from './doctor.ts';
import { enter } from './enter.ts';
import { EXIT, Failure, messageOf } from './failure.ts';
import { gaia } from './gaia.ts';
import { hint } from './hint.ts';
import {
  langOption,
  levelOption,
  modelOption,
  type SearchOptions,
  setting,
  wholeNumber,
  withSearch,
  withService,
} from './options.ts';
import { play } from './play.ts';
import { recommend } from './recommend.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { runSearch, type SearchCommand } from './search.ts';
import { type HandInOptions, type LookOptions, start, stop, watch } from './searches.ts';
import { serve } from './serve.ts';

/** Has a command's exit code kept; one that gives no number has done what it should. */
type Keep = <Given extends unknown[]>(command: (...given: Given) => unknown) => (...given: Given) => Promise<void>;

const addServe = (program: Command, keep: Keep): void => {
  program
    .command('serve')
    .description('run the HTTP service')
    .option('--host <address>', 'address to listen on')
    .option('--port <port>', 'port to listen on', wholeNumber(0))
    .option('--searchers <count>', 'processes that search', wholeNumber(1))
    .action(keep(serve));
};

const addSearches = (program: Command, keep: Keep): void => {
  const add = <S extends TSchema>(name: string, description: string, command: SearchCommand<S>): void => {
    withSearch(program.command(name).description(description)).action(
      keep((file: string, options: SearchOptions) => runSearch(command, file, options)),
    );
  };
  add('recommend', 'the action to take in a state', recommend);
  add('hint', 'ranked actions for a person, with reasons', hint);
  add('analyze', 'everything a search finds out about a state', analyze);
};

/** Searches that are handed in to a running server, and come back for. */
const addHandedIn = (program: Command, keep: Keep): void => {
  const search = program.command('search').description('hand searches in to a running server, and come back for them');
  withSearch(
    search
      .command('start')
      .description('hand one in; prints its id')
      .argument('<kind>', 'recommend, hint, analyze, or review with the record of a game'),
  )
    .option('--key <key>', 'a name for this request: sent again with it, it is done once')
    .action(keep((kind: string, file: string, options: HandInOptions) => start(kind, file, options)));
  const look = (name: string, description: string, command: (id: string, options: LookOptions) => unknown): void => {
    withService(search.command(name).description(description).argument('<id>', 'as "search start" printed it'))
      .option('--json', 'print the search as it is')
      .action(keep(command));
  };
  look('watch', 'show how far one is, and its answer once it is over', watch);
  look('stop', 'end one with the best answer so far', stop);
};

const addGames = (program: Command, keep: Keep): void => {
  withService(program.command('play').description('play against bots in the terminal').argument('<game>', 'its id'))
    .option('--seats <count>', 'number of seats', wholeNumber(1))
    .option('--mode <mode>', 'mode of the game')
    .option(
      '--option <name=value>',
      'an option of the game, such as timeToFly=true; may be given several times',
      setting,
    )
    .option('--ruling <name=value>', 'a ruling on an open point of the rules; may be given several times', setting)
    .option('--seat <seat>', 'your seat; 0 is player 1', wholeNumber(0), 0)
    .addOption(levelOption('strength of the bots').default(6))
    .addOption(modelOption())
    .option('--seed <seed>', 'decides all chance')
    .option('--save <file>', 'keep the game in this file, which must be new')
    .option('--resume <file>', 'go on with the game kept in this file, and keep it there unless --save says where')
    .action(keep(play));

  withService(
    program.command('replay').description('play a kept game back, move by move').argument('<file>', 'its record'),
  )
    .option('--until <moves>', 'moves to play back', wholeNumber(0))
    .option('--seat <seat>', 'your seat, for the result; 0 is player 1', wholeNumber(0), 0)
    .option('--json', 'print the answer as it is')
    .action(keep(replay));

  withService(
    program
      .command('review')
      .description('what was good and what was wrong in a kept game')
      .argument('<file>', 'its record'),
  )
    .option('--seat <seat>', 'decisions of this seat alone; 0 is player 1', wholeNumber(0))
    .option('--visits <count>', 'iterations for the whole game', wholeNumber(1))
    .option('--time-ms <ms>', 'milliseconds for the whole game', wholeNumber(1))
    .addOption(modelOption())
    .option('--seed <seed>', 'decides all chance of the searches')
    .option('--svg <file>', 'draw how the game stood')
    .option('--json', 'print the answer as it is')
    .action(keep(review));
};

/** What goes with a game on a real table. */
const addTables = (program: Command, keep: Keep): void => {
  withService(
    program
      .command('enter')
      .description('tell the table in front of you, question by question, for a hint')
      .argument('<game>', 'its id'),
  )
    .option('--out <file>', 'keep what your seat sees in this file')
    .option('--from <file>', 'begin with what was kept in this file: Enter keeps each answer')
    .action(keep(enter));

  withService(program.command('gaia').description('play Gaïa for a person alone at a real table of Earth'))
    .option('--file <file>', 'keep the game in this file, and go on with the one that is there')
    .option('--seed <seed>', 'decides the order of her cards, where Arbor shuffles them')
    .action(keep(gaia));
};

const addMeasures = (program: Command, keep: Keep): void => {
  program
    .command('arena')
    .description('compare two bots on the same deals')
    .argument('[game]', 'its id; that of the record, with --resume')
    .option('--first <bot>', 'random, greedy, or JSON: {"level":5}, {"visits":1000,"exploration":0.5}', botOption)
    .option('--second <bot>', 'the bot it is compared with', botOption)
    .option('--options <json>', 'options of the game’s set-up', jsonOption)
    .option('--seed <seed>', 'decides every deal')
    .addOption(
      new Option('--clock <clock>', 'what the time of a decision is told by; the wall’s when absent').choices(CLOCKS),
    )
    .option('--pairs <count>', 'most deals; each is played by both sides', wholeNumber(1))
    .option('--sprt <low,high>', 'stop once one of two leads, in Elo or points of score, is ruled out', sprtOption)
    .option('--out <file>', 'keep the match in this file, which must be new')
    .option('--resume <file>', 'go on with the match kept in this file')
    .option('--svg <file>', 'draw the course of the match')
    .option('--workers <count>', 'processes that play; one a core when absent', wholeNumber(1))
    .option('--json', 'print the match as it is kept')
    .action(keep(arena));

  program
    .command('bench')
    .description('measure the speed of this machine')
    .argument('[arguments...]', 'passed on')
    .passThroughOptions()
    .allowUnknownOption()
    .helpOption(false)
    .action(keep(bench));
};

const addLookups = (program: Command, keep: Keep): void => {
  program
    .command('catalog')
    .description('list catalogs, after checking them')
    .argument('[folder]', 'your own catalogs; CATALOG_DIR when absent')
    .option('--row <row>', 'tell what rows are and do: those with this id, or else with this in their id or name')
    .option('--missing', 'list what no source gives: the rows and fields in which ours stand in')
    .option('--game <game>', 'of this game alone')
    .addOption(langOption())
    .option('--json', 'print the list as JSON')
    .action(keep(catalog));

  program.command('doctor').description('say what this machine has and what is missing').action(keep(doctor));
};

/** The exit code for what ended a command, once it is told on standard error. */
const tell = (error: unknown): number => {
  // Commander has already said what is wrong with the arguments.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.badInput;
  process.stderr.write(`${messageOf(error)}\n`);
  return error instanceof Failure ? error.exitCode : EXIT.failed;
};

/**
 * Runs the command line: standard input and output are those of this process, and so is the environment.
 * @param args what stands behind `arbor`
 * @returns the exit code, 0 or one of `EXIT`
 */
export const run = async (args: readonly string[]): Promise<number> => {
  let code = 0;
  const keep: Keep =
    (command) =>
    async (...given) => {
      const ended = await command(...given);
      if (typeof ended === 'number') code = ended;
    };
  const program = new Command('arbor')
    .description(manifest.description)
    .version(manifest.version)
    .enablePositionalOptions()
    .exitOverride();
  for (const add of [addServe, addSearches, addHandedIn, addGames, addTables, addMeasures, addLookups])
    add(program, keep);
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return tell(error);
  }
};
