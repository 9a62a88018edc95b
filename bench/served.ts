/** A server in a process of its own, for benchmarks of what its callers see. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';

/** A server in a process of its own, and the game it is asked about. */
export interface Service {
  readonly client: Pool;
  readonly game: string;
}

/** Time between two looks whether a server is ready, and how many there are: three minutes, for machines with much else to do. */
const TRY_MS = 50;
const TRIES = 3600;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** A server in a process of its own. */
export interface Server {
  readonly client: Pool;
  readonly origin: string;
  /** Its process; its searchers are its children. */
  readonly id: number;
  stop(): void;
}

/** What `npm start` has Node run there, its options too, and the variables that it sets. */
const startOf = (checkout: string): { readonly args: string[]; readonly variables: NodeJS.ProcessEnv } => {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  const words = String(scripts.start).split(' ');
  const command = words.indexOf('exec');
  return {
    args: words.slice(command + 2),
    variables: Object.fromEntries(words.slice(0, command).map((word) => word.split('='))),
  };
};

/**
 * A server in a process of its own, with default settings but for the variables given.
 * @param checkout folder of the sources that it runs; those of this checkout when absent
 */
export const startServer = async (
  variables: NodeJS.ProcessEnv = {},
  checkout = fileURLToPath(new URL('..', import.meta.url)),
): Promise<Server> => {
  const port = await freePort();
  const start = startOf(checkout);
  const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', ...start.variables, ...variables };
  const child = spawn(process.execPath, start.args, { cwd: checkout, env, stdio: 'ignore' });
  // Whole games take longer than the client would wait.
  const origin = `http://127.0.0.1:${port}`;
  const client = new Pool(origin, { connections: 64, headersTimeout: 0, bodyTimeout: 0 });
  for (let tries = 0; tries < TRIES; tries++) {
    const ready = await client.request({ path: '/readyz', method: 'GET' }).then(
      async ({ statusCode, body }) => {
        await body.dump();
        return statusCode === 200;
      },
      () => false,
    );
    if (ready) return { client, origin, id: child.pid ?? 0, stop: () => child.kill('SIGTERM') };
    await sleep(TRY_MS);
  }
  child.kill('SIGTERM');
  throw new Error('the server did not become ready');
};

/** What the service answers. */
export const post = async (
  { client, game }: Service,
  route: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<unknown> => {
  const answer = await client.request({
    path: `/v1/games/${game}${route}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  return answer.body.json();
};

/** A game as it begins. */
export const openingState = async (service: Service): Promise<unknown> =>
  Object(await post(service, '/setup', { seed: 1 })).state;

/** Milliseconds that `work` takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
