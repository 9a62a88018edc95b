/**
 * Catalogs with few cards, of tribes that turn up every tile in the set-up: so little is hidden in much of a game that its worlds
 * can be written down, and piles run out.
 */
import { catalog } from '../../../src/engines/natera/content/catalog.ts';

const source = 'house';

/** A row of the house catalog without the lists of where its fields come from. */
const bare = (row: object): object =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([field]) => !['rulebook', 'public', 'inferred', 'house'].includes(field))
      .map(([field, value]) => [field, field === 'source' ? source : value]),
  );

const house: Readonly<Record<string, readonly object[]>> = Object(catalog.builtIn[0]);
const tableOf = (name: string): object[] => (house[name] ?? []).map(bare);

const up = (track: string) => ({ do: 'authority', track, by: 3 });
const twice = (...tracks: string[]) => tracks.flatMap((track) => [up(track), up(track)]);

/** All tracks to level 6. */
const setup = [
  ...twice('agricultural', 'urban'),
  { do: 'choose', from: [twice('military', 'coastal'), twice('coastal', 'military')] },
];

/** Cards of a pile, every so many of them, so that there are some of each sort. */
const some = (pile: string, nuclear: boolean, count: number): object[] => {
  const all = tableOf('cards').filter(
    (row) => Reflect.get(row, 'pile') === pile && (Reflect.get(row, 'nuclear') === true) === nuclear,
  );
  const step = Math.trunc(all.length / count);
  return all.filter((_, index) => index % step === 0).slice(0, count);
};

const box = (id: string, base: number, advanced: number) => ({
  game: 'natera',
  id,
  title: 'A box of few cards',
  locations: tableOf('locations'),
  cards: [...some('base', false, base), ...some('advanced', false, advanced), ...some('advanced', true, 2)],
  specialists: tableOf('specialists').slice(0, 6),
  objectives: tableOf('objectives'),
  tribes: tableOf('tribes').map((row) => ({ ...row, setup })),
  boards: tableOf('boards'),
  discs: tableOf('discs'),
});

/** A catalog with as many cards as two seats are dealt, and a few of the mini-expansion. */
export const few = box('few', 12, 4);

/** The same for three seats. */
export const fewForThree = box('few-for-three', 18, 6);
