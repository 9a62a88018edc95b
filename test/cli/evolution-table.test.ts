import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { drawEvolution } from '../../src/cli/tables/evolution.ts';

const animal = (id: number, more: object = {}) => ({
  id,
  card: null,
  food: { red: 0, blue: 0 },
  traits: [],
  need: 1,
  usedThisYear: [],
  ...more,
});
const player = (more: object = {}) => ({ hand: null, handSize: 2, passed: false, discards: [], animals: [], ...more });

const view = {
  year: 3,
  phase: 'feeding',
  firstSeat: 1,
  turn: 0,
  bank: 4,
  deckSize: 31,
  centre: ['shell'],
  players: [
    player({
      hand: ['swimming', 'camouflage+fat-tissue'],
      animals: [
        animal(1, {
          card: 'camouflage+fat-tissue',
          food: { red: 1, blue: 1 },
          need: 4,
          usedThisYear: ['carnivorous'],
          traits: [
            { trait: 'carnivorous' },
            { trait: 'fat-tissue', full: true },
            { trait: 'symbiosis', pairedWith: 3 },
            { trait: 'fat-tissue' },
          ],
        }),
        animal(3, { card: 'anglerfish', notAnglerfish: false }),
      ],
    }),
    player({
      passed: true,
      discards: [{}, {}],
      animals: [animal(2, { revealed: true, card: 'anglerfish', need: 2, hibernating: true, poisoned: true })],
    }),
    player({ handSize: 0 }),
  ],
  go: { main: 'hunted' },
  pending: [{ type: 'attack', attacker: 1, prey: 2, step: 'defend' }],
};
const catalog = {
  cards: [
    { id: 'camouflage+fat-tissue', sides: ['camouflage', 'fat-tissue'] },
    { id: 'swimming', sides: ['swimming'] },
    { id: 'anglerfish', sides: ['anglerfish'] },
  ],
};

const lines = (lang: 'en' | 'fr', given: object = view, cards: unknown = catalog): string[] =>
  stripVTControlCharacters(drawEvolution(given, { you: 0, lang, catalog: cards, width: 100 })).split('\n');

/** The line that contains `part`, its runs of spaces made one. */
const lineWith = (part: string, lang: 'en' | 'fr' = 'en'): string =>
  (lines(lang).find((line) => line.includes(part)) ?? '').replaceAll(/ +/g, ' ').trim();

test('the head tells year, phase, bank and deck, whose go it is, and what is asked', () => {
  expect(lines('en').slice(0, 4)).toEqual([
    'Year 3 · feeding · 4 food in the bank · 31 cards in the deck · player 2 began',
    'At the centre: 1 Shell.',
    'Your go · the main action is done',
    'Animal 1 attacks animal 2. How does the prey defend itself?',
  ]);
});

test('an empty deck is told to make the year the last one', () => {
  expect(lines('en', { ...view, deckSize: 0 })[0]).toContain('no cards in the deck: the last year');
});

test('an animal shows its food, its traits, its fat and the card that it is', () => {
  expect(lineWith('Carnivorous')).toBe(
    '1 ●●○○ Carnivorous (used), Symbiosis depends on 3, Fat tissue ●○, [Camouflage / Fat tissue]',
  );
});

test('a pair card is told at its other end too', () => {
  expect(lineWith('protects')).toBe('3 ○ Symbiosis protects 1, [Anglerfish]');
});

test('an Anglerfish that was turned up is a carnivore; marks follow', () => {
  expect(lineWith('hibernating')).toBe('2 ○○ Anglerfish, Carnivorous, hibernating, poisoned');
});

test('each seat tells its cards; a hand is listed where it can be seen', () => {
  expect(lineWith('you ·')).toBe('you · 2 cards in hand · no cards discarded');
  expect(lineWith('hand:')).toBe('hand: Swimming · Camouflage / Fat tissue');
  expect(lineWith('player 2 ·')).toBe('player 2 · 2 cards in hand · 2 cards discarded · has passed');
  expect(lines('en').slice(-2)).toEqual(['player 3 · no cards in hand · no cards discarded', '  no animals']);
});

test('no line is longer than 100 columns, however many traits an animal has', () => {
  const traits = Array.from({ length: 20 }, () => ({ trait: 'high-body-weight' }));
  const crowded = lines('fr', { ...view, players: [player({ animals: [animal(5, { traits })] })] });
  const drawn = crowded.filter((line) => line.includes('Massif'));
  expect(Math.max(...drawn.map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(drawn.join(' ').match(/Massif/g)).toHaveLength(20);
});

test('cards go by their ids where the catalog is not known', () => {
  expect(lines('en', view, null).join('\n')).toContain('[camouflage+fat-tissue]');
});

test('it speaks French', () => {
  expect(lineWith('protège', 'fr')).toBe('3 ○ Symbiose protège 1, [Poisson pêcheur]');
  // Names of traits are of either gender.
  expect(lineWith('Carnivore', 'fr')).toContain('Carnivore (a servi)');
});

test('another game’s state is refused', () => {
  expect(() => drawEvolution({}, { you: 0, lang: 'en', catalog, width: 100 })).toThrow(TypeError);
});
