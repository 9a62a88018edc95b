import { ActionList } from '../../../core/actions.ts';
import type { Action } from '../../../core/contract.ts';
import { fault } from '../../../core/fault.ts';
import { failed, ok, type Result } from '../../../core/result.ts';
import { checker } from '../../../core/schema.ts';
import { ACTIONS } from '../content/boards.ts';
import {
  areaId,
  CLIMATE_0,
  climateIndex,
  ecosystemId,
  ecosystemIndex,
  ISLAND_0,
  islandIndex,
  NONE,
} from '../content/ids.ts';
import { animalAt } from '../rules/animals.ts';
import { argumentOf, codeOf, KIND, kindOf, PARTS, SIDE_ARGUMENT } from '../rules/codes.ts';
import { plotAt, plotColumn, plotRow } from '../rules/grid.ts';
import { legalActions } from '../rules/legal.ts';
import type { State } from '../rules/state.ts';
import { STAGE } from '../rules/terms.ts';
import { type ActionJson, ActionSchema } from './action-schema.ts';

const actions = checker(ActionSchema);

/** The id of a side by its argument in `KIND.side`. */
const sideId = (argument: number): string => {
  if (argument < SIDE_ARGUMENT.climate) return areaId(ISLAND_0 + argument);
  if (argument < SIDE_ARGUMENT.ecosystem) return areaId(CLIMATE_0 + argument - SIDE_ARGUMENT.climate);
  return ecosystemId(argument - SIDE_ARGUMENT.ecosystem);
};

/** The argument in `KIND.side` of a side by id; `NONE` for none. */
const sideArgument = (id: string): number => {
  const island = islandIndex(id);
  if (island !== NONE) return island - ISLAND_0;
  const climate = climateIndex(id);
  if (climate !== NONE) return SIDE_ARGUMENT.climate + climate - CLIMATE_0;
  const ecosystem = ecosystemIndex(id);
  return ecosystem === NONE ? NONE : SIDE_ARGUMENT.ecosystem + ecosystem;
};

/** Kinds whose argument is a card, with their names in documents. */
const CARD_KINDS: ReadonlyMap<number, string> = new Map([
  [KIND.keep, 'keep'],
  [KIND.plant, 'plant'],
  [KIND.replace, 'replace'],
  [KIND.card, 'compost'],
  [KIND.event, 'event'],
]);

/** The action as it travels. */
export const encodeAction = (state: State, action: Action): ActionJson => {
  const kind = kindOf(action);
  const argument = argumentOf(action);
  switch (kind) {
    case KIND.stop:
      return { type: 'stop' };
    case KIND.use:
      return { type: 'use' };
    case KIND.convert:
      return { type: 'convert' };
    case KIND.leaf:
      return { type: 'leaf' };
    case KIND.gaia:
      return { type: 'gaia' };
    case KIND.animal:
      return { type: 'animal', animal: animalAt(state, state.seat, argument)?.id ?? '' };
    case KIND.order:
      return { type: 'order', first: argument === 1 ? 'island' : 'tableau' };
    case KIND.action:
      return { type: 'action', action: ACTIONS[argument]! };
    case KIND.take:
      return { type: 'take', what: PARTS[argument]! };
    case KIND.side:
      if (argument >= SIDE_ARGUMENT.animal)
        return { type: 'animal', animal: state.rules.content.animals[argument - SIDE_ARGUMENT.animal]!.id };
      return { type: 'side', side: sideId(argument) };
    case KIND.gyre:
      return { type: 'gyre', objective: argument };
    case KIND.plot:
      return { type: 'plot', row: plotRow(argument), column: plotColumn(argument) };
    case KIND.space:
      return { type: 'space', row: argument >> 2, column: argument & 3 };
    default:
      return { type: CARD_KINDS.get(kind) ?? '', card: argument };
  }
};

/** Before the first turn an animal is kept, later it is activated. */
const animalCode = (state: State, id: string): Action => {
  const index = state.rules.content.animals.findIndex((animal) => animal.id === id);
  if (index === NONE) return NONE;
  if (state.stage === STAGE.sides) return codeOf(KIND.side, SIDE_ARGUMENT.animal + index);
  const slot = [0, 1].find((each) => animalAt(state, state.seat, each)?.id === id);
  return slot === undefined ? NONE : codeOf(KIND.animal, slot);
};

/** The code that a document which fits the schema stands for; `NONE` when it stands for nothing. */
const codeOfJson = (state: State, json: ActionJson): Action => {
  if ('card' in json) {
    const kind = [...CARD_KINDS].find(([, name]) => name === json.type)?.[0] ?? NONE;
    return kind === NONE ? NONE : codeOf(kind, json.card);
  }
  if ('first' in json) return codeOf(KIND.order, json.first === 'island' ? 1 : 0);
  if ('action' in json) return codeOf(KIND.action, ACTIONS.indexOf(json.action));
  if ('what' in json) return codeOf(KIND.take, PARTS.indexOf(json.what));
  if ('animal' in json) return animalCode(state, json.animal);
  if ('side' in json) {
    const argument = sideArgument(json.side);
    return argument === NONE ? NONE : codeOf(KIND.side, argument);
  }
  if ('objective' in json) return codeOf(KIND.gyre, json.objective);
  if ('row' in json)
    return json.type === 'plot'
      ? codeOf(KIND.plot, plotAt(json.row, json.column))
      : codeOf(KIND.space, json.row * 4 + json.column);
  if (json.type === 'gaia') return codeOf(KIND.gaia, 0);
  if (json.type === 'leaf') return codeOf(KIND.leaf, 0);
  if (json.type === 'use') return codeOf(KIND.use, 0);
  return json.type === 'convert' ? codeOf(KIND.convert, 0) : codeOf(KIND.stop, 0);
};

/** The legal action that `json` names. */
export const decodeAction = (state: State, json: unknown): Result<Action> => {
  const parsed = actions.check(json);
  if (!parsed.ok) return parsed;
  const action = codeOfJson(state, parsed.value);
  const legal = new ActionList();
  legalActions(state, legal);
  if (legal.has(action)) return ok(action);
  const names = [...new Set(legal.toArray().map((each) => encodeAction(state, each).type))];
  return failed(
    fault(
      '',
      'illegal-action',
      names.length === 0
        ? 'The game is over.'
        : `This is not possible now; actions of these types are: ${names.join(', ')}.`,
    ),
  );
};
