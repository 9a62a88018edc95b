import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { failuresLast } from './test/support/failures-last.ts';
import { noSkips } from './test/support/no-skips.ts';

const isCovering = process.argv.some((argument) => argument.startsWith('--coverage'));

// Tests start the command line, servers and searchers as processes of their own; what Node compiles for one it keeps for the
// next. Counts of coverage are not exact for code that was kept.
if (!isCovering)
  process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

// What is tested is what was written; tests of the bundle ask for it.
process.env['SEARCH_CODE'] ??= 'sources';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Tests start searchers and servers as child processes of their own; one worker a core is enough.
    maxWorkers: '100%',
    // Node runs the sources as they are, as it does in the service: bundlers' rewritten imports make a search twice as slow.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Modules are loaded once a worker. They keep no state that a test changes; what a file sets, it puts back.
    isolate: false,
    ...(process.env['CI'] === 'true' && { reporters: ['default', failuresLast, noSkips] }),
    testTimeout: 60_000,
    hookTimeout: 30_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts'] },
  },
});
