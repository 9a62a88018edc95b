/** Redis for tests: a server of one's own, on a port of its own, which keeps nothing. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this machine has a Redis to test with; without, such tests are skipped, which is a fault under CI. */
export const HAS_REDIS: boolean = spawnSync('redis-server', ['--version']).status === 0;

if (!HAS_REDIS) process.stderr.write('There is no redis-server here: searches on many machines are not tested.\n');

/** A server under way. */
export interface RedisServer {
  /** Its address; `db` keeps those apart who use it. */
  url(db: number): string;
  /** Its process. */
  pid(): number;
  /** Ends it without a word. */
  stop(): Promise<void>;
  /** Starts it again, on the same port; with what it kept, where it keeps. */
  start(): Promise<void>;
  /** Stops it, and takes away what it left. */
  close(): Promise<void>;
}

/** Places for those who keep apart. */
const DATABASES = 64;

const PASSWORD = 'test-password';

/** A port that nobody listens on just now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

/** A certificate of our own, for this machine alone. */
export interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
}

/** Makes one in `folder`. @throws where there is no openssl */
export const makeCertificate = (folder: string): Certificate => {
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=arbor-test', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const { status, stderr } = spawnSync('openssl', [...args, ...names, '-keyout', keyFile, '-out', certFile]);
  if (status !== 0) throw new Error(String(stderr));
  return { certFile, keyFile };
};

const tlsArgs = (port: number, { certFile, keyFile }: Certificate): string[] => [
  ...['--port', '0', '--tls-port', String(port), '--tls-cert-file', certFile, '--tls-key-file', keyFile],
  ...['--tls-ca-cert-file', certFile, '--tls-auth-clients', 'no'],
];

/**
 * Starts a server.
 * @param keeps whether it keeps what it holds when it is stopped
 * @param certificate that it speaks TLS by, and nothing else then
 */
export const startRedis = async (keeps = false, certificate?: Certificate): Promise<RedisServer> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'arbor-redis-'));
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const kept = keeps ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--appendonly', 'no'];
    const own = spawn('redis-server', [
      ...(certificate ? tlsArgs(port, certificate) : ['--port', String(port)]),
      ...['--bind', '127.0.0.1', '--dir', folder, '--save', '', '--requirepass', PASSWORD],
      ...['--databases', String(DATABASES)],
      ...kept,
    ]);
    child = own;
    const ready = Promise.withResolvers<void>();
    own.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Ready to accept connections')) ready.resolve();
    });
    own.once('exit', () => ready.reject(new Error('redis-server does not start')));
    await ready.promise;
  };
  process.on('exit', () => child?.kill('SIGKILL'));
  const stop = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: (db) => `${certificate ? 'rediss' : 'redis'}://:${PASSWORD}@127.0.0.1:${port}/${db}`,
    pid: () => child?.pid ?? 0,
    stop,
    start,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
