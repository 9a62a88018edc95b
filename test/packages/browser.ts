/** Programs of a page, bundled as their authors would, in Chromium. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { rolldown } from 'rolldown';
import { expect, onTestFinished } from 'vitest';
import { write } from './packing.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** Whether a test in Chromium is left out: there is none here, and this is not CI. */
export const isLeftOut = CHROMIUM === undefined && process.env['CI'] !== 'true';
/** The end of the title of such a test. */
export const leftOut = isLeftOut ? ', which is not installed' : '';

/** One module made of a program in `folder`, and what it still imports. */
export const bundled = async (folder: string, name: string, program: string) => {
  const bundle = await rolldown({ input: write(folder, name, program), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'es' });
  return output;
};

/** A page of its own origin, which tells what is said in it. */
export interface Page {
  readonly origin: string;
  /**
   * Runs a program, bundled in `folder`, in a new Chromium.
   * @returns what it says to `console.log` and `console.error`, until it says `end` to either or throws
   */
  run(folder: string, program: string, end: RegExp): Promise<string[]>;
}

/** What a page says is sent to where it came from; whatever is thrown, too. */
const TELLING = `const tell = (...said) => void fetch('/said', { method: 'POST', body: said.map(String).join(' ') });
console.log = console.error = tell;
addEventListener('error', ({ message }) => tell('thrown:', message));
addEventListener('unhandledrejection', ({ reason }) => tell('thrown:', reason));`;

/** Serves a page until the test is over. */
export const openPage = async (): Promise<Page> => {
  const said: string[] = [];
  let script = '';
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') said.push(await text(request));
    server.emit('said');
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? script : `<!doctype html><script>${TELLING}</script><script type="module" src="/page.js"></script>`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') return expect.fail('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    async run(folder, program, end) {
      said.length = 0;
      script = (await bundled(folder, 'page.ts', program))[0].code;
      const isOver = (line: string) => end.test(line) || line.startsWith('thrown:');
      await inChromium(folder, origin, async () => {
        while (!said.some(isOver)) await once(server, 'said');
      });
      return [...said];
    },
  };
};

/** Opens an address in a new Chromium, until `done`. */
const inChromium = async (folder: string, address: string, done: () => Promise<void>): Promise<void> => {
  if (CHROMIUM === undefined) throw new Error('Chromium is missing: apt-get install chromium');
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const profile = `--user-data-dir=${join(folder, 'profile')}`;
  const browser = spawn(CHROMIUM, [...flags, profile, '--remote-debugging-port=0', address], { stdio: 'ignore' });
  const gone = once(browser, 'exit');
  try {
    await Promise.race([done(), gone.then(() => expect.fail('Chromium has ended'))]);
  } finally {
    browser.kill();
    await gone;
  }
};
