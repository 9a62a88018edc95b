import { expect, it } from 'vitest';
import { originOf } from '../../src/api/first-call.ts';

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.0.2.1', 'http://192.0.2.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['example.org', 'http://example.org:3000'],
])('a service on %s is found at %s', (host, origin) => {
  expect(originOf(host, 3000)).toBe(origin);
});
