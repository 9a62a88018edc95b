/** The position of a full document in the words of the tests. */
import type { MemberJson, StateJson } from '../../../src/engines/extinction/documents/schema.ts';
import { catalogRows } from './catalogs.ts';
import type { Model } from './model.ts';
import { rowOf } from './rows.ts';
import { idOf, levelOf } from './scene.ts';

/** What is not hidden of a full state. */
const whole = <Each>(value: Each | null): Each => {
  if (value === null) throw new Error('a full state hides nothing');
  return value;
};

const ids = (names: readonly string[] | null): string[] => whole(names).map(idOf);
const sorted = (names: readonly string[] | null): string[] => ids(names).sort();

/** Dice on Social Media are where dice lie that a scene says nothing of. */
const diceOf = (member: MemberJson | undefined): Model['dice'] =>
  (member?.dice ?? [])
    .map(({ value, on }) => ({ value, on: on === null ? null : idOf(on) }))
    .filter(({ value, on }) => on !== 'social-media' || value > 1)
    .sort((one, other) => `${one.on} ${one.value}`.localeCompare(`${other.on} ${other.value}`));

/** Reads it. */
export const readModel = (state: StateJson): Model => {
  const { options, catalog, team, current, skips = [], shields = [], free = [], ending } = state;
  const { scenario = 'tiger', level = 'normal' } = options;
  const id = catalog?.id;
  const of = { scenario, level, ...(id === undefined ? {} : { catalog: id }) };
  const { rows, columns } = rowOf(catalogRows(id).scenarios, scenario);
  const grid = <Each>(each: (row: number, column: number) => Each): Each[][] =>
    Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => each(row + 1, column + 1)));
  return {
    animals: grid((row, column) => state.animals.find((at) => at.row === row && at.column === column)?.animals ?? 0),
    tiles: grid((row, column) => state.tiles.some((at) => at.row === row && at.column === column)),
    pile: levelOf(of).tiles - state.tiles.length,
    money: team.map(({ money }) => money),
    hands: team.map(({ hand }) => sorted(hand)),
    decks: team.map(({ deck }) => ids(deck)),
    discards: team.map(({ discards }) => sorted(discards)),
    permanents: team.map(({ permanents }) => sorted(permanents.map(({ card }) => card))),
    zone: team.flatMap(({ actions }) => ids(actions)).sort(),
    envoys: state.ambassadors.map(({ id: country, revealed, cubes }) => ({ id: revealed ? country : null, cubes })),
    names: state.ambassadors.map(({ id: country }) => whole(country)),
    effects: [...whole(state.effectDeck)],
    effectDiscards: [...state.effectDiscards].sort(),
    constants: [...state.constants],
    shields: { loss: shields.includes('loss'), tile: shields.includes('tile') },
    skips: {
      birth: skips.includes('birth'),
      destruction: skips.includes('destruction'),
      effect: skips.includes('effect'),
    },
    bonus: state.birthBonus ?? 0,
    free: { values: free.includes('values'), ownDice: free.includes('own-dice') },
    dice: diceOf(team[current]),
    lost: ending === 'population' || ending === 'tiles' ? ending : null,
  };
};
