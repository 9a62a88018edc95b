import { execFile, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from '../cli/server.ts';

const ROOT = new URL('../../', import.meta.url);
const PAGES = globSync('docs/games/*.md', { cwd: ROOT });

/** What the commands of the pages need beside a shell. */
const equipped = ['bash', 'curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0);

const folder = mkdtempSync(join(tmpdir(), 'pages-'));

/** A fenced block of a page. */
interface Block {
  readonly kind: string;
  readonly text: string;
}

const blocksOf = (page: string): Block[] =>
  [...readFileSync(new URL(page, ROOT), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', text = '']) => ({ kind, text }),
  );

/** Does what a page asks of its reader: the block that follows is put into a file. */
const saveFiles = (page: string): void => {
  const asked = /Save this as `([\w.]+)`:[\s\S]*?^```jsonc\n([\s\S]*?)^```$/gm;
  for (const [, name = '', text = ''] of readFileSync(new URL(page, ROOT), 'utf8').matchAll(asked))
    writeFileSync(join(folder, name), text);
};

/** Stands between the outputs of two blocks. */
const BREAK = '\u0001';

/** Whether `printed` is what `shown` shows of it; `…` stands for anything. */
const agrees = (printed: string, shown: string): boolean => {
  const parts = shown.trim().split('…');
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const found = printed.indexOf(part, at);
    if (found < 0 || (index === 0 && found > 0)) return false;
    at = found + part.length;
  }
  return printed.trimEnd().endsWith(parts.at(-1) ?? '');
};

const server = equipped ? await startServer() : undefined;
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server?.close();
});

describe.skipIf(server === undefined)('the commands of a page print what stands below them', () => {
  test.each(PAGES)('%s', async (page) => {
    saveFiles(page);
    const blocks = blocksOf(page);
    const script = blocks
      .filter(({ kind }) => kind === 'sh')
      .map(({ text }) => `${text}printf '${BREAK}'\n`)
      .join('')
      .replaceAll('http://localhost:3000', server?.url ?? '');
    const { stdout } = await promisify(execFile)('bash', ['-ec', script], { cwd: folder });
    const printed = stdout.split(BREAK);
    let command = -1;
    for (const { kind, text } of blocks) {
      if (kind === 'sh') command++;
      else if (kind === 'text') expect(agrees(printed[command] ?? '', text), `${printed[command]}${text}`).toBe(true);
    }
  });
});
