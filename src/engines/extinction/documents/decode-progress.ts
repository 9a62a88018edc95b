import { countBits } from '../../kit/bits.ts';
import { blame } from '../../kit/reading.ts';
import { FREE_FROM, SHIELD_AGAINST, SKIPPED } from '../content/steps.ts';
import { type ENDINGS, resultOf } from '../rules/terms.ts';
import { heldVotes } from '../rules/votes.ts';
import type { Reading } from './reading.ts';

const maskOf = <Word>(all: readonly Word[], words: readonly Word[] = []): number =>
  words.reduce((mask, word) => mask | (1 << all.indexOf(word)), 0);

/** Reads the year, who has acted, flags, votes and the ending. */
export const readProgress = (reading: Reading): void => {
  const { json, state } = reading;
  const { secondVote, places } = state.rules;
  state.year = json.year;
  if (json.year > secondVote)
    blame(reading, '/year', 'no-such-year', `With so many seats the last year is ${secondVote}.`);
  state.current = json.current;
  state.acted = json.team.reduce((mask, { acted }, place) => mask | (acted ? 1 << place : 0), 0);
  state.turn = (json.year - 1) * places + countBits(state.acted);
  state.first = json.firstSeat ?? 0;
  if (state.turn === 0 && json.firstSeat === undefined)
    blame(reading, '/firstSeat', 'missing-field', 'Before the first turn it says who will begin.');
  const { firstSeat = state.first } = json.options;
  if (state.turn === 0 && json.firstSeat !== undefined && firstSeat !== state.first)
    blame(reading, '/firstSeat', 'wrong-seat', `By the options ${firstSeat} will begin.`);
  state.result = json.ending === undefined ? 0 : resultOf(json.ending);
  readFlags(reading);
  readVotes(reading);
  if (json.ending !== undefined) checkEnding(reading, json.ending);
};

const readFlags = ({ json, state }: Reading): void => {
  state.skips = maskOf(SKIPPED, json.skips);
  state.shields = maskOf(SHIELD_AGAINST, json.shields);
  state.free = maskOf(FREE_FROM, json.free);
  state.birthBonus = json.birthBonus ?? 0;
  state.abilityUsed = json.abilityUsed === true ? 1 : 0;
};

const slotsOf = (places: readonly number[] = []): number =>
  places.reduce((mask, place) => mask | (1 << (place - 1)), 0);

/** Votes are there once one was held, of ambassadors that are face up, and fewer than win while the game goes on. */
const readVotes = (reading: Reading): void => {
  const { json, state } = reading;
  state.votes = slotsOf(json.votes);
  state.bestVotes = json.bestVotes === undefined ? state.votes : slotsOf(json.bestVotes);
  const held = heldVotes(state);
  const hidden = json.ambassadors.reduce((mask, { revealed }, slot) => mask | (revealed ? 0 : 1 << slot), 0);
  for (const field of ['votes', 'bestVotes'] as const) {
    if (json[field] !== undefined && held === 0)
      blame(reading, `/${field}`, 'no-vote-yet', `The first vote is at the end of year ${state.rules.firstVote}.`);
    if ((state[field] & hidden) !== 0)
      blame(reading, `/${field}`, 'face-down', 'An ambassador that is face down does not vote.');
  }
  if (json.votes === undefined && held > 0)
    blame(reading, '/votes', 'missing-field', 'A vote was held; name the ambassadors that voted Yes.');
  if (countBits(state.bestVotes) < countBits(state.votes))
    blame(reading, '/bestVotes', 'not-the-best', 'The last vote was better.');
  if (held === 1 && state.bestVotes !== state.votes)
    blame(reading, '/bestVotes', 'not-the-best', 'There was one vote; it is the best.');
  checkWin(reading);
};

const checkWin = (reading: Reading): void => {
  const { json, state } = reading;
  const needed = state.rules.votesNeeded;
  const won = json.ending?.startsWith('won') === true;
  if (won && countBits(state.votes) < needed)
    blame(reading, '/votes', 'too-few-votes', `${needed} votes win, and there are ${countBits(state.votes)}.`);
  if (!won && countBits(state.bestVotes) >= needed)
    blame(reading, '/votes', 'too-many-votes', `${needed} votes win, so the game is won.`);
};

/** Votes end games at the end of their years. */
const checkEnding = (reading: Reading, ending: (typeof ENDINGS)[number]): void => {
  const { firstVote, secondVote } = reading.state.rules;
  const wanted =
    ending === 'won-first-vote' ? firstVote : ending.startsWith('won') || ending === 'votes' ? secondVote : 0;
  if (wanted !== 0 && reading.json.year !== wanted)
    blame(reading, '/year', 'wrong-year', `A game with the ending ${ending} ends in year ${wanted}.`);
  if (wanted !== 0 && countBits(reading.state.acted) < reading.state.rules.places)
    blame(reading, '/ending', 'not-finished', 'Votes are held when everybody has had a turn.');
};
