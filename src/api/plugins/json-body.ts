import type { FastifyInstance } from 'fastify';
import { fault } from '../../core/fault.ts';
import { problemError, refuse } from '../problems.ts';

/** Deepest nesting that is looked into; a state needs about six levels. */
const DEEPEST = 32;

/**
 * Reads JSON bodies and refuses any other. Names such as `__proto__` become ordinary own fields here,
 * which every schema then refuses as unknown, with their place, like any other unknown field.
 */
export const addJsonBody = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const body = parse(Buffer.from(bytes));
    if (body.ok) done(null, body.value);
    else done(problemError(body.problem));
  });
};

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const parse = (bytes: Buffer) => {
  const text = decode(bytes);
  if (text === undefined) return notJson(': it is not UTF-8');
  if (text.startsWith('\ufeff')) return notJson(': it begins with a byte order mark, which has to go');
  if (text.trim() === '') return notJson(': it is empty');
  try {
    const value: unknown = JSON.parse(text);
    if (!deeperThan(value, DEEPEST)) return { ok: true, value } as const;
    return refuse('invalid-request', [fault('', 'too-deep', `The body is nested deeper than ${DEEPEST} levels.`)]);
  } catch (error) {
    // The parser quotes the body, which may be a state: only the place of the mistake is told.
    const place = /position \d+( \(line \d+ column \d+\))?/.exec(String(error))?.[0];
    return notJson(place === undefined ? '' : `; see ${place}`);
  }
};

/** The text that `bytes` are in UTF-8; undefined when they are not UTF-8. */
const decode = (bytes: Buffer): string | undefined => {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
};

const notJson = (why: string) => refuse('invalid-request', [fault('', 'not-json', `The body is not JSON${why}.`)]);

const deeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((held) => deeperThan(held, levels - 1)));
