/** Nets of random whole weights: small ones for tests, and as large as those that are served for benchmarks. */
import { type Random, stream } from '../../../src/core/random.ts';
import { type Constant, onnxFile, type Step } from './onnx.ts';

/** A layer: what it multiplies by, a row an input, and what it adds. Whole numbers. */
interface Layer {
  readonly weights: Float32Array;
  readonly added: Float32Array;
  readonly inputs: number;
  readonly outputs: number;
}

/** A net of layers, in whole numbers. */
export interface WholeNet {
  readonly layers: readonly Layer[];
}

/** Sums of a layer are divided by two to this power. */
const SHIFT = 6;
/** Most that a weight, and what goes from layer to layer, may be. */
const MOST = 127;
const VIEW = 32;

const whole = (random: Random, most: number): number => random.below(2 * most + 1) - most;

/** A net of these sizes, the first of which is that of a view. @param most of its weights */
export const wholeNet = (sizes: readonly number[], seed: string, most = MOST): WholeNet => {
  const random = stream(seed, 'test');
  const layers = sizes.slice(1).map((outputs, index): Layer => {
    const inputs = sizes[index]!;
    return {
      inputs,
      outputs,
      weights: Float32Array.from({ length: inputs * outputs }, () => whole(random, most)),
      added: Float32Array.from({ length: outputs }, () => whole(random, 1000)),
    };
  });
  return { layers };
};

const scaled = (values: Float32Array): Float32Array => values.map((value) => value * 2 ** -SHIFT);

/** The file of a net: views as whole 32nds in, whole numbers of seven bits between layers, and a sum out. */
export const fileOf = ({ layers }: WholeNet): Uint8Array<ArrayBuffer> => {
  const one = (name: string, value: number): Constant => ({ name, shape: [], values: Float32Array.of(value) });
  const constants = [one('view-scale', VIEW), one('least', -MOST), one('none', 0), one('most', MOST)];
  const steps: Step[] = [
    { op: 'Mul', inputs: ['view', 'view-scale'], output: 'wide' },
    { op: 'Clip', inputs: ['wide', 'least', 'most'], output: 'narrow' },
    { op: 'Round', inputs: ['narrow'], output: 'whole0' },
  ];
  for (const [index, { inputs, outputs, weights, added }] of layers.entries()) {
    const [w, b] = [`weights${index}`, `added${index}`];
    constants.push({ name: w, shape: [inputs, outputs], values: scaled(weights) });
    constants.push({ name: b, shape: [outputs], values: scaled(added) });
    const isLast = index === layers.length - 1;
    const sum = isLast ? 'correction' : `sum${index}`;
    steps.push({ op: 'Gemm', inputs: [`whole${index}`, w, b], output: sum });
    if (isLast) continue;
    steps.push({ op: 'Clip', inputs: [sum, 'none', 'most'], output: `part${index}` });
    steps.push({ op: 'Round', inputs: [`part${index}`], output: `whole${index + 1}` });
  }
  const [first, last] = [layers[0], layers.at(-1)];
  return onnxFile({
    input: { name: 'view', size: first?.inputs ?? 0 },
    output: { name: 'correction', size: last?.outputs ?? 0 },
    constants,
    steps,
  });
};

/** Whole numbers next to these, and of two as near the even one, as ONNX rounds. */
const rounded = (value: number): number => {
  const low = Math.floor(value);
  const over = value - low;
  return over > 0.5 || (over === 0.5 && low % 2 !== 0) ? low + 1 : low;
};

const clipped = (value: number, least: number): number => Math.min(MOST, Math.max(least, value));

/** What a net gives for a view, computed one number after the other. */
export const answerOf = ({ layers }: WholeNet, view: Float32Array): Float32Array => {
  let values = Array.from(view, (value) => rounded(clipped(value * VIEW, -MOST)));
  for (const [index, { inputs, outputs, weights, added }] of layers.entries()) {
    const sums = Array.from({ length: outputs }, (_, to) => {
      let sum = added[to]!;
      for (let from = 0; from < inputs; from++) sum += values[from]! * weights[from * outputs + to]!;
      return sum * 2 ** -SHIFT;
    });
    values = index === layers.length - 1 ? sums : sums.map((sum) => rounded(clipped(sum, 0)));
  }
  return Float32Array.from(values);
};

/** The file of a net of the same shape as others have it: float weights that are not whole, and nothing rounded on the way. */
export const floatFileOf = ({ layers }: WholeNet): Uint8Array<ArrayBuffer> => {
  const steps: Step[] = [];
  const constants = layers.flatMap(({ inputs, outputs, weights, added }, index): Constant[] => [
    { name: `weights${index}`, shape: [inputs, outputs], values: weights.map((weight) => weight / 100.3) },
    { name: `added${index}`, shape: [outputs], values: added.map((value) => value / 1000.7) },
  ]);
  for (const index of layers.keys()) {
    const isLast = index === layers.length - 1;
    const sum = isLast ? 'correction' : `sum${index}`;
    steps.push({
      op: 'Gemm',
      inputs: [index === 0 ? 'view' : `part${index - 1}`, `weights${index}`, `added${index}`],
      output: sum,
    });
    if (!isLast) steps.push({ op: 'Relu', inputs: [sum], output: `part${index}` });
  }
  const [first, last] = [layers[0], layers.at(-1)];
  return onnxFile({
    input: { name: 'view', size: first?.inputs ?? 0 },
    output: { name: 'correction', size: last?.outputs ?? 0 },
    constants,
    steps,
  });
};
