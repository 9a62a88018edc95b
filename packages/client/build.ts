/** Makes `dist`: the client as plain JavaScript with its declarations. Only the package is built; tests run the sources as well. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const bundle = await rolldown({
  input: { index: here('src/index.ts') },
  platform: 'neutral',
  external: ['eventsource-parser'],
  plugins: [dts({ generator: 'oxc', tsconfig: false })],
});
rmSync(here('dist'), { recursive: true, force: true });
await bundle.write({ dir: here('dist'), format: 'esm' });
