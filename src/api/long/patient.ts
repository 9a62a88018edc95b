import type { Recipient } from '../recipient.ts';

/** Whoever a search that was handed in is for: they come back for it, and may want no more than there is. */
export interface Patient extends Recipient {
  /** Ends the work with what there is. */
  leave(): void;
  /** Processor time of all searches so far. */
  spentMs(): number;
}

/** Somebody who has just begun to be served. */
export const patientOf = (log: Recipient['log'], requestId: string, trace: string | undefined): Patient => {
  const began = performance.now();
  const leavers = new Set<() => void>();
  let left = false;
  let spent = 0;
  return {
    log,
    requestId,
    patient: true,
    trace,
    elapsedMs: () => performance.now() - began,
    hasLeft: () => left,
    whenGone(leave) {
      leavers.add(leave);
      if (left) leave();
      return () => void leavers.delete(leave);
    },
    onSpent: (ms) => {
      spent += ms;
    },
    spentMs: () => spent,
    leave() {
      left = true;
      for (const each of leavers) each();
    },
  };
};
