import { pointer } from '../../../core/fault.ts';
import { blame } from '../../kit/reading.ts';
import { NONE } from '../content/tables.ts';
import { ACCOMPLISHMENTS, LETTERS, TOP, ZONES } from '../content/terms.ts';
import { metTiles, tokensLeft } from '../rules/claims.ts';
import { LOST } from '../rules/terms.ts';
import { SLOT_NAMES } from './actions.ts';
import { type Reading, readRow } from './reading.ts';
import type { StateJson } from './schema.ts';

type AccomplishmentJson = StateJson['accomplishments'][number];

/** Reads discs and accomplishments, which are claimed as soon as they are met. */
export const readClaims = (reading: Reading): void => {
  const { json, faults } = reading;
  for (const [zone, name] of ZONES.entries()) readDisc(reading, zone, json.discs[name], `/discs/${name}`);
  for (const [slot, accomplishment] of json.accomplishments.entries()) {
    const at = pointer('accomplishments', slot);
    if (accomplishment.of !== SLOT_NAMES[slot])
      blame(reading, `${at}/of`, 'wrong-place', `At this place of the list it is that of ${SLOT_NAMES[slot]}.`);
    if (slot < LETTERS.length) readObjective(reading, accomplishment, slot, at);
    else if (accomplishment.objective !== undefined)
      blame(reading, `${at}/objective`, 'no-tile', 'The accomplishment of a track has no tile.');
    readClaim(reading, accomplishment, slot, at);
  }
  for (const seat of json.players.keys()) {
    const claims = json.accomplishments.filter(({ claimedBy }) => claimedBy === seat).length;
    if (claims > ACCOMPLISHMENTS)
      blame(
        reading,
        '/accomplishments',
        'too-many-claims',
        `Seat ${seat} has ${claims} claims, and ${ACCOMPLISHMENTS} tokens.`,
      );
  }
  if (faults.length === 0 && json.ending === undefined) for (const seat of json.players.keys()) checkDue(reading, seat);
};

const readDisc = (reading: Reading, zone: number, holder: number | null, at: string): void => {
  const { json, state } = reading;
  state.discs[zone] = holder ?? NONE;
  if (holder !== null && json.players[holder]!.authority[ZONES[zone]!] === 0)
    blame(reading, at, 'no-authority', 'Who leads a zone has at least level 1 there; at 0 its disc is on the board.');
};

const readObjective = (reading: Reading, { objective }: AccomplishmentJson, letter: number, at: string): void => {
  const { objectives } = reading.state.rules.content;
  if (objective === undefined) {
    blame(reading, `${at}/objective`, 'missing-field', 'Name the objective of this tile.');
    return;
  }
  const row = readRow(reading, objectives, objective, `${at}/objective`, 'objective');
  if (row === undefined) return;
  if (objectives.letter[row] !== letter)
    blame(
      reading,
      `${at}/objective`,
      'wrong-letter',
      `${objective} is of the letter ${LETTERS[objectives.letter[row]!]}, and this tile of ${LETTERS[letter]}.`,
    );
  reading.state.objectives[letter] = row;
};

/** What is lost is so because a seat reached the end of a track without a token left (ruling O30). */
const readClaim = (reading: Reading, { claimedBy, lost }: AccomplishmentJson, slot: number, at: string): void => {
  const { state } = reading;
  state.claims[slot] = claimedBy ?? (lost === true ? LOST : NONE);
  if (lost === undefined) return;
  if (claimedBy !== null) blame(reading, `${at}/lost`, 'claimed', 'What somebody has claimed is not lost.');
  if (slot < LETTERS.length || state.rules.rulings.tokenless !== 'lost')
    blame(reading, `${at}/lost`, 'not-lost', 'Only tracks can be lost, and only by the ruling tokenless.');
};

/** Claims are forced and immediate (rulebook page 11): what a seat meets with a token left is not open, unless it chooses now. */
const checkDue = (reading: Reading, seat: number): void => {
  const { json, state } = reading;
  const isChoosing = json.pending?.some((frame) => frame.id === 'claim' && frame.seat === seat) === true;
  if (tokensLeft(state, seat) === 0 || isChoosing) return;
  const tiles = metTiles(state, seat);
  for (const [letter, name] of LETTERS.entries())
    if (((tiles >> letter) & 1) === 1)
      blame(
        reading,
        `/accomplishments/${letter}/claimedBy`,
        'claim-due',
        `Seat ${seat} meets ${name} and has a token left, so it has claimed it.`,
      );
  for (const [zone, name] of ZONES.entries())
    if (state.claims[LETTERS.length + zone] === NONE && json.players[seat]!.authority[name] === TOP)
      blame(
        reading,
        `/accomplishments/${LETTERS.length + zone}/claimedBy`,
        'claim-due',
        `Seat ${seat} is at the end of this track and has a token left, so it has claimed it.`,
      );
};
