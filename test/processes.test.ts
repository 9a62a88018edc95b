import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProcess } from '../src/processes.ts';

const open: ChildProcess[] = [];

const echo = async (child: ChildProcess, message: object): Promise<unknown> => {
  child.send(message);
  return (await once(child, 'message'))[0];
};

beforeEach(() => {
  vi.stubEnv('API_KEYS', 'one-of-keys');
  vi.stubEnv('CATALOG_DIR', 'somewhere');
  open.push(startProcess(new URL('./support/echoing-process.ts', import.meta.url), ['an argument']));
});

afterEach(() => {
  vi.unstubAllEnvs();
  for (const child of open.splice(0)) child.kill('SIGKILL');
});

it('a process is given its arguments, all of the environment but the keys, and whatever can be cloned', async () => {
  const [child] = open;
  const message = { table: new Float64Array([0.1, Number.NaN]), nothing: undefined };
  const answer = child && (await echo(child, message));
  expect(answer).toEqual({
    message,
    args: ['an argument'],
    environment: expect.objectContaining({ CATALOG_DIR: 'somewhere' }),
  });
  expect(answer).not.toHaveProperty('environment.API_KEYS');
});

it('a process outlives the signals of a terminal, and ends when its parent lets it go', async () => {
  const [child] = open;
  if (child === undefined) return expect.fail('it has not started');
  await echo(child, {});
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) child.kill(signal);
  expect(await echo(child, { still: 'there' })).toMatchObject({ message: { still: 'there' } });
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
