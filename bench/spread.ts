import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { serveParent, startProcess } from '../src/processes.ts';

/** The argument by which a script is told to play its own tasks. */
const PLAY = 'play-tasks';

/**
 * Has `tasks` done by processes that run `script`, which calls `playTasks`.
 * @param told hears every answer as it comes
 * @param workers processes, one a core when absent
 * @param isOver whether no further task is to be begun
 * @returns the answers, in no order
 */
export const spread = async <Task extends object, Answer>(
  script: URL,
  tasks: readonly Task[],
  told: (answer: Answer) => void = () => {},
  workers: number = availableParallelism(),
  isOver: () => boolean = () => false,
): Promise<readonly Answer[]> => {
  const waiting = [...tasks];
  const answers: Answer[] = [];
  const work = async (): Promise<void> => {
    const child = startProcess(script, [PLAY]);
    for (let task = waiting.shift(); task !== undefined && !isOver(); task = waiting.shift()) {
      child.send(task);
      const answer: Answer = (await once(child, 'message'))[0];
      answers.push(answer);
      told(answer);
    }
    child.disconnect();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return answers;
};

/** In a process of `spread`, answers every task by `play`; elsewhere nothing. */
export const playTasks = <Task, Answer extends object>(play: (task: Task) => Answer): void => {
  if (process.argv[2] !== PLAY) return;
  const answer = serveParent<Answer>();
  process.on('message', (task: Task) => answer(play(task)));
};
