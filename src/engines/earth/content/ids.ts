/** Printed numbers: Earth cards are 1–283, and each two-sided card has a number of its own. */
export const EARTH_CARDS = 283;
const FIRST_ISLAND = 285;
const FIRST_CLIMATE = 295;
const FIRST_ECOSYSTEM = 305;
const FIRST_FAUNA = 337;

/** Sides of ten island cards, of ten climate cards, of 32 ecosystem cards and of 23 fauna cards. */
export const ISLANDS = 20;
export const CLIMATES = 20;
export const ECOSYSTEMS = 64;
export const FAUNAS = 46;

/** Index that stands for no card. */
export const NO_CARD = 0;
/** Index of the first island side and of the first climate side, behind the Earth cards. */
export const ISLAND_0 = EARTH_CARDS + 1;
export const CLIMATE_0 = ISLAND_0 + ISLANDS;
/** Entries of the card tables: none, Earth cards by number, islands, climates. */
export const CARDS = CLIMATE_0 + CLIMATES;

/** Index that stands for no ecosystem, fauna or animal. */
export const NONE = -1;

const sideId = (first: number, side: number): string => `${first + (side >> 1)}-${(side & 1) + 1}`;

/** The id of an island or climate side, such as `285-1`. */
export const areaId = (card: number): string =>
  card >= CLIMATE_0 ? sideId(FIRST_CLIMATE, card - CLIMATE_0) : sideId(FIRST_ISLAND, card - ISLAND_0);
/** The id of an ecosystem side 0–63. */
export const ecosystemId = (side: number): string => sideId(FIRST_ECOSYSTEM, side);
/** The id of a fauna side 0–45. */
export const faunaId = (side: number): string => sideId(FIRST_FAUNA, side);

const indexOf = (id: string, first: number, count: number): number => {
  const [card, side] = id.split('-').map(Number);
  const index = ((card ?? 0) - first) * 2 + (side ?? 0) - 1;
  return index >= 0 && index < count ? index : NONE;
};

/** The index of an island side by id; `NONE` for no such side. */
export const islandIndex = (id: string): number => {
  const index = indexOf(id, FIRST_ISLAND, ISLANDS);
  return index === NONE ? NONE : ISLAND_0 + index;
};
/** The index of a climate side by id; `NONE` for no such side. */
export const climateIndex = (id: string): number => {
  const index = indexOf(id, FIRST_CLIMATE, CLIMATES);
  return index === NONE ? NONE : CLIMATE_0 + index;
};
/** The index of an ecosystem side by id; `NONE` for no such side. */
export const ecosystemIndex = (id: string): number => indexOf(id, FIRST_ECOSYSTEM, ECOSYSTEMS);
/** The index of a fauna side by id; `NONE` for no such side. */
export const faunaIndex = (id: string): number => indexOf(id, FIRST_FAUNA, FAUNAS);
