import Type from 'typebox';
import type { Game, StateEnvelope } from '../../../src/core/contract.ts';
import { fault } from '../../../src/core/fault.ts';
import { failed, ok } from '../../../src/core/result.ts';

/** The rules of a small game; the rest of the contract, which searches do not need, is filled in by `toy`. */
export type ToyRules<State> = Pick<
  Game<State>,
  | 'id'
  | 'nature'
  | 'seats'
  | 'blank'
  | 'copy'
  | 'toAct'
  | 'legalActions'
  | 'apply'
  | 'utilities'
  | 'redeal'
  | 'notation'
> & { readonly begin: () => State };

/** A game out of small rules. It ends in `over`, and its only metric, the score, is ten times the utility. */
export const toy = <State>({ begin, ...rules }: ToyRules<State>): Game<State> => {
  const seats = rules.seats[1];
  const utilities = new Float64Array(seats);
  const scoresOf = (state: State): number[] => {
    rules.utilities(state, utilities);
    return Array.from(utilities, (utility) => 10 * utility);
  };
  const words = {
    title: () => rules.id,
    'action.choose': () => 'choose',
    'ending.over': () => 'over',
    'metric.score': () => 'score',
  };
  return {
    ...rules,
    endings: ['over'],
    metrics: [{ name: 'score', min: 0, max: 10 }],
    catalog: { schema: Type.Object({}), builtIn: [], read: () => ok({ tables: {}, compile: () => ok({}) }) },
    schemas: { options: Type.Object({}), state: Type.Object({}), action: Type.Integer() },
    phrases: { en: words, fr: words },
    setup: () => ok(begin()),
    seatCount: () => seats,
    ending: () => 0,
    measure: (state, seat, into) => into.set([scoresOf(state)[seat] ?? 0]),
    ranks: (_state, into) => void into.fill(1),
    encode: (_state, viewer): StateEnvelope => ({ game: rules.id, version: 1, options: {}, viewer }),
    decode: () => failed(fault('', 'no-documents', 'Toy games have no documents.')),
    encodeAction: (_state, action) => action,
    decodeAction: () => failed(fault('', 'no-documents', 'Toy games have no documents.')),
    describe: () => ({ code: 'action.choose', params: {} }),
    rows: {},
  };
};
