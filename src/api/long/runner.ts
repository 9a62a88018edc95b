import { setTimeout } from 'node:timers/promises';
import { type Ledger, LedgerAway, type LongEnd, type LongSearch } from '../../jobs/ledger.ts';
import type { Service } from '../context.ts';
import { type Attempt, internalFault, problemDocument } from '../problems.ts';
import { doLong } from './asked.ts';
import { type Patient, patientOf } from './patient.ts';

/** Time between two looks for searches that nobody called about. */
const LOOK_MS = 1000;

/** Does the searches of a ledger, as many at once as there are searchers: the queue stays open to those who wait. */
export class LongRunner {
  readonly #service: Service;
  readonly #ledger: Ledger;
  readonly #running = new Map<string, Patient>();
  readonly #works = new Set<Promise<void>>();
  readonly #looking: NodeJS.Timeout;
  #claiming = false;
  #closing = false;

  constructor(service: Service, ledger: Ledger) {
    this.#service = service;
    this.#ledger = ledger;
    ledger.listen((call) => {
      if (call.type === 'end') this.#running.get(call.id)?.leave();
      else this.#look();
    });
    this.#looking = globalThis.setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** Whether it does no more. */
  get closing(): boolean {
    return this.#closing;
  }

  /** Gives back what is under way, for others or for nobody. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#looking);
    for (const patient of this.#running.values()) patient.leave();
    await Promise.all(this.#works);
  }

  #look(): void {
    if (this.#claiming || this.#closing) return;
    this.#claiming = true;
    this.#claim()
      .catch((error: unknown) => {
        if (!(error instanceof LedgerAway)) this.#service.logger.error({ err: error }, 'no search can be taken on');
      })
      .finally(() => {
        this.#claiming = false;
      });
  }

  async #claim(): Promise<void> {
    const { config, backend } = this.#service;
    while (!this.#closing && this.#running.size < (backend.state().searchers || config.searchers)) {
      const search = await this.#ledger.claim();
      if (search === undefined) return;
      const patient = patientOf(this.#service.logger, search.requestId, search.trace);
      this.#running.set(search.id, patient);
      const work = this.#do(search, patient).finally(() => {
        this.#running.delete(search.id);
        this.#works.delete(work);
        this.#look();
      });
      this.#works.add(work);
    }
  }

  async #do(search: LongSearch, patient: Patient): Promise<void> {
    const { logger } = this.#service;
    const { id } = search;
    const tell = (...[progress, answer]: Parameters<Parameters<typeof doLong>[3]>): void => {
      const news = { progress, ...(answer && { answer: () => JSON.stringify(answer()) }) };
      // Without news the search goes on all the same.
      this.#ledger.tell(id, news).catch(() => {});
    };
    const found: Attempt<object> = await doLong(this.#service, search, patient, tell).catch((error: unknown) => {
      logger.error({ err: error, requestId: search.requestId }, 'a search that was handed in failed');
      return internalFault();
    });
    const settle = (): Promise<void> =>
      this.#closing ? this.#ledger.release(id) : this.#ledger.finish(id, endOf(found, patient), patient.spentMs());
    await this.#insist(settle);
  }

  /** Does it again where the ledger is away, for as long as that makes sense. */
  async #insist(settle: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await settle();
      } catch (error) {
        if (!(error instanceof LedgerAway) || this.#closing) {
          this.#service.logger.error({ err: error }, 'how a search ended is not known to its ledger');
          return;
        }
        await setTimeout(LOOK_MS, undefined, { ref: false });
      }
    }
  }
}

const endOf = (found: Attempt<object>, patient: Patient): LongEnd => {
  if (found.ok) return { status: patient.hasLeft() ? 'ended' : 'done', answer: JSON.stringify(found.value) };
  if (patient.hasLeft()) return { status: 'ended' };
  return { status: 'failed', problem: JSON.stringify(problemDocument(found.problem, patient.requestId)) };
};
