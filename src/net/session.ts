/**
 * What runs nets, and the only place that knows the runtime for those of any kind. It is loaded when such a net is first asked for: 45 MB
 * of native code, which is not on every machine. Its own `run` answers by promises around a call that is synchronous; a search needs the call,
 * which is in a file of the package that its documents do not name. A version of another shape fails the tests.
 */
import { createRequire } from 'node:module';
import type * as Runtime from 'onnxruntime-node';
import type * as Native from 'onnxruntime-node/dist/binding.js';
import { fault } from '../core/fault.ts';
import { failed, ok, type Result } from '../core/result.ts';
import { readChain } from './onnx.ts';
import { WholeSession, wholeNetOf } from './whole.ts';

/** A net that can be asked. */
export interface Session {
  /** Numbers of a view. */
  readonly size: number;
  /** Numbers that it gives for each. */
  readonly outputs: number;
  /** Leaves that a search has it value at once where nobody says, see docs/experiments.md. */
  readonly batch: number;
  /** Whether it gives the same bytes on every processor: its numbers are whole, and small enough. */
  readonly exact: boolean;
  /**
   * Asks for the first `count` views of `rows`, one after the other, and writes what it gives for each into `into`, likewise. The
   * same array is to come again: what is made for it is kept.
   * @throws what the runtime says where it cannot be done
   */
  run(rows: Float32Array, count: number, into: Float32Array): void;
}

/** What a graph has to be called by, and the number that the runtime knows floats of 32 bits by. */
const INPUT = 'view';
const OUTPUT = 'correction';
const FLOAT32 = 1;

/** Of the processor that searches, and of no other: a searcher has one thread, and there is one a core. */
const OPTIONS = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  // What is wrong with a net is told by what is thrown.
  logSeverityLevel: 4,
} as const;

type Runs = InstanceType<typeof Native.binding.InferenceSession>;

interface Loaded {
  readonly InferenceSession: new () => Runs;
  readonly Tensor: typeof Runtime.Tensor;
}

let loaded: Result<Loaded> | undefined;

/** The runtime, which is loaded once. */
const runtime = (): Result<Loaded> => {
  loaded ??= load();
  return loaded;
};

const load = (): Result<Loaded> => {
  // A bundle leaves it where it is: it looks from its own folder upwards, as the sources do.
  const find = createRequire(import.meta.url);
  try {
    const { Tensor, env }: typeof Runtime = find('onnxruntime-node');
    const { binding, initOrt }: typeof Native = find('onnxruntime-node/dist/binding.js');
    env.logLevel = 'fatal';
    // Without it the first session ends the process.
    initOrt();
    return ok({ InferenceSession: binding.InferenceSession, Tensor });
  } catch (error) {
    return failed(fault('', 'no-runtime', `It needs onnxruntime, which cannot be loaded here: ${reason(error)}`));
  }
};

/** The first line of what went wrong, as the end of a sentence. */
const reason = (error: unknown): string => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `${line.trimEnd().replace(/\.$/, '')}.`;
};

/** Why nets of any kind cannot run on this machine; undefined where they can. It loads the runtime. */
export const runtimeFault = (): string | undefined => {
  const found = runtime();
  return found.ok ? undefined : found.faults[0]?.detail;
};

/**
 * Opens the net in an ONNX file, which is one that rows go in as `view` and come out as `correction`; or all that is wrong with it.
 * One of whole numbers needs no runtime.
 */
export const openSession = (file: Uint8Array<ArrayBuffer>): Result<Session> => {
  const chain = readChain(file, INPUT, OUTPUT);
  const whole = chain && wholeNetOf(chain);
  return whole === undefined ? openByRuntime(file) : ok(new WholeSession(whole));
};

/** The same by the runtime, whatever net it is. */
export const openByRuntime = (file: Uint8Array<ArrayBuffer>): Result<Session> => {
  const found = runtime();
  if (!found.ok) return found;
  const { InferenceSession, Tensor } = found.value;
  const native = new InferenceSession();
  try {
    native.loadModel(file.buffer, file.byteOffset, file.byteLength, OPTIONS);
  } catch (error) {
    return failed(fault('', 'no-net', `It is no ONNX file that onnxruntime can run: ${reason(error)}`));
  }
  const [input, output] = [native.inputMetadata, native.outputMetadata].map((each) => each.map(rowsOf).join(', '));
  const size = widthOf(native.inputMetadata, INPUT);
  const outputs = widthOf(native.outputMetadata, OUTPUT);
  if (size === undefined)
    return failed(fault('', 'wrong-input', `Expected one input ${INPUT} float32 [n, size], not ${input}.`));
  if (outputs === undefined)
    return failed(fault('', 'wrong-output', `Expected one output ${OUTPUT} float32 [n, outputs], not ${output}.`));
  return ok(new OpenSession(native, Tensor, size, outputs));
};

type Metadata = Runs['inputMetadata'];

/** The numbers of a row of the only tensor there is; undefined where it is no such tensor. */
const widthOf = (metadata: Metadata, name: string): number | undefined => {
  const [only, ...more] = metadata;
  const [rows, width = 0, ...further] = only?.shape ?? [];
  const fits =
    only?.isTensor && only.name === name && only.type === FLOAT32 && rows === -1 && width > 0 && further.length === 0;
  return fits && more.length === 0 ? width : undefined;
};

const rowsOf = ({ name, isTensor, shape, type }: Metadata[number]): string =>
  `${name} ${isTensor ? `${type === FLOAT32 ? 'float32' : `type ${type}`} [${shape.join(', ')}]` : 'no tensor'}`;

/** Views and answers of so many rows, as the runtime takes them. */
interface Call {
  readonly feeds: Record<string, Runtime.Tensor>;
  readonly fetches: Record<string, Runtime.Tensor>;
}

/** Leaves that the runtime is asked for at once: a call costs as much as ten views of small nets. */
const BATCH = 8;

class OpenSession implements Session {
  readonly size: number;
  readonly outputs: number;
  readonly batch = BATCH;
  readonly exact = false;
  readonly #native: Runs;
  readonly #Tensor: Loaded['Tensor'];
  /** By the array of views: where answers go, and a call for each number of rows that there was. */
  readonly #calls = new WeakMap<Float32Array, { readonly into: Float32Array; readonly byCount: Call[] }>();

  constructor(native: Runs, Tensor: Loaded['Tensor'], size: number, outputs: number) {
    this.#native = native;
    this.#Tensor = Tensor;
    this.size = size;
    this.outputs = outputs;
  }

  run(rows: Float32Array, count: number, into: Float32Array): void {
    if (count === 0) return;
    const { feeds, fetches } = this.#callOf(rows, count, into);
    this.#native.run(feeds, fetches, RUN);
  }

  #callOf(rows: Float32Array, count: number, into: Float32Array): Call {
    let known = this.#calls.get(rows);
    if (known?.into !== into) {
      known = { into, byCount: [] };
      this.#calls.set(rows, known);
    }
    let call = known.byCount[count];
    if (call === undefined) {
      const tensor = (values: Float32Array, width: number) =>
        new this.#Tensor('float32', values.subarray(0, count * width), [count, width]);
      call = { feeds: { [INPUT]: tensor(rows, this.size) }, fetches: { [OUTPUT]: tensor(into, this.outputs) } };
      known.byCount[count] = call;
    }
    return call;
  }
}

/** Nothing is said of a run. */
const RUN = {};
