import { arch, availableParallelism, cpus } from 'node:os';

/** The machine in one line, to stand beside every figure. */
export const machine = (): string =>
  `${cpus()[0]?.model.trim() ?? arch()}, ${availableParallelism()} cores, Node ${process.versions.node}`;

/** The middle value; of an even count the lower one. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value that `part` of all values stay at or below. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
};

/** Milliseconds of processor time that this process has had: what a busy machine does for others does not count. */
export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
