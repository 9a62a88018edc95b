/**
 * Tries nets before they are served: each is opened and asked once, in a process of its own kind, so that a file that crashes,
 * hangs or eats memory ends that process and is told as a fault.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Fault, fault, under } from '../core/fault.ts';
import { startProcess } from '../processes.ts';
import type { Model } from './models.ts';
import type { Candidate } from './pass.ts';

/** What is asked of the process: to try a net, or, without one, whether those of any kind can run. */
export interface ToTrial {
  readonly type: 'try';
  readonly model?: Candidate;
}

/** What it answers, in the same order. */
export type FromTrial =
  | { readonly type: 'runtime'; readonly fault: string | undefined }
  | { readonly type: 'passed'; readonly faults: readonly Fault[] };

/** Whether `message` is one of those that it is asked by. */
export const isToTrial = (message: unknown): message is ToTrial =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'try';

const isFromTrial = (message: unknown): message is FromTrial =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  (message.type === 'runtime' || message.type === 'passed');

/** How nets fared. */
export interface Trial {
  /** Why only nets of whole numbers can run on this machine; absent where all can. */
  readonly unavailable?: string;
  /** What is wrong with single ones; pointers are `<game>/<file>#`. */
  readonly faults: readonly Fault[];
}

const PROCESS = new URL('./trial-process.ts', import.meta.url);

/** Time for the runtime to load, and for a net to answer; both take a tenth of a second where nothing else runs. */
const PATIENCE_MS = 30_000;

/**
 * Tries every one of `models` that can run here: where the runtime is missing, those of whole numbers.
 * @param entry what the process runs; tests put others in its place
 */
export const tryModels = async (
  models: readonly Model[],
  patienceMs = PATIENCE_MS,
  entry = PROCESS,
): Promise<Trial> => {
  const faults: Fault[] = [];
  let child = startProcess(entry, []);
  const first = await ask(child, {}, patienceMs);
  const unavailable = 'ended' in first ? `Loading the runtime of nets ${first.ended}.` : runtimeFaultOf(first);
  if ('ended' in first) child = startProcess(entry, []);
  for (const { game, name, card, file } of models) {
    const { outputs, exact, features } = card;
    if (!exact && unavailable !== undefined) continue;
    const answer = await ask(child, { model: { file, size: features.size, outputs, exact } }, patienceMs);
    const at = `${game}/${name}.onnx#`;
    if ('ended' in answer) {
      faults.push(fault(at, 'crashes', `Running it ${answer.ended}.`));
      child = startProcess(entry, []);
    } else if (answer.type === 'passed') faults.push(...under(at, answer.faults));
  }
  child.kill('SIGKILL');
  return { faults, ...(unavailable !== undefined && { unavailable }) };
};

const runtimeFaultOf = (answer: FromTrial): string | undefined =>
  answer.type === 'runtime' ? answer.fault : undefined;

/** What the process answers, or how it ended instead. */
const ask = async (
  child: ChildProcess,
  about: Omit<ToTrial, 'type'>,
  patienceMs: number,
): Promise<FromTrial | { readonly ended: string }> => {
  const over = new AbortController();
  const { signal } = over;
  const answer = once(child, 'message', { signal }).then(([message]) => {
    if (isFromTrial(message)) return message;
    throw new Error('a trial has answered what nobody asked');
  });
  let isLate = false;
  const end = once(child, 'exit', { signal }).then(([code, by]) => ({
    ended: isLate ? `takes more than ${patienceMs} ms` : `ends its process (${by ?? code})`,
  }));
  const late = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, patienceMs);
  child.send({ type: 'try', ...about } satisfies ToTrial, () => {});
  const outcome = await Promise.race([answer, end]);
  clearTimeout(late);
  over.abort();
  // The one that came second is told that nobody listens any more.
  await Promise.allSettled([answer, end]);
  return outcome;
};
