import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, Failure } from './failure.ts';

/** Runs the benchmarks in a process of their own, with the arguments given; gives its exit code. */
export const bench = async (args: readonly string[]): Promise<number> => {
  const entry = fileURLToPath(new URL('../../bench/index.ts', import.meta.url));
  if (!existsSync(entry)) throw new Failure('The benchmarks are not part of this installation.', EXIT.failed);
  const child = spawn(process.execPath, ['--expose-gc', entry, ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : EXIT.failed;
};
