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

test('other actions, other games and unknown catalogs have no note', () => {
  expect(noteOf('earth')({ type: 'compost', card: 30 }, rows)).toBeUndefined();
  expect(noteOf('earth')({ type: 'side', side: '999-1' }, rows)).toBeUndefined();
  expect(noteOf('earth')({ type: 'side', side: '285-1' }, [])).toBeUndefined();
  expect(noteOf('evolution')({ type: 'side', side: '285-1' }, rows)).toBeUndefined();
});
