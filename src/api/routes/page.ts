import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Service } from '../context.ts';

/** What a browser may do with the page: run and show what it comes with, and call this server. Nothing of it is from elsewhere. */
const CONTENT_SECURITY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Names of these files tell their contents, so a browser never asks for them again. */
const IMMUTABLE = /[\\/]assets[\\/]/;

/** Registers the page on which people play, where there is one. It asks for a key itself, where one is needed. */
export const addPage = async (app: FastifyInstance, { page }: Pick<Service, 'page'>): Promise<void> => {
  if (page === undefined) return;
  await app.register(fastifyStatic, {
    root: page,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', CONTENT_SECURITY);
      reply.header('cache-control', IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
};
