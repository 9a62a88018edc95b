import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  carriedProblem,
  internalFault,
  PROBLEM_TYPE,
  PROBLEMS,
  type Problem,
  problemDocument,
  refuse,
} from '../problems.ts';

/** Sends `problem` as the answer. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  // Set here once more for errors that come before any hook.
  reply.header('x-request-id', reply.request.id);
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(problem.retryAfterSeconds));
  return reply
    .code(PROBLEMS[problem.code].status)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problemDocument(problem, reply.request.id)));
};

/** Answers every error that leaves a hook or a handler, the framework's own included. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = carriedProblem(error) ?? frameworkProblem(error);
  if (problem.code === 'internal') request.log.error({ err: error }, 'a request failed');
  return sendProblem(reply, problem);
};

const isFrameworkError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

const frameworkProblem = (error: unknown): Problem => {
  const status = isFrameworkError(error) ? error.statusCode : 500;
  if (!isFrameworkError(error) || status === undefined || status >= 500) return internalFault().problem;
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('too-large', [], 'The body is larger than this server allows; GET /v1/games tells the limits.')
        .problem;
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('unsupported-media-type', [], 'Send the body with "content-type: application/json".').problem;
    case 'FST_ERR_BAD_URL':
      return refuse('invalid-request', [], 'Each "%" of an address must begin the bytes of a UTF-8 character.').problem;
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refuse('invalid-request', [], 'A part of the address is longer than any name could be.').problem;
    default:
      return refuse('invalid-request', [], `${error.message}.`.replace(/\.\.$/, '.')).problem;
  }
};

/** Problem documents for errors, for unknown addresses and for wrong methods. Registered before any route. */
export const addErrors = (app: FastifyInstance): void => {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const each of [method].flat()) known.add(each);
    methods.set(url, known);
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = [...methods].filter(([pattern]) => fits(pattern, path)).flatMap(([, known]) => [...known]);
    if (allowed.length === 0)
      return sendProblem(reply, refuse('not-found', [], 'There is nothing here; /docs lists every address.').problem);
    reply.header('allow', allowed.join(', '));
    return sendProblem(
      reply,
      refuse('method-not-allowed', [], `This address answers to ${allowed.join(', ')}, not to ${request.method}.`)
        .problem,
    );
  });
};

/** Whether `path` is an address of the route `pattern`. */
const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
};
