import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers are sent as they are: they fit into a few packets anyway. */
const SHORTEST_BYTES = 4096;
/** Longer ones are compressed by threads of Node's pool, so that they hold up nobody. */
const LONGEST_AT_ONCE_BYTES = 32_768;

/** Compresses long answers for callers who take that. Streams of events are not touched, and bodies of requests are not decompressed. */
export const addCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: SHORTEST_BYTES,
    syncThreshold: LONGEST_AT_ONCE_BYTES,
  });
};
