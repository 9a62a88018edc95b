/**
 * Games from which Anthropocène learns what partners mean by their placements, as rows for `conclude.py`:
 *
 *     node train/conclude.ts <new folder> --games 2000 --seats 3 --bots '[{"visits":2000}]'
 *     /usr/bin/python3 train/conclude.py src/engines/anthropocene/knowledge/conclude.json 20 <folder>...
 *
 * Every seat asks at each of its decisions which objective it has: a point, of which the truth is known, and of which the rows are what
 * other seats had done by then to each objective that it may have.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { readBot } from '../src/arena/bot-spec.ts';
import { type Bot, makeBot } from '../src/arena/bots.ts';
import { ActionList } from '../src/core/actions.ts';
import { loadCatalogs } from '../src/core/catalog.ts';
import { type Observation, TERMINAL } from '../src/core/contract.ts';
import { stream } from '../src/core/random.ts';
import { anthropocene } from '../src/engines/anthropocene/index.ts';
import { COMMON, Evidence, PER_PAIR } from '../src/engines/anthropocene/knowledge/evidence.ts';
import { ownPairs } from '../src/engines/anthropocene/rules/hidden.ts';
import { objectivePair, type State } from '../src/engines/anthropocene/rules/state.ts';
import { loadGames } from '../src/engines/index.ts';
import { levelsOf } from '../src/mcts/levels.ts';

const WIDTH = COMMON + PER_PAIR;
/** Numbers are written as whole parts of this. */
const PARTS = 32;

interface Decision extends Observation<State> {
  readonly seat: number;
  readonly choices: number;
}

/** What is learnt from, as it grows. */
class Rows {
  readonly #rows: Int8Array[] = [];
  readonly #points: number[] = [];
  readonly #priors: Float32Array[] = [];
  #count = 0;

  /** Adds what each seat saw in one generation. */
  add(game: number, decisions: readonly Decision[]): void {
    const [first] = decisions;
    if (first === undefined) return;
    for (let seat = 0; seat < first.position.rules.seats; seat++) this.#addSeat(game, decisions, first.position, seat);
  }

  #addSeat(game: number, decisions: readonly Decision[], first: State, seat: number): void {
    const pairs = [...ownPairs(first, seat).keys()];
    const evidence = new Evidence(first, seat);
    const begin = this.#count;
    const truth = pairs.indexOf(objectivePair(first, seat));
    let seen = 0;
    for (const decision of decisions) {
      const { position: then, action } = decision;
      if (decision.seat !== seat) {
        evidence.look(then, action);
        this.#write(evidence, pairs);
        evidence.note();
        seen++;
      } else if (seen > 0 && decision.choices > 1) {
        const now = ownPairs(then, seat);
        const all = [...now.values()].reduce((sum, cards) => sum + cards, 0);
        this.#points.push(game, then.played, truth, begin, pairs.length, seen, first.rules.seats);
        this.#priors.push(Float32Array.from({ length: 24 }, (_, index) => (now.get(pairs[index] ?? -1) ?? 0) / all));
      }
    }
  }

  #write(evidence: Evidence, pairs: readonly number[]): void {
    const numbers = new Float64Array(WIDTH);
    const rows = new Int8Array(pairs.length * WIDTH);
    evidence.writeCommon(numbers);
    for (const [index, pair] of pairs.entries()) {
      evidence.writePair(pair, numbers, COMMON);
      for (let place = 0; place < WIDTH; place++)
        rows[index * WIDTH + place] = Math.max(-127, Math.min(127, Math.round(numbers[place]! * PARTS)));
    }
    this.#rows.push(rows);
    this.#count += pairs.length;
  }

  save(folder: string): void {
    writeFileSync(join(folder, 'rows'), Buffer.concat(this.#rows.map(({ buffer }) => Buffer.from(buffer))));
    writeFileSync(join(folder, 'points'), Int32Array.from(this.#points));
    writeFileSync(join(folder, 'priors'), Buffer.concat(this.#priors.map(({ buffer }) => Buffer.from(buffer))));
    writeFileSync(join(folder, 'shape.json'), JSON.stringify({ width: WIDTH, common: COMMON, parts: PARTS }));
  }
}

const [games, catalogs] = [loadGames(), loadCatalogs(anthropocene.catalog)];
if (!games.ok || !catalogs.ok) throw new Error('the built-in catalogs are wrong');
const loaded = games.value.get(anthropocene.id);
const catalog = catalogs.value.all[0];
if (loaded === undefined || catalog === undefined) throw new Error('the registry has lost a game');
/** The same game, as bots know it. */
const TABLE = loaded.game;
const CATALOG = catalog;

/** Plays a game, each seat one of `bots`; what was done, by generation. */
const playGame = (bots: readonly Bot[], seats: number, seed: string): Decision[][] => {
  const begun = anthropocene.setup({ seats }, CATALOG, stream(seed, 'setup'));
  if (!begun.ok) throw new Error('it cannot be set up');
  const state = begun.value;
  const chance = stream(seed, 'apply');
  const draw = stream(seed, 'choice');
  const bySeat = Array.from({ length: seats }, () => bots[draw.below(bots.length)]!);
  const legal = new ActionList();
  const done: Decision[] = [];
  for (let seat = anthropocene.toAct(state); seat !== TERMINAL; seat = anthropocene.toAct(state)) {
    anthropocene.legalActions(state, legal);
    const history = done.filter((decision) => decision.seat !== seat);
    const action =
      legal.length === 1 ? legal.at(0) : bySeat[seat]!(TABLE, state, legal, `${seed}/${done.length}`, history);
    const then = anthropocene.blank(state);
    anthropocene.copy(state, then);
    done.push({ position: then, action, seat, choices: legal.length });
    anthropocene.apply(state, action, chance);
  }
  return [0, 1, 2].map((generation) => done.filter(({ position }) => position.generation === generation));
};

new Command('conclude')
  .argument('<folder>', 'where the rows go; must be new')
  .requiredOption('--games <count>', 'games to play', Number)
  .requiredOption('--seats <count>', 'seats of each', Number)
  .requiredOption('--bots <json>', 'bots, of which each seat draws one')
  .option('--seed <seed>', 'decides every game', 'conclude')
  .action((folder: string, given: { games: number; seats: number; bots: string; seed: string }) => {
    const specs: unknown = JSON.parse(given.bots);
    if (!Array.isArray(specs)) throw new RangeError('--bots wants a list');
    const bots = specs.map((spec) => {
      const bot = readBot(spec, levelsOf(TABLE));
      if (!bot.ok) throw new RangeError(JSON.stringify(bot.faults));
      return makeBot(bot.value);
    });
    mkdirSync(folder);
    const rows = new Rows();
    for (let game = 0; game < given.games; game++)
      for (const decisions of playGame(bots, given.seats, `${given.seed}/${game}`)) rows.add(game, decisions);
    rows.save(folder);
  })
  .parse();
