import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { wrap } from '../../src/cli/format.ts';

describe('a long line', () => {
  test('is broken at spaces, and goes on two columns further in', () => {
    expect(wrap('  one two three four five', 14)).toEqual(['  one two', '    three four', '    five']);
  });

  test('or as far in as is asked', () => {
    expect(wrap('1  a  long enough text', 14, 6)).toEqual(['1  a  long', '      enough', '      text']);
  });

  test('keeps signs with what they belong to', () => {
    expect(wrap('cold · brown : less', 6, 0)).toEqual(['cold ·', 'brown :', 'less']);
    expect(wrap('un « mot » seul', 8, 0)).toEqual(['un', '« mot »', 'seul']);
    expect(wrap('terrains 2.0 (± 0.1)', 16, 0)).toEqual(['terrains 2.0', '(± 0.1)']);
  });

  test('stays whole where it fits, where nothing can be broken, and where it is empty', () => {
    expect(wrap('fits', 4)).toEqual(['fits']);
    expect(wrap('indivisible', 4)).toEqual(['indivisible']);
    expect(wrap('', 4)).toEqual(['']);
  });

  test('is measured without its styles', () => {
    const bold = '\u001b[1mone\u001b[22m two';
    expect(wrap(bold, 7)).toEqual([bold]);
    expect(wrap(bold, 6).map(stripVTControlCharacters)).toEqual(['one', '  two']);
  });
});
