/** Steps on tracks: of the own token, and of those of others. */
import type { EventLog } from '../../../../core/contract.ts';
import { advance, operand, seatAt } from '../../../kit/frames.ts';
import { TRACKS } from '../../content/steps.ts';
import { SEATS, TOP, ZONES } from '../../content/terms.ts';
import type { StepOp } from '../op.ts';
import { setTrack, trackOf } from '../sources.ts';
import type { State } from '../state.ts';
import { codeOf, KIND } from '../terms.ts';
import { levelOf, moveToken } from '../tracks.ts';

const ANY = TRACKS.indexOf('any');

/** Whether a token can move: none goes beyond the ends of a track (rulings O4, O22). */
const isMovable = (state: State, seat: number, zone: number, by: number): boolean =>
  by > 0 ? levelOf(state, seat, zone) < TOP : levelOf(state, seat, zone) > 0;

/** Tracks that the seat of a frame may choose, as a mask: any, or another one than before (ruling O26). */
const choices = (state: State, at: number): number => {
  const barred = state.rules.rulings.sameTrack === 'refused' ? trackOf(state, at) : -1;
  let mask = 0;
  for (let zone = 0; zone < ZONES.length; zone++)
    if (zone !== barred && isMovable(state, seatAt(state, at), zone, operand(state, at, 2))) mask |= 1 << zone;
  return mask;
};

const move = (state: State, at: number, zone: number, log?: EventLog): false => {
  const seat = seatAt(state, at);
  const by = operand(state, at, 2);
  setTrack(state, at, zone);
  advance(state, at);
  moveToken(state, seat, zone, by, log);
  return false;
};

/** Moves the own token on a track; on any, one is chosen. */
export const authority: StepOp = {
  can: (state, seat, track, by) => {
    if (track !== ANY) return isMovable(state, seat, track, by);
    for (let zone = 0; zone < ZONES.length; zone++) if (isMovable(state, seat, zone, by)) return true;
    return false;
  },
  run: (state, at, _random, log) => {
    const track = operand(state, at, 1);
    if (track !== ANY) {
      const seat = seatAt(state, at);
      const by = operand(state, at, 2);
      advance(state, at);
      moveToken(state, seat, track, by, log);
      return false;
    }
    const mask = choices(state, at);
    if (mask === 0) return advance(state, at);
    return (mask & (mask - 1)) !== 0 || move(state, at, 31 - Math.clz32(mask), log);
  },
  list: (state, at, into) => {
    const mask = choices(state, at);
    for (let zone = 0; zone < ZONES.length; zone++) if ((mask & (1 << zone)) !== 0) into.push(codeOf(KIND.track, zone));
  },
  take: (state, at, _kind, zone, _random, log) => {
    move(state, at, zone, log);
  },
};

/** Tokens of others that can go down: how many, up to 2. */
const ousted = (state: State, seat: number): number => {
  let count = 0;
  for (let zone = 0; zone < ZONES.length; zone++)
    for (let other = 0; other < state.rules.seats; other++)
      if (other !== seat && levelOf(state, other, zone) > 0) count++;
  return count;
};

const oustOne = (state: State, at: number, token: number, log?: EventLog): void => {
  const by = operand(state, at, 1);
  advance(state, at);
  moveToken(state, token % SEATS, Math.trunc(token / SEATS), -by, log);
};

/** Moves the token of another seat down a track. */
export const oust: StepOp = {
  can: (state, seat) => ousted(state, seat) > 0,
  run: (state, at, _random, log) => {
    const seat = seatAt(state, at);
    const count = ousted(state, seat);
    if (count > 1) return true;
    if (count === 0) return advance(state, at);
    for (let token = 0; token < ZONES.length * SEATS; token++)
      if (token % SEATS < state.rules.seats && token % SEATS !== seat)
        if (levelOf(state, token % SEATS, Math.trunc(token / SEATS)) > 0) {
          oustOne(state, at, token, log);
          break;
        }
    return false;
  },
  list: (state, at, into) => {
    const seat = seatAt(state, at);
    for (let zone = 0; zone < ZONES.length; zone++)
      for (let other = 0; other < state.rules.seats; other++)
        if (other !== seat && levelOf(state, other, zone) > 0) into.push(codeOf(KIND.oust, zone * SEATS + other));
  },
  take: (state, at, _kind, token, _random, log) => oustOne(state, at, token, log),
};
