import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountsOf, lucksOf } from '../../src/records/account.ts';
import { gradeOf, isClose } from '../../src/records/grade.ts';

describe('the account of a game', () => {
  const utilities = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });
  const decision = fc.record({ seat: fc.nat({ max: 2 }), best: utilities, taken: utilities });

  it('comes to the end, whatever happened', () => {
    fc.assert(
      fc.property(
        fc.array(decision, { minLength: 1, maxLength: 20 }),
        fc.option(utilities, { nil: undefined }),
        (all, end) => {
          for (const [seat, account] of accountsOf(all, end).entries()) {
            expect(account.start + account.own + account.others + account.luck).toBeCloseTo(account.end, 9);
            expect(account.end).toBe((end ?? all.at(-1)?.taken)?.[seat]);
          }
        },
      ),
    );
  });

  it('tells chance apart from what seats did', () => {
    const decisions = [
      { seat: 0, best: [0.6, 0.4], taken: [0.5, 0.5] },
      { seat: 1, best: [0.3, 0.7], taken: [0.4, 0.6] },
    ];
    expect(lucksOf(decisions, [1, 0]).map((each) => each.map((value) => Number(value.toFixed(6))))).toEqual([
      [-0.2, 0.2],
      [0.6, -0.6],
    ]);
    const [first, second] = accountsOf(decisions, [1, 0]);
    expect(first).toMatchObject({ start: 0.6, end: 1 });
    expect(first?.own).toBeCloseTo(-0.1);
    expect(first?.others).toBeCloseTo(0.1);
    expect(first?.luck).toBeCloseTo(0.4);
    expect(second?.own).toBeCloseTo(-0.1);
  });

  it('of nothing is nothing', () => expect(accountsOf([])).toEqual([]));
});

describe('a grade', () => {
  it.each([
    [0.01, 0, 'fine'],
    [0.015, 0, 'inaccuracy'],
    [0.05, 0, 'mistake'],
    [0.15, 0, 'blunder'],
    [0.2, 0.06, 'mistake'],
    [0.05, 0.04, 'fine'],
  ])('of a loss of %d ± %d is %s', (loss, error, grade) => expect(gradeOf(loss, error)).toBe(grade));

  it('is close where an error or three more could change it', () => {
    expect(isClose(0.05, 0.01)).toBe(true);
    expect(isClose(0.5, 0.01)).toBe(false);
    expect(isClose(0, 0)).toBe(false);
  });
});
