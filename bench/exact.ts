/** Whether nets that are said to be exact give the same bytes on processors of other kinds, as `qemu-user` emulates them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleText } from '../src/bundle/write.ts';
import { modelFolders } from '../src/net/models.ts';
import { machine } from './machine.ts';

/** Processors that add up floats in different orders: eight at a time and fused, eight at a time, four at a time. */
const PROCESSORS = ['Haswell', 'SandyBridge', 'Nehalem'] as const;

const CACHE = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));

const linesOf = (program: string, args: readonly string[]): string[] => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  return stdout.trim().split('\n').filter(Boolean);
};

/**
 * Prints, for every net that is served and for a few that are made here, whether other processors give what this one gives.
 * @returns whether exact nets did; nets of fractions, which need not, show that the test can fail
 */
export const exact = async ({ processors = PROCESSORS.join() }: { readonly processors?: string }): Promise<void> => {
  // It has to find the runtime from where it lies.
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'net-bytes-'));
  const file = join(folder, 'net-bytes.mjs');
  try {
    writeFileSync(file, await bundleText(fileURLToPath(new URL('net-bytes.ts', import.meta.url))));
    const sets = [[], ...modelFolders().map((each) => [each])];
    const here = sets.flatMap((args) => linesOf(process.execPath, [file, ...args]));
    console.log(machine());
    for (const processor of processors.split(',')) {
      const there = sets.flatMap((args) =>
        linesOf('qemu-x86_64', ['-cpu', processor, process.execPath, file, ...args]),
      );
      for (const [index, line] of here.entries()) {
        const [kind, net] = line.split(' ');
        const isSame = there[index] === line;
        console.log(`${processor.padEnd(12)} ${kind} ${net}: ${isSame ? 'the same bytes' : 'other bytes'}`);
        if (kind === 'exact' && !isSame) process.exitCode = 1;
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
