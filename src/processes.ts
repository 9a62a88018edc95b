/** Processes of Arbor's own: how each is started, and how each behaves towards the process that started it. */
import { type ChildProcess, fork } from 'node:child_process';

/** Milliseconds since a moment that is the same for all processes of this machine. */
export const sharedClock = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Starts a process that runs `entry` with `args`, and that can be sent whatever can be cloned. */
export const startProcess = (entry: URL, args: readonly string[]): ChildProcess => {
  // None of them asks callers for keys or speaks to Redis, so none is given what opens these.
  const { API_KEYS: _, REDIS_URL: __, ...env } = process.env;
  return fork(entry, args, {
    env,
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};

/**
 * To be called first in such a process: it ends when its parent is gone, and only the parent says when else.
 * @returns sends a message to the parent
 */
export const serveParent = <Message extends object>(): ((message: Message) => void) => {
  // Terminals and service managers signal the whole process group, the parent too.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  return (message) => {
    // A message that cannot be sent has nobody to hear it.
    process.send?.(message, undefined, undefined, (error) => {
      if (error !== null) process.exit();
    });
  };
};
