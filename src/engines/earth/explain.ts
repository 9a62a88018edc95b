import type { Action } from '../../core/contract.ts';
import type { Message, Params } from '../../core/text.ts';
import { sourceCard } from './abilities.ts';
import { CLIMATE_0, ISLAND_0 } from './catalog/ids.ts';
import { PAY_WITH } from './catalog/tables.ts';
import { ACTIONS, argumentOf, KIND, kindOf, PARTS } from './codes.ts';
import { topFrame } from './frames.ts';
import { plotColumn, plotRow } from './grid.ts';
import { SIDE_ARGUMENT } from './setup.ts';
import { FRAME, SPACES, STAGE, type State } from './state.ts';
import { stepOf } from './steps.ts';

/** What the action does, for people. */
export const describe = (state: State, action: Action): Message => {
  const argument = argumentOf(action);
  const named = (code: string): Message => message(code, { card: state.rules.content.names[argument]! });
  switch (kindOf(action)) {
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
      return message('side', { card: sideName(state, argument) });
    case KIND.gyre:
      return message('gyre', { fauna: state.rules.content.faunaNames[state.fauna[argument]!]! });
    case KIND.keep:
      return named('keep');
    case KIND.plant:
      return named('plant');
    case KIND.replace:
      return named('replace');
    case KIND.plot:
      return message('plot', {
        card: state.rules.content.names[state.planting]!,
        row: plotRow(argument) + 1,
        column: plotColumn(argument) + 1,
      });
    case KIND.space:
      return spaceMessage(state, argument);
    case KIND.card:
      return named('compost-card');
    case KIND.event:
      return named('event');
    default:
      return message('convert');
  }
};

const message = (code: string, params: Params = {}): Message => ({ code: `action.${code}`, params });

const sideName = (state: State, argument: number): string => {
  const { names, ecosystemNames } = state.rules.content;
  if (argument < SIDE_ARGUMENT.climate) return names[ISLAND_0 + argument]!;
  if (argument < SIDE_ARGUMENT.ecosystem) return names[CLIMATE_0 + argument - SIDE_ARGUMENT.climate]!;
  return ecosystemNames[argument - SIDE_ARGUMENT.ecosystem]!;
};

const stopMessage = (state: State): Message => {
  if (state.depth > 0) return message(stepOf(state) === FRAME.payMixed ? 'pay-soil' : 'enough');
  if (state.stage === STAGE.planting) return message('plant-no-more');
  if (state.stage === STAGE.last) return message('done');
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
