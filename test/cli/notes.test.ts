import { expect, test } from 'vitest';
import { noteOf } from '../../src/cli/tables/index.ts';

const words = new Map([
  ['285-1', '0 points.'],
  ['jaguar', '1 pawn.'],
  ['30', 'An Earth card.'],
]);

test('an action of Earth that chooses a side or an animal is told what that does', () => {
  expect(noteOf('earth')({ type: 'side', side: '285-1' }, words)).toBe('0 points.');
  expect(noteOf('earth')({ type: 'animal', animal: 'jaguar' }, words)).toBe('1 pawn.');
});

test('other actions, other games and unknown catalogs have no note', () => {
  expect(noteOf('earth')({ type: 'compost', card: 30 }, words)).toBeUndefined();
  expect(noteOf('earth')({ type: 'side', side: '999-1' }, words)).toBeUndefined();
  expect(noteOf('earth')({ type: 'side', side: '285-1' }, new Map())).toBeUndefined();
  expect(noteOf('evolution')({ type: 'side', side: '285-1' }, words)).toBeUndefined();
});
