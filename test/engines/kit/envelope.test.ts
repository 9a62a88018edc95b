import Type from 'typebox';
import { expect, test } from 'vitest';
import { type Catalog, loadCatalogs } from '../../../src/core/catalog.ts';
import { checker } from '../../../src/core/schema.ts';
import { catalogKind, catalogSchema } from '../../../src/engines/kit/catalog.ts';
import { envelopeFields, envelopeOf } from '../../../src/engines/kit/envelope.ts';
import { faultLines, valueOf } from '../../support/results.ts';

const pack: Catalog<null> = valueOf(
  valueOf(
    loadCatalogs(
      catalogKind({
        schema: catalogSchema('Whist', {}),
        builtIn: [{ game: 'whist', id: 'pack', title: 'A pack of cards' }],
        check: () => [],
        build: () => null,
      }),
    ),
  ).find(undefined),
);

const Options = Type.Object({ seats: Type.Integer() }, { additionalProperties: false });
const envelopes = checker(
  Type.Object(envelopeFields('whist', Options, Type.Integer({ maximum: 3 })), { additionalProperties: false }),
);

test.each(['all', 3] as const)('what is written for the viewer %s is what is described', (viewer) => {
  const written = envelopeOf('whist', pack, { seats: 4 }, viewer);
  expect(envelopes.check(written)).toEqual({ ok: true, value: written });
  expect(written.catalog).toEqual({ id: 'pack', hash: pack.hash });
});

test('another game, another version, other seats and other options are refused', () => {
  const written = envelopeOf('whist', pack, { seats: 4 }, 'all');
  const wrong = { ...written, viewer: 4, options: { seats: 'four' } };
  expect(faultLines(envelopes.check(wrong))).toEqual(['/options/seats wrong-type', '/viewer out-of-range']);
  // What else is wrong follows from these.
  expect(faultLines(envelopes.check({ ...wrong, version: 2 }))).toEqual(['/version wrong-value']);
  expect(faultLines(envelopes.check({ ...wrong, version: 2, game: 'bridge' }))).toEqual(['/game wrong-value']);
});
