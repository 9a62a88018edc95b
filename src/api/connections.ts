import { readFileSync } from 'node:fs';
import type { Config } from '../config.ts';

/** Part of the files a process may have open that connections may take; searchers, logs and reads need the rest. */
const PART = 0.5;

/** Files that this process may have open at once; undefined where that is not told. */
const mostOpenFiles = (): number | undefined => {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.NaN) || undefined;
  } catch {
    return undefined;
  }
};

/**
 * Connections that are held at once; any further one is closed as it comes. Without such a cap, idle callers would take
 * every descriptor, and a process that can open nothing cannot answer those it has.
 */
export const mostConnections = ({ maxConnections }: Pick<Config, 'maxConnections'>): number =>
  Math.max(1, Math.min(maxConnections, Math.floor(PART * (mostOpenFiles() ?? Number.POSITIVE_INFINITY))));
