import { setImmediate as turn } from 'node:timers/promises';
import type { Games } from '../engines/index.ts';
import { runPart } from './part.ts';
import type { FromSearcher, ToSearcher } from './protocol.ts';

type Start = Extract<ToSearcher, { type: 'start' }>;

/** A part while it is searched. */
interface Current {
  readonly part: number;
  cancelled: boolean;
}

/**
 * What a searcher does, wherever it runs: it does the part it is given, and ends it when it is told to.
 * @param send tells the pool
 * @returns hears the pool
 */
export const searching = (games: Games, send: (message: FromSearcher) => void): ((message: ToSearcher) => void) => {
  let current: Current | undefined;
  const search = async (start: Start): Promise<void> => {
    const own: Current = { part: start.part, cancelled: false };
    current = own;
    const answer = await answerTo(games, start, own, send);
    current = undefined;
    send(answer);
  };
  return (message) => {
    if (message.type === 'start') search(message);
    else if (current?.part === message.part) current.cancelled = true;
  };
};

const answerTo = async (
  games: Games,
  { part, task }: Start,
  current: Current,
  send: (message: FromSearcher) => void,
): Promise<FromSearcher> => {
  try {
    const found = await runPart(games, task, {
      clock: () => performance.now(),
      turn,
      cancelled: () => current.cancelled,
      progress: (tables) => send({ type: 'progress', part, tables }),
    });
    if (found.ok) return { type: 'result', part, result: found.value };
    const detail = found.faults.map((fault) => `${fault.pointer} ${fault.detail}`).join(' ');
    return { type: 'failed', part, detail };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { type: 'failed', part, detail: error.message, ...(error.stack !== undefined && { stack: error.stack }) };
  }
};
