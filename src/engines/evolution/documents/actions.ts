import { ActionList } from '../../../core/actions.ts';
import type { Action } from '../../../core/contract.ts';
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { failed, ok, type Result } from '../../../core/result.ts';
import { checker } from '../../../core/schema.ts';
import { bit, FAT_TISSUE, PAIRS, TRAITS, type Trait, type TraitName } from '../content/traits.ts';
import { cardOf, firstOf, MOVES, moveOf, secondOf } from '../rules/actions.ts';
import { legalActions } from '../rules/legal.ts';
import { NONE, type State } from '../rules/state.ts';
import { type ActionJson, ActionSchema } from './action-schema.ts';

type Type = (typeof MOVES)[number];

const animalOf = (action: Action): number => firstOf(action) + 1;
const otherOf = (action: Action): number => secondOf(action) + 1;
const traitOf = (action: Action): TraitName => TRAITS[cardOf(action)]!;
const cardIdOf = ({ rules }: State, action: Action): string => rules.catalog.content.ids[cardOf(action) >> 1]!;

/** Which card of a trait is dropped: that of a pair by the partner, a full fat card by being full. */
const which = (trait: Trait, second: number) => ({
  ...((bit(trait) & PAIRS) !== 0 && { partner: second + 1 }),
  ...(trait === FAT_TISSUE && second === 1 && { full: true }),
});

const DOCUMENTS: { readonly [Name in Type]: (action: Action, state: State) => ActionJson } = {
  pass: () => ({ type: 'pass' }),
  animal: (action, state) => ({ type: 'animal', card: cardIdOf(state, action) }),
  trait: (action, state) => ({
    type: 'trait',
    card: cardIdOf(state, action),
    trait: TRAITS[state.rules.sides[cardOf(action)]!]!,
    animal: animalOf(action),
    ...(secondOf(action) !== NONE && { partner: otherOf(action) }),
  }),
  graze: (action) => ({ type: 'graze', animal: animalOf(action) }),
  hibernate: (action) => ({ type: 'hibernate', animal: animalOf(action) }),
  piracy: (action) => ({ type: 'piracy', animal: animalOf(action), from: otherOf(action) }),
  'convert-fat': (action) => ({ type: 'convert-fat', animal: animalOf(action), amount: secondOf(action) }),
  eat: (action) => ({ type: 'eat', animal: animalOf(action) }),
  attack: (action) => ({ type: 'attack', animal: animalOf(action), prey: otherOf(action) }),
  specialize: (action) => ({ type: 'specialize', animal: animalOf(action) }),
  metamorphose: (action) => ({
    type: 'metamorphose',
    animal: animalOf(action),
    trait: traitOf(action),
    ...which(cardOf(action), secondOf(action)),
  }),
  'take-shell': (action) => ({ type: 'take-shell', animal: animalOf(action) }),
  reveal: (action) => ({ type: 'reveal', animal: animalOf(action) }),
  ignore: (action) => ({ type: 'ignore', trait: traitOf(action) }),
  run: () => ({ type: 'run' }),
  mimic: (action) => ({ type: 'mimic', animal: animalOf(action) }),
  lose: (action) => ({ type: 'lose', trait: traitOf(action), ...which(cardOf(action), secondOf(action)) }),
  hide: () => ({ type: 'hide' }),
  ink: () => ({ type: 'ink' }),
  ambush: (action) => ({ type: 'ambush', animal: animalOf(action) }),
  scavenge: (action) => ({ type: 'scavenge', animal: animalOf(action) }),
  share: (action) => ({ type: 'share', trait: traitOf(action), animal: animalOf(action), from: otherOf(action) }),
};

/** The action as it travels. */
export const encodeAction = (state: State, action: Action): ActionJson =>
  DOCUMENTS[MOVES[moveOf(action)]!](action, state);

/** Every field that an action may have. */
export interface Fields {
  readonly type: Type;
  readonly card?: string;
  readonly trait?: TraitName;
  readonly animal?: number;
  readonly partner?: number;
  readonly from?: number;
  readonly prey?: number;
  readonly amount?: number;
  readonly full?: boolean;
}

/** The fields by which an action is found, in order. */
const FIELDS = ['type', 'card', 'trait', 'animal', 'prey', 'from', 'partner', 'amount', 'full'] as const;

const actions = checker(ActionSchema);

/** The legal action that `json` names. */
export const decodeAction = (state: State, json: unknown): Result<Action> => {
  const parsed = actions.check(json);
  if (!parsed.ok) return parsed;
  const wanted: Fields = parsed.value;
  const legal = new ActionList();
  legalActions(state, legal);
  let left = legal.toArray().map((code): readonly [Action, Fields] => [code, encodeAction(state, code)]);
  for (const field of FIELDS) {
    const fitting = left.filter(([, document]) => (document[field] ?? false) === (wanted[field] ?? false));
    if (fitting.length === 0) return failed(illegal(field, wanted, new Set(left.map(([, held]) => held[field]))));
    left = fitting;
  }
  return ok(left[0]![0]);
};

const illegal = (field: (typeof FIELDS)[number], wanted: Fields, possible: ReadonlySet<unknown>): Fault => {
  const text = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
  const detail =
    possible.size === 0
      ? 'The game is over.'
      : `Expected ${[...possible].map(text).join(' or ')}, got ${text(wanted[field])}.`;
  return fault(pointer(field), 'illegal-action', detail);
};
