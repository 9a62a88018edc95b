/**
 * The forward pass of a layer of whole numbers, as WebAssembly: inputs and weights of 16 bits, sums of 32. It skips inputs that are
 * nothing, which most are, so that one view costs less than it does among many in a runtime for nets of any kind, and whole numbers
 * are the same on every processor. There is no text that it is made from but this.
 */

/** Outputs that are summed up together: eight registers of four. */
export const BLOCK = 32;
/** Bytes that a pair of inputs has in a block of weights: for each output that of the one, and then that of the other. */
export const PAIR_BYTES = BLOCK * 4;
/** Inputs that are read together. */
export const STEP = 8;

const unsigned = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...unsigned(Math.floor(value / 128))];

const section = (id: number, content: readonly number[]): number[] => [id, ...unsigned(content.length), ...content];
const list = (items: readonly (readonly number[])[]): number[] => [...unsigned(items.length), ...items.flat()];
const name = (text: string): number[] => list(Array.from(text, (letter) => [letter.charCodeAt(0)]));

const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;

const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const whole = (value: number): number[] => {
  // Below 64 in the last seven bits, so that it is not taken for a negative number.
  const bytes = unsigned(value);
  return (bytes.at(-1) ?? 0) < 64 ? [0x41, ...bytes] : [0x41, ...bytes.slice(0, -1), (bytes.at(-1) ?? 0) + 128, 0];
};
const ADD = [0x6a];
const increase = (local: number, by: number): number[] => [...get(local), ...whole(by), ...ADD, ...set(local)];
const simd = (operation: number, ...more: readonly number[]): number[] => [0xfd, ...unsigned(operation), ...more];
const load = (offset: number): number[] => simd(0, 4, ...unsigned(offset));
const store = (offset: number): number[] => simd(11, 4, ...unsigned(offset));
const [LANE, SPLAT_F32, LOAD_SPLAT, OR, ANY] = [27, 19, simd(9, 2, 0), simd(80), simd(83)] as const;
const [NEAREST, NARROW, ADD_I32, DOT] = [simd(106), simd(133), simd(174), simd(186)] as const;
const [MUL, MIN, MAX, TRUNCATE, CONVERT] = [simd(230), simd(232), simd(233), simd(248), simd(250)] as const;
const LOOP = [0x03, 0x40];
const IF = [0x04, 0x40];
const END = [0x0b];
/** Goes on with the loop while the one local is below the other. */
const whileBelow = (local: number, end: number): number[] => [...get(local), ...get(end), 0x49, 0x0d, 0];

interface Code {
  readonly parameters: readonly number[];
  readonly results: readonly number[];
  readonly locals: readonly number[];
  readonly body: readonly number[];
}

/**
 * `pack(from, end, to, scale, least, most)`: floats, `STEP` at a time, as whole numbers times `scale`, rounded to the nearest, of two the
 * even one, and clipped. Of every pair that is not nothing it writes the pair, 16 bits each, and where its weights begin.
 * @returns where what it has written ends
 */
const pack = (): Code => {
  const [from, end, to, scale, least, most, place, both, lane, scales, leasts, mosts] = Array.from(
    { length: 12 },
    (_, i) => i,
  );
  const four = (offset: number): number[] => [
    ...[...get(from!), ...load(offset), ...get(scales!), ...MUL, ...NEAREST],
    ...[...get(leasts!), ...MAX, ...get(mosts!), ...MIN, ...TRUNCATE],
  ];
  const pair = (index: number): number[] => [
    ...[...get(both!), ...simd(LANE, index), ...set(lane!)],
    ...[...get(to!), ...get(lane!), 0x36, 2, 0],
    ...[...get(to!), ...get(place!), ...whole(index * PAIR_BYTES), ...ADD, 0x36, 2, 4],
    // Written in any case, and kept where it is something.
    ...[...get(to!), ...get(lane!), ...whole(0), 0x47, ...whole(3), 0x74, ...ADD, ...set(to!)],
  ];
  const splat = (value: number, into: number): number[] => [...get(value), ...simd(SPLAT_F32), ...set(into)];
  return {
    parameters: [I32, I32, I32, F32, F32, F32],
    results: [I32],
    locals: [I32, V128, I32, V128, V128, V128],
    body: [
      ...[...splat(scale!, scales!), ...splat(least!, leasts!), ...splat(most!, mosts!)],
      ...LOOP,
      ...[...get(from!), ...load(0), ...get(from!), ...load(16), ...OR, ...ANY, ...IF],
      ...[...four(0), ...four(16), ...NARROW, ...set(both!), ...[0, 1, 2, 3].flatMap(pair), ...END],
      ...[...increase(place!, (STEP / 2) * PAIR_BYTES), ...increase(from!, STEP * 4), ...whileBelow(from!, end!)],
      ...END,
      ...get(to!),
    ],
  };
};

/**
 * `sum(pairs, end, weights, bytes, added, to, last)`: from the pairs that `pack` wrote the sums of a layer as floats, a block after the
 * other until `last`. Each block has so many `bytes` of weights.
 */
const sum = (): Code => {
  const [pairs, end, weights, bytes, added, to, last, at, row, inputs] = Array.from({ length: 10 }, (_, i) => i);
  const sums = Array.from({ length: BLOCK / 4 }, (_, index) => 10 + index);
  return {
    parameters: [I32, I32, I32, I32, I32, I32, I32],
    results: [],
    locals: [I32, I32, V128, ...sums.map(() => V128)],
    body: [
      ...LOOP,
      ...sums.flatMap((local, index) => [...get(added!), ...load(index * 16), ...set(local)]),
      ...[...get(pairs!), ...set(at!), ...get(at!), ...get(end!), 0x49],
      ...[...IF, ...LOOP],
      ...[...get(at!), 0x28, 2, 4, ...get(weights!), ...ADD, ...set(row!), ...get(at!), ...LOAD_SPLAT, ...set(inputs!)],
      ...sums.flatMap((local, index) => [
        ...[...get(row!), ...load(index * 16), ...get(inputs!), ...DOT],
        ...[...get(local), ...ADD_I32, ...set(local)],
      ]),
      ...[...increase(at!, 8), ...whileBelow(at!, end!), ...END, ...END],
      ...sums.flatMap((local, index) => [...get(to!), ...get(local), ...CONVERT, ...store(index * 16)]),
      ...[...get(weights!), ...get(bytes!), ...ADD, ...set(weights!)],
      ...[...increase(added!, BLOCK * 4), ...increase(to!, BLOCK * 4), ...whileBelow(to!, last!)],
      ...END,
    ],
  };
};

const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** The module: a memory that is given to it, and the two functions. */
const moduleBytes = (): Uint8Array<ArrayBuffer> => {
  const codes = [pack(), sum()];
  const types = codes.map(({ parameters, results }) => [
    0x60,
    ...list(parameters.map((type) => [type])),
    ...list(results.map((type) => [type])),
  ]);
  const bodies = codes.map(({ locals, body }) => {
    const content = [...list(locals.map((type) => [1, type])), ...body, ...END];
    return [...unsigned(content.length), ...content];
  });
  return Uint8Array.from([
    ...HEAD,
    ...section(1, list(types)),
    ...section(2, list([[...name('room'), ...name('memory'), 2, 0, 1]])),
    ...section(3, list([[0], [1]])),
    ...section(
      7,
      list([
        [...name('pack'), 0, 0],
        [...name('sum'), 0, 1],
      ]),
    ),
    ...section(10, list(bodies)),
  ]);
};

/** The two functions, on a memory; addresses are bytes of it, and multiples of 16 but for those of pairs. */
export interface Kernel {
  pack(from: number, end: number, to: number, scale: number, least: number, most: number): number;
  sum(pairs: number, end: number, weights: number, bytes: number, added: number, to: number, last: number): void;
}

/** As much of what every engine has as is needed here; types of Node leave it out. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: Kernel };
};

const PAGE = 65_536;
let compiled: object | undefined;

/** The functions with a memory of their own of at least so many bytes, all of them 0. */
export const kernelWith = (bytes: number): { readonly kernel: Kernel; readonly buffer: ArrayBuffer } => {
  compiled ??= new WebAssembly.Module(moduleBytes());
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  return { kernel: new WebAssembly.Instance(compiled, { room: { memory } }).exports, buffer: memory.buffer };
};
