import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type Code, type CodeForm, codeOf } from '../bundle/bundle.ts';
import { sharedClock, startProcess } from '../processes.ts';
import type { Backend } from './backend.ts';
import { type Log, openPool, type Searchers } from './pool.ts';
import type { ToSearcher } from './protocol.ts';
import { arrived, isOnTheWay } from './wire.ts';

/** How a local backend is set up. */
export interface LocalOptions {
  /** Processes that search, ≥ 1; one a core when absent. */
  readonly searchers?: number;
  /** Tasks that may wait before further ones are turned away, ≥ 0; 64 when absent. */
  readonly queueLimit?: number;
  /** Folder of an owner's catalogs. */
  readonly catalogDir?: string;
  /** Folders of nets, see `modelFolders`; none when absent. */
  readonly modelDirs?: readonly string[];
  readonly log?: Log;
  /** What searchers run; their sources when absent. A bundle that is not there is made first, which takes about a second. */
  readonly searchCode?: CodeForm;
  /** The module that a searcher runs; tests put others in its place. */
  readonly entry?: URL;
  /** Time a searcher has to obey a cancel; one that says nothing for five times as long is killed. 1000 when absent. */
  readonly patienceMs?: number;
  /** Parts of tasks that a searcher may have at once, ≥ 1; 32 when absent. */
  readonly partsAtOnce?: number;
}

/** A backend of processes on this machine. */
export interface LocalBackend extends Backend {
  /** Process ids of the searchers that are running. */
  pids(): number[];
}

const SEARCHER = new URL('./searcher.ts', import.meta.url);

/** What searchers run. */
export const searcherCode = (form: CodeForm): Code => codeOf(SEARCHER, form);

/** Starts searchers on this machine; nothing to install. They start in the background, tasks wait for them. */
export const localBackend = (options: LocalOptions = {}): LocalBackend => {
  const { searchers = availableParallelism(), queueLimit = 64, patienceMs = 1000, partsAtOnce = 32 } = options;
  const { catalogDir = '', modelDirs = [], log } = options;
  const code = codeOf(options.entry ?? SEARCHER, options.searchCode ?? 'sources');
  if (code.fault !== undefined) log?.warn({ why: code.fault }, 'searchers run the sources, which is slower');
  const processes = new Processes(code, [catalogDir, ...modelDirs], log);
  const pool = openPool({ count: searchers, queueLimit, patienceMs, partsAtOnce, log }, processes);
  return { ...pool, pids: () => processes.pids() };
};

/** Searchers that are processes of this machine. */
class Processes implements Searchers {
  readonly #code: Code;
  readonly #args: readonly string[];
  readonly #log: Log | undefined;
  readonly #children = new Map<number, ChildProcess>();

  constructor(code: Code, args: readonly string[], log: Log | undefined) {
    this.#code = code;
    this.#args = args;
    this.#log = log;
  }

  pids(): number[] {
    return [...this.#children.values()].flatMap(({ pid }) => pid ?? []);
  }

  launch(searcher: number, tell: Parameters<Searchers['launch']>[1]): void {
    const child = startProcess(this.#code.entry(), this.#args);
    this.#children.set(searcher, child);
    const end = (how: object): void => {
      if (this.#children.get(searcher) !== child) return;
      this.#children.delete(searcher);
      tell({ type: 'ended', searcher, how: { searcher: child.pid, ...how } });
    };
    // The last words of a searcher can arrive after its end; by then its part is somebody else's.
    child.on('message', (message: unknown) => {
      if (this.#children.get(searcher) === child && isOnTheWay(message))
        tell({ type: 'said', searcher, message: arrived(message) });
    });
    child.on('exit', (code, signal) => end({ code, signal }));
    child.on('error', (error) => {
      if (child.pid === undefined) end({ error });
      else this.#log?.warn({ searcher: child.pid, error }, 'a searcher cannot be told or killed');
    });
  }

  send(searcher: number, message: ToSearcher): void {
    // What waits on its way, while the searcher is at something else, is part of the time that a task has.
    const sent = message.type === 'start' ? { ...message, sentAt: sharedClock() } : message;
    // A failure needs no answer here: the searcher has ended, or will be found silent.
    this.#children.get(searcher)?.send(sent, () => {});
  }

  dismiss(searcher: number): void {
    const child = this.#children.get(searcher);
    if (child?.connected) child.disconnect();
  }

  kill(searcher: number, why: string): void {
    const child = this.#children.get(searcher);
    this.#log?.warn({ searcher: child?.pid, why }, 'killing a searcher');
    child?.kill('SIGKILL');
  }
}
