/** Games of Evolution in progress, and a net for them that knows nothing. */
import { TERMINAL } from '../../../src/core/contract.ts';
import { type Games, loadGames } from '../../../src/engines/index.ts';
import { openSession, type Session } from '../../../src/net/session.ts';
import { valueOf } from '../results.ts';
import { legalOf, sample, type Table } from '../walk.ts';
import { fileOf, type WholeNet, wholeNet } from './whole-net.ts';

/** Every game with its built-in catalogs. */
export const GAMES: Games = valueOf(loadGames());

const evolution = GAMES.get('evolution');
if (evolution === undefined) throw new Error('the registry has lost a game');

/** Numbers of a view. */
export const SIZE = evolution.game.features?.size ?? 0;

const tableOf = (seats: number): Table => ({
  ...evolution,
  setup: { name: `${seats} seats`, options: { seats, timeToFly: true } },
});
/** Tables of two seats and of four. */
export const TWO = tableOf(2);
export const FOUR = tableOf(4);

/** A state some way into a game, with several actions to choose from. */
export const stateOf = (table: Table): unknown => {
  const state = sample(table, 3, 1).find(
    (each, index) => index > 2 && table.game.toAct(each) !== TERMINAL && legalOf(table.game, each).length > 3,
  );
  if (state === undefined) throw new Error('there is no such state');
  return state;
};

/** A net of random weights whose corrections are a few points, for up to six seats; its file has less than 5,000 bytes. */
export const NET: WholeNet = wholeNet([SIZE, 3, 6], 'tiny', 20);

/** The same, open. */
export const SESSION: Session = valueOf(openSession(fileOf(NET)));
