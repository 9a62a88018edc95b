import { pointer } from '../../../core/fault.ts';
import { blame } from '../../kit/reading.ts';
import { spaceAt } from '../content/tables.ts';
import { ANIMALS } from '../content/terms.ts';
import { animalsOf, pileOf, tilesOf } from '../rules/board.ts';
import type { Reading } from './reading.ts';

/** Reads animals and tiles, and whether they go with the ending. */
export const readBoard = (reading: Reading): void => {
  const { json, state } = reading;
  for (const [index, { row, column, animals }] of json.animals.entries()) {
    const space = readSpace(reading, row, column, state.animals, pointer('animals', index));
    if (space !== undefined) state.animals[space] = animals;
  }
  for (const [index, { row, column }] of json.tiles.entries()) {
    const at = pointer('tiles', index);
    const space = readSpace(reading, row, column, state.tiles, at);
    if (space === undefined) continue;
    if (state.animals[space]! > 0) blame(reading, at, 'tile-on-animal', 'There are animals on this space.');
    state.tiles[space] = 1;
  }
  const herd = animalsOf(state);
  if (herd > ANIMALS) blame(reading, '/animals', 'too-many-animals', `There are ${ANIMALS} animals, not ${herd}.`);
  const { tiles } = state.rules.difficulty;
  if (tilesOf(state) > tiles) blame(reading, '/tiles', 'too-many-tiles', `This level has ${tiles} tiles.`);
  checkLoss(reading, herd);
};

/** The space that is named, when the board has it and it is named for the first time. */
const readSpace = (reading: Reading, row: number, column: number, there: Int8Array, at: string): number | undefined => {
  const { rows, columns } = reading.state.rules.sheet;
  const space = spaceAt({ row, column });
  if (row > rows || column > columns)
    blame(reading, at, 'off-board', `The board has ${rows} rows and ${columns} columns.`);
  else if (there[space]! > 0) blame(reading, at, 'space-twice', 'This space is here a second time.');
  else return space;
  return undefined;
};

const checkLoss = (reading: Reading, herd: number): void => {
  const { json, state } = reading;
  if (herd <= 1 && json.ending !== 'population')
    blame(reading, '/ending', 'not-finished', 'With one animal or none the game is lost: its ending is population.');
  if (herd > 1 && json.ending === 'population')
    blame(reading, '/animals', 'too-many-animals', 'A herd of two or more does not lose the game.');
  const { sheet, rulings } = state.rules;
  const atBeginning = sheet.tiles.reduce((sum, tile) => sum + tile, 0);
  const isLastTaken = rulings.emptyPile === 'last-tile' && pileOf(state) === 0 && tilesOf(state) > atBeginning;
  if (isLastTaken && json.ending === undefined)
    blame(reading, '/ending', 'not-finished', 'By these rulings the last tile of the pile loses the game.');
  if (json.ending === 'tiles' && pileOf(state) > 0)
    blame(reading, '/tiles', 'tiles-left', 'The game is lost by tiles only when none is left in the pile.');
};
