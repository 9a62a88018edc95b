import type { ChildProcess } from 'node:child_process';
import { type CodeForm, codeOf } from '../bundle/bundle.ts';
import { startProcess } from '../processes.ts';
import type { DealResult } from './deal.ts';
import type { Player } from './match.ts';
import type { MatchPlan } from './plan.ts';

/** Processes that play the deals of one match. */
export interface Crew {
  readonly players: readonly Player[];
  /** Ends the processes at once; deals they are at are lost. */
  close(): void;
}

/** What a crew needs to know beside its match. */
export interface CrewOptions {
  /** Folder of an owner's catalogs. */
  readonly catalogDir?: string;
  /** Folders of nets, see `modelFolders`; none when absent. */
  readonly modelDirs?: readonly string[];
  /** What its processes run; a bundle that is not there is made first. */
  readonly searchCode: CodeForm;
}

/** Starts `count` processes for `plan`, which must be one that `openMatch` accepts. */
export const startCrew = (plan: MatchPlan, count: number, options: CrewOptions): Crew => {
  const { catalogDir = '', modelDirs = [], searchCode } = options;
  const args = [JSON.stringify(plan), catalogDir, ...modelDirs];
  const code = codeOf(new URL('./worker.ts', import.meta.url), count > 0 ? searchCode : 'sources');
  const children = Array.from({ length: count }, () => startProcess(code.entry(), args));
  return {
    players: children.map((child) => (deal) => ask(child, deal)),
    close: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
};

/** Has `child`, which is idle, play one deal; fails when it ends before it answers. */
const ask = (child: ChildProcess, deal: number): Promise<DealResult> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`a process of the arena ended at deal ${deal}`));
    child.once('exit', fail);
    child.once('message', (message: unknown) => {
      child.off('exit', fail);
      if (isResult(message)) resolve(message);
      else fail();
    });
    if (child.exitCode !== null || child.signalCode !== null) fail();
    else child.send(deal, (error) => error !== null && fail());
  });

const isResult = (message: unknown): message is DealResult =>
  typeof message === 'object' && message !== null && 'first' in message && 'second' in message;
