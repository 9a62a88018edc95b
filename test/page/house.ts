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
  readonly lang?: 'en' | 'fr';
  readonly dark?: boolean;
}

/** A service with its page, and a browser to open it with. */
export interface House {
  readonly url: string;
  /** Opens `path`, `/` first; whatever the page complains of is in `complaints`. */
  open(path: string, visit?: Visit): Promise<{ readonly page: Page; readonly complaints: string[] }>;
  close(): Promise<void>;
}

/** Starts one, configured by `env` alone. */
export const startHouse = async (env: Readonly<Record<string, string>>): Promise<House> => {
  if (CHROMIUM === undefined) throw new Error('Chromium is missing: apt-get install chromium');
  const page = await pageOf();
  if ('fault' in page) throw new Error(page.fault);
  const config = valueOf(loadConfig({ MAX_DELAY_MS: '0', ...env }));
  const backend = localBackend({ searchers: 1, searchCode: 'bundle' });
  const logger = pino({ level: 'silent' });
  const app = await buildApp({ config, games: valueOf(loadGames()), backend, logger, page: page.folder });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  return {
    url,
    open: async (path, { width = 1280, lang = 'en', dark = false } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        locale: lang,
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      await context.addInitScript(() => {
        // Nobody watches the bots, and games are the same each time.
        localStorage.setItem('arbor.pace', 'quick');
        let drawn = 0;
        crypto.randomUUID = () => {
          drawn += 1;
          return `00000000-0000-4000-8000-${String(drawn).padStart(12, '0')}`;
        };
      });
      const opened = await context.newPage();
      const complaints: string[] = [];
      opened.on('pageerror', ({ message }) => complaints.push(message));
      opened.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      await opened.goto(`${url}/${path}`);
      return { page: opened, complaints };
    },
    close: async () => {
      await browser.close();
      await app.close();
      await backend.close();
    },
  };
};
