import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PROBLEM_TYPE, type Problem, problemDocument, refuse } from '../problems.ts';

/** Time a caller has to read why the connection ends. */
const LINGER_MS = 1000;

/** Requests on each connection that are not answered to the end. */
const unanswered = new WeakMap<Duplex, Set<FastifyReply>>();

/** Keeps in mind what is being answered on each connection. Registered before any hook that may refuse. */
export const addAnswerWatch = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const replies = unanswered.get(raw.socket) ?? new Set();
    unanswered.set(raw.socket, replies.add(reply));
    reply.raw.once('close', () => replies.delete(reply));
  });
  // Node hands such a request over as no request at all, and hangs up on it where nobody listens.
  app.server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    answerByHand(socket, unknownMethod());
  });
};

/** The first line of a request with any method. */
const REQUEST_LINE = /^[!-~]+ \S+ HTTP\/1\.[01]\r\n/;

/** What is wrong with a request that the parser gave up, by the code of the parser's error and what was sent. */
export const brokenHttpProblem = (errorCode: string | undefined, words = ''): Problem => {
  switch (errorCode) {
    case 'HPE_HEADER_OVERFLOW':
      return refuse('headers-too-large', [], 'The address and the headers together are larger than 16 KiB.').problem;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refuse('request-timeout', [], 'The request did not arrive to its end in time.').problem;
    case 'HPE_INVALID_METHOD':
      // The parser says this of anything that begins with a word it does not know.
      if (!REQUEST_LINE.test(words)) return refuse('invalid-request', [], 'This is not HTTP/1.1.').problem;
      return unknownMethod();
    default:
      return refuse('invalid-request', [], 'This is not HTTP/1.1.').problem;
  }
};

const unknownMethod = (): Problem => refuse('method-not-allowed', [], 'No address answers to this method.').problem;

/** Answers a request that the parser gave up. */
export const answerBrokenHttp = (error: NodeJS.ErrnoException, socket: Socket): void =>
  answerByHand(socket, brokenHttpProblem(error.code, 'rawPacket' in error ? String(error.rawPacket) : ''));

/**
 * There is no reply to send, so the answer is written by hand. Where that could land within another answer, that one is given to
 * its end, and then the connection ends.
 */
const answerByHand = (socket: Duplex, problem: Problem): void => {
  if (!socket.writable) return void socket.destroy();
  if (!isSilent(socket)) {
    endAfterAnswers(socket);
    return;
  }
  const document = problemDocument(problem, '');
  const body = JSON.stringify(document);
  const head = [
    `HTTP/1.1 ${document.status} ${STATUS_CODES[document.status]}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...(document.code === 'method-not-allowed' ? ['allow: GET, HEAD, POST'] : []),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Not at once: that would take the answer away from a caller who is still sending.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};

/** Ends a connection once all that is being answered on it has been. */
const endAfterAnswers = (socket: Duplex): void => {
  const replies = [...(unanswered.get(socket) ?? [])];
  const look = (): void => {
    if (replies.every(({ raw }) => raw.closed || raw.destroyed)) socket.end();
  };
  for (const { raw } of replies) raw.once('close', look);
};

/** Whether nothing is being said on `socket`, nor will be: no request has arrived in full and awaits its answer. */
const isSilent = (socket: Duplex): boolean =>
  [...(unanswered.get(socket) ?? [])].every(({ request, raw }) => !request.raw.complete && !raw.headersSent);
