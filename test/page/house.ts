/** A real browser on the page, as the service serves it. */
import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildApp } from '../../src/api/app.ts';
import { pageOf } from '../../src/bundle/page.ts';
import { loadConfig } from '../../src/config.ts';
import { loadGames } from '../../src/engines/index.ts';
import { localBackend } from '../../src/jobs/local.ts';
import { valueOf } from '../support/results.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** Whether tests of the page are left out: on a person's machine without a browser, never under CI. */
export const isLeftOut = CHROMIUM === undefined && process.env['CI'] !== 'true';

/** What a visit may be like. */
export interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly lang?: 'en' | 'fr';
  readonly dark?: boolean;
  /** Whether fingers touch it. */
  readonly touch?: boolean;
}

/** What a visit opened; whatever the page complains of is in `complaints`. */
export interface Opened {
  readonly page: Page;
  readonly complaints: string[];
}

/** A browser to open pages with. */
export interface Visitor {
  /** Opens `address` in a window of its own. */
  open(address: string, visit?: Visit): Promise<Opened>;
  close(): Promise<void>;
}

/** A service with its page, and a browser to open it with. */
export interface House extends Visitor {
  readonly url: string;
  /** Opens `path`, `/` first. */
  open(path: string, visit?: Visit): Promise<Opened>;
}

/** Nobody watches the bots, and games are the same each time. */
const settle = (): void => {
  localStorage.setItem('arbor.pace', 'quick');
  let drawn = 0;
  crypto.randomUUID = () => {
    drawn += 1;
    return `00000000-0000-4000-8000-${String(drawn).padStart(12, '0')}`;
  };
};

/** Starts a browser. */
export const startVisitor = async (): Promise<Visitor> => {
  if (CHROMIUM === undefined) throw new Error('Chromium is missing: apt-get install chromium');
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  return {
    open: async (address, { width = 1280, height = 800, lang = 'en', dark = false, touch = false } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: lang,
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        hasTouch: touch,
      });
      await context.addInitScript(settle);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      await page.goto(address);
      return { page, complaints };
    },
    close: () => browser.close(),
  };
};

/** Starts one, configured by `env` alone. */
export const startHouse = async (env: Readonly<Record<string, string>>): Promise<House> => {
  const page = await pageOf();
  if ('fault' in page) throw new Error(page.fault);
  const config = valueOf(loadConfig({ MAX_DELAY_MS: '0', ...env }));
  const backend = localBackend({ searchers: 1, searchCode: 'bundle' });
  const logger = pino({ level: 'silent' });
  const app = await buildApp({ config, games: valueOf(loadGames()), backend, logger, page: page.folder });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const visitor = await startVisitor();
  return {
    url,
    open: (path, visit) => visitor.open(`${url}/${path}`, visit),
    close: async () => {
      await visitor.close();
      await app.close();
      await backend.close();
    },
  };
};
