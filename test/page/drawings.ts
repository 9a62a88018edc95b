/** `drawings.tsx` for Node, which reads no TSX: bundled, without style sheets. */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** What that file exports. */
export type Drawings = typeof import('./drawings.tsx');

/** Makes it, and loads it. */
export const loadDrawings = async (): Promise<Drawings> => {
  const file = join(tmpdir(), `arbor-drawings-${process.pid}.mjs`);
  const bundle = await rolldown({
    input: fileURLToPath(new URL('drawings.tsx', import.meta.url)),
    platform: 'node',
    moduleTypes: { '.css': 'empty' },
    transform: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    logLevel: 'silent',
  });
  try {
    // What the page keeps and in which language it is are read from a browser as soon as it is loaded.
    await bundle.write({
      file,
      format: 'esm',
      codeSplitting: false,
      banner: 'globalThis.document ??= { documentElement: {} };',
    });
    return await import(pathToFileURL(file).href);
  } finally {
    await bundle.close();
    rmSync(file, { force: true });
  }
};
