import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { readAnswers } from '../openapi/answers.ts';
import { openapiDocument } from '../openapi/document.ts';
import { OPERATIONS } from '../openapi/operations.ts';

/** The OpenAPI document at `/openapi.json`, and pages to read and try it at `/docs`. */
export const addOpenapi = async (app: FastifyInstance, { games }: Context): Promise<void> => {
  const document = openapiDocument(OPERATIONS, games, readAnswers());
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { deepLinking: true } });
  // Written once: a megabyte of JSON holds up the event loop.
  const text = JSON.stringify(document);
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
};
