import { describe, expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { isNone, readName, readNames, readNumber, readYesNo } from '../../../src/engines/kit/interview-reading.ts';
import { valueOf } from '../../support/results.ts';

const TREES = [
  { id: 'oak', names: ['Oak', 'Chêne'] },
  { id: 'white-oak', names: ['White Oak', 'Chêne blanc'] },
  { id: 'fir', names: ['Douglas Fir', 'Sapin de Douglas'] },
];

describe('a thing is found', () => {
  test.each([
    ['oak', 'oak'],
    ['WHITE', 'white-oak'],
    ['chene  bl', 'white-oak'],
    ['doug fir', 'fir'],
    ['apin', 'fir'],
  ])('by %j', (typed, id) => {
    expect(readName(TREES, typed, 'en')).toMatchObject({ ok: true, value: { id } });
  });

  test('by nothing that several have, or nobody', () => {
    expect(readName(TREES, 'chê', 'en')).toMatchObject({ fault: expect.stringContaining('Oak, White Oak') });
    expect(readName(TREES, 'white oka', 'en')).toMatchObject({
      fault: expect.stringContaining('did you mean White Oak'),
    });
    expect(readName(TREES, 'birch', 'fr')).toMatchObject({ fault: 'Rien ne s’appelle « birch » ici.' });
  });

  test('as often as it is named', () => {
    const read = readNames(TREES, '2 oak, fir x2; white', 'en');
    expect(read.ok && read.value.map(({ id }) => id)).toEqual(['oak', 'oak', 'fir', 'fir', 'white-oak']);
  });
});

test('numbers, yes and no, and nothing are read in both languages', () => {
  expect(readNumber('−2', -3, 3, 'en')).toEqual({ ok: true, value: -2 });
  expect(readNumber('4', -3, 3, 'en').ok).toBe(false);
  expect(['y', 'OUI', 'n', 'Non'].map((line) => readYesNo(line, 'fr'))).toMatchObject([
    { value: true },
    { value: true },
    { value: false },
    { value: false },
  ]);
  expect(['-', 'none', 'Rien', '2'].map(isNone)).toEqual([true, true, true, false]);
});

describe('an interview', () => {
  const setting = { lang: 'en', catalogs: valueOf(loadCatalogs(evolution.catalog)) } as const;
  const told = { seats: '2', expansion: 'n', year: '2', phase: 'f', first: '1', bank: '3', go: '', hand: 'none' };
  const whole = { ...told, 'animals.1': '1', 'animal.1.1': 'swim', 'animals.2': '1 2', passed: '', deck: '40' };
  const ask = (answers: Readonly<Record<string, string>>) => evolution.interview?.next(answers, setting).question;

  test('asks what is missing, and again what cannot be taken', () => {
    expect(ask({})).toMatchObject({ key: 'seats', usual: '4' });
    expect(ask({ ...told, bank: '99' })).toMatchObject({ key: 'bank', fault: expect.stringContaining('from 0 to') });
    expect(ask({ ...told, bank: '' })).toMatchObject({ key: 'bank', fault: expect.stringContaining('please type') });
  });

  test('asks again where a contradiction shows', () => {
    expect(ask({ ...whole, 'animal.2.1': 'burrow' })).toBeNull();
    expect(ask({ ...whole, 'animal.2.1': 'burrow, 4' })).toMatchObject({
      key: 'animal.2.1',
      fault: expect.stringContaining('more food than the animal needs'),
    });
  });

  test('says what it filled in', () => {
    const end = evolution.interview?.next({ ...whole, 'animal.2.1': '' }, setting);
    expect(end?.question === null && end.remarks.join(' ')).toMatch(/The cards under your animals 1 .* discards/);
  });
});
