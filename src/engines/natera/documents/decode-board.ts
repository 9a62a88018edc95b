import { pointer } from '../../../core/fault.ts';
import { blame, isShown } from '../../kit/reading.ts';
import { areaOf, NONE, tierOf } from '../content/tables.ts';
import { AREAS, COLONIES, SEATS, SPACES, TIER_LEVELS, ZONES } from '../content/terms.ts';
import { revealBit } from '../rules/hidden.ts';
import { type Reading, readRow } from './reading.ts';
import type { StateJson } from './schema.ts';

type LocationJson = StateJson['board'][number];

/** Reads locations with their tiles, pawns and colonies. */
export const readBoard = (reading: Reading): void => {
  const taken = new Set<number>();
  for (const [space, location] of reading.json.board.entries()) {
    const at = pointer('board', space);
    checkPlace(reading, location, space, at);
    readFace(reading, location, space, at);
    readTile(reading, location, space, taken, at);
    readPieces(reading, location, space, at);
  }
  fillTiles(reading, taken);
  checkRevealed(reading);
  checkPieces(reading);
};

const checkPlace = (reading: Reading, { area, tier }: LocationJson, space: number, at: string): void => {
  const wanted = AREAS[areaOf(space)]!;
  if (area !== wanted) blame(reading, `${at}/area`, 'wrong-place', `At this place of the list the zone is ${wanted}.`);
  if (tier !== tierOf(space))
    blame(reading, `${at}/tier`, 'wrong-place', `At this place of the list the tier is ${tierOf(space)}.`);
};

/** Both tiles of tier 2 of a zone are turned up together. */
const readFace = (reading: Reading, { faceDown }: LocationJson, space: number, at: string): void => {
  const { state } = reading;
  if (tierOf(space) < 2) {
    if (faceDown !== undefined)
      blame(reading, `${at}/faceDown`, 'not-a-tile', 'Locations below tier 2 are printed on the board.');
    return;
  }
  const bit = 1 << revealBit(space);
  const isSecond = tierOf(space) === 2 && tierOf(space - 1) === 2;
  if (faceDown === undefined && isSecond && (state.revealed & bit) === 0)
    blame(reading, `${at}/faceDown`, 'revealed-together', 'Both tiles of tier 2 of a zone are face down, or none is.');
  else if (faceDown !== undefined && isSecond && (state.revealed & bit) !== 0)
    blame(reading, `${at}/faceDown`, 'revealed-together', 'Both tiles of tier 2 of a zone are face down, or none is.');
  else if (faceDown === undefined) state.revealed |= bit;
};

const readTile = (
  reading: Reading,
  { id, faceDown }: LocationJson,
  space: number,
  taken: Set<number>,
  at: string,
): void => {
  const { json, state } = reading;
  const { locations } = state.rules.content;
  const visible = faceDown === undefined || json.viewer === 'all' || json.ending !== undefined;
  if (!isShown(reading, id, visible, `${at}/id`, 'this tile')) return;
  const row = readRow(reading, locations, id, `${at}/id`, 'location');
  if (row === undefined) return;
  if (!candidates(reading, space).includes(row))
    blame(
      reading,
      `${at}/id`,
      'wrong-tile',
      `Here lies one of ${candidates(reading, space)
        .map((each) => locations.ids[each])
        .join(', ')}.`,
    );
  else if (taken.has(row)) blame(reading, `${at}/id`, 'tile-twice', `${id} is in another place already.`);
  taken.add(row);
  state.tiles[space] = row;
};

/** Rows that can be at a location: the one that is printed there, or the tiles of its zone and tier. */
const candidates = ({ state }: Reading, space: number): readonly number[] => {
  const { printed, tier2, tier3 } = state.rules.content.locations;
  const zone = areaOf(space) - 1;
  if (tierOf(space) < 2) return [printed[space]!];
  return Array.from(tierOf(space) === 2 ? tier2[zone]! : tier3[zone]!);
};

const fillTiles = (reading: Reading, taken: Set<number>): void => {
  const { state } = reading;
  for (let space = 0; space < SPACES; space++) {
    if (state.tiles[space] !== NONE) continue;
    const open = candidates(reading, space).find((row) => !taken.has(row)) ?? candidates(reading, space)[0]!;
    state.tiles[space] = open;
    taken.add(open);
  }
};

const readPieces = (
  reading: Reading,
  { explorers = [], leader, colony, faceDown }: LocationJson,
  space: number,
  at: string,
): void => {
  const { json, state } = reading;
  const pawns = explorers.length + (leader === undefined ? 0 : 1);
  for (const seat of explorers) state.pawns[space]! |= 1 << seat;
  if (leader !== undefined) state.pawns[space]! |= 1 << (SEATS + leader);
  if (leader !== undefined && explorers.includes(leader))
    blame(reading, `${at}/leader`, 'own-pawns', 'A seat has at most one pawn on a location.');
  if (json.stage !== 'actions' && pawns > 0)
    blame(reading, at, 'pawns-at-home', 'Pawns are on the board only in the stage actions.');
  if (faceDown !== undefined && pawns > 0)
    blame(reading, at, 'face-down', 'Nobody can be where the tile is face down.');
  if (colony === undefined) return;
  state.colonies[space] = colony;
  if (tierOf(space) === 0) blame(reading, `${at}/colony`, 'forest', 'There are no colonies in the forest.');
  if (faceDown !== undefined)
    blame(reading, `${at}/colony`, 'face-down', 'There are no colonies where the tile is face down.');
};

/** Tiles are turned up as soon as a seat reaches their level, and those of tier 2 before that of tier 3 (rulebook page 7). */
const checkRevealed = (reading: Reading): void => {
  const { json, state } = reading;
  for (let space = 0; space < SPACES; space++) {
    const tier = tierOf(space);
    if (tier < 2) continue;
    const zone = ZONES[areaOf(space) - 1]!;
    const isUp = ((state.revealed >> revealBit(space)) & 1) === 1;
    const highest = Math.max(...json.players.map(({ authority }) => authority[zone]));
    const at = `/board/${space}/faceDown`;
    if (!isUp && highest >= TIER_LEVELS[tier]!)
      blame(reading, at, 'not-revealed', `A seat has level ${highest} there, so this tile is face up.`);
    if (isUp && tier === 3 && ((state.revealed >> (areaOf(space) - 1)) & 1) === 0)
      blame(reading, at, 'revealed-early', 'The tiles of tier 2 of this zone are turned up before this one.');
    if (isUp && state.turn === 0 && highest === 0)
      blame(reading, at, 'revealed-early', 'Nobody has had a turn, or a level on this track.');
  }
};

/** The pawns of each seat are those of its tribe, none before tribes are shown; and it has eight colonies. */
const checkPieces = (reading: Reading): void => {
  const { json, state } = reading;
  const { tribes } = state.rules.content;
  for (const [seat, { leaders, explorers }] of json.players.entries()) {
    const tribe = state.tribe[seat]!;
    const out = json.board.filter(({ leader }) => leader === seat).length;
    const outside = json.board.filter((location) => location.explorers?.includes(seat) === true).length;
    const isKnown = !json.tribesShown || tribe !== NONE;
    const [most, others] = json.tribesShown && isKnown ? [tribes.leaders[tribe]!, tribes.explorers[tribe]!] : [0, 0];
    if (isKnown) {
      checkPawns(reading, leaders + out, most, `/players/${seat}/leaders`, 'leaders');
      checkPawns(reading, explorers + outside, others, `/players/${seat}/explorers`, 'explorers');
    }
    const colonies = json.board.filter(({ colony }) => colony === seat).length;
    if (colonies > COLONIES)
      blame(reading, `/players/${seat}`, 'too-many-colonies', `A seat has ${COLONIES} colonies, not ${colonies}.`);
  }
};

const checkPawns = (reading: Reading, found: number, wanted: number, at: string, kind: string): void => {
  if (found !== wanted)
    blame(reading, at, 'wrong-pawns', `On the board and here this seat has ${wanted} ${kind} in all, not ${found}.`);
};
