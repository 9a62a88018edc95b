/** Documents of solved games: states, views and actions, the same for all but for the position. */
import Type, { type Static, type TSchema } from 'typebox';
import { ActionList } from '../../../src/core/actions.ts';
import { canonical } from '../../../src/core/catalog.ts';
import type { Action, Seat, StateEnvelope, Viewer } from '../../../src/core/contract.ts';
import { type Fault, fault, under } from '../../../src/core/fault.ts';
import type { Random } from '../../../src/core/random.ts';
import { failed, ok, type Result } from '../../../src/core/result.ts';
import { checker } from '../../../src/core/schema.ts';
import type { Rules } from './rules.ts';

/** A document of a solved game: the envelope, and all of the game's own fields under `position`. */
export interface SolvedJson<Position = unknown> extends StateEnvelope {
  readonly options: Readonly<Record<string, never>>;
  readonly position: Position;
}

/** An action as it travels: the notation of a legal action. */
export interface ChoiceJson {
  readonly type: 'choose';
  readonly choice: string;
}

/** Options of every solved game: none. */
export const OptionsSchema = Type.Object({}, { additionalProperties: false, description: 'There are no options.' });

/** Actions of every solved game. */
export const ActionSchema = Type.Object(
  {
    type: Type.Literal('choose', { description: 'The only kind of action.' }),
    choice: Type.String({ maxLength: 20, description: 'Notation of a legal action.' }),
  },
  { additionalProperties: false, description: 'One decision.' },
);
const actions = checker(ActionSchema);

/** Schema of a game's states and views. */
export const stateSchema = (id: string, seats: number, position: TSchema): TSchema =>
  Type.Object(
    {
      game: Type.Literal(id, { description: 'This game.' }),
      version: Type.Literal(1, { description: 'Version of this document format.' }),
      catalog: Type.Optional(
        Type.Object(
          {
            id: Type.String({ maxLength: 40, description: 'Name of the catalog.' }),
            hash: Type.Optional(Type.String({ maxLength: 64, description: 'SHA-256 the catalog must have.' })),
          },
          { additionalProperties: false, description: 'The empty catalog.' },
        ),
      ),
      options: OptionsSchema,
      viewer: Type.Union([Type.Integer({ minimum: 0, maximum: seats - 1 }), Type.Literal('all')], {
        description: 'Seat whose view this is, or "all" for a full state.',
      }),
      position,
    },
    { additionalProperties: false, description: 'A full state or a seat’s view.' },
  );

/** The fields of `position` that do not come out again when the state is written. */
const unlike = (given: object, written: object): Fault[] =>
  Object.entries(given)
    .filter(([name, value]) => canonical(value) !== canonical(Reflect.get(written, name)))
    .map(([name]) => fault(`/${name}`, 'inconsistent', `Expected ${JSON.stringify(Reflect.get(written, name))}.`));

/** The legal action of `state` with this notation. */
const chosen = <State>(rules: Rules<State, TSchema>, state: State, choice: string): Action | undefined => {
  const legal = new ActionList();
  rules.legalActions(state, legal);
  return legal.toArray().find((each) => rules.choice(state, each) === choice);
};

/**
 * Applies actions given by their notation, for `read`.
 * @returns a fault for the first that is not legal
 */
export const replay = <State>(
  rules: Rules<State, TSchema>,
  state: State,
  choices: readonly string[],
  random: Random,
): Fault[] => {
  for (const [index, choice] of choices.entries()) {
    const action = chosen(rules, state, choice);
    if (action === undefined) return [fault(`/actions/${index}`, 'illegal-action', `${choice} is not legal here.`)];
    rules.apply(state, action, random);
  }
  return [];
};

/** The part of the contract that is about documents and notation, from a game's rules. */
export const documentsOf = <State, Schema extends TSchema>(rules: Rules<State, Schema>) => {
  const encode = (state: State, viewer: Viewer): SolvedJson<Static<Schema>> => ({
    game: rules.id,
    version: 1,
    options: {},
    viewer,
    position: rules.write(state, viewer),
  });
  const positions = checker(rules.position);
  return {
    encode,
    decode(json: SolvedJson): Result<State> {
      const parsed = positions.check(json.position);
      if (!parsed.ok) return failed(...under('/position', parsed.faults));
      const state = rules.create();
      const faults = rules.read(parsed.value, json.viewer, state);
      if (faults.length === 0) faults.push(...unlike(Object(parsed.value), Object(rules.write(state, json.viewer))));
      return faults.length > 0 ? failed(...under('/position', faults)) : ok(state);
    },
    encodeAction: (state: State, action: Action): ChoiceJson => ({
      type: 'choose',
      choice: rules.choice(state, action),
    }),
    decodeAction(state: State, json: unknown): Result<Action> {
      const parsed = actions.check(json);
      if (!parsed.ok) return parsed;
      const action = chosen(rules, state, parsed.value.choice);
      return action === undefined ? failed(fault('/choice', 'illegal-action', 'It is not legal here.')) : ok(action);
    },
    notation: rules.choice,
    describe: (state: State, action: Action) => ({
      code: 'action.choose',
      params: { choice: rules.choice(state, action) },
    }),
    informationKey: (state: State, seat: Seat): string => JSON.stringify(rules.write(state, seat)),
  };
};
