import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../src/cli/index.ts', import.meta.url));

/** What a run of the command line left behind. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const run = async (program: string, args: readonly string[], input = ''): Promise<Run> => {
  const child = spawn(program, args, { env: { ...process.env, SEARCHERS: '1', LANG: 'C' } });
  // A command that does not read its input may end before all of it is written.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
};

/** Runs `arbor` with `args`, with `input` piped in, as no terminal would. */
export const arbor = (args: readonly string[], input = ''): Promise<Run> =>
  run(process.execPath, [ENTRY, ...args], input);

/** Runs a line of shell in which `arbor` stands for the command line. */
export const shell = (line: string): Promise<Run> =>
  run('sh', ['-c', `node=$1 entry=$2; arbor() { "$node" "$entry" "$@"; }; ${line}`, 'sh', process.execPath, ENTRY]);
