/**
 * Reads ONNX files as far as a net of layers needs: one chain of steps from the input to the output. Everything else is not read, and
 * is for the runtime to run, or to refuse.
 */

/** A step of a chain, on rows of numbers. */
export type ChainStep =
  | { readonly op: 'scale'; readonly by: number }
  | { readonly op: 'round' }
  | { readonly op: 'clip'; readonly least: number; readonly most: number }
  /** Weights of the first input come first, one for each output. */
  | { readonly op: 'layer'; readonly weights: Float32Array; readonly added: Float32Array; readonly inputs: number };

/** Largest file that is read; larger nets are too slow to be searched with. */
const MOST_BYTES = 4 * 2 ** 20;

/** The steps of a graph that is nothing but a chain from `input` to `output`; undefined for any other, and for what is no graph. */
export const readChain = (file: Uint8Array, input: string, output: string): ChainStep[] | undefined => {
  if (file.length > MOST_BYTES) return undefined;
  try {
    return chainOf(file, input, output);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
};

/** What is not a chain of these steps. */
class Unreadable extends Error {}

const unreadable = (): never => {
  throw new Unreadable();
};

/** A field of a protocol buffer: a whole number, or bytes. */
interface Field {
  readonly tag: number;
  readonly whole: number;
  readonly bytes: Uint8Array;
}

const NONE = new Uint8Array();

/** Every field of a message. Of whole numbers of more than 53 bits only those below 0 are told, as −1. */
const fieldsOf = (message: Uint8Array): Field[] => {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let power = 1; ; power *= 128) {
      const byte = message[at++] ?? unreadable();
      value += (byte % 128) * power;
      if (byte < 128) return value <= Number.MAX_SAFE_INTEGER ? value : -1;
      if (power > 2 ** 63) return unreadable();
    }
  };
  const take = (length: number): Uint8Array => {
    if (length < 0 || at + length > message.length) return unreadable();
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const key = varint();
    const tag = Math.floor(key / 8);
    const kind = key % 8;
    if (kind === 0) fields.push({ tag, whole: varint(), bytes: NONE });
    else if (kind === 2) fields.push({ tag, whole: 0, bytes: take(varint()) });
    else if (kind === 5 || kind === 1) fields.push({ tag, whole: 0, bytes: take(kind === 5 ? 4 : 8) });
    else unreadable();
  }
  return fields;
};

const UTF_8 = new TextDecoder();
const bytesOf = (fields: readonly Field[], tag: number): Uint8Array[] =>
  fields.filter((field) => field.tag === tag).map(({ bytes }) => bytes);
const textsOf = (fields: readonly Field[], tag: number): string[] =>
  bytesOf(fields, tag).map((bytes) => UTF_8.decode(bytes));
const wholesOf = (fields: readonly Field[], tag: number): number[] =>
  fields.filter((field) => field.tag === tag).map(({ whole }) => whole);

interface Tensor {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** Floats of 32 bits whose bytes lie in the file; others are not read. */
const tensorOf = (fields: readonly Field[]): Tensor | undefined => {
  const shape = wholesOf(fields, 1);
  const [type] = wholesOf(fields, 2);
  const [raw] = bytesOf(fields, 9);
  const size = shape.reduce((product, each) => product * each, 1);
  if (type !== 1 || raw === undefined || raw.length !== size * 4) return undefined;
  return { shape, values: new Float32Array(new Uint8Array(raw).buffer) };
};

interface Node {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Attributes, each as its fields. */
  readonly attributes: ReadonlyMap<string, readonly Field[]>;
}

const nodeOf = (fields: readonly Field[]): Node => {
  const attributes = bytesOf(fields, 5).map(fieldsOf);
  return {
    op: textsOf(fields, 4)[0] ?? '',
    inputs: textsOf(fields, 1),
    outputs: textsOf(fields, 2),
    attributes: new Map(attributes.map((attribute) => [textsOf(attribute, 1)[0] ?? '', attribute])),
  };
};

const chainOf = (file: Uint8Array, input: string, output: string): ChainStep[] => {
  const [graph] = bytesOf(fieldsOf(file), 7);
  const fields = fieldsOf(graph ?? unreadable());
  const constants = new Map<string, Tensor>();
  const keep = (name: string | undefined, tensor: Tensor | undefined): void => {
    if (name !== undefined && tensor !== undefined) constants.set(name, tensor);
  };
  for (const bytes of bytesOf(fields, 5)) {
    const tensor = fieldsOf(bytes);
    keep(textsOf(tensor, 8)[0], tensorOf(tensor));
  }
  const steps: ChainStep[] = [];
  let last = input;
  for (const node of bytesOf(fields, 1).map((bytes) => nodeOf(fieldsOf(bytes)))) {
    if (node.op === 'Constant') {
      const [value] = bytesOf(node.attributes.get('value') ?? [], 5);
      keep(node.outputs[0], value && tensorOf(fieldsOf(value)));
      continue;
    }
    if (node.inputs[0] !== last || node.outputs.length !== 1) return unreadable();
    steps.push(stepOf(node, constants));
    last = node.outputs[0] ?? unreadable();
  }
  return last === output ? steps : unreadable();
};

const stepOf = ({ op, inputs: [, ...names], attributes }: Node, constants: ReadonlyMap<string, Tensor>): ChainStep => {
  const [first, second] = names.map((name) => constants.get(name));
  switch (op) {
    case 'Round':
      return names.length === 0 ? { op: 'round' } : unreadable();
    case 'Mul':
      return { op: 'scale', by: lone(first) };
    case 'Clip':
      return { op: 'clip', least: lone(first), most: lone(second) };
    case 'Gemm':
      return layerOf(first ?? unreadable(), second ?? unreadable(), attributes);
    default:
      return unreadable();
  }
};

const lone = (tensor: Tensor | undefined): number =>
  tensor?.values.length === 1 ? (tensor.values[0] ?? unreadable()) : unreadable();

/** What a layer may be said to be. Factors other than 1 are not read. */
const layerOf = ({ shape, values }: Tensor, added: Tensor, attributes: Node['attributes']): ChainStep => {
  const whole = (name: string): number => wholesOf(attributes.get(name) ?? [], 3)[0] ?? 0;
  const factors = ['alpha', 'beta'].flatMap((name) => bytesOf(attributes.get(name) ?? [], 2));
  const isPlain = factors.every((bytes) => new DataView(new Uint8Array(bytes).buffer).getFloat32(0, true) === 1);
  const [rows = 0, columns = 0, ...more] = shape;
  if (!isPlain || whole('transA') !== 0 || more.length > 0) return unreadable();
  const isTurned = whole('transB') !== 0;
  const [inputs, outputs] = isTurned ? [columns, rows] : [rows, columns];
  if (inputs === 0 || outputs === 0 || added.values.length !== outputs || added.shape.length !== 1) return unreadable();
  const weights = isTurned
    ? values.map((_, place) => values[(place % outputs) * inputs + Math.floor(place / outputs)]!)
    : values;
  return { op: 'layer', weights, added: added.values, inputs };
};
