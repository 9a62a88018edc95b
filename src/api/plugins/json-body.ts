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
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    const body = parse(String(text));
    if (body.ok) done(null, body.value);
    else done(problemError(body.problem));
  });
};

const parse = (text: string) => {
  try {
    const value: unknown = JSON.parse(text);
    if (!deeperThan(value, DEEPEST)) return { ok: true, value } as const;
    return refuse('invalid-request', [fault('', 'too-deep', `The body is nested deeper than ${DEEPEST} levels.`)]);
  } catch (error) {
    // The parser quotes the body, which may be a state: only the kind of mistake and its place are told.
    const place = /position \d+( \(line \d+ column \d+\))?/.exec(String(error))?.[0];
    const where = text.trim() === '' ? ': it is empty' : place === undefined ? '' : `; see ${place}`;
    return refuse('invalid-request', [fault('', 'not-json', `The body is not JSON${where}.`)]);
  }
};

const deeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((held) => deeperThan(held, levels - 1)));
