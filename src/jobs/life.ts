/** The life of a searcher as the schedule knows it, as a value: what it is at, how long it has been silent, what is due. */

/** Looks without a word after which a searcher is killed: while it starts, and afterwards. */
const SILENCES = { starting: 30, idle: 5, busy: 5 } as const;
/** Wait before a searcher is started again: doubles with each death in a row. */
const REVIVAL_MS = { first: 50, most: 10_000 } as const;
/** Lives in a row that may end before any is ready; then waiting for one is hopeless. */
const MOST_STILLBORN = 3;

/** A part that a searcher has been given. A searcher may have several, and searches them in turns. */
export interface Work {
  /** The number by which pool and searcher call it; no other gift of the pool has it. */
  readonly number: number;
  readonly job: number;
  /** Its place among the parts of the job. */
  readonly part: number;
  /** When its searcher is killed if it has not obeyed a cancel; undefined while the part is not to end. */
  readonly killAt: number | undefined;
}

interface Alive {
  /** Lives in a row, in this place, that ended without finishing a part. */
  readonly deaths: number;
  /** Looks since its last word. */
  readonly silence: number;
}

interface Starting extends Alive {
  readonly state: 'starting';
}

interface Idle extends Alive {
  readonly state: 'idle';
}

interface Busy extends Alive {
  readonly state: 'busy';
  /** What it searches in turns, in the order it was given; at least one. */
  readonly works: readonly Work[];
  /** Whether it is being killed because it has not obeyed a cancel. */
  readonly deaf: boolean;
}

type Living = Starting | Idle | Busy;

/** What the place of a searcher has come to. */
export type Life =
  | Living
  /** Between two lives. */
  | { readonly state: 'ended'; readonly deaths: number; readonly reviveAt: number }
  /** Told to end for good, and killed at `killAt`. */
  | { readonly state: 'leaving'; readonly killAt: number }
  | { readonly state: 'gone' };

/** One that has just been launched for the first time. */
export const LAUNCHED: Life = { state: 'starting', deaths: 0, silence: 0 };

/** Whether it has, or will soon have, ears for a part. */
export const isAlive = (searcher: Life): searcher is Living =>
  searcher.state === 'starting' || searcher.state === 'idle' || searcher.state === 'busy';

/** Whether none that was started in this place has become ready for so long that none will. */
export const isHopeless = (searcher: Life): boolean =>
  (searcher.state === 'starting' || searcher.state === 'ended') && searcher.deaths >= MOST_STILLBORN;

/** After it said something; `ready` if it was that it can take parts. */
export const afterWord = (searcher: Living, ready: boolean): Life =>
  ready && searcher.state === 'starting'
    ? { state: 'idle', deaths: searcher.deaths, silence: 0 }
    : { ...searcher, silence: 0 };

/** After it was given another part. */
export const afterGift = (searcher: Idle | Busy, work: Work): Life => {
  const { deaths, silence } = searcher;
  const [works, deaf] = searcher.state === 'busy' ? [searcher.works, searcher.deaf] : [[], false];
  return { state: 'busy', deaths, silence, works: [...works, work], deaf };
};

/** After it has answered the part of that number. */
export const afterPart = (searcher: Busy, number: number): Life => {
  const works = searcher.works.filter((work) => work.number !== number);
  return works.length > 0 ? { ...searcher, works, deaths: 0, silence: 0 } : { state: 'idle', deaths: 0, silence: 0 };
};

/** After it was told to end the parts of these numbers soon. */
export const afterCancel = (searcher: Busy, numbers: readonly number[], killAt: number): Life => ({
  ...searcher,
  works: searcher.works.map((work) => (numbers.includes(work.number) ? { ...work, killAt } : work)),
});

/** After it was told to end for good, which one between two lives has done already. */
export const afterDismissal = (searcher: Life, killAt: number): Life => {
  if (isAlive(searcher)) return { state: 'leaving', killAt };
  return searcher.state === 'ended' ? { state: 'gone' } : searcher;
};

/** After its process has ended. */
export const afterEnd = (searcher: Life, now: number): Life => {
  if (!isAlive(searcher)) return { state: 'gone' };
  const deaths = searcher.deaths + 1;
  const { first, most } = REVIVAL_MS;
  return { state: 'ended', deaths, reviveAt: now + Math.min(most, first * 2 ** (deaths - 1)) };
};

/** When something is due about it by `afterTime`, looks apart; infinite for nothing. */
export const dueAt = (searcher: Life): number => {
  switch (searcher.state) {
    case 'busy':
      return searcher.deaf
        ? Number.POSITIVE_INFINITY
        : Math.min(...searcher.works.map(({ killAt = Number.POSITIVE_INFINITY }) => killAt));
    case 'ended':
      return searcher.reviveAt;
    case 'leaving':
      return searcher.killAt;
    default:
      return Number.POSITIVE_INFINITY;
  }
};

/** What is due about a searcher: a new life, or its end with the reason why. */
export type Due = { readonly launch: true } | { readonly kill: 'silent' | 'deaf' | 'lingering' };

/**
 * After time has passed.
 * @param looks whether a look at whether it has said anything is due
 */
export const afterTime = (searcher: Life, now: number, looks: boolean): [after: Life, due?: Due] => {
  if (now >= dueAt(searcher)) return afterDue(searcher);
  if (!looks || !isAlive(searcher)) return [searcher];
  const silence = searcher.silence + 1;
  const looked = { ...searcher, silence };
  return silence > SILENCES[searcher.state] ? [looked, { kill: 'silent' }] : [looked];
};

/** A kill is told once: its end will be heard of. */
const afterDue = (searcher: Life): [Life, Due?] => {
  switch (searcher.state) {
    case 'busy':
      return [{ ...searcher, deaf: true }, { kill: 'deaf' }];
    case 'leaving':
      return [{ ...searcher, killAt: Number.POSITIVE_INFINITY }, { kill: 'lingering' }];
    case 'ended':
      return [{ state: 'starting', deaths: searcher.deaths, silence: 0 }, { launch: true }];
    default:
      return [searcher];
  }
};
