import type { Catalog } from '../../../core/catalog.ts';
import type { Random } from '../../../core/random.ts';
import { failed, ok, type Result } from '../../../core/result.ts';
import { type Content, NONE, tierOf } from '../content/tables.ts';
import { BOARDS, CARDS, LETTERS, PILES, SPACES } from '../content/terms.ts';
import { zoneOf } from './access.ts';
import { shuffleFrom } from './cards.ts';
import { fillRiver } from './hiring.ts';
import { proceed } from './machine.ts';
import { optionFaults } from './option-faults.ts';
import type { Options } from './options.ts';
import { showTribes } from './pawns.ts';
import { emptyState, makeRules, type State } from './state.ts';
import { STAGES } from './terms.ts';

/** Rows of a table that are played with: those of the mini-expansion only where it is. */
const rowsIn = ({ rules }: State, nuclear: Uint8Array): number[] =>
  Array.from(nuclear.keys()).filter((row) => rules.nuclear || nuclear[row] === 0);

/** Tiles at random on the spaces of tiers 2 and 3, face down; the other ones are out of the game (page 5). */
const layTiles = (state: State, random: Random): void => {
  const { locations } = state.rules.content;
  const tier2 = locations.tier2.map((rows) => Array.from(rows));
  const tier3 = locations.tier3.map((rows) => Array.from(rows));
  for (const rows of [...tier2, ...tier3]) random.shuffle(rows);
  for (let space = 0; space < SPACES; space++) {
    const tier = tierOf(space);
    const zone = zoneOf(space);
    state.tiles[space] = tier < 2 ? locations.printed[space]! : (tier === 2 ? tier2 : tier3)[zone]!.pop()!;
  }
};

/** A tile of each letter, of the numbers that are asked for, or each as likely as any other (page 5). */
const layObjectives = (state: State, random: Random): void => {
  const { accomplishments, content } = state.rules;
  const { ids, letter, number } = content.objectives;
  for (let at = 0; at < LETTERS.length; at++) {
    const rows = [...ids.keys()].filter((row) => letter[row] === at);
    const wanted = accomplishments?.[at];
    const row = wanted === undefined ? rows[random.below(rows.length)] : rows.find((each) => number[each] === wanted);
    state.objectives[at] = row ?? NONE;
  }
};

/** The piles, shuffled, and the river (pages 5 and 6). */
const buildPiles = (state: State, random: Random): void => {
  const { cards, specialists } = state.rules.content;
  for (let pile = 0; pile < PILES.length; pile++) {
    const rows = rowsIn(state, cards.nuclear).filter((row) => cards.pile[row] === pile);
    state.piles.set(rows, pile * CARDS);
    shuffleFrom(state, pile, rows.length, random);
  }
  for (const row of specialists.ids.keys()) state.specialists[row] = row;
  state.specialistSize = specialists.ids.length;
  random.shuffle(state.specialists, state.specialistSize);
  fillRiver(state, random);
};

/** A science board for each seat, and two tribes to choose from (page 6), or those that are asked for. */
const dealBoards = (state: State, random: Random): void => {
  const { content, seats, tribes } = state.rules;
  const boards = Array.from({ length: BOARDS }, (_, board) => board);
  random.shuffle(boards);
  for (let seat = 0; seat < seats; seat++) state.board[seat] = boards[seat]!;
  if (tribes !== undefined) {
    for (let seat = 0; seat < seats; seat++) state.tribe[seat] = content.tribes.ids.indexOf(tribes[seat]!);
    showTribes(state);
    state.stage = STAGES.indexOf('start');
    return;
  }
  const rows = rowsIn(state, content.tribes.nuclear);
  random.shuffle(rows);
  for (let place = 0; place < seats * 2; place++) state.offered[place] = rows[place]!;
};

/** A new game (rulebook pages 5 and 6), up to the first choice. Who begins is drawn unless the options say (ruling O23). */
export const setup = (options: Options, catalog: Catalog<Content>, random: Random): Result<State> => {
  const faults = optionFaults(options, catalog.content);
  if (faults.length > 0) return failed(...faults);
  const state = emptyState(makeRules(options, catalog));
  state.first = options.firstSeat ?? random.below(state.rules.seats);
  state.current = state.first;
  layTiles(state, random);
  layObjectives(state, random);
  buildPiles(state, random);
  dealBoards(state, random);
  proceed(state, random);
  return ok(state);
};
