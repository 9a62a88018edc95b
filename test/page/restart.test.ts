import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageOf } from '../../src/bundle/page.ts';
import { isLeftOut, startVisitor, type Visitor } from './house.ts';
import { begin, playOn } from './play.ts';

/** A browser on a machine that is busy with other things is slow. */
const PATIENCE_MS = 180_000;

/** A port that nobody listens on. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
};

/** The service as a process of its own, started and killed on one port. */
const serviceOn = (port: number) => {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    start: async (): Promise<void> => {
      const env = {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        SEARCHERS: '1',
        SEARCH_CODE: 'bundle',
        LOG_LEVEL: 'silent',
      };
      child = spawn(process.execPath, ['src/main.ts'], { env, stdio: 'ignore' });
      const isReady = async (): Promise<void> => expect((await fetch(`${url}/readyz`)).ok).toBe(true);
      await vi.waitFor(isReady, { timeout: 30_000, interval: 100 });
    },
    /** Answers nothing from now on: what is asked now is on its way when it is killed. */
    pause: (): void => {
      child?.kill('SIGSTOP');
    },
    kill: async (): Promise<void> => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

describe.skipIf(isLeftOut)('a server that is killed and started again', () => {
  let visitor: Visitor;
  let service: ReturnType<typeof serviceOn>;
  beforeAll(async () => {
    if (isLeftOut) return;
    const made = await pageOf();
    if ('fault' in made) throw new Error(made.fault);
    service = serviceOn(await freePort());
    [visitor] = await Promise.all([startVisitor(), service.start()]);
  }, 120_000);
  afterAll(async () => {
    await visitor?.close();
    await service?.kill();
  });

  /** Kills the server, looks whether the page says so, starts it again, and looks whether the page goes on. */
  const restart = async (page: Page): Promise<void> => {
    await service.kill();
    await page.locator('.away p').waitFor();
    await service.start();
    await page.locator('.away p').waitFor({ state: 'detached' });
  };

  test('loses nothing of a game, be a bot thinking or a hint on its way', { timeout: PATIENCE_MS }, async () => {
    const { page } = await visitor.open(`${service.url}/#/setup/anthropocene`);
    await begin(page, 2, '10');
    const moves = (): Promise<number> => page.locator('.log li').count();
    await page.locator('.hand .lit').first().waitFor();
    service.pause();
    await playOn(page, 'restart', 2);
    await page.locator('.status.busy').waitFor();
    const before = await moves();
    await restart(page);
    await page.locator('.hand .lit').first().waitFor();
    expect(await moves()).toBe(before + 1);

    service.pause();
    await page.locator('.bar .hint').click();
    await page.locator('.status.busy').waitFor();
    await restart(page);
    await page.locator('.hints li').first().waitFor();
    expect(await moves()).toBe(before + 1);

    await page.reload();
    await playOn(page, 'on', 2);
    await expect.poll(moves).toBeGreaterThan(before + 1);
    await page.context().close();
  });

  test('goes on with an analysis', { timeout: PATIENCE_MS }, async () => {
    const { page } = await visitor.open(`${service.url}/#/analyse/anthropocene`);
    await page.locator('.analysis select').selectOption('1000');
    service.pause();
    await page.locator('.analysis .main').click();
    await restart(page);
    await page.locator('.analysis .main').waitFor();
    expect(await page.locator('.analysis .fault').count()).toBe(0);
    expect(await page.locator('.analysis li').count()).toBeGreaterThan(1);
    await page.context().close();
  });
});
