/** Fits a net to the games that were played, and sees that every runtime comes to the same. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openByRuntime, openSession } from '../src/net/session.ts';
import { forward, type WholeNet } from './forward.ts';
import type { Recipe } from './recipe.ts';

/** What `learn.py` says of its work; losses are with the net and without, by number of seats. */
export interface Learnt {
  readonly positions: Readonly<Record<string, number>>;
  readonly held: Readonly<Record<string, readonly [loss: number, without: number]>>;
  readonly curve: readonly Readonly<Record<string, readonly [loss: number, without: number]>>[];
  readonly sha256: string;
}

interface Checked extends WholeNet {
  readonly rows: { readonly views: number[][]; readonly corrections: number[][] };
}

/** Debian's Python has `python3-torch`; another may have it too. */
const PYTHON = process.env['PYTHON'] ?? '/usr/bin/python3';
const LEARN = fileURLToPath(new URL('./learn.py', import.meta.url));

/**
 * Fits the net of a recipe.
 * @param folders of games, its own and those it learns from as well
 * @param file where the net goes; what was learnt is kept beside it
 * @throws Error where Python fails, or a runtime comes to something else
 */
export const learn = async (recipeFile: string, folders: readonly string[], file: string): Promise<Learnt> => {
  const said: Omit<Learnt, 'sha256'> = JSON.parse(await python([LEARN, recipeFile, ...folders, file]));
  checkRuntimes(file);
  const learnt = { ...said, sha256: createHash('sha256').update(readFileSync(file)).digest('hex') };
  writeFileSync(`${file}.learnt.json`, `${JSON.stringify(learnt)}\n`);
  return learnt;
};

const python = (args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(PYTHON, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(new Error(`${PYTHON} ended with ${code}`))));
  });

/** Sees that PyTorch, onnxruntime, the kernel and a plain forward pass come to the same numbers, bit for bit. @throws Error where they do not */
const checkRuntimes = (file: string): void => {
  const net: Checked = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
  const { views, corrections } = net.rows;
  const bytes = new Uint8Array(readFileSync(file));
  for (const open of [openSession, openByRuntime]) {
    const session = open(bytes);
    if (!session.ok) throw new Error(JSON.stringify(session.faults));
    if (open === openSession && !session.value.exact) throw new Error('it is not a net of whole numbers');
    const { size, outputs } = session.value;
    const said = new Float32Array(views.length * outputs);
    session.value.run(Float32Array.from(views.flat()), views.length, said);
    for (const [row, view] of views.entries())
      for (const [output, value] of forward(net, view).entries()) {
        const others = [said[row * outputs + output], corrections[row]?.[output]];
        if (others.some((other) => other !== value))
          throw new Error(`row ${row} of ${size} numbers: ${value}, ${others}`);
      }
  }
  process.stderr.write(`${views.length} rows: PyTorch, onnxruntime, the kernel and a plain forward pass agree\n`);
};

/** Where the net of a recipe is while it is made. */
export const netFile = (work: string, { name }: Recipe): string => join(work, `${name}.onnx`);
