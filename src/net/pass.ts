import { type Fault, fault } from '../core/fault.ts';
import type { NetCard } from './card.ts';
import { readBytes } from './models.ts';
import { openSession, runtimeFault } from './session.ts';

/** A net to be tried: the file, and what its card says of it. */
export interface Candidate extends Pick<NetCard, 'outputs' | 'exact'> {
  readonly file: string;
  /** Numbers of a view. */
  readonly size: number;
}

/** Views that are asked about, the first of them of zeros only. */
const ROWS = 3;

/** Answers with it would say that they can be had again, to the byte. */
const NOT_EXACT = fault('', 'not-exact', 'Its card says that it is exact, and it is no net of whole numbers.');

/** Opens a net and asks it about a few views: what is wrong with its form, or with what it says. */
export const passFaults = ({ file, size, outputs, exact }: Candidate): readonly Fault[] => {
  const bytes = readBytes(file);
  if (!bytes.ok) return bytes.faults;
  const opened = openSession(bytes.value);
  if (!opened.ok) return exact && runtimeFault() !== undefined ? [NOT_EXACT] : opened.faults;
  const session = opened.value;
  const misfits = [
    ...(session.size === size
      ? []
      : [fault('', 'wrong-input', `It reads ${session.size} numbers, and its card says ${size}.`)]),
    ...(session.outputs === outputs
      ? []
      : [fault('', 'wrong-output', `It gives ${session.outputs} numbers, and its card says ${outputs}.`)]),
  ];
  if (misfits.length > 0) return misfits;
  const views = Float32Array.from({ length: ROWS * size }, (_, index) => (index < size ? 0 : (index % 9) - 4));
  const found = new Float32Array(ROWS * outputs).fill(Number.NaN);
  try {
    session.run(views, ROWS, found);
  } catch (error) {
    return [fault('', 'fails', `It cannot be run: ${error instanceof Error ? error.message : String(error)}`)];
  }
  if (!found.every(Number.isFinite))
    return [fault('', 'not-finite', 'What it gives for a view is not always a finite number.')];
  return exact && !session.exact ? [NOT_EXACT] : [];
};
