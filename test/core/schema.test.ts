import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { checker, Line } from '../../src/core/schema.ts';
import { faultLines, faultsOf, valueOf } from '../support/results.ts';

const strict = { additionalProperties: false } as const;
const Point = checker(
  Type.Object(
    {
      name: Type.String({ pattern: '^[a-z]+$' }),
      size: Type.Integer({ minimum: 0, maximum: 9 }),
      colour: Type.Enum(['red', 'green']),
      tags: Type.Optional(Type.Array(Type.String(), { maxItems: 2 })),
      inner: Type.Optional(Type.Object({ 'a/b': Type.Integer(), '~': Type.Optional(Type.Integer()) }, strict)),
    },
    strict,
  ),
);
const GOOD = { name: 'ice', size: 3, colour: 'red' };
const detailOf = (result: Parameters<typeof faultsOf>[0]): string =>
  faultsOf(result)
    .map(({ detail }) => detail)
    .join(' ');

test('a value that fits is handed back', () => {
  expect(valueOf(Point.check(GOOD))).toBe(GOOD);
});

describe('one fault of each kind', () => {
  test.each([
    ['/name missing-field', { size: 3, colour: 'red' }],
    ['/name wrong-type', { ...GOOD, name: 5 }],
    ['/name out-of-range', { ...GOOD, name: 'ICE' }],
    ['/size wrong-type', { ...GOOD, size: 1.5 }],
    ['/size wrong-type', { ...GOOD, size: Number.NaN }],
    ['/size wrong-type', { ...GOOD, size: null }],
    ['/size out-of-range', { ...GOOD, size: 10 }],
    ['/colour wrong-value', { ...GOOD, colour: 'blue' }],
    ['/tags out-of-range', { ...GOOD, tags: ['a', 'b', 'c'] }],
    ['/tags/1 wrong-type', { ...GOOD, tags: ['a', 2] }],
    ['/inner/a~1b missing-field', { ...GOOD, inner: {} }],
    ['/inner/a~1b wrong-type', { ...GOOD, inner: { 'a/b': 'x' } }],
    ['/inner/~0 wrong-type', { ...GOOD, inner: { 'a/b': 1, '~': 'x' } }],
    ['/inner/x~1~0y unknown-field', { ...GOOD, inner: { 'a/b': 1, 'x/~y': 2 } }],
    [' wrong-type', null],
    [' wrong-type', []],
    [' wrong-type', undefined],
  ])('%s', (line, value) => {
    expect(faultLines(Point.check(value))).toEqual([line]);
  });
});

test('a line of text has no control characters, and says so', () => {
  const name = checker(Type.Object({ name: Line(9, 'A name.') }));
  expect(valueOf(name.check({ name: 'Séné 2' }))).toEqual({ name: 'Séné 2' });
  for (const text of ['a\n', '\u001b[2J', '\u0000', '\u009b', '\u2028']) {
    const checked = name.check({ name: text });
    expect(faultLines(checked)).toEqual(['/name out-of-range']);
    expect(detailOf(checked)).toContain('holds a line break or another control character');
  }
  expect(faultLines(name.check({ name: '' }))).toEqual(['/name out-of-range']);
});

test('all faults of a document are listed at once, but for items beyond the end of a list that is too long', () => {
  const value = {
    name: 1,
    size: -1,
    colour: 'x',
    tags: [1, 2, 3],
    inner: { 'a/b': '', z: 0 },
    extra1: 1,
    extra2: 2,
    extra3: 3,
  };
  expect(faultLines(Point.check(value))).toEqual([
    '/colour wrong-value',
    '/extra1 unknown-field',
    '/extra2 unknown-field',
    '/extra3 unknown-field',
    '/inner/a~1b wrong-type',
    '/inner/z unknown-field',
    '/name wrong-type',
    '/size out-of-range',
    '/tags out-of-range',
    '/tags/0 wrong-type',
    '/tags/1 wrong-type',
  ]);
});

test('a flood of faults is cut off', () => {
  const flood = Object.fromEntries([...Array(5000).keys()].map((index) => [`k${index}`, index]));
  expect(faultsOf(Point.check({ ...GOOD, ...flood })).length).toBe(100);
  expect(faultsOf(checker(Type.Array(Type.Integer())).check(Array(5000).fill('x'))).length).toBe(100);
});

test('a quotation is cut between characters', () => {
  for (const start of ['', 'x']) {
    const name = start + '🧊'.repeat(60);
    expect(detailOf(Point.check({ ...GOOD, name })).isWellFormed()).toBe(true);
  }
});

describe('unknown fields', () => {
  test('name the nearest known one', () => {
    expect(detailOf(Point.check({ ...GOOD, colours: 1 }))).toContain('did you mean "colour"?');
    expect(detailOf(Point.check({ ...GOOD, Inner: 1 }))).toContain('did you mean "inner"?');
  });

  test('name all that are known when none is near', () => {
    const detail = detailOf(Point.check({ ...GOOD, zzzzzzzzzzzz: 1 }));
    for (const name of ['name', 'size', 'colour', 'tags', 'inner']) expect(detail).toContain(`"${name}"`);
  });

  test('take their suggestions from the object they stand in', () => {
    expect(detailOf(Point.check({ ...GOOD, inner: { 'a/b': 1, nam: 2 } }))).not.toContain('"name"');
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is a field like any other', (name) => {
    const value: unknown = JSON.parse(JSON.stringify(GOOD).replace('{', `{"${name}":{"polluted":true},`));
    expect(faultLines(Point.check(value))).toEqual([`/${name} unknown-field`]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('unions', () => {
  const Verb = checker(
    Type.Union([
      Type.Object({ type: Type.Literal('play'), card: Type.String({ pattern: '^c' }) }, strict),
      Type.Object({ type: Type.Literal('stop') }, strict),
    ]),
  );
  const Viewer = checker(Type.Object({ viewer: Type.Union([Type.Integer({ minimum: 0 }), Type.Literal('all')]) }));
  const Hand = checker(Type.Object({ hand: Type.Union([Type.Array(Type.Integer()), Type.Null()]) }));

  test.each([[5], [{}], [null], ['play']])('%j fits no branch: one sentence for the whole', (value) => {
    expect(faultLines(Verb.check(value))).toEqual([' wrong-value']);
  });

  test('a constant that no branch asks for is told where it stands, with all that are', () => {
    const walked = Verb.check({ type: 'walk', card: 3 });
    expect(faultLines(walked)).toEqual(['/type wrong-value']);
    expect(detailOf(walked)).toBe('Expected "play" or "stop", got "walk".');
  });

  test('of an enumeration or nothing, all values are told', () => {
    const Colour = checker(Type.Union([Type.Enum(['red', 'green']), Type.Null()]));
    const painted = Colour.check('blue');
    expect(faultLines(painted)).toEqual([' wrong-value']);
    expect(detailOf(painted)).toBe('Expected "red" or "green" or null, got "blue".');
    expect(detailOf(Colour.check(5))).toBe('Expected "red" or "green" or null, got 5.');
  });

  test('a named branch explains itself', () => {
    expect(faultLines(Verb.check({ type: 'play', card: 'd', x: 1 }))).toEqual([
      '/card out-of-range',
      '/x unknown-field',
    ]);
    expect(faultLines(Verb.check({ type: 'stop', card: 'c' }))).toEqual(['/card unknown-field']);
  });

  test('the only branch of the right type explains itself', () => {
    expect(faultLines(Viewer.check({ viewer: -1 }))).toEqual(['/viewer out-of-range']);
    expect(faultLines(Hand.check({ hand: [1, 'x', 3, 'y'] }))).toEqual(['/hand/1 wrong-type', '/hand/3 wrong-type']);
  });

  test('no branch of the right type: one sentence', () => {
    expect(faultLines(Viewer.check({ viewer: 'me' }))).toEqual(['/viewer wrong-value']);
    expect(faultLines(Hand.check({ hand: 3 }))).toEqual(['/hand wrong-value']);
  });

  test('each element of a list of unions has its own fault', () => {
    const List = checker(Type.Array(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])));
    expect(faultLines(List.check([1, null, -1, 'x', 2]))).toEqual(['/2 out-of-range', '/3 wrong-value']);
  });

  test('documents are told apart by their kind', () => {
    const Document = checker(
      Type.Union([
        Type.Object({ kind: Type.Literal('table'), size: Type.Integer() }, strict),
        Type.Object({ hand: Type.Array(Type.Integer()) }, strict),
      ]),
    );
    expect(faultLines(Document.check({ kind: 'table', sise: 1 }))).toEqual([
      '/sise unknown-field',
      '/size missing-field',
    ]);
    expect(faultLines(Document.check({ hand: 1, hands: 2 }))).toEqual(['/hand wrong-type', '/hands unknown-field']);
    expect(faultLines(Document.check({ kind: 'chair' }))).toEqual(['/kind wrong-value']);
  });

  test('unions in unions', () => {
    const Nested = checker(
      Type.Union([Type.Object({ hand: Type.Union([Type.Array(Type.Integer()), Type.Null()]) }), Type.Null()]),
    );
    expect(faultLines(Nested.check({ hand: [1, 'x'] }))).toEqual(['/hand/1 wrong-type']);
    expect(faultLines(Nested.check({ hand: 'x' }))).toEqual(['/hand wrong-value']);
    expect(faultLines(Nested.check(3))).toEqual([' wrong-value']);
  });
});

describe('a document that says that it is another one', () => {
  const Box = checker(
    Type.Object({
      state: Type.Object(
        {
          game: Type.Literal('whist'),
          version: Type.Literal(1),
          cards: Type.Array(Type.Integer(), { maxItems: 2 }),
          move: Type.Object({ type: Type.Literal('play'), card: Type.Integer() }, strict),
        },
        strict,
      ),
      top: Type.Optional(Type.Integer()),
    }),
  );
  const state = { game: 'whist', version: 1, cards: [], move: { type: 'play', card: 1 } };

  test('has that fault alone, even where a list is too long; what is around it has its own', () => {
    const other = Box.check({ state: { game: 'bridge', version: 2, cards: [1, 2, 3], bids: [] }, top: 'x' });
    expect(faultLines(other)).toEqual(['/state/game wrong-value', '/top wrong-type']);
    expect(detailOf(other)).toMatch(/^This is a state of "bridge", and one of "whist" is expected\./);
  });

  test.each([
    [2, 'This is version 2 of the document, and version 1 is expected.'],
    ['1', 'This is version "1" of the document, and version 1 is expected.'],
  ])('by its version: %j', (version, detail) => {
    const other = Box.check({ state: { ...state, version, cards: 3, x: 1 } });
    expect(faultLines(other)).toEqual(['/state/version wrong-value']);
    expect(detailOf(other)).toBe(detail);
  });

  test('by its type, within what is right', () => {
    const other = Box.check({ state: { ...state, move: { type: 'pass' } } });
    expect(faultLines(other)).toEqual(['/state/move/type wrong-value']);
    expect(detailOf(other)).toBe('Expected "play", got "pass".');
  });
});

describe('what would be right is said', () => {
  test.each([
    [Type.Union([Type.String(), Type.Integer()]), true, 'Expected a string or an integer, got true.'],
    [
      Type.Union([Type.Integer(), Type.Array(Type.Integer()), Type.Null()]),
      'x',
      'Expected an integer or an array or null, got "x".',
    ],
    [
      Type.Union([
        Type.Object({ type: Type.Literal('play') }, strict),
        Type.Object({ type: Type.Literal('stop') }, strict),
      ]),
      {},
      'Expected an object whose "type" is "play" or "stop", got {}.',
    ],
    [
      Type.Union([
        Type.Object({ do: Type.Literal('draw') }, strict),
        Type.Object({ do: Type.Literal('gain') }, strict),
      ]),
      { cards: 2 },
      'Expected an object whose "do" is "draw" or "gain", got {"cards":2}.',
    ],
  ])('of a union: %#', (schema, value, detail) => {
    expect(detailOf(checker(schema).check(value))).toBe(detail);
  });

  const Card = Type.String({
    pattern: '^([123]-(air|sea)-[0-3]|start-[12])$',
    description: 'Generation, element, value.',
    examples: ['1-air-2'],
  });

  test.each([
    [
      '1-ar-0',
      '"1-ar-0" is not of the form that is expected, such as "1-air-2": Generation, element, value. Did you mean "1-air-0"?',
    ],
    [
      'Queen of Spades',
      '"Queen of Spades" is not of the form that is expected, such as "1-air-2": Generation, element, value.',
    ],
  ])('of a name: %s', (name, detail) => {
    expect(detailOf(checker(Card).check(name))).toBe(detail);
  });
});

describe('hostile depth', () => {
  const depth = 100_000;
  const deep = (open: string, close: string): unknown => JSON.parse(open.repeat(depth) + close.repeat(depth));

  test.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
    ['objects under the empty key', '{"":', '}'],
  ])('%s', (_name, open, close) => {
    const value: unknown =
      open === '[' ? deep(open, close) : JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);
    expect(faultLines(Point.check({ ...GOOD, colour: value }))).toEqual(['/colour wrong-value']);
    expect(faultsOf(Point.check(value)).length).toBeGreaterThan(0);
  });
});

test('an item past the end of a tuple is a fault of its own', () => {
  const Pair = checker(Type.Object({ pair: Type.Tuple([Type.Integer(), Type.String()]) }));
  expect(faultLines(Pair.check({ pair: [1, 'x', 3] }))).toEqual(['/pair/2 out-of-range']);
  expect(faultLines(Pair.check({ pair: [1] }))).toEqual(['/pair out-of-range']);
});

test('long values are quoted in part', () => {
  expect(detailOf(Point.check({ ...GOOD, colour: 'x'.repeat(10_000) })).length).toBeLessThan(200);
});
