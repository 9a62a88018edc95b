import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { RootTable } from '../mcts/root.ts';
import { type FromSearcher, isFromSearcher, type PartResult, type PartTask, type ToSearcher } from './protocol.ts';

/** Patiences without a message after which a searcher is killed: while it starts, and afterwards. */
const SILENCES = { starting: 30, ready: 5 } as const;
/** Wait before a searcher is started again: doubles with each death in a row. */
const REVIVAL_MS = { first: 50, most: 10_000 } as const;

/** Where the pool writes what goes wrong with searchers; a pino logger fits. */
export interface Log {
  warn(fields: object, message: string): void;
}

/** What every slot of a pool has in common. */
export interface SlotOptions {
  /** The module that a searcher runs. */
  readonly entry: URL;
  readonly catalogDir: string | undefined;
  /** Time a searcher has to obey a cancel or to end; silence is counted in these too. */
  readonly patienceMs: number;
  readonly log: Log | undefined;
  /** A searcher has become idle. */
  onIdle(): void;
  /** A searcher ended before it was ready. */
  onStillborn(): void;
}

/** Who gave a slot its part. Hears any number of `progress` and then one of the others. */
export interface PartListener {
  progress(tables: readonly RootTable[]): void;
  result(result: PartResult): void;
  failed(detail: string): void;
  /** The searcher ended before the part did. */
  died(): void;
}

/** A place in the pool: keeps one searcher process running, starting it again whenever it ends. */
export class Slot {
  readonly #options: SlotOptions;
  #child: ChildProcess | undefined;
  #ready = false;
  #listener: PartListener | undefined;
  /** Number of the last part given to a searcher. */
  #part = 0;
  /** Looks of the pool since the searcher's last message. */
  #silence = 0;
  /** Searchers in a row that ended without finishing a part. */
  #deaths = 0;
  #closing = false;
  /** Kills a searcher that does not obey a cancel. */
  #patience: NodeJS.Timeout | undefined;
  #revival: NodeJS.Timeout | undefined;

  constructor(options: SlotOptions) {
    this.#options = options;
    this.#fork();
  }

  /** Process id of the searcher; undefined between two lives. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Whether the searcher has started; it may be busy. */
  get ready(): boolean {
    return this.#ready;
  }

  get busy(): boolean {
    return this.#listener !== undefined;
  }

  get idle(): boolean {
    return this.#ready && !this.busy;
  }

  /** Searchers in a row that ended without finishing a part. */
  get deaths(): number {
    return this.#deaths;
  }

  /** Gives the idle searcher a part. */
  start(task: PartTask, listener: PartListener): void {
    this.#listener = listener;
    this.#send({ type: 'start', part: ++this.#part, task });
  }

  /** Ends the current part soon: the searcher answers with what it found, or is killed. */
  cancel(): void {
    if (!this.busy || this.#patience !== undefined) return;
    this.#send({ type: 'cancel', part: this.#part });
    this.#patience = setTimeout(() => this.#kill('deaf'), this.#options.patienceMs);
  }

  /**
   * To be called once a patience: notices a searcher that says nothing. Looks are counted, not
   * milliseconds, so that a pool that was itself held up does not blame its searchers.
   */
  look(): void {
    if (this.#child === undefined) return;
    this.#silence++;
    if (this.#silence > (this.#ready ? SILENCES.ready : SILENCES.starting)) this.#kill('silent');
  }

  /** Ends the searcher for good; it has no part. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#revival);
    const child = this.#child;
    if (child === undefined) return;
    const gone = once(child, 'exit');
    const killer = setTimeout(() => this.#kill('lingering'), this.#options.patienceMs);
    if (child.connected) child.disconnect();
    await gone;
    clearTimeout(killer);
  }

  #fork(): void {
    const { entry, catalogDir } = this.#options;
    // A searcher asks for no keys, so it is given none.
    const { API_KEYS: _, ...env } = process.env;
    const child = fork(entry, catalogDir === undefined ? [] : [catalogDir], {
      env,
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.#ready = false;
    this.#silence = 0;
    // The last words of a searcher can arrive after its end; by then its part is somebody else's.
    child.on('message', (message: unknown) => {
      if (child === this.#child && isFromSearcher(message)) this.#hear(message);
    });
    child.on('exit', (code, signal) => this.#bury(child, { code, signal }));
    child.on('error', (error) => {
      if (child.pid === undefined) this.#bury(child, { error });
      else this.#options.log?.warn({ searcher: child.pid, error }, 'a searcher cannot be told or killed');
    });
  }

  #hear(message: FromSearcher): void {
    this.#silence = 0;
    switch (message.type) {
      case 'ready':
        this.#ready = true;
        this.#options.onIdle();
        break;
      case 'heartbeat':
        break;
      case 'progress':
        this.#listener?.progress(message.tables);
        break;
      case 'result':
        this.#finish((listener) => listener.result(message.result));
        break;
      case 'failed':
        this.#options.log?.warn(message, 'a task cannot be searched');
        this.#finish((listener) => listener.failed(message.detail));
        break;
      default:
        message satisfies never;
    }
  }

  /** The current part has its answer: `tell` its listener, then ask for the next one. */
  #finish(tell: (listener: PartListener) => void): void {
    this.#deaths = 0;
    const listener = this.#drop();
    if (listener !== undefined) tell(listener);
    this.#options.onIdle();
  }

  #drop(): PartListener | undefined {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    const listener = this.#listener;
    this.#listener = undefined;
    return listener;
  }

  #bury(child: ChildProcess, how: object): void {
    if (child !== this.#child) return;
    const stillborn = !this.#ready;
    this.#child = undefined;
    this.#ready = false;
    const listener = this.#drop();
    if (this.#closing) return;
    this.#deaths++;
    const { first, most } = REVIVAL_MS;
    const waitMs = Math.min(most, first * 2 ** (this.#deaths - 1));
    this.#options.log?.warn({ searcher: child.pid, ...how, waitMs }, 'searcher ended, starting another');
    this.#revival = setTimeout(() => this.#fork(), waitMs);
    listener?.died();
    if (stillborn) this.#options.onStillborn();
  }

  #kill(why: string): void {
    this.#options.log?.warn({ searcher: this.pid, why }, 'killing a searcher');
    this.#child?.kill('SIGKILL');
  }

  #send(message: ToSearcher): void {
    // A failure needs no answer here: the searcher has ended, or will be found silent.
    this.#child?.send(message, () => {});
  }
}
