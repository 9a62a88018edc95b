/** Catalogs of so few cards that every world can be written down, for tests alone. */

const card = (id: string, count: number, sides: readonly string[], set = 'base') => ({
  id,
  set,
  count,
  sides,
  source: 'house',
});

const tiny = (id: string, ...cards: readonly ReturnType<typeof card>[]) => ({
  name: `${id}.json`,
  document: { game: 'evolution', id, title: `Test catalog ${id}`, cards },
});

/**
 * With two seats and the expansion fourteen cards, half of what stands here: six in each hand and two in the deck.
 * Another hand and the deck then have 56 worlds at the beginning.
 */
export const tinyCatalogs = [
  /** Carnivores, and Anglerfish to meet them. */
  tiny(
    'pond',
    card('anglerfish', 6, ['anglerfish'], 'time-to-fly'),
    card('parasite+carnivorous', 10, ['parasite', 'carnivorous']),
    card('tail-loss', 4, ['tail-loss']),
    card('running', 4, ['running']),
    card('intellect+fat-tissue', 4, ['intellect', 'fat-tissue'], 'time-to-fly'),
  ),
  /** Pairs, births and shells, a year or two of them. */
  tiny(
    'meadow',
    card('cooperation+carnivorous', 8, ['cooperation', 'carnivorous']),
    card('scavenger', 4, ['scavenger']),
    card('viviparous+swimming', 6, ['viviparous', 'swimming'], 'time-to-fly'),
    card('shell', 6, ['shell'], 'time-to-fly'),
    card('grazing+fat-tissue', 4, ['grazing', 'fat-tissue']),
  ),
];

/** Six cards with two seats: two Anglerfish, two carnivores. */
export const puddle = tiny(
  'puddle',
  card('anglerfish', 4, ['anglerfish'], 'time-to-fly'),
  card('parasite+carnivorous', 4, ['parasite', 'carnivorous']),
  card('running', 2, ['running']),
  card('tail-loss', 2, ['tail-loss']),
);
