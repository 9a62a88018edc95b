import { expect, test } from 'vitest';
import { drawEarth } from '../../src/cli/tables/earth.ts';
import { catalog } from '../../src/engines/earth/content/catalog.ts';
import { documentOf } from '../support/earth/scene.ts';

const view = {
  ...documentOf({
    seats: [
      {
        island: '285-1',
        climate: '295-1',
        ecosystem: '305-1',
        soil: 7,
        hand: [10, 223],
        events: [203],
        tableau: [
          [1, 0, 0, 4, 3],
          [27, 1, 1],
        ],
      },
      {},
    ],
    fauna: ['339-1', '340-1', '358-2', '348-1'],
    more: { arrivals: [[1, 0], [], [], []], action: 'water', stage: 'order' },
  }),
};
const shown = (lang: 'en' | 'fr', given: unknown = catalog.builtIn[0]): string =>
  drawEarth(
    { ...view, players: [view.players[0], { ...view.players[1], hand: null, handSize: 4 }] },
    { you: 0, lang, catalog: given, width: 80 },
  );

test('cards show their names, points, sprouts and growth', () => {
  expect(shown('en')).toMatch(/Japanese Maple/);
  expect(shown('en')).toMatch(/2 ♣4\/4 ↑3\/3/);
  expect(shown('en')).toMatch(/Crater/);
});

test('what is public and what is hidden', () => {
  const text = shown('en');
  expect(text).toMatch(/Round 2 · Water/);
  expect(text).toMatch(/Fauna: European Mole \(player 2, player 1\) · Andean Condor/);
  expect(text).toMatch(
    /you: Kauai · Arid · Blackforest\n {4}soil 7 · compost 0 · events 1\n {4}hand \(cost; points\): Stiptic Fungus\s\(0;\s0\), Mudpot/,
  );
  expect(text).toMatch(/hand: 4 cards/);
  expect(shown('fr')).toMatch(/Manche 2 · Arroser/);
});

test('French sets its colons apart and has no plural below two', () => {
  const text = shown('fr');
  expect(text).toMatch(/^Faune : /m);
  expect(text).not.toMatch(/\S:(\s|$)/m);
  const hand = (handSize: number): string =>
    drawEarth(
      { ...view, players: [view.players[0], { ...view.players[1], hand: null, handSize }] },
      { you: 0, lang: 'fr', catalog: catalog.builtIn[0], width: 80 },
    );
  expect([0, 1, 2].map((size) => /main : (\d cartes?)$/m.exec(hand(size))?.[1])).toEqual([
    '0 carte',
    '1 carte',
    '2 cartes',
  ]);
});

test('without a catalog cards go by their numbers', () => {
  expect(shown('en', null)).toMatch(/#27/);
});

test('anything else is refused', () => {
  expect(() => drawEarth({}, { you: 0, lang: 'en', catalog: null, width: 80 })).toThrow('not a state of Earth');
});

test('animals go by their printed names in French', () => {
  const players = view.players.map((player) => ({ ...player, animals: [{ id: 'ornithorynque' }] }));
  const drawn = (lang: 'en' | 'fr'): string =>
    drawEarth({ ...view, players }, { you: 0, lang, catalog: catalog.builtIn[0], width: 80 });
  expect(drawn('en')).toMatch(/: Platypus\n/);
  expect(drawn('fr')).toMatch(/: Ornithorynque\n/);
});
