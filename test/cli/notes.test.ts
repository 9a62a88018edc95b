import { expect, test } from 'vitest';
import { noteOf } from '../../src/cli/tables/index.ts';

const rows = [
  { id: '285-1', name: 'Kauai', facts: ['0 points.', 'Habitat: wet.'] },
  { id: 'jaguar', name: 'Jaguar', facts: ['1 pawn.'] },
  { id: '30', name: 'Rocky Mountains', facts: ['An Earth card.'] },
];

test('an action of Earth that chooses a side or an animal is told what that does', () => {
  expect(noteOf('earth')({ type: 'side', side: '285-1' }, rows)).toBe('0 points. Habitat: wet.');
  expect(noteOf('earth')({ type: 'animal', animal: 'jaguar' }, rows)).toBe('1 pawn.');
});

test('an action of Earth about a card is told what that is', () => {
  expect(noteOf('earth')({ type: 'plant', card: 30 }, rows)).toBe('An Earth card.');
});

test('a trait of Evolution to play is told what it does; a card played as an animal is not', () => {
  const traits = [{ id: 'running', name: 'Running', facts: ['It may escape.'] }];
  const card = 'running+carnivorous';
  expect(noteOf('evolution')({ type: 'trait', card, trait: 'running', animal: 1 }, traits)).toBe('It may escape.');
  expect(noteOf('evolution')({ type: 'animal', card }, traits)).toBeUndefined();
});

test('other actions, other games and unknown catalogs have no note', () => {
  expect(noteOf('earth')({ type: 'stop' }, rows)).toBeUndefined();
  expect(noteOf('earth')({ type: 'side', side: '999-1' }, rows)).toBeUndefined();
  expect(noteOf('earth')({ type: 'side', side: '285-1' }, [])).toBeUndefined();
  expect(noteOf('evolution')({ type: 'side', side: '285-1' }, rows)).toBeUndefined();
});
