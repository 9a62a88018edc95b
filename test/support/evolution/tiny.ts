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

/** Two cards of every kind, so that one is left with two or three seats. */
export const tinyCatalogs = [
  /** Eight cards with four seats or more, an Anglerfish among them; carnivores to meet it. */
  tiny(
    'pond',
    card('anglerfish', 2, ['anglerfish'], 'time-to-fly'),
    card('parasite+carnivorous', 4, ['parasite', 'carnivorous']),
    card('swimming', 2, ['swimming']),
    card('tail-loss', 2, ['tail-loss']),
    card('grazing+fat-tissue', 2, ['grazing', 'fat-tissue']),
  ),
  /** Pairs and births, and no Anglerfish. */
  tiny(
    'meadow',
    card('cooperation+fat-tissue', 4, ['cooperation', 'fat-tissue']),
    card('scavenger', 2, ['scavenger']),
    card('viviparous+swimming', 2, ['viviparous', 'swimming'], 'time-to-fly'),
    card('shell', 2, ['shell'], 'time-to-fly'),
  ),
];
