/**
 * What is printed on islands and climates, in the notation of the rules (section 8.2 and 8.3), kept apart from the catalog that the
 * engine reads: colour{cost > gain scope}; see `notation.ts` for how the tests read it.
 */

/** Number, side, name, points, habitats, cards drawn, composted, soil, ability. */
export const ISLANDS: readonly string[] = [
  '285 | 1 | Kauai | 0 | W | 12 | 5 | 6 | G{+1draw perPlanted Terrain}',
  '285 | 2 | Vulcano | 10 | SR | 6 | 3 | 6 | N{+1soil onEachEventPlayed}',
  '286 | 1 | Nishinoshima | 0 | SR | 11 | 3 | 6 | N{cost Sunny -1}',
  '286 | 2 | Luzon | 10 | SW | 6 | 4 | 4 | Y{+2spr ifChose Y}',
  '287 | 1 | Deception | 1 | RC | 10 | 4 | 6 | N{cost Cold -1}',
  '287 | 2 | Nisyros | 9 | SR | 3 | 0 | 4 | G{+2gro perPlanted Sunny}',
  '288 | 1 | Barren | 1 | WR | 10 | 2 | 6 | R{+3cHand ifChose R}',
  '288 | 2 | Santorini | 9 | S | 4 | 0 | 4 | G{+2soil perPlanted Y-card}',
  "289 | 1 | Mo'orea | 4 | SW | 8 | 5 | 6 | Y{+2gro ifChose Y}",
  '289 | 2 | Iceland | 6 | WC | 5 | 1 | 4 | G{+2soil perPlanted R-card}',
  '290 | 1 | Kunashir | 2 | C | 8 | 2 | 6 | G{+2spr perPlanted Cold}',
  '290 | 2 | Jan Mayen | 8 | WC | 5 | 2 | 5 | B{+2soil ifChose B}',
  '291 | 1 | Kyushu | 2 | WC | 8 | 3 | 8 | N{cost Wet -1}',
  '291 | 2 | Jamaica | 8 | SW | 6 | 3 | 5 | N{+1draw onEachEventPlayed}',
  '292 | 1 | La Palma | 5 | R | 6 | 2 | 7 | B{+2draw ifChose B}',
  '292 | 2 | Metis Shoal | 5 | SR | 7 | 4 | 4 | R{+2draw ifChose R}',
  '293 | 1 | Whakaari | 3 | WC | 7 | 4 | 5 | G{+2soil perPlanted Terrain}',
  '293 | 2 | Fogo | 7 | RC | 5 | 3 | 6 | N{cost Rocky -1}',
  "294 | 1 | Hawai'i | 4 | RC | 5 | 2 | 7 | G{+2spr perPlanted Rocky}",
  '294 | 2 | Lombok | 6 | SC | 5 | 1 | 4 | G{+2gro perPlanted Wet}',
];

/** Number, side, name, points, habitats, abilities. */
export const CLIMATES: readonly string[] = [
  '295 | 1 | Arid | 1 | SR | R{+2draw ifChose R}',
  '295 | 2 | Humid Subtropical | 4 | SW | B{-1cHand > +1spr}',
  '296 | 1 | Desert | 3 | SR | Y{-1gro > +2soil}',
  '296 | 2 | Hot Summer Continental | 2 | WC | R{+2soil ifChose R}',
  '297 | 1 | Tropical Rainforest | 1 | SW | B{+2draw ifChose B}',
  '297 | 2 | Dry-Winter Subtropical Highland | 4 | RC | R{-1cLose > +2soil}',
  '298 | 1 | Marine West Coast | 1 | WC | B{-1spr > +3gro}',
  '298 | 2 | Mediterranean Cold Summer | 4 | SR | Y{+1cHand +1gro}',
  '299 | 1 | Boreal | 2 | WC | B{-1cHand > +1soil}',
  '299 | 2 | Ice Cap | 3 | RC | R{-1gro > +2soil}',
  '300 | 1 | Subtropical Highland | 2 | RC | Y{-1cLose > +2draw}',
  '300 | 2 | Oceanic | 3 | SW | B{-1gro > +2soil}',
  '301 | 1 | Dry-Winter Subpolar Oceanic | 1 | WC | Y{-2cHand > +1gro}',
  '301 | 2 | Semi-Arid | 4 | SR | R{+2gro ifChose R}',
  '302 | 1 | Tropical Monsoon | 4 | SW | B{+2gro ifChose B}',
  '302 | 2 | Tundra | 1 | RC | R{-1cLose > +3spr}',
  '303 | 1 | Mediterranean Hot Summer | 2 | SW | Y{+2soil ifChose Y}',
  '303 | 2 | Subpolar Oceanic | 3 | RC | R{+1spr} B{-1spr > +3cHand}',
  '304 | 1 | Tropical Savanna | 1 | SW | Y{-1cHand > +3spr ifChose Y}',
  '304 | 2 | Hemiboreal | 4 | RC | Y{+1soil}',
];
