import { pointer } from '../../../core/fault.ts';
import { blame, isShown } from '../../kit/reading.ts';
import { LANDMARKS } from '../content/terms.ts';
import { listObjectives } from '../rules/hidden.ts';
import { ALL_PAIRS, isMet, LEAST_VALUE, LINES, objectivePair, type State, VALUES } from '../rules/state.ts';
import type { Reading } from './reading.ts';

/**
 * Reads the objectives and what was announced about them; the viewer's own gets any that agrees.
 * @param tableIsSound whether grid and hands can be relied on
 */
export const readObjectives = (reading: Reading, tableIsSound: boolean): void => {
  const { json, faults } = reading;
  const known = faults.length;
  readLandmarks(reading);
  readBiospheres(reading);
  if (faults.length > known || !tableIsSound) return;
  for (const seat of json.players.keys()) readAnnouncements(reading, seat);
  if (faults.length > known || !isHidden(reading, json.viewer)) return;
  fillOwn(reading);
};

/** Whether the objective of `seat` is hidden in this document: only the viewer's, while the game goes on. */
const isHidden = ({ json, state }: Reading, seat: number | 'all'): seat is number =>
  !state.finished && seat !== 'all' && seat === json.viewer;

const checkHiding = (reading: Reading, field: 'landmark' | 'biosphere'): void => {
  for (const [seat, player] of reading.json.players.entries()) {
    const hidden = isHidden(reading, seat);
    const what = hidden ? 'their own objective' : 'this objective';
    isShown(reading, player[field], !hidden, pointer('players', seat, field), what);
  }
};

const readLandmarks = (reading: Reading): void => {
  const { json, state } = reading;
  checkHiding(reading, 'landmark');
  for (const [seat, { landmark }] of json.players.entries()) {
    if (landmark === null) continue;
    state.landmark[seat] = LANDMARKS.indexOf(landmark);
    const first = json.players.findIndex((other) => other.landmark === landmark);
    if (first < seat)
      blame(
        reading,
        pointer('players', seat, 'landmark'),
        'landmark-twice',
        `Seat ${first} holds the only ${landmark} card.`,
      );
  }
};

/** Each value goes to a card that shows it, as long as there are any. */
const readBiospheres = (reading: Reading): void => {
  const { json, state } = reading;
  checkHiding(reading, 'biosphere');
  const free = Array.from(state.rules.biospheres);
  for (const [seat, { biosphere }] of json.players.entries()) {
    if (biosphere === null) continue;
    const card = free.indexOf(biosphere);
    if (card < 0) {
      const at = pointer('players', seat, 'biosphere');
      blame(reading, at, 'biosphere-too-often', `There are not that many objective cards of value ${biosphere}.`);
      continue;
    }
    free[card] = -1;
    state.biosphere[seat] = card;
  }
};

/** `met` must agree with the grid, and `possible` with both; without `possible` only `met` binds. */
const readAnnouncements = (reading: Reading, seat: number): void => {
  const { json, state } = reading;
  const { met, possible } = json.players[seat]!;
  const hidden = isHidden(reading, seat);
  const at = pointer('players', seat);
  if (!hidden && typeof met === 'boolean' && met !== isMet(state, seat)) {
    const detail = `The grid ${met ? 'does not fulfil' : 'fulfils'} this objective.`;
    blame(reading, `${at}/met`, 'contradicts-grid', detail);
    return;
  }
  const now = hidden ? (met ?? null) : isMet(state, seat);
  const agreeing = now === null ? ALL_PAIRS : now ? state.fulfilled : ALL_PAIRS & ~state.fulfilled;
  const told = possible?.reduce((pairs, [line, value]) => pairs | pairBit(line, value), 0) ?? agreeing;
  const holds = hidden ? (told & agreeing) !== 0 : ((told >> objectivePair(state, seat)) & 1) === 1;
  if (!holds)
    blame(
      reading,
      `${at}/${possible === undefined ? 'met' : 'possible'}`,
      'contradicts-announcements',
      hidden
        ? 'No objective agrees with these announcements and with the grid.'
        : 'The objective of this seat is not among those its announcements allow.',
    );
  state.possible[seat] = (hidden && now !== null) || alwaysTold(state) ? told & agreeing : told;
};

/** Whether the rulings let a seat know at every moment if its objective is met. */
const alwaysTold = ({ generation, rules: { rulings } }: State): boolean =>
  rulings.silenceAtStart === 'unmet' && (generation > 0 || rulings.announceAtStart === 'every-generation');

const pairBit = (line: (typeof LANDMARKS)[number], value: number): number =>
  1 << (LANDMARKS.indexOf(line) * VALUES + value - LEAST_VALUE);

const candidates = new Int8Array(LINES * LINES);

const fillOwn = (reading: Reading): void => {
  const { json, state } = reading;
  const seat = Number(json.viewer);
  if (listObjectives(state, seat, candidates) === 0) {
    const detail = 'No unseen pair of objective cards agrees with what was announced to the viewer.';
    blame(reading, pointer('players', seat), 'contradicts-announcements', detail);
    return;
  }
  state.landmark[seat] = Math.floor(candidates[0]! / LINES);
  state.biosphere[seat] = candidates[0]! % LINES;
};
