import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { ApplyJson } from '../api/schemas/answers.ts';
import type { Seat, StateEnvelope } from '../core/contract.ts';
import { checker } from '../core/schema.ts';
import { type GameRecord, LooseRecord } from '../records/record.ts';
import { EXIT, Failure, messageOf } from './failure.ts';
import { readJsonFile } from './json.ts';
import type { GameRoutes, HistoryJson } from './routes.ts';
import { demand } from './settings.ts';

const records = checker(LooseRecord);

/** The record in `file`. */
export const readRecord = (file: string): GameRecord => {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  return demand(records.check(readJsonFile(file)), `${file} holds no record of a game.`);
};

/** A game on its way: what has been done so far, and where it stands. */
export class Course {
  /** The full state. */
  state: StateEnvelope;
  /** The seat to act; null when the game is over. */
  toAct: Seat | null;
  readonly #routes: GameRoutes;
  readonly #file: string | undefined;
  #record: GameRecord;

  /** @param file where the record is kept, after each move; nowhere when absent */
  constructor(routes: GameRoutes, start: StateEnvelope, toAct: Seat | null, file?: string) {
    this.#routes = routes;
    this.#file = file;
    this.#record = { game: start.game, version: 1, record: 1, start, moves: [] };
    this.state = start;
    this.toAct = toAct;
  }

  /** The game that a record has come to. @param file where it is kept from now on */
  static async resume(routes: GameRoutes, record: GameRecord, file?: string): Promise<Course> {
    const { state, toAct } = await routes.replay(record);
    if (state === null || record.start.viewer !== 'all')
      throw new Failure('This is the record of what one seat saw: it can be replayed, but nobody can play on.');
    const course = new Course(routes, record.start, null, file);
    course.#record = record;
    course.state = state;
    course.toAct = toAct;
    return course;
  }

  /** Moves so far. */
  get length(): number {
    return this.#record.moves.length;
  }

  /** What the seat to act can tell of what others did. */
  history(): Promise<HistoryJson> {
    return this.#routes.history(this.#record);
  }

  /** Takes an action of the seat to act. */
  async take(action: unknown, seed: string): Promise<ApplyJson> {
    const applied = await this.#routes.apply(this.state, action, seed);
    const { outcome } = applied;
    const result = outcome && { scores: outcome.scores, ranks: outcome.ranks, ending: outcome.ending };
    this.#record = { ...this.#record, moves: [...this.#record.moves, ...applied.moves], ...(result && { result }) };
    this.state = applied.state;
    this.toAct = applied.toAct;
    await this.#save();
    return applied;
  }

  /** Takes back all that was done since the last decision of `seat`, and that too. @returns whether there was one */
  async undo(seat: Seat): Promise<boolean> {
    const last = this.#record.moves.findLastIndex((move) => move.seat === seat);
    if (last < 0) return false;
    const { result: _, ...record } = this.#record;
    const shorter = { ...record, moves: record.moves.slice(0, last) };
    const { state, toAct } = await this.#routes.replay(shorter);
    if (state === null) throw new Failure('The game cannot be played back.', EXIT.failed);
    this.#record = shorter;
    this.state = state;
    this.toAct = toAct;
    await this.#save();
    return true;
  }

  /** Writes the record beside its file first, so that a file is whole whenever the command ends. */
  async #save(): Promise<void> {
    if (this.#file === undefined) return;
    try {
      await writeFile(`${this.#file}.part`, `${JSON.stringify(this.#record)}\n`);
      await rename(`${this.#file}.part`, this.#file);
    } catch (error) {
      throw new Failure(`${this.#file} cannot be written: ${messageOf(error)}.`, EXIT.failed);
    }
  }
}
