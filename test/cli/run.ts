import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { run } from '../../src/cli/program.ts';

const ENTRY = fileURLToPath(new URL('../../src/cli/index.ts', import.meta.url));
/** What every run of these tests has in its environment. */
const ENV = { SEARCHERS: '1', LANG: 'C' };

/** What a run of the command line left behind. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The run before, which has to end first: there is one standard output. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Runs `arbor` with `args`, in this process and one at a time, with `input` piped in, as no terminal would. What only a
 * process has, such as signals, pipes and the end itself, is tried by `arborProcess` and `shell`.
 */
export const arbor = (args: readonly string[], input = ''): Promise<Run> => {
  const turn = before.then(() => runHere(args, input));
  before = turn.catch(() => {});
  return turn;
};

const runHere = async (args: readonly string[], input: string): Promise<Run> => {
  const terminal = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([Buffer.from(input)]) });
  const streams = [process.stdout, process.stderr].map((stream) => {
    const spy = vi.spyOn(stream, 'write').mockReturnValue(true);
    return { spy, written: () => spy.mock.calls.map(([chunk]) => String(chunk)).join('') };
  });
  for (const [name, value] of Object.entries(ENV)) vi.stubEnv(name, value);
  try {
    const code = await run(args);
    const [out = '', err = ''] = streams.map(({ written }) => written());
    return { code, out, err };
  } finally {
    vi.unstubAllEnvs();
    for (const { spy } of streams) spy.mockRestore();
    Object.defineProperty(process, 'stdin', terminal);
  }
};

const start = async (program: string, args: readonly string[], input = ''): Promise<Run> => {
  const child = spawn(program, args, { env: { ...process.env, ...ENV } });
  // A command that does not read its input may end before all of it is written.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
};

/** The same in a process of its own. */
export const arborProcess = (args: readonly string[], input = ''): Promise<Run> =>
  start(process.execPath, [ENTRY, ...args], input);

/** Runs a line of shell in which `arbor` stands for the command line. */
export const shell = (line: string): Promise<Run> =>
  start('sh', ['-c', `node=$1 entry=$2; arbor() { "$node" "$entry" "$@"; }; ${line}`, 'sh', process.execPath, ENTRY]);
