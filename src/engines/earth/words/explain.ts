import type { Action } from '../../../core/contract.ts';
import type { Message, Params } from '../../../core/text.ts';
import { ACTIONS } from '../content/boards.ts';
import { CLIMATE_0, ISLAND_0 } from '../content/ids.ts';
import { PAY_WITH } from '../content/tables.ts';
import { sourceCard } from '../rules/abilities.ts';
import { animalAt, animalNames } from '../rules/animals.ts';
import { argumentOf, KIND, kindOf, PARTS, SIDE_ARGUMENT } from '../rules/codes.ts';
import { stepOf } from '../rules/frames/effect.ts';
import { topFrame } from '../rules/frames/stack.ts';
import { plotColumn, plotRow } from '../rules/grid.ts';
import type { State } from '../rules/state.ts';
import { FRAME, SOURCE, SPACES, STAGE } from '../rules/terms.ts';

/** What the action does, for people. */
export const describe = (state: State, action: Action): Message => {
  const kind = kindOf(action);
  const argument = argumentOf(action);
  const onAnimal = state.depth > 0 ? animalMessage(state, kind, argument) : collectMessage(state, kind, argument);
  if (onAnimal !== undefined) return onAnimal;
  const name = CARD_MESSAGES.get(kind);
  if (name !== undefined) return message(name, { card: state.rules.content.names[argument]! });
  switch (kind) {
    case KIND.stop:
      return stopMessage(state);
    case KIND.use:
      return message('use', { card: state.rules.content.names[sourceCard(state, state.step)]! });
    case KIND.order:
      return message(argument === 1 ? 'island-first' : 'tableau-first');
    case KIND.action:
      return message(ACTIONS[argument]!);
    case KIND.take:
      return message(`take-${PARTS[argument]!}`);
    case KIND.side:
      return sideMessage(state, argument);
    case KIND.gyre:
      return message('gyre', { fauna: state.rules.content.faunaNames[state.fauna[argument]!]! });
    case KIND.plot:
      return message('plot', {
        card: state.rules.content.names[state.planting]!,
        row: plotRow(argument) + 1,
        column: plotColumn(argument) + 1,
      });
    case KIND.space:
      return spaceMessage(state, argument);
    case KIND.leaf:
      return message('leaf');
    case KIND.gaia:
      return message('gaia');
    default:
      return message('convert');
  }
};

/** Kinds whose argument is a card. */
const CARD_MESSAGES: ReadonlyMap<number, string> = new Map([
  [KIND.keep, 'keep'],
  [KIND.plant, 'plant'],
  [KIND.replace, 'replace'],
  [KIND.card, 'compost-card'],
  [KIND.event, 'event'],
]);

const sideMessage = (state: State, argument: number): Message =>
  argument >= SIDE_ARGUMENT.animal
    ? message('keep-animal', animalNames(state.rules.content.animals[argument - SIDE_ARGUMENT.animal]))
    : message('side', { card: sideName(state, argument) });

const message = (code: string, params: Params = {}): Message => ({ code: `action.${code}`, params });

/** What is decided about the animal or the leaf on top; nothing when another effect is. */
const animalMessage = (state: State, kind: number, argument: number): Message | undefined => {
  const at = topFrame(state);
  const source = state.frames[at + FRAME.source];
  if (source === SOURCE.leaf)
    return kind === KIND.animal
      ? message('animal', animalNames(animalAt(state, state.seat, argument)))
      : message('no-animal');
  if (source !== SOURCE.animal) return undefined;
  if (kind === KIND.space)
    return message('move', { card: state.rules.content.names[state.tableau[state.seat * SPACES + argument]!]! });
  if (kind === KIND.use)
    return message('use-animal', animalNames(animalAt(state, state.seat, state.frames[at + FRAME.slot]!)));
  return message(state.frames[at + FRAME.asks]! > 0 ? 'effect-enough' : 'move-no-further');
};

/** What is decided about the collective ability; nothing when it is not its time. */
const collectMessage = (state: State, kind: number, argument: number): Message | undefined => {
  if (kind === KIND.leaf) return message('leaf');
  if (state.stage !== STAGE.collective) return undefined;
  if (kind === KIND.use) return message('collect');
  if (kind === KIND.stop) return message('collect-not');
  if (kind !== KIND.space) return undefined;
  return message('collect-on', { card: state.rules.content.names[state.tableau[state.seat * SPACES + argument]!]! });
};

const sideName = (state: State, argument: number): string => {
  const { names, ecosystemNames } = state.rules.content;
  if (argument < SIDE_ARGUMENT.climate) return names[ISLAND_0 + argument]!;
  if (argument < SIDE_ARGUMENT.ecosystem) return names[CLIMATE_0 + argument - SIDE_ARGUMENT.climate]!;
  return ecosystemNames[argument - SIDE_ARGUMENT.ecosystem]!;
};

const stopMessage = (state: State): Message => {
  if (state.depth > 0) return message(stepOf(state) === FRAME.payMixed ? 'pay-soil' : 'enough');
  if (state.stage === STAGE.planting) return message('plant-no-more');
  if (state.stage === STAGE.more || state.stage === STAGE.last) return message('done');
  return message('skip', { card: state.rules.content.names[sourceCard(state, state.step)]! });
};

const spaceMessage = (state: State, space: number): Message => {
  const card = state.rules.content.names[state.tableau[state.seat * SPACES + space]!]!;
  if (state.depth === 0) return message('copy', { card });
  const step = stepOf(state);
  if (step === FRAME.paySprouts) return message('pay-sprout', { card });
  if (step === FRAME.payGrowth) return message('pay-growth', { card });
  if (step === FRAME.sprouts) return message('sprout', { card });
  if (step === FRAME.growth) return message('growth', { card });
  const other = PAY_WITH[state.frames[topFrame(state) + FRAME.payWith]!];
  return message(other === 'sprouts' ? 'pay-sprout' : 'pay-growth', { card });
};
