import type { Action } from '../../../core/contract.ts';
import { checker } from '../../../core/schema.ts';
import { actionDecoder } from '../../kit/actions.ts';
import { LETTERS, PILES, RESOURCES, TYPES, ZONES } from '../content/terms.ts';
import { legalActions } from '../rules/legal.ts';
import type { State } from '../rules/state.ts';
import { KIND, kindOf, parameterOf } from '../rules/terms.ts';
import { type ActionJson, ActionSchema, PAWNS, PAYMENTS, SIDES } from './action-schema.ts';
import { locationId } from './names.ts';

/** What slots for accomplishment tokens are called: those of the tiles, then those of the tracks. */
export const SLOT_NAMES = [...LETTERS, ...ZONES] as const;

// Of a deployment the parameter has the pawn above the space.
const SPACE_BITS = 5;
const SPACE_MASK = (1 << SPACE_BITS) - 1;

const deployJson = (state: State, parameter: number): ActionJson => ({
  type: 'deploy',
  pawn: PAWNS[parameter >> SPACE_BITS]!,
  location: locationId(state, parameter & SPACE_MASK),
});

/** Decisions by their kind. */
const ENCODE: Readonly<Record<number, (state: State, parameter: number) => ActionJson>> = {
  [KIND.deploy]: deployJson,
  [KIND.play]: ({ rules }, play) => ({
    type: 'play',
    card: rules.content.cards.ids[play >> 2]!,
    with: PAYMENTS[play & 3]!,
  }),
  [KIND.hire]: ({ rules }, row) => ({ type: 'hire', specialist: rules.content.specialists.ids[row]! }),
  [KIND.establish]: (state, space) => ({ type: 'establish', location: locationId(state, space) }),
  [KIND.consult]: ({ rules }, row) => ({ type: 'consult', specialist: rules.content.specialists.ids[row]! }),
  [KIND.use]: ({ rules }, card) => ({ type: 'use', card: rules.content.cards.ids[card]! }),
  [KIND.trade]: () => ({ type: 'trade' }),
  [KIND.pass]: () => ({ type: 'pass' }),
  [KIND.end]: () => ({ type: 'end' }),
  [KIND.card]: ({ rules }, card) => ({ type: 'card', card: rules.content.cards.ids[card]! }),
  [KIND.resource]: (_, resource) => ({ type: 'resource', resource: RESOURCES[resource]! }),
  [KIND.pile]: (_, pile) => ({ type: 'pile', pile: PILES[pile]! }),
  [KIND.track]: (_, zone) => ({ type: 'track', track: ZONES[zone]! }),
  [KIND.space]: (state, space) => ({ type: 'location', location: locationId(state, space) }),
  [KIND.growth]: (_, space) => ({ type: 'growth', space: space + 1 }),
  [KIND.specialist]: ({ rules }, row) => ({ type: 'specialist', specialist: rules.content.specialists.ids[row]! }),
  [KIND.option]: (_, way) => ({ type: 'way', way: way + 1 }),
  [KIND.part]: (_, part) => ({ type: 'part', part: part + 1 }),
  [KIND.pay]: () => ({ type: 'pay' }),
  [KIND.decline]: () => ({ type: 'decline' }),
  [KIND.tribe]: ({ rules }, tribe) => ({ type: 'tribe', tribe: rules.content.tribes.ids[tribe]! }),
  [KIND.side]: (_, side) => ({ type: 'side', side: SIDES[side]! }),
  [KIND.claim]: (_, slot) => ({ type: 'claim', accomplishment: SLOT_NAMES[slot]! }),
  [KIND.type]: (_, type) => ({ type: 'kind', kind: TYPES[type]! }),
  [KIND.oust]: (_, token) => ({ type: 'oust', track: ZONES[token >> 2]!, seat: token & 3 }),
};

/** The action as it travels. */
export const encodeAction = (state: State, action: Action): ActionJson =>
  ENCODE[kindOf(action)]!(state, parameterOf(action));

/** The legal action that a document names. */
export const decodeAction = actionDecoder({ makeChecker: () => checker(ActionSchema), legalActions, encodeAction });
