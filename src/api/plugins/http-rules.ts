import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { PROBLEM_TYPE, PROBLEMS, problemDocument, problemError, refuse } from '../problems.ts';

/**
 * What HTTP asks of a request before anybody reads it. Node and its plugins answer some of these by themselves, with a bare
 * status; here each is a problem document like any other.
 */
export const addHttpRules = (app: FastifyInstance): void => {
  app.server.on('checkExpectation', refuseExpectation);
  app.addHook('onRequest', async ({ raw, headers, method }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    if (raw.httpVersion === '1.1' && hosts !== 1)
      throw problemError(
        refuse('invalid-request', [], `A request has one "host" header; this one has ${hosts === 0 ? 'none' : hosts}.`)
          .problem,
      );
    if (method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] === undefined)
      throw problemError(
        refuse('invalid-request', [], 'A preflight names its method in "access-control-request-method".').problem,
      );
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
    if (encoding !== 'identity') throw unsupported(`Send the body as it is; the content-encoding "${encoding}"`);
    const charset = /;\s*charset="?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
    if (!/^utf-?8$/i.test(charset)) throw unsupported(`Send the body in UTF-8; the charset "${charset}"`);
  });
};

const unsupported = (advice: string): Error =>
  problemError(refuse('unsupported-media-type', [], `${advice} is not read here.`).problem);

const refuseExpectation = (request: IncomingMessage, response: ServerResponse): void => {
  const detail = `No expectation but "100-continue" can be met, such as ${JSON.stringify(request.headers.expect)}.`;
  const { problem } = refuse('invalid-request', [], detail);
  response.writeHead(PROBLEMS[problem.code].status, { 'content-type': PROBLEM_TYPE, connection: 'close' });
  response.end(JSON.stringify(problemDocument(problem, '')));
};
