/** Exact nets on a processor of another kind, as `qemu-user` emulates it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BENCH = fileURLToPath(new URL('../../bench/index.ts', import.meta.url));
const hasQemu = spawnSync('qemu-x86_64', ['--version']).status === 0;

// It emulates processors of the kind that it runs on: on others there is nothing to run.
test.skipIf(!hasQemu || process.arch !== 'x64')(
  'gives the same bytes where floats are added up four at a time',
  () => {
    const { status, stdout } = spawnSync(process.execPath, [BENCH, 'exact', '--processors', 'Nehalem'], {
      encoding: 'utf8',
    });
    const lines = stdout.split('\n').filter((line) => line.startsWith('Nehalem'));
    expect(lines.filter((line) => line.includes(' exact ')).length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes(' exact ') && !line.endsWith('the same bytes'))).toEqual([]);
    expect(status).toBe(0);
  },
  300_000,
);
