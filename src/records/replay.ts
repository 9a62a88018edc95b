import Type from 'typebox';
import { canonical } from '../core/catalog.ts';
import { type Action, type Game, type Seat, type StateEnvelope, TERMINAL } from '../core/contract.ts';
import { type Fault, fault, pointer, under } from '../core/fault.ts';
import { outcomeOf } from '../core/outcome.ts';
import { type Seed, stream } from '../core/random.ts';
import { failed, type Result, settle } from '../core/result.ts';
import { type Checker, checker } from '../core/schema.ts';
import type { Message } from '../core/text.ts';
import type { LoadedGame } from '../engines/index.ts';
import type { GameRecord, Move } from './record.ts';

/** A move that has been played back. */
export interface Replayed {
  /** Its place among the moves. */
  readonly index: number;
  /** The seat that acted. */
  readonly seat: Seat;
  /** Undefined where it is another seat's than the one whose view the record is of: what it was then is not checked. */
  readonly action: Action | undefined;
  /** The state before it, full or as the recorder saw it. It is the reader's to keep. */
  readonly before: unknown;
  /** What was played back to, or recorded; undefined after the last move of a view that says no more. */
  readonly after: unknown;
  /** What everyone saw; nothing where the recorder says only what it came to. */
  readonly events: readonly Message[];
}

/** The seed of a move that names none. */
const NO_SEED: Seed = 0;

/**
 * Plays a record back, move by move. Each move is yielded, so that whoever reads may do something else in between.
 * @returns the last state that is known; or every fault, with pointers relative to the record
 */
export function* replay(loaded: LoadedGame, record: GameRecord): Generator<Replayed, Result<unknown>> {
  const reading = new Reading(loaded, record);
  const { start } = reading;
  if (!start.ok) return start;
  let state = start.value;
  for (const [index, move] of record.moves.entries()) {
    const played = reading.play(state, move, index);
    if (played === undefined) return failed(...reading.faults);
    if (reading.faults.length === 0) yield played;
    if (played.after !== undefined) state = played.after;
    else if (index < record.moves.length - 1) return failed(...reading.faults);
    else return reading.endUnseen();
  }
  return reading.end(state);
}

/** Reads the parts of one record and collects what is wrong with them. */
class Reading {
  readonly start: Result<unknown>;
  readonly faults: Fault[] = [];
  readonly #loaded: LoadedGame;
  readonly #record: GameRecord;

  constructor(loaded: LoadedGame, record: GameRecord) {
    this.#loaded = loaded;
    this.#record = record;
    this.start = this.#state(record.start, '/start');
  }

  /** Plays `move` in `state`. @returns undefined where it does not say what it came to */
  play(state: unknown, move: Move, index: number): Replayed | undefined {
    const { game } = this.#loaded;
    const at = pointer('moves', index);
    const action = this.#action(state, move, at);
    const recorded = move.state === undefined ? undefined : this.#recorded(move.state, `${at}/state`);
    if (recorded !== undefined && !recorded.ok) this.faults.push(...recorded.faults);
    const base = { index, seat: move.seat, action, before: state };
    if (recorded?.ok) return { ...base, after: recorded.value, events: [] };
    if (recorded !== undefined) return undefined;
    if (this.#record.start.viewer !== 'all') return this.#unseen(base, at);
    if (action === undefined) return undefined;
    const events: Message[] = [];
    const after = game.blank(state);
    game.copy(state, after);
    game.apply(after, action, stream(move.seed ?? NO_SEED, 'apply'), (event) => events.push(event));
    return { ...base, after, events };
  }

  /** The last state, held to what the record says of the result. */
  end(state: unknown): Result<unknown> {
    const { game } = this.#loaded;
    const { result } = this.#record;
    if (result !== undefined && game.toAct(state) !== TERMINAL)
      this.faults.push(
        fault('/result', 'game-not-over', 'The game is not over after the last move; leave `result` out.'),
      );
    else if (result !== undefined) {
      const { scores, ranks, ending } = outcomeOf(game, state);
      const found = { scores, ranks, ending };
      if (canonical(found) !== canonical(result))
        this.faults.push(fault('/result', 'other-result', `The moves come to ${canonical(found)}.`));
    }
    return settle(this.faults, () => state);
  }

  /** The end of a view that says nothing of what the last move came to. */
  endUnseen(): Result<unknown> {
    return settle(this.faults, () => undefined);
  }

  #unseen(base: Omit<Replayed, 'after' | 'events'>, at: string): Replayed | undefined {
    if (base.index === this.#record.moves.length - 1) return { ...base, after: undefined, events: [] };
    const detail = 'The record of one seat’s view says after each move but the last what this seat saw then.';
    this.faults.push(fault(`${at}/state`, 'missing-field', detail));
    return undefined;
  }

  /** The action, where the recorder can tell whether it was legal; else undefined, with or without a fault. */
  #action(state: unknown, { seat, action: json }: Move, at: string): Action | undefined {
    const { game } = this.#loaded;
    const toAct = game.toAct(state);
    if (toAct === TERMINAL) {
      this.faults.push(fault(at, 'game-over', 'The game is over before this move.'));
      return undefined;
    }
    if (toAct !== seat) {
      this.faults.push(fault(`${at}/seat`, 'other-seat', `Seat ${toAct} is to act here, not seat ${seat}.`));
      return undefined;
    }
    const { viewer } = this.#record.start;
    if (viewer !== 'all' && viewer !== seat) return undefined;
    const action = game.decodeAction(state, json);
    if (action.ok) return action.value;
    this.faults.push(...under(`${at}/action`, action.faults));
    return undefined;
  }

  /** A state that the recorder saw, which must be of the same game and of the same eyes. */
  #recorded(json: StateEnvelope, at: string): Result<unknown> {
    const { start } = this.#record;
    const state = this.#state(json, at);
    if (!state.ok) return state;
    const differs = (field: 'viewer' | 'options'): Fault[] =>
      canonical(json[field]) === canonical(start[field])
        ? []
        : [fault(`${at}/${field}`, 'other-game', `The game began with ${canonical(start[field])}.`)];
    return settle([...differs('viewer'), ...differs('options')], () => state.value);
  }

  #state(json: unknown, at: string): Result<unknown> {
    const { game, catalogs } = this.#loaded;
    const fits = stateChecker(game).check(json);
    const decoded = fits.ok ? game.decode(fits.value, catalogs) : fits;
    return decoded.ok ? decoded : failed(...under(at, decoded.faults));
  }
}

const checkers = new WeakMap<Game, Checker<StateEnvelope>>();

/** The checker of a game's states, made once. */
const stateChecker = (game: Game): Checker<StateEnvelope> => {
  const known = checkers.get(game);
  if (known !== undefined) return known;
  const made: Checker<StateEnvelope> = checker(Type.Unsafe<StateEnvelope>(game.schemas.state));
  checkers.set(game, made);
  return made;
};
