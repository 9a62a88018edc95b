import { expect, test } from 'vitest';
import { withSigns } from '../../web/src/words/signs.ts';

const HARD = '\u00a0';

test('French signs stay with their word', () => {
  expect(withSigns('Lequel ? « Planifier » : 50 % ; non !').replaceAll(HARD, '_')).toBe(
    'Lequel_? «_Planifier_»_: 50_%_; non_!',
  );
  expect(withSigns('{"a": 1}; oui')).toBe('{"a": 1}; oui');
});
