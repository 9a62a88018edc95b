import { pointer } from '../../../core/fault.ts';
import { hasBit } from '../../kit/bits.ts';
import { blame, isShown } from '../../kit/reading.ts';
import { climateIndex, islandIndex, NONE } from '../content/ids.ts';
import { PAY_WITH } from '../content/tables.ts';
import { animalAt } from '../rules/animals.ts';
import { pushFrame } from '../rules/frames/stack.ts';
import { hidesFloor } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';
import { deepestWith, FRAME, SOURCE, SPACES, STAGE } from '../rules/terms.ts';
import { countAbove } from '../rules/zones.ts';
import { AMOUNT_FIELDS, ANIMAL_FIELDS, type FrameJson, MASK_FIELDS, SOURCES } from './effect-schema.ts';
import type { Reading } from './reading.ts';

/** Reads the effects in progress, and checks that what they ask for can be had. */
export const readEffects = (reading: Reading): void => {
  const { json, state } = reading;
  const effects = json.effects ?? [];
  for (const [index, effect] of effects.entries()) {
    const at = pointer('effects', index);
    readFrame(reading, effect, at);
    checkDepth(reading, effect, index, at);
    if (index < effects.length - 1) checkCovered(reading, effect, at);
  }
  const top = effects.at(-1);
  const setsUp = top !== undefined && top.source === 'setup';
  if (setsUp !== (state.stage === STAGE.start) || (setsUp && effects.length > 1))
    blame(reading, '/effects', 'wrong-stage', 'Before the first turn each seat composts cards of its first hand.');
  if (top === undefined) {
    // Those that the person did not keep, where Gaïa waits to take them.
    const unchosen = state.stage === STAGE.gaia;
    if (json.looked !== undefined && !unchosen)
      blame(reading, '/looked', 'wrong-stage', 'Cards are looked at by an effect.');
    return;
  }
  const at = pointer('effects', effects.length - 1);
  checkFloor(reading, top, at);
  checkPrice(reading, top, at);
  const looks = json.looked !== undefined;
  if (looks && top.source !== 'main' && top.source !== 'event')
    blame(reading, '/looked', 'wrong-source', 'Cards are looked at by an action or an event.');
};

const readFrame = (reading: Reading, effect: FrameJson, at: string): void => {
  const { state } = reading;
  const { frames } = state;
  const frame = pushFrame(state, SOURCES.indexOf(effect.source) + 1, cardOf(reading, effect, at));
  for (const name of AMOUNT_FIELDS) frames[frame + FRAME[name]] = effect[name] ?? 0;
  frames[frame + FRAME.payWith] = effect.payWith === undefined ? 0 : PAY_WITH.indexOf(effect.payWith);
  frames[frame + FRAME.floor] = effect.floor ?? 0;
  frames[frame + FRAME.fresh] = effect.fresh === true ? 1 : 0;
  frames[frame + FRAME.owner] = effect.owner ?? state.seat;
  for (const name of ANIMAL_FIELDS) frames[frame + FRAME[name]] = effect[name] ?? 0;
  for (const name of MASK_FIELDS)
    frames[frame + FRAME[name]] = (effect[name] ?? []).reduce((mask, space) => mask | (1 << space), 0);
  checkAnimal(reading, effect, at);
  if (effect.targets !== undefined)
    frames[frame + FRAME.targets] = effect.targets.reduce((mask, space) => mask | (1 << space), 0);
  const mixed = (effect.payMixed ?? 0) > 0;
  if ((effect.payWith !== undefined) !== (effect.source === 'payment') || (mixed && effect.source !== 'payment'))
    blame(reading, at, 'wrong-source', 'Only the price of a planted card is paid otherwise than in soil.');
  for (const name of ['payMixed', 'put', 'each'] as const)
    if (effect[name] === 0) blame(reading, `${at}/${name}`, 'empty-amount', 'Leave this out when it is 0.');
};

/** Effects of animals are of a seat that has the animal, and leave the pawn on a card. */
const checkAnimal = (reading: Reading, effect: FrameJson, at: string): void => {
  const { state } = reading;
  const { owner = state.seat, slot = 0, source } = effect;
  if (owner >= state.rules.seats)
    blame(reading, `${at}/owner`, 'no-such-seat', `The last seat is ${state.rules.seats - 1}.`);
  const uses = effect.moves !== undefined || effect.at !== undefined || effect.asks !== undefined;
  if (source !== 'animal') {
    if (uses && source !== 'leaf') blame(reading, at, 'wrong-source', 'Only animals move and are asked for.');
    return;
  }
  if (animalAt(state, owner, slot) === undefined)
    blame(reading, `${at}/slot`, 'no-such-animal', 'The owner has no such animal.');
  for (const name of ['at', 'start'] as const) {
    const space = (effect[name] ?? 0) - 1;
    if (space >= 0 && !hasBit(state.occupied[owner]!, space))
      blame(reading, `${at}/${name}`, 'empty-space', 'A pawn stands on a card.');
  }
};

const cardOf = (reading: Reading, { card }: FrameJson, at: string): number => {
  if (typeof card === 'number') return card;
  if (card === undefined) return 0;
  const index = Math.max(islandIndex(card), climateIndex(card));
  if (index === NONE) blame(reading, `${at}/card`, 'no-such-card', `There is no island or climate side ${card}.`);
  return Math.max(index, 0);
};

/** Every leaf that is left may lay more effects on one that is fresh, an animal or a leaf; then there must be room. */
const checkDepth = (reading: Reading, effect: FrameJson, index: number, at: string): void => {
  const { owner = reading.state.seat, source, fresh } = effect;
  const grows = fresh === true || source === 'animal' || source === 'leaf';
  const most = deepestWith(reading.state.leaves[owner] ?? 0);
  if (grows && index >= most)
    blame(
      reading,
      at,
      'too-deep',
      `With the leaves that its owner has left, this can be the ${most}th effect at most.`,
    );
};

/** Below another effect lies one of which nothing has been taken. */
const checkCovered = (reading: Reading, effect: FrameJson, at: string): void => {
  const begun = AMOUNT_FIELDS.some(
    (name) => (effect[name] ?? 0) > 0 && !['compostHand', 'sprouts', 'growth', 'each'].includes(name),
  );
  if (['leaf', 'animal', 'gift'].includes(effect.source)) return;
  if (effect.fresh !== true || begun)
    blame(reading, at, 'effect-order', 'Another effect can only begin before something of this one is taken.');
};

const checkFloor = (reading: Reading, top: FrameJson, at: string): void => {
  const { json, state } = reading;
  const hidden = state.stage !== STAGE.over && hidesFloor(state, json.viewer);
  const floor = hidden ? (top.floor ?? null) : top.floor;
  isShown(reading, floor, !hidden, `${at}/floor`, 'which card was last');
  if (state.frames[FRAME.source] === SOURCE.setup) checkStart(reading, at);
};

/** The first hand is composted as far as the island says. */
const checkStart = (reading: Reading, at: string): void => {
  const { state } = reading;
  const island = state.island[state.seat]!;
  const wanted = state.rules.content.start.compost[island - FIRST_ISLAND]! - state.compostSize[state.seat]!;
  if (state.frames[FRAME.payHand] !== wanted)
    blame(reading, `${at}/payHand`, 'wrong-amount', `The island leaves ${wanted} cards to compost.`);
};
const FIRST_ISLAND = 284;

const piecesFrom = (state: State, pieces: Int8Array, floor: number): number => {
  let sum = 0;
  for (let space = floor; space < SPACES; space++) sum += pieces[state.seat * SPACES + space]!;
  return sum;
};

/** What is left to pay can be paid, in ascending order where it has begun. */
const checkPrice = (reading: Reading, top: FrameJson, at: string): void => {
  const { state } = reading;
  const { seat } = state;
  const floor = top.floor ?? 0;
  const lacks = (name: string, needed: number, available: number): void => {
    if (needed > available)
      blame(reading, `${at}/${name}`, 'cannot-pay', `${needed} are due, but only ${available} can be paid.`);
  };
  const { paySprouts = 0, payGrowth = 0, payHand = 0, payMixed = 0 } = top;
  lacks('paySprouts', paySprouts, piecesFrom(state, state.sprouts, floor));
  lacks('payGrowth', payGrowth, piecesFrom(state, state.growth, paySprouts > 0 ? 0 : floor));
  lacks('payHand', payHand, countAbove(state, seat, paySprouts + payGrowth > 0 ? 0 : floor));
  const other =
    top.payWith === 'hand'
      ? countAbove(state, seat, floor)
      : piecesFrom(state, top.payWith === 'sprouts' ? state.sprouts : state.growth, floor);
  lacks('payMixed', payMixed, state.soil[seat]! + other);
  if (payMixed > 0 && paySprouts + payGrowth + payHand > 0)
    blame(reading, at, 'wrong-source', 'The price of a planted card is all there is to pay.');
};
