import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Tests start searchers and servers as child processes of their own; one worker a core is enough.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 30_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts'] },
  },
});
