import { blame, checkSeats } from '../../kit/reading.ts';
import { ACTIONS } from '../content/boards.ts';
import { UNCHOSEN } from '../gaia/core/numbers.ts';
import { hidesStep } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';
import { GAIA, STAGE } from '../rules/terms.ts';
import type { Reading } from './reading.ts';
import { STAGES, type StateJson } from './schema.ts';

/**
 * Reads whose turn it is and what is decided.
 * @returns whether the number of seats is sound, without which nothing else can be checked
 */
export const readProgress = (reading: Reading): boolean => {
  const { json, state } = reading;
  const { solo, level, roundLimit } = state.rules;
  if (!areSeatsSound(reading)) return false;
  if (solo !== (json.gaia !== undefined)) {
    blame(reading, '/gaia', 'wrong-set-up', 'Gaïa belongs to games of one seat, and only to those.');
    return false;
  }
  if (solo && level === 'beginner')
    blame(reading, '/options/level', 'no-such-setup', 'Against Gaïa the set-up is standard or advanced.');
  state.round = json.round - 1;
  state.firstSeat = json.firstSeat;
  state.stage = STAGES.indexOf(json.stage);
  state.active = json.active;
  state.seat = json.seat;
  state.action = json.action === null ? -1 : ACTIONS.indexOf(json.action);
  state.plants = json.plants ?? 0;
  state.step = json.step ?? 0;
  state.islandFirst = json.islandFirst === true ? 1 : 0;
  state.soilGained = json.soilGained ?? 0;
  state.cardsDrawn = json.cardsDrawn ?? 0;
  if (state.round > roundLimit || (state.round === roundLimit && state.stage < STAGE.last))
    blame(reading, '/round', 'round-limit', `The options end the game after ${roundLimit} rounds.`);
  checkStage(reading);
  readHiddenStep(reading);
  return true;
};

/** Where the viewer is not told how far another seat is with activating, it may as well be done with that. */
const readHiddenStep = (reading: Reading): void => {
  const { json, state } = reading;
  if (json.effects !== undefined || json.stage === 'more' || !hidesStep(state, json.viewer)) return;
  state.stage = STAGE.more;
  for (const name of ['step', 'islandFirst', 'news'] as const)
    if (json[name] !== undefined)
      blame(reading, `/${name}`, 'not-visible', 'The viewer is not told how far another seat is with activating.');
};

/** @returns whether all seats that are named are seats of this game; Gaïa has turns too */
const areSeatsSound = (reading: Reading): boolean => {
  const { json, state } = reading;
  const { seats, owners, solo } = state.rules;
  const whose = solo ? ', who is Gaïa' : '';
  const sound = json.active < owners || json.players.length !== seats;
  if (!sound)
    blame(reading, '/active', 'no-such-seat', `Seats are counted from 0; the last one here is ${owners - 1}${whose}.`);
  return checkSeats(reading, seats, [['/seat', json.seat]]) && sound;
};

/** Stages of a turn whose action is chosen. */
const IN_TURN: readonly number[] = [STAGE.planting, STAGE.space, STAGE.option, STAGE.order, STAGE.activate, STAGE.more];
/** Stages of Gaïa's turn. */
const HERS: readonly number[] = [...IN_TURN, STAGE.gyre, STAGE.gaia, STAGE.animals];
const PLANTING: readonly number[] = [STAGE.planting, STAGE.space];

/** Says what is wrong at a place, if it is. */
type Say = (at: string, wrong: boolean, detail: string) => void;

/** Which parts of the document belong to which stage. */
const checkStage = (reading: Reading): void => {
  const { json, state } = reading;
  const { stage } = state;
  const say: Say = (at, wrong, detail) => {
    if (wrong) blame(reading, at, 'wrong-stage', detail);
  };
  checkTurn(json, state, say);
  const steps: readonly number[] = [STAGE.activate, STAGE.collective, STAGE.last];
  say('/step', !steps.includes(stage) && json.step !== undefined, 'Steps belong to the stage activate.');
  const answers = state.step === 1 && state.rules.animals && json.effects !== undefined;
  say(
    '/step',
    stage === STAGE.last && json.step !== undefined && !answers,
    'At the end, step 1 is that animals answer leaves.',
  );
  say('/islandFirst', stage !== STAGE.activate && json.islandFirst === true, 'This belongs to the stage activate.');
  const still: readonly number[] = [STAGE.sides, STAGE.space, STAGE.gaia, STAGE.over];
  say('/effects', still.includes(stage) && json.effects !== undefined, 'No effect is in progress in this stage.');
  const begun = stage > STAGE.start;
  say('/round', !begun && json.round > 1, 'Before the first turn it is round 1.');
  say('/active', !begun && json.active !== json.firstSeat, 'Before the first turn the first seat is active.');
  const hers = state.rules.solo && json.active === GAIA;
  say('/stage', stage === STAGE.gyre && !hers, 'Only Gaïa has gyres, in her turn.');
  say('/active', hers && !HERS.includes(stage), 'In this stage it is not Gaïa’s turn.');
  if (stage === STAGE.gaia) checkWaiting(json, state, say);
  const expansion: readonly number[] = [STAGE.animals, STAGE.collective];
  say('/stage', expansion.includes(stage) && !state.rules.animals, 'This stage belongs to a game with other options.');
};

/** The action of a turn, who takes part in it, and what is planted. */
const checkTurn = (json: StateJson, { stage, plants }: State, say: Say): void => {
  const inTurn = IN_TURN.includes(stage);
  const planting = PLANTING.includes(stage);
  const waits = stage === STAGE.gaia;
  say('/action', inTurn && json.action === null, 'In the middle of a turn its action is chosen.');
  say(
    '/action',
    !inTurn && !waits && json.action !== null,
    'An action belongs to the middle of a turn; it must be null here.',
  );
  say('/action', planting && json.action !== 'plant', 'Cards are planted by the action plant.');
  say('/action', stage === STAGE.option && json.action === 'plant', 'Planting leaves the others no choice of parts.');
  // An effect may have come to another seat; the stage is that of whoever owns the first one.
  const seat = json.effects?.[0]?.owner ?? json.seat;
  say('/seat', stage === STAGE.option && seat === json.active, 'The active seat takes the whole action.');
  say('/seat', stage === STAGE.choose && seat !== json.active, 'The active seat chooses the action.');
  say('/plants', planting && plants === 0 && json.effects === undefined, 'The seat must have a card left to plant.');
  say('/plants', !planting && plants > 0, 'Cards are left to plant only while planting.');
  say('/plants', plants > 1 && seat !== json.active, 'The others plant one card at most.');
  say('/planting', (stage === STAGE.space) !== (json.planting !== undefined), 'A card is chosen in the stage space.');
};

/** Where Gaïa waits to be asked: to react, to begin her turn, or for her part of it. */
const checkWaiting = (json: StateJson, state: State, say: Say): void => {
  const { solo, gaia } = state.rules;
  const begins = json.active === GAIA && json.action === null;
  say('/stage', !solo || gaia !== 'asked', 'Gaïa waits only in solo games with the option gaia: "asked".');
  say('/action', json.active !== GAIA && json.action === null, 'Gaïa reacts to an action of the person’s.');
  say('/soilGained', begins && state.soilGained > 0, 'Nothing is gained before her turn has begun.');
  say('/cardsDrawn', begins && state.cardsDrawn > 0, 'Nothing is drawn before her turn has begun.');
  const unchosen = json.active !== GAIA && json.action === 'plant';
  say('/looked', json.looked !== undefined && !unchosen, 'Only the action plant leaves cards that were not kept.');
  say('/looked/count', (json.looked?.count ?? 0) > UNCHOSEN, `At most ${UNCHOSEN} cards are not kept.`);
};
