import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/**
 * Has `tasks` done by processes that run `script` with the argument `play`, one a core; each answers every
 * task with one message.
 * @returns the answers, in no order
 */
export const spread = async <Task extends object, Answer>(
  script: string,
  tasks: readonly Task[],
): Promise<readonly Answer[]> => {
  const waiting = [...tasks];
  const answers: Answer[] = [];
  const work = async (): Promise<void> => {
    const child = fork(script, ['play']);
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      child.send(task);
      answers.push((await once(child, 'message'))[0]);
    }
    child.disconnect();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return answers;
};
