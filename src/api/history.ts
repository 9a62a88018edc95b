/** What other seats did before, as a request tells it: read, and reduced to what the seat that asks saw. */
import type { Static } from 'typebox';
import { type Action, type StateEnvelope, TERMINAL } from '../core/contract.ts';
import { type Fault, fault, pointer, under } from '../core/fault.ts';
import { stream } from '../core/random.ts';
import { isSame } from '../core/records.ts';
import { failed, ok, type Result } from '../core/result.ts';
import type { LoadedGame } from '../engines/index.ts';
import type { ToldDecision } from '../jobs/backend.ts';
import type { FairPosition } from './positions.ts';
import { type Attempt, refuse } from './problems.ts';
import type { DecisionField } from './schemas/bodies.ts';

export type DecisionJson = Static<ReturnType<typeof DecisionField>>;

/**
 * Worlds in which it is tried whether an action was possible: another seat may have had the cards for it or not. Where something is
 * concluded, a seat has a given card in a third of them or more.
 */
const WORLDS = 64;

/** The decisions of other seats among `history`, each as the seat to act saw it; or everything that is wrong with it. */
export const readHistory = (
  loaded: LoadedGame,
  position: FairPosition,
  history: readonly DecisionJson[],
): Attempt<readonly ToldDecision[]> => {
  const told: ToldDecision[] = [];
  const faults: Fault[] = [];
  for (const [index, decision] of history.entries()) {
    const read = readDecision(loaded, position, decision);
    if (!read.ok) faults.push(...under(pointer('history', index), read.faults));
    else if (read.value !== undefined) told.push(read.value);
  }
  return faults.length > 0 ? refuse('invalid-request', faults) : { ok: true, value: told };
};

/** A decision as the seat saw it; nothing for one of its own, which it knows all about, or where the game concludes nothing. */
const readDecision = (
  loaded: LoadedGame,
  { json, seat }: FairPosition,
  { view, action }: DecisionJson,
): Result<ToldDecision | undefined> => {
  const { game, catalogs } = loaded;
  if (view.viewer !== 'all' && view.viewer !== seat)
    return failed(fault('/view/viewer', 'other-seat', `Expected what seat ${seat} saw, which is to act now.`));
  const given = game.decode(view, catalogs);
  if (!given.ok) return failed(...under('/view', given.faults));
  if (game.toAct(given.value) === TERMINAL)
    return failed(fault('/view', 'terminal-state', 'The game was over; nobody had anything to decide.'));
  // Only this is used from here on: what a full state says beyond it is forgotten.
  const seen = game.encode(given.value, seat);
  const other = misfit(seen, json);
  if (other !== undefined)
    return failed(
      fault(`/view/${other}`, 'other-game', `Expected the ${other} of the state: a game keeps its ${other}.`),
    );
  const then = game.decode(seen, catalogs);
  if (!then.ok) return failed(...under('/view', then.faults));
  const isOwn = game.toAct(then.value) === seat;
  // A card of hundreds is seldom in a hand that was drawn, so that none has it proves nothing; where nothing is concluded it is not asked.
  if (!isOwn && game.conclude === undefined) return ok(undefined);
  const code = isOwn ? game.decodeAction(then.value, action) : readAction(loaded, then.value, seat, action);
  if (!code.ok) return failed(...under('/action', code.faults));
  return ok(isOwn ? undefined : { view: seen, action: code.value });
};

/** What two views of one game cannot differ in, and these do. */
const misfit = (seen: StateEnvelope, now: StateEnvelope): string | undefined =>
  (['options', 'catalog'] as const).find((field) => !isSame(seen[field], now[field]));

/** The action, if it was legal in some world that the seat thought possible. */
const readAction = ({ game }: LoadedGame, then: unknown, seat: number, action: unknown): Result<Action> => {
  const random = stream('history', 'belief');
  const world = game.blank(then);
  let read = game.decodeAction(then, action);
  for (let tried = 0; !read.ok && tried < WORLDS; tried++) {
    game.copy(then, world);
    game.redeal(world, seat, random);
    read = game.decodeAction(world, action);
  }
  return read;
};
