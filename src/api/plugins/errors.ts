import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { carriedProblem, PROBLEM_TYPE, PROBLEMS, type Problem, problemDocument, refuse } from '../problems.ts';

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
  if (!isFrameworkError(error) || status === undefined || status >= 500)
    return refuse('internal', [], 'The service has a fault; the request identifier finds it in the log.').problem;
  switch (status) {
    case 413:
      return refuse('too-large', [], 'The body is larger than this server allows; GET /v1/games tells the limits.')
        .problem;
    case 415:
      return refuse('unsupported-media-type', [], 'Send the body with "content-type: application/json".').problem;
    default:
      return refuse('invalid-request', [], `${error.message}.`.replace(/\.\.$/, '.')).problem;
  }
};

/** Answers what is not even HTTP; there is no request yet, so the answer is written by hand. */
export const answerBrokenHttp = (_error: Error, socket: Socket): void => {
  if (socket.destroyed || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(problemDocument(refuse('invalid-request', [], 'This is not HTTP/1.1.').problem, ''));
  const head = [
    `HTTP/1.1 400 ${STATUS_CODES[400]}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
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
