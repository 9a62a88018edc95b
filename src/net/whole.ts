/**
 * Nets of whole numbers, which are the same on every processor: layers whose inputs are rounded and clipped, and whose sums stay below
 * 2²⁴, where floats have every whole number. Whether a net is one is told from its file, and whoever runs it gets the same numbers: the
 * runtime for nets of any kind, in floats, or the kernel here, which for one view takes a tenth of the time.
 */
import { BLOCK, type Kernel, kernelWith, PAIR_BYTES, STEP } from './kernel.ts';
import type { ChainStep } from './onnx.ts';
import type { Session } from './session.ts';

/** A layer in whole numbers. */
interface WholeLayer {
  readonly inputs: number;
  readonly outputs: number;
  /** What its inputs are multiplied by before they are rounded, and the whole numbers that they are then clipped to. */
  readonly scale: number;
  readonly least: number;
  readonly most: number;
  /** Whole numbers of 16 bits, those of the first input first. */
  readonly weights: Float32Array;
  readonly added: Float32Array;
}

/** A net in whole numbers, and what the sums of its last layer are multiplied by. */
export interface WholeNet {
  readonly layers: readonly WholeLayer[];
  readonly scale: number;
}

/** Most that a number of 16 bits is. */
const MOST_16 = 32_767;
/** Sums below this are exact in floats of 32 bits, whatever their order. */
const EXACT = 2 ** 24;
/** Weights are whole parts of two to this power at most. */
const MOST_BITS = 16;

/** The net that a chain of steps is; undefined where it is not one of whole numbers. */
export const wholeNetOf = (steps: readonly ChainStep[]): WholeNet | undefined => {
  const layers: WholeLayer[] = [];
  let before: ChainStep[] = [];
  let unit = 1;
  for (const step of steps) {
    if (step.op !== 'layer') {
      before.push(step);
      continue;
    }
    const layer = wholeLayerOf(step, before, unit);
    if (layer === undefined || (layers.length > 0 && layers.at(-1)?.outputs !== layer.inputs)) return undefined;
    unit = layer.unit;
    layers.push(layer);
    before = [];
  }
  const [only = { op: 'scale', by: 1 }, ...more] = before;
  if (layers.length === 0 || only.op !== 'scale' || more.length > 0) return undefined;
  return { layers, scale: unit * only.by };
};

type LayerStep = Extract<ChainStep, { readonly op: 'layer' }>;

/** @param unit what a whole sum of the layer before stands for */
const wholeLayerOf = (
  { weights, added, inputs }: LayerStep,
  before: readonly ChainStep[],
  unit: number,
): (WholeLayer & { readonly unit: number }) | undefined => {
  const clip = before.find((step) => step.op === 'clip');
  const [first] = before;
  const scale = first?.op === 'scale' ? first.by : 1;
  const others = before.filter((step) => step !== first || step.op !== 'scale').map(({ op }) => op);
  // Either comes first: between whole numbers it is the same.
  if (clip?.op !== 'clip' || others.toSorted().join() !== 'clip,round') return undefined;
  const { least, most } = clip;
  if (![least, most].every((each) => Number.isInteger(each) && Math.abs(each) <= MOST_16)) return undefined;
  const parts = wholeParts([weights, added]);
  if (parts === undefined) return undefined;
  const [whole, wholeAdded] = [weights, added].map((values) => values.map((value) => value * parts));
  if (whole === undefined || wholeAdded === undefined) return undefined;
  const outputs = added.length;
  if (mostOf(whole, wholeAdded, Math.max(Math.abs(least), Math.abs(most))) >= EXACT) return undefined;
  if (whole.some((weight) => Math.abs(weight) > MOST_16)) return undefined;
  return { inputs, outputs, scale: scale * unit, least, most, weights: whole, added: wholeAdded, unit: 1 / parts };
};

/** The least power of two that makes all of these whole numbers; undefined where none does. */
const wholeParts = (all: readonly Float32Array[]): number | undefined => {
  for (let bits = 0; bits <= MOST_BITS; bits++)
    if (all.every((values) => values.every((value) => Number.isInteger(value * 2 ** bits)))) return 2 ** bits;
  return undefined;
};

/** The most that a sum of a layer can be, or a part of it. */
const mostOf = (weights: Float32Array, added: Float32Array, input: number): number => {
  const sums = Array.from(added, Math.abs);
  for (const [place, weight] of weights.entries()) sums[place % added.length]! += Math.abs(weight) * input;
  return Math.max(...sums);
};

const upTo = (value: number, step: number): number => Math.ceil(value / step) * step;

/** Where a layer lies in memory. */
interface Place {
  readonly layer: WholeLayer;
  readonly weights: number;
  readonly added: number;
  /** Bytes of the weights of a block of outputs. */
  readonly bytes: number;
  readonly blocks: number;
}

const FLOAT_BYTES = 4;
/** Bytes of a pair of inputs that is something, and room behind the last. */
const ENTRY = 8;
const SPARE = 64;

/** Runs a net of whole numbers, one view after the other: how many are asked for at once makes no difference. */
export class WholeSession implements Session {
  readonly size: number;
  readonly outputs: number;
  readonly batch = 1;
  readonly exact = true;
  readonly #kernel: Kernel;
  readonly #scale: number;
  readonly #places: readonly Place[];
  /** A view at first, and then the sums of each layer; and where the pairs of inputs go. */
  readonly #numbers: Float32Array;
  readonly #pairs: number;
  /** By the array of views: each view by itself. */
  readonly #views = new WeakMap<Float32Array, Float32Array[]>();

  constructor({ layers, scale }: WholeNet) {
    this.size = layers[0]?.inputs ?? 0;
    this.outputs = layers.at(-1)?.outputs ?? 0;
    this.#scale = scale;
    const widest = Math.max(...layers.flatMap(({ inputs, outputs }) => [inputs, outputs]));
    const room = upTo(widest, BLOCK);
    this.#pairs = room * FLOAT_BYTES;
    let end = upTo(this.#pairs + (room / 2) * ENTRY + SPARE, SPARE);
    const take = (bytes: number): number => {
      end += bytes;
      return end - bytes;
    };
    this.#places = layers.map((layer): Place => {
      const blocks = Math.ceil(layer.outputs / BLOCK);
      const bytes = (upTo(layer.inputs, STEP) / 2) * PAIR_BYTES;
      return { layer, blocks, bytes, weights: take(blocks * bytes), added: take(blocks * BLOCK * FLOAT_BYTES) };
    });
    const { kernel, buffer } = kernelWith(end);
    this.#numbers = new Float32Array(buffer, 0, room);
    for (const place of this.#places) fill(buffer, place);
    this.#kernel = kernel;
  }

  run(rows: Float32Array, count: number, into: Float32Array): void {
    const views = this.#viewsOf(rows);
    for (let row = 0; row < count; row++) {
      this.#ask(views[row]!);
      for (let output = 0; output < this.outputs; output++)
        into[row * this.outputs + output] = this.#numbers[output]! * this.#scale;
    }
  }

  #viewsOf(rows: Float32Array): readonly Float32Array[] {
    const known = this.#views.get(rows);
    if (known !== undefined) return known;
    const { size } = this;
    const views = Array.from({ length: Math.floor(rows.length / size) }, (_, row) =>
      rows.subarray(row * size, (row + 1) * size),
    );
    this.#views.set(rows, views);
    return views;
  }

  /** Leaves the sums of the last layer for a view. */
  #ask(view: Float32Array): void {
    const kernel = this.#kernel;
    this.#numbers.set(view);
    // The numbers behind it are those of the view before, or of its layers.
    this.#numbers.fill(0, this.size, upTo(this.size, STEP));
    for (let index = 0; index < this.#places.length; index++) {
      const { layer, weights, added, bytes, blocks } = this.#places[index]!;
      const read = upTo(layer.inputs, STEP) * FLOAT_BYTES;
      const end = kernel.pack(0, read, this.#pairs, layer.scale, layer.least, layer.most);
      kernel.sum(this.#pairs, end, weights, bytes, added, 0, blocks * BLOCK * FLOAT_BYTES);
    }
  }
}

/** Writes the weights of a layer, in the order in which the kernel reads them, and what it adds. */
const fill = (buffer: ArrayBuffer, { layer, weights, added, bytes, blocks }: Place): void => {
  new Int32Array(buffer, added, blocks * BLOCK).set(layer.added);
  const { inputs, outputs } = layer;
  const room = new Int16Array(buffer, weights, (blocks * bytes) / 2);
  for (let input = 0; input < inputs; input++)
    for (let output = 0; output < outputs; output++) {
      const block = Math.floor(output / BLOCK) * (bytes / 2);
      const pair = (Math.floor(input / 2) * PAIR_BYTES) / 2;
      room[block + pair + (output % BLOCK) * 2 + (input % 2)] = layer.weights[input * outputs + output]!;
    }
};
