/** Documents of NATERA for tests, written down by what matters and completed by what the box holds. */
import {
  AREAS,
  DISC_LEVEL,
  FOREST,
  LETTERS,
  OPENING_DISCARDS,
  PILES,
  RESOURCES,
  RIVER,
  SPACES,
  TIER_LEVELS,
  ZONE_SPACES,
  ZONES,
} from '../../../src/engines/natera/content/terms.ts';
import type { StateJson } from '../../../src/engines/natera/documents/schema.ts';
import type { Options } from '../../../src/engines/natera/rules/options.ts';
import { catalogRows, PINNED, rowOf } from './catalogs.ts';

type Zone = (typeof ZONES)[number];
type Resources = StateJson['players'][number]['resources'];
type Slot = (typeof LETTERS)[number] | Zone;

/** What a seat has; what is left out is nothing. */
export interface SeatScene {
  /** One that changes little unless said: gorillas, rabbits, chimpanzees, reptiles by seat. */
  readonly tribe?: string;
  readonly hand?: readonly string[];
  /** Three of the last base cards that nothing else is said of, unless said. */
  readonly aside?: readonly string[];
  readonly inPlay?: readonly string[];
  readonly specialists?: readonly string[];
  readonly resources?: Partial<Resources>;
  /** Levels of authority: agricultural, urban, military, coastal. */
  readonly levels?: readonly number[];
  /** Science board, such as `2b`; side a of the board of its seat, from 1, unless said. */
  readonly science?: string;
  /** Covered spaces of the science board, from 1. */
  readonly growth?: readonly number[];
  /** Locations with its pawns. */
  readonly explorers?: readonly string[];
  readonly leaders?: readonly string[];
  readonly colonies?: readonly string[];
  readonly knows?: readonly { readonly card: string; readonly seat: number }[];
}

/** What a test says of a position; see `scene`. */
export interface Scene {
  /** As many seats as are described; two nearly empty ones unless said. */
  readonly seats?: readonly SeatScene[];
  readonly draft?: boolean;
  readonly nuclear?: boolean;
  readonly rulings?: NonNullable<Options['rulings']>;
  /** Id of the catalog; the pinned one unless said. */
  readonly catalog?: string;
  /** 1 unless said. */
  readonly season?: number;
  /** Who began the season, and whose turn it is; 0 unless said. */
  readonly first?: number;
  readonly current?: number;
  readonly passed?: readonly number[];
  readonly acted?: boolean;
  /** Tiles that lie on the board, in any order; all others are the first of their zones, by their letters. */
  readonly tiles?: readonly string[];
  /** Zones whose tiles of tier 2, or 2 and 3, are up beside those that a level shows; such as `['urban', 3]`. */
  readonly revealed?: readonly (readonly [zone: Zone, tier: 2 | 3])[];
  /** Holders of discs; of each zone the highest seat of at least level 2 unless said. */
  readonly discs?: Partial<Record<Zone, number | null>>;
  /** Numbers of the tiles A to E; all 1 unless said. */
  readonly objectives?: readonly number[];
  /** Claims, such as `{ A: 0, urban: 1 }`. */
  readonly claims?: Partial<Record<Slot, number>>;
  /** Open specialists; the first ones that are nowhere else unless said. */
  readonly river?: readonly (string | null)[];
  /** The uppermost cards of the piles; the rest follows in the order of the catalog. */
  readonly base?: readonly string[];
  readonly advanced?: readonly string[];
  readonly specialistPile?: readonly string[];
  /** Piles in which nothing is left but what is said; the rest is discarded. */
  readonly spent?: readonly (typeof PILES)[number][];
  readonly discards?: readonly string[];
  readonly specialistDiscards?: readonly string[];
}

const QUIET = ['gorillas', 'rabbits', 'chimpanzees', 'reptiles'] as const;

const tribesOf = (seats: readonly SeatScene[]): string[] => {
  const taken = seats.flatMap(({ tribe }) => tribe ?? []);
  const free = QUIET.filter((tribe) => !taken.includes(tribe));
  return seats.map(({ tribe }) => tribe ?? free.shift()!);
};

const resourcesOf = (given: Partial<Resources> = {}): Resources => ({
  ...{ endurance: 0, agility: 0, intelligence: 0, food: 0, material: 0, energy: 0 },
  ...given,
});

const levelOf = ({ levels = [] }: SeatScene, zone: Zone): number => levels[ZONES.indexOf(zone)] ?? 0;

const playerOf = (given: SeatScene, seat: number, tribe: string, catalog?: string): StateJson['players'][number] => {
  const row = rowOf(catalogRows(catalog).tribes, tribe);
  const { science = `${seat + 1}a`, explorers = [], leaders = [], knows } = given;
  return {
    tribe,
    board: { number: Number(science[0]), side: science.endsWith('b') ? 'b' : 'a' },
    resources: resourcesOf(given.resources),
    authority: {
      ...{ agricultural: levelOf(given, 'agricultural'), urban: levelOf(given, 'urban') },
      ...{ military: levelOf(given, 'military'), coastal: levelOf(given, 'coastal') },
    },
    leaders: row.leaders - leaders.length,
    explorers: row.explorers - explorers.length,
    growth: [...(given.growth ?? [])],
    inPlay: [...(given.inPlay ?? [])],
    specialists: [...(given.specialists ?? [])],
    hand: [...(given.hand ?? [])],
    aside: [...(given.aside ?? [])],
    ...(knows === undefined ? {} : { knows: [...knows] }),
  };
};

const tierOf = (space: number): number => (space < FOREST ? 0 : [1, 1, 2, 2, 3][(space - FOREST) % ZONE_SPACES]!);
const areaOf = (space: number): (typeof AREAS)[number] =>
  space < FOREST ? 'forest' : AREAS[1 + Math.floor((space - FOREST) / ZONE_SPACES)]!;

const isUp = ({ seats = [], revealed = [] }: Scene, space: number): boolean => {
  const [area, tier] = [areaOf(space), tierOf(space)];
  if (area === 'forest' || tier < 2) return true;
  const shown = revealed.some(([zone, most]) => zone === area && tier <= most);
  return shown || seats.some((seat) => levelOf(seat, area) >= TIER_LEVELS[tier]!);
};

/** Ids by space: what is printed, and of the tiles the ones that are wanted first. */
const tilesOf = ({ tiles = [] }: Scene): string[] => {
  const { locations } = catalogRows();
  const left = [...tiles.map((id) => rowOf(locations, id)), ...locations.filter(({ id }) => !tiles.includes(id))];
  return Array.from({ length: SPACES }, (_, space) => {
    const at = left.findIndex(({ area, tier }) => area === areaOf(space) && tier === tierOf(space));
    return left.splice(at, 1)[0]!.id;
  });
};

const boardOf = (given: Scene, seats: readonly SeatScene[]): StateJson['board'] => {
  const ids = tilesOf(given);
  for (const { explorers = [], leaders = [], colonies = [] } of seats)
    for (const id of [...explorers, ...leaders, ...colonies])
      if (!ids.includes(id)) throw new Error(`${id} is not there`);
  return ids.map((id, space) => {
    const seatsWith = (field: 'explorers' | 'leaders' | 'colonies'): number[] =>
      [...seats.keys()].filter((seat) => seats[seat]![field]?.includes(id) === true);
    const [explorers, [leader], [colony]] = [seatsWith('explorers'), seatsWith('leaders'), seatsWith('colonies')];
    return {
      ...{ area: areaOf(space), tier: tierOf(space), id },
      ...(isUp(given, space) ? {} : { faceDown: true as const }),
      ...(explorers.length > 0 ? { explorers } : {}),
      ...(leader === undefined ? {} : { leader }),
      ...(colony === undefined ? {} : { colony }),
    };
  });
};

const holderOf = ({ discs = {} }: Scene, seats: readonly SeatScene[], zone: Zone): number | null => {
  const said = discs[zone];
  if (said !== undefined) return said;
  const levels = seats.map((seat) => levelOf(seat, zone));
  const most = Math.max(...levels);
  return most >= DISC_LEVEL ? levels.indexOf(most) : null;
};

const accomplishmentsOf = ({ objectives = [1, 1, 1, 1, 1], claims = {} }: Scene): StateJson['accomplishments'] => [
  ...LETTERS.map((of, index) => ({
    of,
    objective: `${of.toLowerCase()}${objectives[index]}`,
    claimedBy: claims[of] ?? null,
  })),
  ...ZONES.map((of) => ({ of, claimedBy: claims[of] ?? null })),
];

const cardsOf = (given: Scene, seats: readonly SeatScene[]) => {
  const { catalog, nuclear = false, spent = [] } = given;
  const { cards } = catalogRows(catalog);
  const held = seats.flatMap(({ hand = [], aside = [], inPlay = [] }) => [...hand, ...aside, ...inPlay]);
  const gone = [...held, ...(given.discards ?? [])];
  const left = (pile: (typeof PILES)[number]): string[] => {
    const tops = given[pile] ?? [];
    for (const id of tops) rowOf(cards, id);
    const rest = cards.filter((card) => card.pile === pile && (nuclear || card.nuclear !== true)).map(({ id }) => id);
    return rest.filter((id) => ![...gone, ...tops].includes(id));
  };
  const pileOf = (pile: (typeof PILES)[number]) => {
    const order = [...(given[pile] ?? []), ...(spent.includes(pile) ? [] : left(pile))];
    return { size: order.length, order };
  };
  return {
    piles: { base: pileOf('base'), advanced: pileOf('advanced') },
    discards: [...(given.discards ?? []), ...PILES.filter((pile) => spent.includes(pile)).flatMap(left)],
  };
};

const specialistsOf = (given: Scene, seats: readonly SeatScene[]) => {
  const hired = seats.flatMap(({ specialists = [] }) => specialists);
  const { specialistPile: tops = [], specialistDiscards = [] } = given;
  const gone = [...hired, ...tops, ...specialistDiscards];
  const left = catalogRows(given.catalog)
    .specialists.map(({ id }) => id)
    .filter((id) => !gone.includes(id));
  const river = given.river ?? left.slice(0, RIVER);
  const order = [...tops, ...left.filter((id) => !river.includes(id))];
  return {
    river: Array.from({ length: RIVER }, (_, place) => river[place] ?? null),
    specialists: { size: order.length, order },
    specialistDiscards: [...specialistDiscards],
  };
};

/** The same seats, each with the cards that it has put aside in the set-up. */
const withAside = (given: Scene): readonly SeatScene[] => {
  const { seats = [{}, {}], catalog, discards = [], base = [], advanced = [] } = given;
  const told = seats.flatMap(({ hand = [], aside = [], inPlay = [], knows = [] }) => [
    ...[...hand, ...aside, ...inPlay],
    ...knows.map(({ card }) => card),
  ]);
  const named = [...told, ...discards, ...base, ...advanced];
  const free = catalogRows(catalog)
    .cards.filter(({ id, pile }) => pile === 'base' && !named.includes(id))
    .map(({ id }) => id);
  return seats.map((seat) => (seat.aside === undefined ? { ...seat, aside: free.splice(-OPENING_DISCARDS) } : seat));
};

/** Options of a scene. */
const optionsOf = ({ seats = [{}, {}], draft, nuclear, rulings }: Scene): StateJson['options'] => ({
  seats: seats.length,
  ...(draft === undefined ? {} : { draft }),
  ...(nuclear === undefined ? {} : { nuclear }),
  ...(rulings === undefined ? {} : { rulings }),
});

/** The full state that `given` describes: somebody has its turn in `actions`, with nothing begun. */
export const scene = (given: Scene): StateJson => {
  const { catalog = PINNED, first = 0, current = first, season = 1 } = given;
  const seats = withAside(given);
  const tribes = tribesOf(seats);
  const { piles, discards } = cardsOf(given, seats);
  const { river, specialists, specialistDiscards } = specialistsOf(given, seats);
  const disc = (zone: Zone): number | null => holderOf(given, seats, zone);
  return {
    ...{ game: 'natera', version: 1, catalog: { id: catalog } },
    ...{ options: optionsOf(given), viewer: 'all', season, stage: 'actions' },
    ...{ firstSeat: first, current, turn: seats.length * season + 1, ...(given.acted === true ? { acted: true } : {}) },
    ...{ passed: [...(given.passed ?? [])], done: [], tribesShown: true },
    players: seats.map((seat, index) => playerOf(seat, index, tribes[index]!, catalog)),
    board: boardOf(given, seats),
    discs: {
      ...{ agricultural: disc('agricultural'), urban: disc('urban') },
      ...{ military: disc('military'), coastal: disc('coastal') },
    },
    accomplishments: accomplishmentsOf(given),
    piles: { ...piles, specialists },
    ...{ river, discards, specialistDiscards },
  };
};

/** Resources in a line, those there are: `endurance 3, food 1`. */
export const purse = (resources: Resources): string =>
  RESOURCES.filter((name) => resources[name] > 0)
    .map((name) => `${name} ${resources[name]}`)
    .join(', ');
