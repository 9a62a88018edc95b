import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { checker } from '../../../src/core/schema.ts';
import { declareOptions, declareRulings, numberRuling, ruling } from '../../../src/engines/kit/options.ts';
import { faultLines } from '../../support/results.ts';

const RULINGS = declareRulings('docs/rules/chess.md', {
  stalemate: ruling('S1', 'What stalemate is: a draw, or lost.', ['draw', 'lost']),
  repeats: numberRuling('S2', 'How often a position may come before the game is drawn.', {
    least: 2,
    most: 5,
    byDefault: 3,
  }),
});

const OPTIONS = declareOptions('Chess', {
  clock: Type.Boolean({ default: false, description: 'Whether time counts.' }),
  firstSeat: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: 'Who is white.' })),
  rulings: RULINGS.schema,
});

test('rulings have the first of their values, or the number given, as default', () => {
  // The types are those of the values, so this compiles only while they stay exact.
  const defaults: { stalemate: 'draw' | 'lost'; repeats: number } = RULINGS.defaults;
  expect(defaults).toEqual({ stalemate: 'draw', repeats: 3 });
  expect(Object.isFrozen(defaults)).toBe(true);
});

test('options have the defaults that they declare, and none where they are optional', () => {
  expect(OPTIONS.defaults).toEqual({ clock: false, rulings: {} });
});

test('the schema tells of each ruling its row, its values and its default', () => {
  expect(JSON.parse(JSON.stringify(RULINGS.schema))).toEqual({
    type: 'object',
    additionalProperties: false,
    description: 'Rulings on open points; see docs/rules/chess.md.',
    properties: {
      stalemate: { enum: ['draw', 'lost'], default: 'draw', description: 'S1. What stalemate is: a draw, or lost.' },
      repeats: {
        type: 'integer',
        minimum: 2,
        maximum: 5,
        default: 3,
        description: 'S2. How often a position may come before the game is drawn.',
      },
    },
  });
});

describe('a caller', () => {
  const options = checker(OPTIONS.schema);

  test.each([{}, { clock: true }, { firstSeat: 1, rulings: {} }, { rulings: { repeats: 2 } }])(
    'may leave out any option: %j',
    (given) => {
      expect(options.check(given)).toEqual({ ok: true, value: given });
    },
  );

  test.each([
    ['an unknown option', { colour: 'red' }, '/colour unknown-field'],
    ['an unknown ruling', { rulings: { castling: 'no' } }, '/rulings/castling unknown-field'],
    ['a value that a ruling does not have', { rulings: { stalemate: 'won' } }, '/rulings/stalemate wrong-value'],
    ['a number out of range', { rulings: { repeats: 9 } }, '/rulings/repeats out-of-range'],
  ])('may not give %s', (_what, given, fault) => {
    expect(faultLines(options.check(given))).toEqual([fault]);
  });
});
