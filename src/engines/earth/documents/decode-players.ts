import { pointer } from '../../../core/fault.ts';
import { hasBit } from '../../kit/bits.ts';
import { blame, sees, takeOnce } from '../../kit/reading.ts';
import { CLIMATE_0, climateIndex, ecosystemIndex, ISLAND_0, islandIndex, NONE } from '../content/ids.ts';
import { choosesAnimals, DEALT_AT, dealtCount, keptAnimals } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { changeDiscount } from '../rules/tableau.ts';
import { DEALT, STAGE } from '../rules/terms.ts';
import type { Reading } from './reading.ts';
import type { PlayerJson, StateJson } from './schema.ts';

/** Islands, climates and ecosystems: their index behind the first of their kind, by id. */
const KINDS = [
  { field: 'island', list: 'islands', at: DEALT_AT.island, first: ISLAND_0, indexOf: islandIndex },
  { field: 'climate', list: 'climates', at: DEALT_AT.climate, first: CLIMATE_0, indexOf: climateIndex },
  { field: 'ecosystem', list: 'ecosystems', at: DEALT_AT.ecosystem, first: 0, indexOf: ecosystemIndex },
] as const;
type Kind = (typeof KINDS)[number];

const arrayOf = (state: State, { field }: Kind): Int16Array => state[field];

/** Reads what the seats play with: sides chosen, and before the first turn sides dealt. */
export const readSeats = (reading: Reading): void => {
  const { json, state } = reading;
  for (const kind of KINDS) {
    const used = new Set<number>();
    if (kind.field === 'ecosystem') for (const side of state.publicEcosystems) if (side !== NONE) used.add(side >> 1);
    for (const [seat, player] of json.players.entries())
      if (state.stage === STAGE.sides) readChoosing(reading, seat, player, kind, used);
      else readChosen(reading, seat, player, kind, used);
  }
  if (state.stage === STAGE.sides) fillDealt(json, state);
  if (state.stage <= STAGE.start) checkBeginning(reading);
  for (const [seat, player] of json.players.entries()) readCounts(reading, seat, player);
};

const readCounts = (reading: Reading, seat: number, { soil, met = [] }: PlayerJson): void => {
  const { state } = reading;
  state.soil[seat] = soil;
  for (const [index, objective] of met.entries()) {
    const at = pointer('players', seat, 'met', index);
    if (hasBit(state.claimed[seat]!, objective)) blame(reading, at, 'leaf-twice', 'This objective is claimed already.');
    if (hasBit(state.met[seat]!, objective)) blame(reading, at, 'objective-twice', 'This objective is here already.');
    state.met[seat]! |= 1 << objective;
  }
};

/** The physical card of a side that no other seat has, or a fault. */
const readSide = (reading: Reading, id: string, at: string, kind: Kind, used: Set<number>): number => {
  const side = kind.indexOf(id);
  if (side === NONE) {
    blame(reading, at, 'no-such-card', `There is no ${kind.field} side ${id}.`);
    return NONE;
  }
  const card = (side - kind.first) >> 1;
  takeOnce(reading, used, card, at, `The card of ${id}`);
  return side;
};

const readChosen = (reading: Reading, seat: number, player: PlayerJson, kind: Kind, used: Set<number>): void => {
  const { state } = reading;
  const id = player[kind.field];
  const at = pointer('players', seat, kind.field);
  const wanted = dealtCount(state, kind.at) > 0;
  if ((id !== null) !== wanted) {
    const detail = wanted ? `Every seat has an ${kind.field} by now.` : 'Beginners play without ecosystems.';
    blame(reading, at, 'side-count', detail.replace('an climate', 'a climate'));
  } else if (id !== null) {
    const side = readSide(reading, id, at, kind, used);
    if (side !== NONE) arrayOf(state, kind)[seat] = side;
    if (side !== NONE && kind.field !== 'ecosystem') changeDiscount(state, seat, side, 1);
  }
  if (player.dealt !== undefined)
    blame(reading, pointer('players', seat, 'dealt'), 'wrong-stage', 'Sides are chosen before the first turn.');
};

/** Whether `seat` has chosen: those before the one that decides have, those behind it have not. */
const hasChosen = (state: State, seat: number): boolean => {
  const { seats } = state.rules;
  const order = (other: number): number => (other - state.firstSeat + seats) % seats;
  return order(seat) < order(state.seat);
};

/** How many of its sides a seat must have chosen at this point; that of the seat to decide is in the document. */
const chosenOf = (state: State, seat: number, { chosen = 0 }: PlayerJson): number => {
  const animals = choosesAnimals(state) ? keptAnimals(state) : 0;
  const all = KINDS.filter(({ at }) => dealtCount(state, at) > 0).length + animals;
  if (seat === state.seat) return chosen;
  return hasChosen(state, seat) ? all : 0;
};

const readChoosing = (reading: Reading, seat: number, player: PlayerJson, kind: Kind, used: Set<number>): void => {
  const { state } = reading;
  const at = pointer('players', seat);
  const index = KINDS.indexOf(kind);
  const chosen = chosenOf(state, seat, player);
  if (index === 0 && (player.chosen ?? 0) !== chosen)
    blame(reading, `${at}/chosen`, 'chosen-count', `Expected ${chosen} choices of this seat at this point.`);
  if (!sees(reading, seat)) {
    if ((player.dealt ?? null) !== null || player[kind.field] !== null)
      blame(reading, `${at}/dealt`, 'not-visible', 'The viewer cannot see what this seat chooses from; use null.');
    return;
  }
  const dealt = player.dealt?.[kind.list];
  if (dealt === undefined) {
    if (index === 0) blame(reading, `${at}/dealt`, 'hidden-value', 'The viewer sees what it chooses from.');
    return;
  }
  readDealt(reading, seat, dealt, kind, used);
  readChoice(reading, seat, player, kind, index < chosen);
};

/** Both sides of each card dealt, ascending. */
const readDealt = (reading: Reading, seat: number, ids: readonly string[], kind: Kind, used: Set<number>): void => {
  const { state } = reading;
  const at = pointer('players', seat, 'dealt', kind.list);
  const wanted = dealtCount(state, kind.at);
  const cards = ids.map((id) => (kind.indexOf(id) - kind.first) >> 1);
  const paired = ids.every((id, index) => kind.indexOf(id) === kind.first + cards[index]! * 2 + (index % 2));
  if (ids.length !== 2 * wanted || !paired || cards.some((card, index) => card < (cards[index - 1] ?? 0))) {
    blame(reading, at, 'side-count', `Expected both sides of ${wanted} cards, ascending.`);
    return;
  }
  for (let place = 0; place < wanted; place++) {
    readSide(reading, ids[2 * place]!, at + pointer(2 * place), kind, used);
    state.dealt[seat * DEALT + kind.at + place] = cards[2 * place]!;
  }
};

const readChoice = (reading: Reading, seat: number, player: PlayerJson, kind: Kind, chosen: boolean): void => {
  const { state } = reading;
  const id = player[kind.field];
  const at = pointer('players', seat, kind.field);
  const wanted = chosen && dealtCount(state, kind.at) > 0;
  if ((id !== null) !== wanted)
    blame(reading, at, 'chosen-count', wanted ? 'This side has been chosen.' : 'This side is not chosen yet.');
  else if (id !== null) {
    if (!(player.dealt?.[kind.list] ?? []).includes(id))
      blame(reading, at, 'not-dealt', `${id} is not among the sides dealt.`);
    else arrayOf(state, kind)[seat] = kind.indexOf(id);
  }
};

/** Hidden cards get any that are free, and hidden choices any of them: `redeal` draws them anew. */
const fillDealt = (json: StateJson, state: State): void => {
  for (const kind of KINDS) {
    const each = dealtCount(state, kind.at);
    const used = new Set<number>();
    for (const side of kind.field === 'ecosystem' ? state.publicEcosystems : []) used.add(side >> 1);
    for (let seat = 0; seat < state.rules.seats; seat++)
      for (let place = 0; place < each; place++) used.add(state.dealt[seat * DEALT + kind.at + place]!);
    let free = 0;
    for (const [seat, player] of json.players.entries()) {
      if ((player.dealt ?? null) !== null) continue;
      for (let place = 0; place < each; place++) {
        while (used.has(free)) free++;
        state.dealt[seat * DEALT + kind.at + place] = free++;
      }
      if (each > 0 && KINDS.indexOf(kind) < chosenOf(state, seat, player))
        arrayOf(state, kind)[seat] = kind.first + state.dealt[seat * DEALT + kind.at]! * 2;
    }
  }
};

/** Before the first turn nothing is planted, played or claimed, and before hands are dealt there is nothing at all. */
const checkBeginning = (reading: Reading): void => {
  const { json, state } = reading;
  const early = (at: string, wrong: boolean): void => {
    if (wrong) blame(reading, at, 'too-early', 'There is none of this before the first turn.');
  };
  const dealt = state.stage === STAGE.start;
  for (const [seat, player] of json.players.entries()) {
    const at = pointer('players', seat);
    early(`${at}/tableau`, player.tableau.length > 0);
    early(`${at}/events`, player.events.length > 0);
    early(`${at}/met`, (player.met?.length ?? 0) > 0);
    early(`${at}/soil`, !dealt && player.soil > 0);
    early(`${at}/handSize`, !dealt && player.handSize > 0);
    early(`${at}/compost`, !dealt && player.compost.length > 0);
  }
  early(
    '/arrivals',
    json.arrivals.some(({ length }) => length > 0),
  );
  early('/completion', json.completion !== null);
  early('/discards', json.discards.length > 0);
  early('/shuffled', json.shuffled !== undefined);
};
