import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, FULL, PATH, VIEW } from '../api/support.ts';
import { recorded, tableOf } from '../records/support.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Service {
  readonly child: ChildProcess;
  readonly origin: string;
  /** All that was printed so far. */
  printed(): string;
  /** Tells it to stop and gives its exit code. */
  stop(): Promise<number | null>;
}

const start = async (env: Readonly<Record<string, string>>): Promise<Service> => {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      if (printed.includes('/docs\n')) resolve();
    });
    ended.then((code) => reject(new Error(`ended with ${code}: ${printed}`)));
  });
  const origin = /listens on (\S+)/.exec(printed)?.[1] ?? '';
  for (let ready = false; !ready; ) ({ ok: ready } = await fetch(`${origin}/readyz`));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, origin, printed: () => printed, stop };
};

const search = (origin: string, operation: string, body: object, accept = 'application/json'): Promise<Response> =>
  fetch(`${origin}${PATH}/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });

describe('a running service', () => {
  let one: Service;
  let two: Service;
  beforeAll(async () => {
    [one, two] = await Promise.all([start({ SEARCHERS: '1' }), start({ SEARCHERS: '2', SEARCH_CODE: 'bundle' })]);
  });
  afterAll(async () => void (await Promise.all([one.stop(), two.stop()])));

  it('prints a command that works as it stands', async () => {
    const command = /try +(curl .*)/.exec(two.printed())?.[1] ?? '';
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: ROOT });
    expect(JSON.parse(stdout)).toMatchObject({ action: { type: 'play' }, search: { visits: 10_000 } });
  });

  it.each(['recommend', 'hint', 'analyze'])(
    'gives the same bytes of %s with 1 searcher that runs the sources and with 2 that run their bundle',
    async (operation) => {
      const body = { budget: { visits: 3000 }, seed: 'bytes', ensembles: 5 };
      const answers = await Promise.all([
        search(one.origin, operation, { ...body, state: FULL }),
        search(two.origin, operation, { ...body, state: VIEW }),
        search(two.origin, operation, { ...body, state: FULL }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const bytes = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(bytes).size).toBe(1);
    },
  );

  it.each(['recommend-many', 'analyze-many', 'review'])(
    'gives the same bytes of %s with 1 searcher and with 2',
    async (operation) => {
      const { result: _, ...begun } = recorded(tableOf('anthropocene'), 1).record;
      const include = [exampleOf('apply')['action']];
      const asked =
        operation === 'review'
          ? { record: { ...begun, moves: begun.moves.slice(0, 8) } }
          : { positions: [{ state: VIEW, include }, ...Array.from({ length: 6 }, () => ({ state: FULL }))] };
      const body = { ...asked, budget: { visits: 2800 }, seed: 'bytes' };
      const answers = await Promise.all([one, two, two].map(({ origin }) => search(origin, operation, body)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const bytes = await Promise.all(answers.map((answer) => answer.text()));
      expect(bytes[0]).not.toContain('"problem"');
      expect(new Set(bytes).size).toBe(1);
    },
  );

  it('tells of progress while it searches', async () => {
    const answer = await search(two.origin, 'analyze', { state: VIEW, budget: { timeMs: 900 } }, 'text/event-stream');
    const names = [...(await answer.text()).matchAll(/event: (\w+)/g)].map(([, name]) => name);
    expect(names.filter((name) => name === 'progress').length).toBeGreaterThanOrEqual(2);
    expect(names.at(-1)).toBe('result');
    expect(names.filter((name) => name !== 'progress')).toHaveLength(1);
  });

  it('has its searcher back when the caller leaves', async () => {
    const leaving = new AbortController();
    const request = fetch(`${one.origin}${PATH}/recommend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: VIEW, budget: { timeMs: 20_000 } }),
      signal: leaving.signal,
    });
    while ((await busy(one)) === 0);
    leaving.abort();
    await expect(request).rejects.toThrow();
    const answer = await search(one.origin, 'recommend', { state: VIEW, level: 1 });
    expect(answer.status).toBe(200);
    expect(await busy(one)).toBe(0);
  });

  it('keeps all its searchers through bad input', async () => {
    const bad = [{}, { state: 1 }, { state: { ...VIEW, players: [] } }, { state: VIEW, budget: { visits: -1 } }];
    for (const body of bad) expect((await search(two.origin, 'recommend', body)).status).toBeGreaterThanOrEqual(400);
    expect(await (await fetch(`${two.origin}/readyz`)).json()).toMatchObject({ searchers: 2 });
  });
});

const busy = async ({ origin }: Service): Promise<number> =>
  Object(await (await fetch(`${origin}/readyz`)).json()).busy;

it.each(['application/json', 'text/event-stream'])('answers a caller of %s before it stops', async (accept) => {
  const service = await start({ SEARCHERS: '1' });
  const answer = search(service.origin, 'recommend', { state: VIEW, budget: { timeMs: 700 } }, accept);
  while ((await busy(service)) === 0);
  const code = service.stop();
  expect(await (await answer).text()).toContain('"stopReason":"time"');
  expect(await code).toBe(0);
});

it('takes two signals at once, as Ctrl-C under npm sends, for one', async () => {
  const service = await start({ SEARCHERS: '1' });
  const answer = search(service.origin, 'recommend', { state: VIEW, budget: { timeMs: 700 } });
  while ((await busy(service)) === 0);
  service.child.kill('SIGINT');
  const code = service.stop();
  expect(await (await answer).text()).toContain('"stopReason":"time"');
  expect(await code).toBe(0);
});

it('does not start on a wrong configuration, and lists every fault', async () => {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: 'x', SEARCHERS: '0', API_KEYS: 'short' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const told = await text(child.stderr);
  expect(await code).toBe(1);
  for (const name of ['PORT', 'SEARCHERS', 'API_KEYS']) expect(told).toContain(`  ${name}: `);
  expect(told).not.toContain('short');
});
