/** Colours an ability can have that fire one by one; a multicolour ability has the first three. */
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'black'] as const;
/** Colours as printed; multicolour fires on red, blue and yellow, brown is static or scores at the end. */
export const PRINTED_COLOURS = [...COLOURS, 'multicolour', 'brown'] as const;
/** The four kinds of flora. */
export const FLORA_KINDS = ['tree', 'herb', 'bush', 'mushroom'] as const;
/** Habitats. */
export const HABITATS = ['sunny', 'wet', 'rocky', 'cold'] as const;
/** Marks of a flora's name: a place, a colour or an animal in it. */
export const MARKERS = ['geography', 'colour', 'animal'] as const;

/**
 * Everything a card can be asked for, each a yes or no that is printed on it (rules section 3.5). A trait
 * is known by its place in this list.
 */
export const TRAITS = [
  ...FLORA_KINDS,
  'terrain',
  ...HABITATS,
  'red',
  'blue',
  'yellow',
  'green',
  'black',
  'multicolour',
  'brown',
  'flora',
  'geography',
  'colour-name',
  'animal-name',
  'directional',
  'two-abilities',
  'cost-4-or-more',
  'cost-3-or-less',
  'points-4-or-more',
  'points-3-or-less',
  'odd-points',
  'even-points',
  'habitats-2-or-more',
  'habitats-1-or-less',
  'sprout-spaces-6',
  'sprout-spaces-3-or-less',
  'growth-spaces-4-or-more',
  'growth-spaces-2-or-less',
  'canopy-5-or-more',
  'canopy-4-or-less',
] as const;
export type Trait = (typeof TRAITS)[number];

/** The place of a trait in `TRAITS`. */
export const traitIndex = (trait: Trait): number => TRAITS.indexOf(trait);

/** Traits of which a card's cost depends when a static ability makes a kind or a habitat cheaper: `TRAITS` 0–8. */
export const PRICED_TRAITS = 9;
