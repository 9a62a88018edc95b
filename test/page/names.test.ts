import { expect, test } from 'vitest';
import { named } from '../../web/src/table/names.ts';

const nameOf = (seat: number): string | null => ['Ada', null, 'Bo'][seat] ?? null;

test('sentences call seats by their names, where they have some', () => {
  expect(named('Player 1 takes a card from player 3.', nameOf, 'en')).toBe('Ada takes a card from Bo.');
  expect(named('Player 2 passes; player 13 is no seat.', nameOf, 'en')).toBe('Player 2 passes; player 13 is no seat.');
});

test('French articles go with the number', () => {
  expect(named('Le joueur 1 attaque l’animal 2 du joueur 3.', nameOf, 'fr')).toBe('Ada attaque l’animal 2 de Bo.');
  expect(named('Joueur 1 donne au joueur 3, le joueur 2 passe.', nameOf, 'fr')).toBe(
    'Ada donne à Bo, le joueur 2 passe.',
  );
});

test('who reads without a name is told which number is theirs', () => {
  expect(named('Player 2 passes, player 4 takes from player 2.', nameOf, 'en', 1)).toBe(
    'Player 2 (you) passes, player 4 takes from player 2 (you).',
  );
  expect(named('L’objectif du joueur 2 est obtenu.', nameOf, 'fr', 1)).toBe(
    'L’objectif du joueur 2 (vous) est obtenu.',
  );
  expect(named('Le joueur 1 passe.', nameOf, 'fr', 0)).toBe('Ada passe.');
});
