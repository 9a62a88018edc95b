import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { LANDMARKS } from '../content/terms.ts';
import { listObjectives } from '../rules/hidden.ts';
import { ALL_PAIRS, isMet, LEAST_VALUE, LINES, objectivePair, type State, VALUES } from '../rules/state.ts';
import type { StateJson } from './schema.ts';

/**
 * Reads the objectives and what was announced about them; the viewer's own gets any that agrees.
 * @param tableIsSound whether grid and hands can be relied on
 */
export const readObjectives = (json: StateJson, state: State, faults: Fault[], tableIsSound: boolean): void => {
  const known = faults.length;
  readLandmarks(json, state, faults);
  readBiospheres(json, state, faults);
  if (faults.length > known || !tableIsSound) return;
  for (const seat of json.players.keys()) readAnnouncements(json, state, seat, faults);
  if (faults.length > known || !isHidden(json, state, json.viewer)) return;
  fillOwn(json, state, faults);
};

/** Whether the objective of `seat` is hidden in this document: only the viewer's, while the game goes on. */
const isHidden = (json: StateJson, state: State, seat: number | 'all'): seat is number =>
  !state.finished && seat !== 'all' && seat === json.viewer;

const checkHiding = (json: StateJson, state: State, field: 'landmark' | 'biosphere', faults: Fault[]): void => {
  for (const [seat, player] of json.players.entries()) {
    const at = pointer('players', seat, field);
    const hidden = isHidden(json, state, seat);
    if (hidden && player[field] !== null)
      faults.push(fault(at, 'not-visible', 'The viewer cannot see their own objective; it must be null.'));
    if (!hidden && player[field] === null)
      faults.push(fault(at, 'hidden-value', 'This objective is visible to the viewer, so it must be given.'));
  }
};

const readLandmarks = (json: StateJson, state: State, faults: Fault[]): void => {
  checkHiding(json, state, 'landmark', faults);
  for (const [seat, { landmark }] of json.players.entries()) {
    if (landmark === null) continue;
    state.landmark[seat] = LANDMARKS.indexOf(landmark);
    const first = json.players.findIndex((other) => other.landmark === landmark);
    if (first < seat)
      faults.push(
        fault(pointer('players', seat, 'landmark'), 'landmark-twice', `Seat ${first} holds the only ${landmark} card.`),
      );
  }
};

/** Each value goes to a card that shows it, as long as there are any. */
const readBiospheres = (json: StateJson, state: State, faults: Fault[]): void => {
  checkHiding(json, state, 'biosphere', faults);
  const free = Array.from(state.rules.biospheres);
  for (const [seat, { biosphere }] of json.players.entries()) {
    if (biosphere === null) continue;
    const card = free.indexOf(biosphere);
    if (card < 0) {
      const at = pointer('players', seat, 'biosphere');
      faults.push(fault(at, 'biosphere-too-often', `There are not that many objective cards of value ${biosphere}.`));
      continue;
    }
    free[card] = -1;
    state.biosphere[seat] = card;
  }
};

/** `met` must agree with the grid, and `possible` with both; without `possible` only `met` binds. */
const readAnnouncements = (json: StateJson, state: State, seat: number, faults: Fault[]): void => {
  const { met, possible } = json.players[seat]!;
  const hidden = isHidden(json, state, seat);
  const at = pointer('players', seat);
  if (!hidden && typeof met === 'boolean' && met !== isMet(state, seat)) {
    const detail = `The grid ${met ? 'does not fulfil' : 'fulfils'} this objective.`;
    faults.push(fault(`${at}/met`, 'contradicts-grid', detail));
    return;
  }
  const now = hidden ? (met ?? null) : isMet(state, seat);
  const agreeing = now === null ? ALL_PAIRS : now ? state.fulfilled : ALL_PAIRS & ~state.fulfilled;
  const told = possible?.reduce((pairs, [line, value]) => pairs | pairBit(line, value), 0) ?? agreeing;
  const holds = hidden ? (told & agreeing) !== 0 : ((told >> objectivePair(state, seat)) & 1) === 1;
  if (!holds)
    faults.push(
      fault(
        `${at}/${possible === undefined ? 'met' : 'possible'}`,
        'contradicts-announcements',
        hidden
          ? 'No objective agrees with these announcements and with the grid.'
          : 'The objective of this seat is not among those its announcements allow.',
      ),
    );
  state.possible[seat] = (hidden && now !== null) || alwaysTold(state) ? told & agreeing : told;
};

/** Whether the rulings let a seat know at every moment if its objective is met. */
const alwaysTold = ({ generation, rules: { rulings } }: State): boolean =>
  rulings.silenceAtStart === 'unmet' && (generation > 0 || rulings.announceAtStart === 'every-generation');

const pairBit = (line: (typeof LANDMARKS)[number], value: number): number =>
  1 << (LANDMARKS.indexOf(line) * VALUES + value - LEAST_VALUE);

const candidates = new Int8Array(LINES * LINES);

const fillOwn = (json: StateJson, state: State, faults: Fault[]): void => {
  const seat = Number(json.viewer);
  if (listObjectives(state, seat, candidates) === 0) {
    const detail = 'No unseen pair of objective cards agrees with what was announced to the viewer.';
    faults.push(fault(pointer('players', seat), 'contradicts-announcements', detail));
    return;
  }
  state.landmark[seat] = Math.floor(candidates[0]! / LINES);
  state.biosphere[seat] = candidates[0]! % LINES;
};
