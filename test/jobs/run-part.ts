import type { PartResult, PartTask } from '../../src/jobs/protocol.ts';
import { searching } from '../../src/jobs/searching.ts';
import type { Clock } from '../../src/mcts/budget.ts';
import type { RootTable } from '../../src/mcts/root.ts';
import { games } from './support.ts';

/** What a test has happen around a part. */
export interface Around {
  readonly clock: Clock;
  /** Whether to end now with what was found; looked at after every turn. */
  cancelled(): boolean;
  progress(tables: readonly RootTable[]): void;
}

/** Has a searcher do one part, and nothing else. @throws what it says where it cannot */
export const runPart = (task: PartTask, { clock, cancelled, progress }: Around): Promise<PartResult> => {
  const { promise, resolve, reject } = Promise.withResolvers<PartResult>();
  const turn = async () => {
    if (cancelled()) hear({ type: 'cancel', part: 1 });
  };
  const hear = searching(
    games,
    (message) => {
      if (message.type === 'progress') progress(message.tables);
      if (message.type === 'result') resolve(message.result);
      if (message.type === 'failed') reject(new Error(message.detail));
    },
    { clock, spent: clock, turn },
  );
  hear({ type: 'start', part: 1, task });
  return promise;
};
