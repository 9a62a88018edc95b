/**
 * Reading documents. A document on its way to become a state is a `Reading`: each reader fills its part of the state and
 * blames every contradiction; where one depends on another, it works only on what was found sound, so that one mistake is
 * reported once.
 */
import type { Catalog, Catalogs } from '../../core/catalog.ts';
import type { Seat, StateEnvelope, Viewer } from '../../core/contract.ts';
import { type Fault, fault, under } from '../../core/fault.ts';
import { failed, type Result, settle } from '../../core/result.ts';

/** A document, the state that is made of it, and what is wrong with it so far. */
export interface Reading<Json extends StateEnvelope = StateEnvelope, State = unknown> {
  readonly json: Json;
  readonly state: State;
  readonly faults: Fault[];
}

/** Adds a fault to those of a reading. */
export const blame = ({ faults }: Pick<Reading, 'faults'>, at: string, code: string, detail: string): void => {
  faults.push(fault(at, code, detail));
};

/** How a game reads its documents. */
interface Reader<Json extends StateEnvelope, State, Content> {
  /** What is wrong with options that each are in range, relative to them; then nothing else is read. Absent for nothing. */
  readonly check?: (options: Json['options'], catalog: Catalog<Content>) => readonly Fault[];
  /** A state of these options with nothing in it. */
  readonly begin: (options: Json['options'], catalog: Catalog<Content>) => State;
  /** Fills the state. */
  readonly read: (reading: Reading<Json, State>) => void;
}

/** The `decode` of a game: first the catalog and the options, then all that stands beside them. */
export const decoder =
  <Json extends StateEnvelope, State, Content>({ check, begin, read }: Reader<Json, State, Content>) =>
  (json: Json, catalogs: Catalogs<Content>): Result<State> => {
    const found = catalogs.find(json.catalog);
    if (!found.ok) return failed(...under('/catalog', found.faults));
    const faults = under('/options', check?.(json.options, found.value) ?? []);
    if (faults.length > 0) return failed(...faults);
    const state = begin(json.options, found.value);
    read({ json, state, faults });
    return settle(faults, () => state);
  };

/** The fault of a seat that a game of so many `seats` does not have; none when it has it, or when no seat is named. */
export const checkSeat = (at: string, seat: Viewer | null | undefined, seats: number): Fault[] =>
  typeof seat === 'number' && seat >= seats
    ? [fault(at, 'no-such-seat', `Seats are counted from 0; the last one here is ${seats - 1}.`)]
    : [];

/** What the documents of every game say of seats. */
interface SeatedJson extends StateEnvelope {
  readonly options: { readonly firstSeat?: number };
  readonly firstSeat: Seat;
  readonly players: readonly unknown[];
}

/**
 * Checks that there are as many players as the game has `seats`, and that all seats that are named are among them.
 * @param others seats beside the first one and the viewer, with their places
 * @returns whether seats are sound, without which nothing else can be checked
 */
export const checkSeats = (
  { json, faults }: Reading<SeatedJson>,
  seats: number,
  others: readonly (readonly [at: string, seat: Seat | null | undefined])[] = [],
): boolean => {
  const { length } = json.players;
  const wrong =
    length === seats
      ? [
          ...checkSeat('/firstSeat', json.firstSeat, seats),
          ...checkSeat('/viewer', json.viewer, seats),
          ...checkSeat('/options/firstSeat', json.options.firstSeat, seats),
          ...others.flatMap(([at, seat]) => checkSeat(at, seat, seats)),
        ]
      : [fault('/players', 'player-count', `The options say ${seats} seats, but there are ${length} players.`)];
  faults.push(...wrong);
  return wrong.length === 0;
};

/** Whether the viewer of the document sees what only `seat` and somebody who may see all do. */
export const sees = ({ json: { viewer } }: Reading, seat: Seat): boolean => viewer === 'all' || viewer === seat;

/**
 * Whether there is something to read where a value may be hidden, as null. It must be given exactly when the viewer sees
 * it; else that is a fault.
 * @param what it is, such as `this hand`
 */
export const isShown = <Value>(
  reading: Pick<Reading, 'faults'>,
  value: Value | null,
  visible: boolean,
  at: string,
  what: string,
): value is Value => {
  if (value !== null && !visible) blame(reading, at, 'not-visible', `The viewer cannot see ${what}; it must be null.`);
  if (value === null && visible) blame(reading, at, 'hidden-value', `The viewer can see ${what}, so it must be given.`);
  return value !== null && visible;
};

/**
 * Takes a card that is there once, by its number, out of those that have not turned up yet. Where cards are alike, count them.
 * @param name of the card
 * @returns whether it is here for the first time; else that is a fault
 */
export const takeOnce = (
  reading: Pick<Reading, 'faults'>,
  taken: Set<number>,
  card: number,
  at: string,
  name: string,
): boolean => {
  const first = !taken.has(card);
  if (!first) blame(reading, at, 'card-twice', `${name} is in another place already.`);
  taken.add(card);
  return first;
};
