/** Writes ONNX files: as much of the format as a value network of layers needs. */

/** One field of a protocol buffer. */
type Field = readonly [tag: number, value: bigint | number | string | Uint8Array | readonly Field[]];

const varint = (value: bigint): number[] => {
  const bytes: number[] = [];
  let left = BigInt.asUintN(64, value);
  while (left > 0x7fn) {
    bytes.push(Number(left & 0x7fn) | 0x80);
    left >>= 7n;
  }
  return [...bytes, Number(left)];
};

const text = new TextEncoder();

/** Whole numbers are varints when they are bigints, and floats otherwise. */
const fieldBytes = ([tag, value]: Field): Uint8Array => {
  if (typeof value === 'bigint') return Uint8Array.from([...varint(BigInt(tag << 3)), ...varint(value)]);
  if (typeof value === 'number')
    return Buffer.concat([
      Uint8Array.from(varint(BigInt((tag << 3) | 5))),
      new Uint8Array(Float32Array.of(value).buffer),
    ]);
  const bytes = typeof value === 'string' ? text.encode(value) : value instanceof Uint8Array ? value : message(value);
  return Buffer.concat([Uint8Array.from([...varint(BigInt((tag << 3) | 2)), ...varint(BigInt(bytes.length))]), bytes]);
};

const message = (fields: readonly Field[]): Buffer<ArrayBuffer> => Buffer.concat(fields.map(fieldBytes));

/** A constant of a graph. */
export interface Constant {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array | BigInt64Array;
}

/** A step of a graph. */
export interface Step {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly output: string;
  /** Attributes that are whole numbers. */
  readonly whole?: Readonly<Record<string, number>>;
  /** Attributes that are lists of them. */
  readonly lists?: Readonly<Record<string, readonly number[]>>;
}

/** A graph of floats from one input to one output, each of rows. */
export interface Graph {
  readonly input: { readonly name: string; readonly size: number };
  readonly output: { readonly name: string; readonly size: number };
  readonly constants: readonly Constant[];
  readonly steps: readonly Step[];
}

const FLOAT = 1n;
const INT64 = 7n;

const rowsOf = ({ name, size }: Graph['input']): Field[] => [
  [1, name],
  [
    2,
    [
      [
        1,
        [
          [1, FLOAT],
          [
            2,
            [
              [1, [[2, 'n']]],
              [1, [[1, BigInt(size)]]],
            ],
          ],
        ],
      ],
    ],
  ],
];

const constantOf = ({ name, shape, values }: Constant): Field[] => [
  ...shape.map((size): Field => [1, BigInt(size)]),
  [2, values instanceof BigInt64Array ? INT64 : FLOAT],
  [8, name],
  [9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)],
];

const stepOf = ({ op, inputs, output, whole = {}, lists = {} }: Step): Field[] => [
  ...inputs.map((name): Field => [1, name]),
  [2, output],
  [4, op],
  ...Object.entries(whole).map(
    ([name, value]): Field => [
      5,
      [
        [1, name],
        [3, BigInt(value)],
        [20, 2n],
      ],
    ],
  ),
  ...Object.entries(lists).map(
    ([name, values]): Field => [5, [[1, name], ...values.map((value): Field => [8, BigInt(value)]), [20, 7n]]],
  ),
];

/** The file of a graph: operators as of opset 15. */
export const onnxFile = ({ input, output, constants, steps }: Graph): Uint8Array<ArrayBuffer> =>
  message([
    [1, 8n],
    [
      8,
      [
        [1, ''],
        [2, 15n],
      ],
    ],
    [
      7,
      [
        ...steps.map((step): Field => [1, stepOf(step)]),
        [2, 'net'],
        ...constants.map((constant): Field => [5, constantOf(constant)]),
        [11, rowsOf(input)],
        [12, rowsOf(output)],
      ],
    ],
  ]);
